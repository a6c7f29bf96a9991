import { afterEach, expect, test, vi } from 'vitest';
import { storedUnder } from './stored-under.ts';

afterEach(() => vi.unstubAllGlobals());

test('keys are found by what they begin with', () => {
  vi.stubGlobal('localStorage', { 'order a': '1', 'order b c': '1', orders: '1', 'an order d': '1' });
  expect(storedUnder('order ')).toEqual(['a', 'b c']);
});

test('a browser that refuses its storage has none', () => {
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      },
    ),
  );
  expect(storedUnder('order ')).toEqual([]);
});
