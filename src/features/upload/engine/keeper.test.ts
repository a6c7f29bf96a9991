import { expect, it } from 'vitest';
import { newEntry } from './entry.ts';
import { createKeeper } from './keeper.ts';
import type { ShelfRow } from './shelf-row.ts';

it('O65 files are kept in the order in which they were chosen, however many come at once', async () => {
  const kept: Pick<ShelfRow, 'name' | 'position'>[] = [];
  const shelf = {
    put: async (rows: readonly Pick<ShelfRow, 'name' | 'position'>[]) => void kept.push(...rows),
    remove: async () => {},
    takeOver: async () => {},
    copyOf: async () => undefined,
  };
  const keeper = createKeeper({ shelf, customer: () => 'user-anna' });
  const entries = Array.from({ length: 500 }, (_, index) => newEntry(new File([], `${index}.jpg`), undefined));
  keeper.follow([], entries);
  await keeper.settled();
  const positions = kept.map(({ position }) => position);
  expect(positions).toHaveLength(500);
  expect(positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0))).toBe(true);
});
