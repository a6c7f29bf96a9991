import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

const bytes = (length: number): Buffer => Buffer.alloc(length, 1);

test('what was used least recently is forgotten first', () => {
  const recent = createRecent(100);
  recent.set('a', bytes(25));
  recent.set('b', bytes(25));
  recent.set('c', bytes(25));
  recent.set('d', bytes(25));
  recent.get('a');
  recent.set('e', bytes(25));

  expect(['a', 'b', 'c', 'd', 'e'].map((key) => recent.get(key)?.byteLength)).toEqual([25, undefined, 25, 25, 25]);
});

test('something set again counts once', () => {
  const recent = createRecent(100);
  for (let i = 0; i < 10; i += 1) recent.set('a', bytes(25));
  recent.set('b', bytes(25));
  recent.set('c', bytes(25));

  expect(recent.get('a')).toBeDefined();
  expect(recent.get('b')).toBeDefined();
});

test('something larger than a quarter is not kept, and nothing is forgotten for it', () => {
  const recent = createRecent(100);
  recent.set('a', bytes(20));
  recent.set('large', bytes(26));

  expect(recent.get('large')).toBeUndefined();
  expect(recent.get('a')).toBeDefined();
});
