import { expect, test } from 'vitest';
import { nextPartSize, smallerPartSize } from './part-size.ts';

const KB = 1024;

test('parts are as large as the connection carries in a second', () => {
  expect(nextPartSize({ bytes: 256 * KB, ms: 500 })).toBe(512 * KB);
  expect(nextPartSize({ bytes: 512 * KB, ms: 2_000 })).toBe(256 * KB);
});

test('one lucky moment is not believed at once, and no part is endless or tiny', () => {
  expect(nextPartSize({ bytes: 256 * KB, ms: 0 })).toBe(1024 * KB);
  expect(nextPartSize({ bytes: 8192 * KB, ms: 1 })).toBe(8192 * KB);
  expect(nextPartSize({ bytes: 64 * KB, ms: 60_000 })).toBe(64 * KB);
  expect(smallerPartSize(256 * KB)).toBe(128 * KB);
  expect(smallerPartSize(64 * KB)).toBe(64 * KB);
});

test('a part on a very slow line ends long before its call is given up', () => {
  const slowest = nextPartSize({ bytes: 64 * KB, ms: 60_000 });
  expect((slowest / (5 * KB)) * 1_000).toBeLessThan(120_000);
});
