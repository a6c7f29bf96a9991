import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { isMissingScript, lazily, LazyBoundary } from './lazily.tsx';
import { setOffline } from './offline.ts';
import { mountForTest } from './test-mount.ts';

const Page = () => <p>here</p>;

function failingOnce() {
  return vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Page);
}

test('a script that was loaded before is rendered at once', async () => {
  const { load, isLoaded, Component } = lazily(() => Promise.resolve(Page));
  expect(isLoaded()).toBe(false);
  await load();
  expect(isLoaded()).toBe(true);
  expect(renderToStaticMarkup(<Component />)).toBe('<p>here</p>');
});

test('a script is asked for once, however often it is wanted', async () => {
  const importPage = vi.fn(() => Promise.resolve(Page));
  const { load } = lazily(importPage);
  await Promise.all([load(), load()]);
  await load();
  expect(importPage).toHaveBeenCalledTimes(1);
});

test('R5 a script that failed is asked for again by whoever wants it, and rendered when it came', async () => {
  const importPage = failingOnce();
  const { load, Component } = lazily(importPage);
  const error = await load().catch((failure: unknown) => failure);
  expect(isMissingScript(error)).toBe(true);
  await load();
  expect(importPage).toHaveBeenCalledTimes(2);
  expect(renderToStaticMarkup(<Component />)).toBe('<p>here</p>');
});

test('R5 a script that failed is asked for again when the connection is back', async () => {
  const importPage = failingOnce();
  const { load, isLoaded } = lazily(importPage);
  await expect(load()).rejects.toThrow('offline');
  setOffline(true);
  expect(importPage).toHaveBeenCalledTimes(1);
  setOffline(false);
  await vi.waitFor(() => expect(isLoaded()).toBe(true));
  setOffline(true);
  setOffline(false);
  expect(importPage).toHaveBeenCalledTimes(2);
});

function failingFirst() {
  return vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => 'here');
}

test('R5 what is drawn without its script gets it when the connection is back, and says once that it is missing', async () => {
  const whenMissing = vi.fn<() => void>();
  const { Component } = lazily(failingFirst(), { whenMissing, meanwhile: () => 'meanwhile' });
  const shown = mountForTest(<Component />);
  await vi.waitFor(() => expect(whenMissing).toHaveBeenCalledOnce());
  expect(shown()).toBe('meanwhile');
  setOffline(true);
  setOffline(false);
  await vi.waitFor(() => expect(shown()).toBe('here'));
  expect(whenMissing).toHaveBeenCalledOnce();
});

test('R5 a script that was asked for ahead in vain is asked for again when it is to be drawn', async () => {
  const { load, Component } = lazily(failingFirst());
  await expect(load()).rejects.toThrow('offline');
  const shown = mountForTest(
    <LazyBoundary fallback="meanwhile">
      <Component />
    </LazyBoundary>,
  );
  await vi.waitFor(() => expect(shown()).toBe('here'));
});
