import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAccount } from '../../accounts/accounts.ts';
import { openDataFolder } from '../../data-folder.ts';
import { createRuntime } from '../../runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { openPictures, picturePool } from '../pictures.ts';
import { APART } from './choice.ts';

const folder = openDataFolder(':memory:');
let runtime: Runtime;
beforeAll(() => {
  runtime = createRuntime({
    folder,
    addresses: { sandbox: '', local: '', app: '' },
    pool: picturePool,
    pictures: openPictures(),
    onFailure: (reason) => expect.fail(reason),
  });
});
afterAll(() => {
  runtime.close();
  folder.discard();
});

/** Originals of the photos of a timeline, oldest first. */
function timeline(email: string): number[] {
  const { database } = runtime.sandbox;
  const sql = 'SELECT picture FROM photo WHERE owner = ? ORDER BY month, taken, seq';
  return database.all<{ picture: number }>(sql, ensureAccount(database, email).id).map(({ picture }) => picture);
}

const originalOf = (picture: number) => picture % picturePool.originals;

/** Least number of photos between those with the same value. */
function closest(shown: readonly unknown[]): number {
  const last = new Map<unknown, number>();
  let least = shown.length;
  for (const [place, one] of shown.entries()) {
    least = Math.min(least, place - (last.get(one) ?? Number.NEGATIVE_INFINITY) - 1);
    last.set(one, place);
  }
  return least;
}

describe('on a timeline', () => {
  it.each(['anna@example.com', 'large@example.com', 'albums@example.com'])(
    'of %s no two photos near each other show the same original',
    (email) => {
      expect(closest(timeline(email).map(originalOf))).toBeGreaterThanOrEqual(APART);
    },
  );

  it("of Anna's 2,413 photos all of the pool is to be seen, and the same picture seldom comes again", () => {
    const pictures = timeline('anna@example.com');
    expect(pictures).toHaveLength(2413);
    expect(new Set(pictures.map(originalOf)).size).toBe(picturePool.originals);
    expect(new Set(pictures).size).toBeGreaterThan(picturePool.size * 0.95);
    expect(closest(pictures)).toBeGreaterThan(70);
  });

  it('neighbours seldom show the same kind of thing', () => {
    const kinds = timeline('anna@example.com').map((picture) => picturePool.kindOf(originalOf(picture)));
    expect(kinds.filter((kind, place) => kind === kinds[place - 1]).length / kinds.length).toBeLessThan(0.1);
  });
});
