import { afterEach, expect, test } from 'vitest';
import { ensureAccount } from '../accounts/accounts.ts';
import { createRuntime, type Runtime } from '../core/runtime.ts';
import { openDataFolder } from '../data-folder.ts';
import { findArchive, orderArchive } from './archives.ts';
import type { PictureStore } from './picture-pool.ts';
import { picturePool } from './pictures.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).reverse().forEach((close) => close()));

/** The sandbox's data with pictures that are there when `made` says so. */
function dataWith(read: PictureStore['read']): Runtime['sandbox'] {
  const folder = openDataFolder(':memory:');
  const runtime = createRuntime({ folder, addresses: { sandbox: '', app: '' }, pool: picturePool, pictures: { read }, onFailure: (reason, error) => expect.fail(`${reason} ${error}`) });
  closing.push(folder.discard, runtime.close);
  return runtime.sandbox;
}

test('P4.33 an archive is finished when every picture in it is there, and not before', { timeout: 20_000 }, async () => {
  const made = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  const sandbox = dataWith(async (wanted) => {
    asked.push(wanted.size);
    await made.promise;
    return { bytes: new Uint8Array(3), contentType: 'image/jpeg' };
  });
  const anna = ensureAccount(sandbox.database, 'anna@example.com');
  const photos = sandbox.database.all<{ id: string }>('SELECT min(id) AS id FROM photo WHERE owner = ? GROUP BY picture LIMIT 3', anna.id).map(({ id }) => id);
  const { id } = orderArchive(sandbox, anna, 'Three', photos);
  const status = () => findArchive(sandbox.database, id)?.status;
  await expect.poll(() => asked, { timeout: 10_000 }).toEqual(['original', 'original', 'original']);
  expect(status()).toBe('started');
  made.resolve();
  await expect.poll(status).toBe('finished');
});
