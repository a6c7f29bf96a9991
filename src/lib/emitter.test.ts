import { expect, test } from 'vitest';
import { createEmitter } from './emitter.ts';

test('who listens hears what happens, until it asks no more', () => {
  const { emit, on } = createEmitter<[number]>();
  const heard: number[] = [];
  const end = on((value) => heard.push(value));
  emit(1);
  end();
  emit(2);
  expect(heard).toEqual([1]);
});

test('who came first is told first, or last where that is asked for', () => {
  const told: string[] = [];
  for (const [order, names] of [
    [undefined, ['a', 'b']],
    ['newest first', ['c', 'd']],
  ] as const) {
    const { emit, on } = createEmitter(order);
    for (const name of names) on(() => told.push(name));
    emit();
  }
  expect(told).toEqual(['a', 'b', 'd', 'c']);
});

test('one that ends another while both are told keeps it from hearing', () => {
  const { emit, on } = createEmitter();
  let heard = 0;
  on(() => end());
  const end = on(() => (heard += 1));
  emit();
  expect(heard).toBe(0);
});
