import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { view } from './view.ts';

const Page = () => <p>here</p>;

test('a script that was loaded before is rendered at once', async () => {
  const { load, Component } = view(() => Promise.resolve(Page));
  await load();
  expect(renderToStaticMarkup(<Component />)).toBe('<p>here</p>');
});

test('a script is asked for once, however often it is wanted', async () => {
  const importPage = vi.fn(() => Promise.resolve(Page));
  const { load } = view(importPage);
  await Promise.all([load(), load()]);
  await load();
  expect(importPage).toHaveBeenCalledTimes(1);
});

test('a script that failed is asked for again, and rendered when it came', async () => {
  const importPage = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Page);
  const { load, Component } = view(importPage);
  await expect(load()).rejects.toThrow('offline');
  await load();
  expect(importPage).toHaveBeenCalledTimes(2);
  expect(renderToStaticMarkup(<Component />)).toBe('<p>here</p>');
});
