import type { Album } from '#generated/photo-management/model/index.ts';
import type { operations } from '#generated/photo-management/types.d.ts';
import type { Handlers } from '../../core/handlers.ts';
import { Problem, invalidRequest, notFound } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import {
  addToAlbum,
  albumFacts,
  createAlbum,
  deleteAlbum,
  ownAlbum,
  pageOfAlbums,
  removeFromAlbum,
  renameAlbum,
} from '../../library/albums.ts';
import type { AlbumRow } from '../../library/albums.ts';
import { orderArchive } from '../../library/archives.ts';
import { createImages } from '../../library/images.ts';
import { pageOfAlbum } from '../../library/photo-lists.ts';
import { readableSharedAlbum, sharedAlbumHolds } from '../../library/shared-albums.ts';
import { refuseTooMany } from './limits.ts';

type Albums =
  | 'listAlbums'
  | 'createAlbum'
  | 'getAlbum'
  | 'updateAlbum'
  | 'deleteAlbum'
  | 'listAlbumPhotos'
  | 'addPhotosToAlbum'
  | 'removePhotosFromAlbum'
  | 'createSharedAlbumDownload';

const MOST_IN_ARCHIVE = 100;

/** Own albums, their photos, and archives of shared albums. */
export function albumHandlers(sandbox: Sandbox): Pick<Handlers<operations>, Albums> {
  const { database, clock } = sandbox;
  const images = createImages(sandbox);

  function toAlbum(album: AlbumRow, withSharing: boolean): Album {
    return {
      ...albumFacts(database, images, album),
      userId: album.ownerSub,
      isShared: withSharing && album.shared === 1,
    };
  }

  return {
    listAlbums({ account, query }) {
      const { rows, cursor } = pageOfAlbums(database, account, query);
      const albums = rows.map((album) => toAlbum(album, query.displaySharedData ?? false));
      return { status: 200, body: { albums, cursor } };
    },
    createAlbum({ account, body }) {
      refuseName(body.name);
      const albumId = createAlbum(database, { owner: account.id, name: body.name, created: clock.now() });
      return { status: 201, body: { albumId } };
    },
    getAlbum({ account, params }) {
      return { status: 200, body: toAlbum(ownAlbum(database, account, params.id), true) };
    },
    updateAlbum({ account, params, body }) {
      const album = ownAlbum(database, account, params.id);
      refuseName(body.name);
      renameAlbum(database, album, body.name, clock.now());
      return { status: 204 };
    },
    deleteAlbum({ account, params }) {
      deleteAlbum(database, ownAlbum(database, account, params.id));
      return { status: 204 };
    },
    listAlbumPhotos({ account, params, query }) {
      const { rows, cursor } = pageOfAlbum(database, ownAlbum(database, account, params.id).seq, query);
      return { status: 200, body: { cursor, images: rows.map(images.of) } };
    },
    addPhotosToAlbum({ account, params, body }) {
      const album = ownAlbum(database, account, params.id);
      refuseTooMany(body.photoIds);
      addToAlbum(database, account, album, body.photoIds, clock.now());
      return { status: 204 };
    },
    removePhotosFromAlbum({ account, params, body }) {
      removeFromAlbum(database, ownAlbum(database, account, params.id), body.photoIds, clock.now());
      return { status: 204 };
    },
    createSharedAlbumDownload({ account, body }) {
      if (body.photos.length > MOST_IN_ARCHIVE)
        throw invalidRequest(`At most ${MOST_IN_ARCHIVE} photos fit into an archive.`);
      const album = readableSharedAlbum(database, account, body.albumId);
      if (!sharedAlbumHolds(database, album, body.photos)) throw notFound('A photo is not in this album.');
      const archive = orderArchive(
        sandbox,
        account,
        album.name,
        body.photos.map(({ photoId }) => photoId),
      );
      return { status: 201, body: archive };
    },
  };
}

/** Limit that the spec does not have: names are 255 characters long at most. */
function refuseName(name: string): void {
  if (name.length > 255) throw new Problem(422, 'album-name-invalid', 'The album name is longer than 255 characters.');
}
