import { expect, test } from 'vitest';
import { readStored, writeStored, type KeyValueStore, type Stored } from './storage.ts';

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
  expect(writeStored(size(store), 7)).toBe(true);
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
  expect(writeStored(refused, 7)).toBe(false);
  expect(readStored(refused)).toBeUndefined();
});
