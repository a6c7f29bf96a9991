import { expect, it } from 'vitest';
import { draftOf } from './draft.ts';

const defaults = { name: '', born: { day: '', month: '' }, isMine: false };
const values = { name: 'Ann', born: { day: '9', month: '3' }, isMine: true };
const typed = { values, from: defaults };

function tab(...entries: [string, string][]) {
  const kept = new Map(entries);
  return {
    values: kept,
    store: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }),
  };
}

it('S23 what was typed is kept under a key that signing out clears, and is taken once', () => {
  const { values: kept, store } = tab();
  draftOf('details', defaults, store).store(typed);
  expect([...kept.keys()]).toEqual(['formDraft:details']);
  expect(draftOf('other', defaults, store).claim()).toBeUndefined();
  expect(draftOf('details', defaults, store).claim()).toEqual(typed);
  expect(draftOf('details', defaults, store).claim()).toBeUndefined();
});

it('S23 a draft that is none of this form is thrown away', () => {
  const odd = [
    'nonsense',
    '[]',
    'null',
    '{"name":"Ann"}',
    ...[
      values,
      { ...typed, values: { name: 'Ann' } },
      { ...typed, values: { ...values, name: 1 } },
      { ...typed, from: { ...values, born: null } },
      { ...typed, values: { ...values, more: '' } },
    ].map((one) => JSON.stringify(one)),
  ];
  for (const text of odd) {
    const { values: kept, store } = tab(['formDraft:details', text]);
    expect(draftOf('details', defaults, store).claim()).toBeUndefined();
    expect(kept.size).toBe(0);
  }
});
