import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveTriedLink } from './save-file.ts';

const pressed: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  pressed.length = 0;
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      click(this: { href: string }) {
        pressed.push(this.href);
      },
      remove: () => {},
    }),
    body: { append: () => {} },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('R4 P4.36 files that are ready at the same moment are left to the browser one after the other: all of them come', () => {
  for (const name of ['a', 'b', 'c']) saveTriedLink(`https://files.test/${name}.zip`, `${name}.zip`);
  expect(pressed).toEqual(['https://files.test/a.zip']);
  vi.advanceTimersByTime(2_000);
  expect(pressed).toHaveLength(2);
  vi.advanceTimersByTime(2_000);
  expect(pressed).toEqual(['https://files.test/a.zip', 'https://files.test/b.zip', 'https://files.test/c.zip']);
  vi.advanceTimersByTime(60_000);
  saveTriedLink('https://files.test/d.zip', 'd.zip');
  expect(pressed).toHaveLength(4);
});
