import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
afterAll(() => sandbox.close());

async function read(path: string, as: string): Promise<Record<string, unknown>> {
  return (await sandbox.call(path, { as })).body as Record<string, unknown>;
}

/** Whole months and days until the photos are deleted. */
async function storageLeft(as: string): Promise<{ months: number; days: number }> {
  const { projectedDeletionDate } = await read('/photo-deletion/accounts/getaccountinformation', as);
  const days = (Date.parse(String(projectedDeletionDate)) - Date.now()) / 86_400_000;
  return { months: Math.floor(days / 30.4), days: Math.round(days) };
}

describe('the people', () => {
  it.each([
    ['anna@example.com', 2413, 12],
    ['empty@example.com', 0, 0],
    ['large@example.com', 100_000, 0],
    ['albums@example.com', 390, 2_000],
  ])('%s has %i photos and %i albums', async (email, photosCount, albumsCount) => {
    expect(await read('/photo-management/users', email)).toEqual({ photosCount, albumsCount });
  });

  it('large@example.com has 120 months, one with 5,000 photos', async () => {
    const months = Object.values(await read('/photo-management/users/timeline', 'large@example.com')).flatMap((year) =>
      Object.values(year as object),
    );
    expect(months).toHaveLength(120);
    expect(months.filter((count) => count === 5000)).toHaveLength(1);
  });

  it('anna@example.com has albums of all sizes: one for a wall, one longer than a page', async () => {
    const albums = await Promise.all(
      ['album-wall', 'album-lisbon', 'album-family'].map((id) =>
        read(`/photo-management/albums/${id}`, 'anna@example.com'),
      ),
    );
    expect(albums.map(({ photosCount }) => photosCount)).toEqual([6, 46, 620]);
  });

  it('P9 have storage that is safe, ends in two months, and ends tomorrow', async () => {
    expect((await storageLeft('anna@example.com')).months).toBeGreaterThanOrEqual(3);
    expect((await storageLeft('warning@example.com')).months).toBe(2);
    expect((await storageLeft('critical@example.com')).days).toBe(1);
  });

  it('A3 are business customers of each status, or consumers', async () => {
    const status = async (email: string) => (await read('/customer/customers/me', email))['b2bStatus'];
    expect(await status('b2b@example.com')).toBe('Default');
    expect(await status('b2b-new@example.com')).toBe('New');
    expect(await status('b2b-blocked@example.com')).toBe('Blocked');
    expect(await status('anna@example.com')).toBeUndefined();
  });

  it('A3.1 deleted@example.com does not exist any more', async () => {
    expect(await sandbox.call('/customer/customers/me', { as: 'deleted@example.com' })).toMatchObject({
      status: 404,
      body: { code: 'account-deleted' },
    });
  });

  it('carl@example.com takes part in the album that Anna shares', async () => {
    expect(await read('/shared-albums/shared-albums/album-skagen', 'carl@example.com')).toMatchObject({
      ownerId: 'user-anna',
    });
  });
});
