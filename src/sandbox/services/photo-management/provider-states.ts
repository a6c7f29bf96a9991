import type { Account } from '../../accounts/accounts.ts';
import { RELATIVES, ensureAccount } from '../../accounts/accounts.ts';
import { defineState, givenIds, OPTIONAL_ID } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { addToAlbum, createAlbum, deleteAlbum, findAlbum } from '../../library/albums.ts';
import { deleteAllPhotos, insertPhotos } from '../../library/photos.ts';
import type { LibraryStatus } from '../../library/tables.ts';
import type { Schema } from '../../spec/document.ts';

const ID: Schema = { type: 'string', minLength: 1 };
const IDS: Schema = { type: 'array', items: ID, default: [] };
const COUNT: Schema = { type: 'integer', minimum: 0, maximum: 1000, default: 3 };
const STATUSES: LibraryStatus[] = ['ACTIVE', 'NOT_ACTIVE', 'IMPORTING', 'DELETING'];

/** Ids of photos: by themselves those that requests hold, which may be the service's own, and any number of others. */
type PhotoIds = { photoId: string; otherPhotoId: string; photoIds: string[] };

const PHOTO_IDS = { photoId: OPTIONAL_ID, otherPhotoId: OPTIONAL_ID, photoIds: IDS };

/** What is known of a photo besides what must be. */
export type PhotoFacts = { dateTaken?: string; uploadEnd?: string; visibleWidth?: number; visibleHeight?: number };

export const PHOTO_FACTS: Schema = {
  type: 'object',
  default: {},
  properties: {
    dateTaken: { type: 'string' },
    uploadEnd: { type: 'string' },
    visibleWidth: { type: 'integer', minimum: 1 },
    visibleHeight: { type: 'integer', minimum: 1 },
  },
  description: 'What is known of each photo, such as this; how large one is follows from its picture.',
};

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
  defineState<{ year: number; month: number; count: number; photo: PhotoFacts }>({
    name: 'the customer has photos in a month',
    description:
      'That month holds exactly so many photos, each with its thumbnails; other months are left as they are.',
    parameters: {
      year: { type: 'integer', minimum: 1971, maximum: 2100 },
      month: { type: 'integer', minimum: 1, maximum: 12 },
      count: COUNT,
      photo: PHOTO_FACTS,
    },
    setup(sandbox, account, { year, month, count, photo }) {
      sandbox.database.run('DELETE FROM photo WHERE owner = ? AND month = ?', account.id, year * 100 + month);
      const dateTaken = new Date(Date.UTC(year, month - 1, 12, 14, 3)).toISOString();
      addPhotos(sandbox, account, namedIds(`photo-${year}-${month}`, count), { dateTaken, ...photo });
    },
  }),
  defineState<{ count: number }>({
    name: 'the customer has photos without a date',
    description: 'So many photos, each with its thumbnails, are filed under 1970 -> 1.',
    parameters: { count: COUNT },
    setup(sandbox, account, { count }) {
      sandbox.database.run('DELETE FROM photo WHERE owner = ? AND month = 0', account.id);
      addPhotos(sandbox, account, namedIds('photo-undated', count), { dateTaken: new Date(0).toISOString() });
    },
  }),
  defineState<PhotoIds>({
    name: 'photos exist',
    description: 'The customer has photos with these ids, among others, each with its thumbnails.',
    parameters: PHOTO_IDS,
    setup: (sandbox, account, ids) => addPhotos(sandbox, account, allOf(ids)),
  }),
  defineState<{ photoIds: string[]; taken: string }>({
    name: 'photos arrive from another device',
    description: 'The customer has just uploaded photos with these ids, taken at that time.',
    parameters: { photoIds: { type: 'array', items: ID, minItems: 1 }, taken: { type: 'string', format: 'date-time' } },
    setup: (sandbox, account, { photoIds, taken }) =>
      addPhotos(sandbox, account, photoIds, {
        dateTaken: taken,
        uploadEnd: new Date(sandbox.clock.now()).toISOString(),
      }),
  }),
  defineState<PhotoIds & { ownerId: string }>({
    name: 'photos of another customer exist',
    description: 'Somebody else, called `ownerId`, has photos with these ids.',
    parameters: { ...PHOTO_IDS, ownerId: OPTIONAL_ID },
    setup: (sandbox, _account, ids) => addPhotos(sandbox, stranger(sandbox), allOf(ids)),
    ownIds: (sandbox) => ({ ownerId: stranger(sandbox).sub }),
  }),
  defineState<{ count: number; photo: PhotoFacts }>({
    name: 'the customer has albums',
    description: 'Exactly so many albums, the newest first with two photos in it, each with its thumbnails.',
    parameters: { count: COUNT, photo: PHOTO_FACTS },
    setup(sandbox, account, { count, photo }) {
      sandbox.database.run('DELETE FROM album WHERE owner = ?', account.id);
      namedIds('album', count).forEach((albumId, index) => makeAlbum(sandbox, account, albumId, `Album ${index + 1}`));
      if (count > 0) fillAlbum(sandbox, account, `album-${count}`, ['photo-1', 'photo-2'], photo);
    },
  }),
  defineState<PhotoIds & { albumId: string; name: string; isShared: boolean; photo: PhotoFacts }>({
    name: 'an album exists',
    description:
      'The customer has that album with exactly these photos, each with its thumbnails; the first one is its cover.',
    parameters: {
      albumId: ID,
      name: { type: 'string', minLength: 1, default: 'Summer in Skagen' },
      ...PHOTO_IDS,
      isShared: { type: 'boolean', default: false },
      photo: PHOTO_FACTS,
    },
    setup(sandbox, account, { albumId, name, isShared, photo, ...ids }) {
      makeAlbum(sandbox, account, albumId, name, isShared);
      fillAlbum(sandbox, account, albumId, allOf(ids), photo);
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

function allOf({ photoId, otherPhotoId, photoIds }: PhotoIds): string[] {
  return [...givenIds(photoId, otherPhotoId), ...photoIds];
}

function setStatus({ database }: Sandbox, account: Account, status: LibraryStatus): void {
  const sql = 'INSERT INTO library (account, status) VALUES (?1, ?2) ON CONFLICT (account) DO UPDATE SET status = ?2';
  database.run(sql, account.id, status);
}

/** Gives the account photos with these ids; ids that are taken change their owner. */
function addPhotos(
  sandbox: Sandbox,
  account: Account,
  ids: readonly string[],
  { dateTaken = '2024-05-12T14:03:00Z', uploadEnd = '2024-05-13T08:00:00Z' }: PhotoFacts = {},
): void {
  const { database } = sandbox;
  const [taken, uploaded] = [Date.parse(dateTaken), Date.parse(uploadEnd)];
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
export function fillAlbum(
  sandbox: Sandbox,
  account: Account,
  albumId: string,
  photoIds: readonly string[],
  photo?: PhotoFacts,
): void {
  const album = findAlbum(sandbox.database, albumId);
  if (!album || photoIds.length === 0) return;
  addPhotos(sandbox, account, photoIds, photo);
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
