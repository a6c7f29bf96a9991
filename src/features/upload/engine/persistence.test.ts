import { expect, it } from 'vitest';
import { createPersistence, newEntry } from './persistence.ts';
import type { StoredUpload } from './upload-store.ts';

it('O65 files are kept in the order in which they were chosen, however many come at once', async () => {
  const kept: Pick<StoredUpload, 'name' | 'position'>[] = [];
  const store = {
    put: async (rows: readonly Pick<StoredUpload, 'name' | 'position'>[]) => void kept.push(...rows),
    remove: async () => {},
    restore: async () => {},
    copyOf: async () => undefined,
  };
  const persistence = createPersistence({ store, customer: () => 'user-anna' });
  const entries = Array.from({ length: 500 }, (_, index) => newEntry(new File([], `${index}.jpg`), undefined));
  persistence.follow([], entries);
  await persistence.settled();
  const positions = kept.map(({ position }) => position);
  expect(positions).toHaveLength(500);
  expect(positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0))).toBe(true);
});
