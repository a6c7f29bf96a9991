import { afterEach, expect, test, vi } from 'vitest';
import { onStoredElsewhere, readStored, writeStored, type KeyValueStore, type Stored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function memory(): KeyValueStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const size = (store: KeyValueStore): Stored<number> => ({
  key: 'size',
  parse: (value) => (typeof value === 'number' && value >= 0 ? value : undefined),
  store: () => store,
});

test('a value comes back as it was stored', () => {
  const store = memory();
  writeStored(size(store), 7);
  expect(readStored(size(store))).toBe(7);
});

test.each(['', '{', '"7"', '-1', 'null'])('O45 the malformed value %j is removed', (text) => {
  const store = memory();
  store.kept.set('size', text);
  expect(readStored(size(store))).toBeUndefined();
  expect(store.kept.has('size')).toBe(false);
});

test('undefined removes what is stored', () => {
  const store = memory();
  writeStored(size(store), 7);
  writeStored(size(store), undefined);
  expect(store.kept.size).toBe(0);
});

test('a browser that refuses its storage costs the value and nothing else', () => {
  const refused: Stored<number> = {
    ...size(memory()),
    store: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(() => writeStored(refused, 7)).not.toThrow();
  expect(readStored(refused)).toBeUndefined();
});

test('what another tab stores under a key, or takes away with all others, is told until that ends', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const store = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const run = vi.fn();
  const end = onStoredElsewhere('order ', run);
  for (const key of ['order a', 'another', null]) store(key);
  expect(run).toHaveBeenCalledTimes(2);
  end();
  store('order a');
  expect(run).toHaveBeenCalledTimes(2);
});
