import type { SharedAlbum, SharedAlbumSummary } from '#generated/shared-albums/model/index.ts';
import type { operations } from '#generated/shared-albums/types.d.ts';
import { accountById } from '../../accounts/accounts.ts';
import { defineService } from '../../core/service.ts';
import { albumFacts } from '../../library/albums.ts';
import type { AlbumRow } from '../../library/albums.ts';
import { createImages } from '../../library/images.ts';
import { pageOfAlbum } from '../../library/photo-lists.ts';
import {
  pageOfSharedAlbums,
  readableSharedAlbum,
  readersOf,
  removeSharedAlbum,
  sharedAlbumSummary,
} from '../../library/shared-albums.ts';
import { sharedAlbumStates } from './provider-states.ts';

/** Albums that a customer shares or may read. */
export const sharedAlbums = defineService<operations>({
  slug: 'shared-albums',
  states: sharedAlbumStates,
  createHandlers(sandbox) {
    const { database } = sandbox;
    const images = createImages(sandbox);

    function toSharedAlbum(album: AlbumRow): SharedAlbum {
      return { ...albumFacts(database, images, album), ownerId: album.ownerSub };
    }

    return {
      getSharedAlbumSummary({ account }) {
        const { read, granted, created, updated } = sharedAlbumSummary(database, account);
        const body: SharedAlbumSummary = { readAlbumsCount: read, grantedAlbumsCount: granted };
        if (created !== null) body.created = new Date(created).toISOString();
        if (updated !== null) body.updated = new Date(updated).toISOString();
        return { status: 200, body };
      },
      listSharedAlbums({ account, query }) {
        const { rows, cursor } = pageOfSharedAlbums(database, account, query);
        return { status: 200, body: { cursor, albums: rows.map(toSharedAlbum) } };
      },
      getSharedAlbum({ account, params }) {
        return { status: 200, body: toSharedAlbum(readableSharedAlbum(database, account, params.id)) };
      },
      deleteSharedAlbum({ account, params }) {
        removeSharedAlbum(database, account, readableSharedAlbum(database, account, params.id));
        return { status: 204 };
      },
      getSharedAlbumParticipants({ account, params }) {
        const album = readableSharedAlbum(database, account, params.id);
        const owner = accountById(database, album.owner);
        const participants = readersOf(database, album).map(({ sub, email }) => ({ id: sub, email }));
        return { status: 200, body: { owner: { id: owner.sub, email: owner.email }, participants } };
      },
      listSharedAlbumPhotos({ account, params, query }) {
        const album = readableSharedAlbum(database, account, params.id);
        const { rows, cursor } = pageOfAlbum(database, album.seq, query);
        const withOwner = rows.map((row) => ({ ...images.of(row), ownerId: accountById(database, row.owner).sub }));
        return { status: 200, body: { cursor, images: withOwner } };
      },
    };
  },
});
