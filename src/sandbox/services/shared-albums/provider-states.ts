import { RELATIVES, ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import { defineState, givenIds, OPTIONAL_ID } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { findAlbum } from '../../library/albums.ts';
import { shareAlbum } from '../../library/shared-albums.ts';
import type { Schema } from '../../spec/document.ts';
import { fillAlbum, makeAlbum, PHOTO_FACTS, stranger, type PhotoFacts } from '../photo-management/provider-states.ts';

const ID: Schema = { type: 'string', minLength: 1 };
const MOMENT: Schema = { type: 'string', default: '' };
const CARL = 'carl@example.com';

/** Situations of shared albums that contracts ask for. */
export const sharedAlbumStates = [
  defineState<{
    albumId: string;
    name: string;
    role: 'owner' | 'participant';
    ownerId: string;
    photoId: string;
    photoIds: string[];
    ownPhotoIds: string[];
    photo: PhotoFacts;
    created: string;
    updated: string;
  }>({
    name: 'a shared album exists',
    description:
      'An album that the customer shares with Carl and Maya, or that Carl shares with the customer and Maya. `ownerId` is its owner, `photoId` and `photoIds` are photos of theirs, `ownPhotoIds` photos of the customer, each with its thumbnails.',
    parameters: {
      albumId: ID,
      name: { type: 'string', minLength: 1, default: "Carl and Mia's wedding" },
      role: { enum: ['owner', 'participant'], default: 'participant' },
      ownerId: OPTIONAL_ID,
      photoId: OPTIONAL_ID,
      photoIds: { type: 'array', items: ID, default: [] },
      ownPhotoIds: { type: 'array', items: ID, default: [] },
      photo: PHOTO_FACTS,
      created: MOMENT,
      updated: { ...MOMENT, description: 'When it was last changed.' },
    },
    setup(sandbox, account, { albumId, name, role, photoId, photoIds, ownPhotoIds, photo, created, updated }) {
      const { database } = sandbox;
      const owner = ownerOf(sandbox, account, role);
      makeAlbum(sandbox, owner, albumId, name, true);
      share(sandbox, albumId, role === 'owner' ? ensureAccount(database, CARL) : account);
      share(sandbox, albumId, ensureAccount(database, RELATIVES.maya.email));
      fillAlbum(sandbox, owner, albumId, [...givenIds(photoId), ...photoIds], photo);
      fillAlbum(sandbox, account, albumId, ownPhotoIds, photo);
      const sql = 'UPDATE album SET created = ?, updated = ? WHERE id = ?';
      if (created !== '') database.run(sql, Date.parse(created), Date.parse(updated || created), albumId);
    },
    ownIds: (sandbox, account, { role }) => ({ ownerId: ownerOf(sandbox, account, role).sub }),
  }),
  defineState<{ albumId: string; ownerId: string; photoId: string }>({
    name: 'a shared album that the customer may not read exists',
    description: 'Two other people share that album, with a photo of its owner.',
    parameters: { albumId: ID, ownerId: OPTIONAL_ID, photoId: OPTIONAL_ID },
    setup(sandbox, _account, { albumId, photoId }) {
      makeAlbum(sandbox, stranger(sandbox), albumId, 'Not for you', true);
      share(sandbox, albumId, ensureAccount(sandbox.database, RELATIVES.maya.email));
      fillAlbum(sandbox, stranger(sandbox), albumId, givenIds(photoId));
    },
    ownIds: (sandbox) => ({ ownerId: stranger(sandbox).sub }),
  }),
  defineState<Record<string, never>>({
    name: 'the customer has no shared albums',
    description: 'Nobody shares anything with the customer, nor the other way round.',
    parameters: {},
    setup({ database }, account) {
      database.run('DELETE FROM album_reader WHERE account = ?', account.id);
      database.run('DELETE FROM album WHERE owner = ? AND shared = 1', account.id);
    },
  }),
];

function ownerOf({ database }: Sandbox, account: Account, role: 'owner' | 'participant'): Account {
  return role === 'owner' ? account : ensureAccount(database, CARL);
}

function share({ database }: Sandbox, albumId: string, reader: Account): void {
  const album = findAlbum(database, albumId);
  if (album) shareAlbum(database, album, reader);
}
