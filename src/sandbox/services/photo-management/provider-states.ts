import type { Account } from '../../accounts/accounts.ts';
import { RELATIVES, ensureAccount } from '../../accounts/accounts.ts';
import { defineState } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { LibraryStatus } from '../../library/activation.ts';
import { addToAlbum, createAlbum, deleteAlbum, findAlbum } from '../../library/albums.ts';
import { deleteAllPhotos, insertPhotos } from '../../library/photos.ts';
import type { Schema } from '../../spec/document.ts';

const ID: Schema = { type: 'string', minLength: 1 };
const COUNT: Schema = { type: 'integer', minimum: 0, maximum: 1000, default: 3 };
const STATUSES: LibraryStatus[] = ['ACTIVE', 'NOT_ACTIVE', 'IMPORTING', 'DELETING'];

/** Situations of the photo library that contracts ask for. */
export const photoManagementStates = [
  defineState<{ status: LibraryStatus }>({
    name: 'the photo library has the status',
    description: 'Activation has come so far; an import does not move on by itself.',
    parameters: { status: { enum: STATUSES } },
    setup: (sandbox, account, { status }) => setStatus(sandbox, account, status),
  }),
  defineState<Record<string, never>>({
    name: 'the photo library is not activated',
    description: 'The customer has never used the library.',
    parameters: {},
    setup: (sandbox, account) => setStatus(sandbox, account, 'NOT_ACTIVE'),
  }),
  defineState<Record<string, never>>({
    name: 'the customer has no photo library',
    description: 'The service has never heard of the customer.',
    parameters: {},
    setup({ database }, account) {
      deleteAllPhotos(database, account);
      database.run('DELETE FROM library WHERE account = ?', account.id);
    },
  }),
  defineState<Record<string, never>>({
    name: 'the customer has no photos',
    description: 'The library is active and empty; albums stay.',
    parameters: {},
    setup({ database }, account) {
      deleteAllPhotos(database, account);
    },
  }),
  defineState<{ year: number; month: number; count: number }>({
    name: 'the customer has photos in a month',
    description: 'That month holds exactly so many photos; other months are left as they are.',
    parameters: {
      year: { type: 'integer', minimum: 1971, maximum: 2100 },
      month: { type: 'integer', minimum: 1, maximum: 12 },
      count: COUNT,
    },
    setup(sandbox, account, { year, month, count }) {
      sandbox.database.run('DELETE FROM photo WHERE owner = ? AND month = ?', account.id, year * 100 + month);
      addPhotos(sandbox, account, namedIds(`photo-${year}-${month}`, count), Date.UTC(year, month - 1, 12, 14, 3));
    },
  }),
  defineState<{ count: number }>({
    name: 'the customer has photos without a date',
    description: 'So many photos are filed under 1970 -> 1.',
    parameters: { count: COUNT },
    setup(sandbox, account, { count }) {
      sandbox.database.run('DELETE FROM photo WHERE owner = ? AND month = 0', account.id);
      addPhotos(sandbox, account, namedIds('photo-undated', count), 0);
    },
  }),
  defineState<{ photoIds: string[] }>({
    name: 'photos exist',
    description: 'The customer has photos with these ids, among others.',
    parameters: { photoIds: { type: 'array', items: ID, minItems: 1 } },
    setup: (sandbox, account, { photoIds }) => addPhotos(sandbox, account, photoIds),
  }),
  defineState<{ photoIds: string[]; taken: string }>({
    name: 'photos arrive from another device',
    description: 'The customer has just uploaded photos with these ids, taken at that time.',
    parameters: { photoIds: { type: 'array', items: ID, minItems: 1 }, taken: { type: 'string', format: 'date-time' } },
    setup: (sandbox, account, { photoIds, taken }) =>
      addPhotos(sandbox, account, photoIds, Date.parse(taken), sandbox.clock.now()),
  }),
  defineState<{ photoIds: string[] }>({
    name: 'photos of another customer exist',
    description: 'Somebody else has photos with these ids.',
    parameters: { photoIds: { type: 'array', items: ID, minItems: 1 } },
    setup: (sandbox, _account, { photoIds }) => addPhotos(sandbox, stranger(sandbox), photoIds),
  }),
  defineState<{ count: number }>({
    name: 'the customer has albums',
    description: 'Exactly so many albums, the newest first with two photos in it.',
    parameters: { count: COUNT },
    setup(sandbox, account, { count }) {
      sandbox.database.run('DELETE FROM album WHERE owner = ?', account.id);
      namedIds('album', count).forEach((albumId, index) => makeAlbum(sandbox, account, albumId, `Album ${index + 1}`));
      if (count > 0) fillAlbum(sandbox, account, `album-${count}`, ['photo-1', 'photo-2']);
    },
  }),
  defineState<{ albumId: string; name: string; photoIds: string[]; isShared: boolean }>({
    name: 'an album exists',
    description: 'The customer has that album with exactly these photos; the first one is its cover.',
    parameters: {
      albumId: ID,
      name: { type: 'string', minLength: 1, default: 'Summer in Skagen' },
      photoIds: { type: 'array', items: ID, default: [] },
      isShared: { type: 'boolean', default: false },
    },
    setup(sandbox, account, { albumId, name, photoIds, isShared }) {
      makeAlbum(sandbox, account, albumId, name, isShared);
      fillAlbum(sandbox, account, albumId, photoIds);
    },
  }),
  defineState<{ albumId: string }>({
    name: 'an album of another customer exists',
    description: 'Somebody else has that album.',
    parameters: { albumId: ID },
    setup: (sandbox, _account, { albumId }) => makeAlbum(sandbox, stranger(sandbox), albumId, 'Not yours'),
  }),
  defineState<{ albumId: string }>({
    name: 'an album does not exist',
    description: 'Nobody has an album of that id.',
    parameters: { albumId: ID },
    setup: ({ database }, _account, { albumId }) => removeAlbum(database, albumId),
  }),
];

function setStatus({ database }: Sandbox, account: Account, status: LibraryStatus): void {
  const sql = 'INSERT INTO library (account, status) VALUES (?1, ?2) ON CONFLICT (account) DO UPDATE SET status = ?2';
  database.run(sql, account.id, status);
}

/** Gives the account photos with these ids; ids that are taken change their owner. */
function addPhotos(
  sandbox: Sandbox,
  account: Account,
  ids: readonly string[],
  taken = Date.UTC(2024, 4, 12, 14, 3),
  uploaded = Date.UTC(2024, 4, 13, 8),
): void {
  const { database } = sandbox;
  database.run('DELETE FROM photo WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(ids));
  const photos = ids.map((id, index) => ({
    id,
    taken: taken === 0 ? 0 : taken + index * 60_000,
    uploaded: uploaded + index * 1000,
    picture: index % sandbox.pool.size,
    fileName: `IMG_${2041 + index}.JPG`,
  }));
  insertPhotos(database, account.id, photos);
}

/** Makes an album of that id, in place of one that exists. */
export function makeAlbum({ database }: Sandbox, owner: Account, id: string, name: string, shared = false): void {
  removeAlbum(database, id);
  const created = Date.UTC(2024, 5, 1, 10);
  createAlbum(database, { owner: owner.id, id, name, created, shared });
}

/** Puts photos of the account into an album, made for it where they do not exist. */
export function fillAlbum(sandbox: Sandbox, account: Account, albumId: string, photoIds: readonly string[]): void {
  const album = findAlbum(sandbox.database, albumId);
  if (!album || photoIds.length === 0) return;
  addPhotos(sandbox, account, photoIds);
  addToAlbum(sandbox.database, account, album, photoIds, Date.UTC(2024, 5, 2, 11, 30));
}

/** A customer whom contracts never speak for. */
export function stranger({ database }: Sandbox): Account {
  return ensureAccount(database, RELATIVES.tom.email);
}

function removeAlbum(database: Sandbox['database'], id: string): void {
  const album = findAlbum(database, id);
  if (album) deleteAlbum(database, album);
}

function namedIds(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);
}
