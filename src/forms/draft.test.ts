import { expect, it } from 'vitest';
import { draftOf, forgetDrafts } from './draft.ts';

const defaults = { name: '', born: { day: '', month: '' }, isMine: false };
const typed = { name: 'Ann', born: { day: '9', month: '3' }, isMine: true };

function tab(...entries: [string, string][]) {
  const values = new Map(entries);
  return {
    values,
    store: () => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }),
  };
}

it('S23 what was typed is kept under a key that signing out clears, and is taken once', () => {
  const { values, store } = tab();
  draftOf('details', defaults, store).keep(typed);
  expect([...values.keys()]).toEqual(['formDraft:details']);
  expect(draftOf('other', defaults, store).take()).toBeUndefined();
  expect(draftOf('details', defaults, store).take()).toEqual(typed);
  expect(draftOf('details', defaults, store).take()).toBeUndefined();
});

it('S23 a draft that is none of this form is thrown away', () => {
  const odd = ['nonsense', '[]', 'null', '{"name":"Ann"}', JSON.stringify({ ...typed, name: 1 }), JSON.stringify({ ...typed, born: null }), JSON.stringify({ ...typed, more: '' })];
  for (const text of odd) {
    const { values, store } = tab(['formDraft:details', text]);
    expect(draftOf('details', defaults, store).take()).toBeUndefined();
    expect(values.size).toBe(0);
  }
});

it('S14 once the customer is gone nothing is kept', () => {
  const { values, store } = tab();
  forgetDrafts();
  draftOf('details', defaults, store).keep(typed);
  expect(values.size).toBe(0);
});
