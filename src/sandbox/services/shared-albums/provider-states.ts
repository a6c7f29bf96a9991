import { RELATIVES, ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import { defineState } from '../../core/provider-states.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { findAlbum } from '../../library/albums.ts';
import { shareAlbum } from '../../library/shared-albums.ts';
import type { Schema } from '../../spec/document.ts';
import { fillAlbum, makeAlbum, stranger } from '../photo-management/provider-states.ts';

const ID: Schema = { type: 'string', minLength: 1 };

/** Situations of shared albums that contracts ask for. */
export const sharedAlbumStates = [
  defineState<{
    albumId: string;
    name: string;
    role: 'owner' | 'participant';
    photoIds: string[];
    ownPhotoIds: string[];
  }>({
    name: 'a shared album exists',
    description:
      'An album that the customer shares with Carl and Maya, or that Carl shares with the customer and Maya. `photoIds` are photos of its owner, `ownPhotoIds` photos of the customer.',
    parameters: {
      albumId: ID,
      name: { type: 'string', minLength: 1, default: "Carl and Mia's wedding" },
      role: { enum: ['owner', 'participant'], default: 'participant' },
      photoIds: { type: 'array', items: ID, default: [] },
      ownPhotoIds: { type: 'array', items: ID, default: [] },
    },
    setup(sandbox, account, { albumId, name, role, photoIds, ownPhotoIds }) {
      const carl = ensureAccount(sandbox.database, 'carl@example.com');
      const owner = role === 'owner' ? account : carl;
      makeAlbum(sandbox, owner, albumId, name, true);
      share(sandbox, albumId, role === 'owner' ? carl : account);
      share(sandbox, albumId, ensureAccount(sandbox.database, RELATIVES.maya.email));
      fillAlbum(sandbox, owner, albumId, photoIds);
      fillAlbum(sandbox, account, albumId, ownPhotoIds);
    },
  }),
  defineState<{ albumId: string }>({
    name: 'a shared album that the customer may not read exists',
    description: 'Two other people share that album.',
    parameters: { albumId: ID },
    setup(sandbox, _account, { albumId }) {
      makeAlbum(sandbox, stranger(sandbox), albumId, 'Not for you', true);
      share(sandbox, albumId, ensureAccount(sandbox.database, RELATIVES.maya.email));
    },
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

function share({ database }: Sandbox, albumId: string, reader: Account): void {
  const album = findAlbum(database, albumId);
  if (album) shareAlbum(database, album, reader);
}
