import { expect } from 'vitest';
import { removeSharedAlbum, sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { getSharedAlbum, getSharedAlbumParticipants } from '#generated/shared-albums/calls.ts';
import type { operations } from '#generated/shared-albums/types.d.ts';
import { photoFacts } from './photo-management.situations.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('shared-albums');

const albumLoadFailed = 'Unable to display album. Please refresh the page or try again later.';
const albumsLoadFailed = 'Unable to display shared albums. Please refresh the page or try again later.';
const photosLoadFailed = 'Unable to display album photos. Please refresh the page or try again later.';
const removeFailed = 'Unable to remove album. Please try again';

const provoked = { provoked: true } as const;
const none = { state: 'the customer has no shared albums' };
const aSharedAlbum = (albumId: string, ...photoIds: string[]) => ({
  state: 'a shared album exists',
  albumId,
  photoIds,
});
const notForHer = { state: 'a shared album that the customer may not read exists', albumId: 'album-9' };
const noAlbum = { state: 'an album does not exist', albumId: 'album-9' };

const album = { id: 'album-9' };
const byDate = { sortKey: 'dateTaken', sortOrder: 'desc' } as const;
const cover = {
  imageId: 'photo-1',
  localFileName: 'IMG_2041.JPG',
  uploadId: 'upload-1',
  url: 'https://photo-files.example/photo-1/original',
  untouchedUrl: 'https://photo-files.example/photo-1/untouched',
  thumbnails: [],
};

operation(
  'getSharedAlbumSummary',
  { ids: 'P7.21', call: () => read(sharedAlbumQueries.summary()) },
  ({ on, refusedToken, broken }) => {
    const moments = { created: '2023-08-20T16:00:00Z', updated: '2023-08-21T09:00:00Z' };
    on(200, 'the counts, and when they changed', {
      ids: 'P3.31 P3.32 P3.33 P3.34',
      given: { ...aSharedAlbum('album-9'), ...moments },
    }).gives((counts) => expect(counts).toEqual({ readAlbumsCount: 2, grantedAlbumsCount: 1, ...moments }));
    on(200, 'the counts alone', { ids: 'P3.33 P3.34 O38', given: none, example: 'countsOnly' }).gives((counts) =>
      expect(counts).toEqual({ readAlbumsCount: 0, grantedAlbumsCount: 0 }),
    );
    refusedToken();
    on(404, 'there never was a shared album', provoked).gives((counts) =>
      expect(counts).toEqual({ readAlbumsCount: 0, grantedAlbumsCount: 0 }),
    );
    on(500, 'the service fails', provoked).fails(null);
    broken('P3.31', 'readAlbumsCount');
    broken('P3.32', 'grantedAlbumsCount');
    broken('P3.33', 'created', 'yesterday');
    broken('P3.34', 'updated', 1715522580);
  },
);

operation(
  'listSharedAlbums',
  { ids: 'P7.20', request: { query: { limit: 50 } }, call: () => read(sharedAlbumQueries.page({ limit: 50 })) },
  ({ on, refusedToken, broken }) => {
    on(200, 'a page with more to come', {
      ids: 'P3.28 P3.29 P3.30',
      given: [none, aSharedAlbum('album-8'), aSharedAlbum('album-9')],
      request: { query: { limit: 1 } },
      call: () => read(sharedAlbumQueries.page({ limit: 1 })),
    }).gives(({ cursor, albums }) => {
      expect(cursor).toBe('b3BhcXVl');
      expect(albums).toMatchObject([{ albumId: 'album-9', coverPhoto: null, ownerId: 'user-carl' }]);
    });
    on(200, 'the last page, of an album with a cover', {
      ids: 'P3.22 P3.30',
      given: [none, aSharedAlbum('album-9', 'photo-1')],
      body: ({ albums }) => ({ cursor: null, albums: albums.map((one) => ({ ...one, coverPhoto: cover })) }),
    }).gives(({ cursor, albums }) => {
      expect(cursor).toBeNull();
      expect(albums[0]?.coverPhoto).toEqual(cover);
    });
    on(200, 'no shared album at all', { given: none, example: 'lastPage', exactly: ['albums'] }).gives((page) =>
      expect(page).toEqual({ cursor: null, albums: [] }),
    );
    on(400, 'a cursor that is none', {
      request: { query: { cursor: 'none', limit: 50 } },
      call: () => read(sharedAlbumQueries.page({ cursor: 'none', limit: 50 })),
    }).fails(albumsLoadFailed);
    refusedToken();
    on(500, 'the service fails', provoked).fails(albumsLoadFailed);
    broken('P3.29', 'albums');
    broken('P3.30', 'cursor');
  },
);

operation(
  'getSharedAlbum',
  {
    ids: 'P7.22',
    request: { path: album },
    call: () => read(sharedAlbumQueries.detail('album-9')),
    alone: () => getSharedAlbum('album-9'),
  },
  ({ on, refusedToken, broken }) => {
    const beside = ['getSharedAlbumParticipants'];
    on(200, 'an album without a cover', { ids: 'P3.22 P3.28', given: aSharedAlbum('album-9'), beside }).gives((found) =>
      expect(found).toMatchObject({
        albumId: 'album-9',
        albumName: "Carl and Mia's wedding",
        coverPhoto: null,
        photosCount: 40,
        created: '2023-08-20T16:00:00Z',
        updated: '2023-08-21T09:00:00Z',
        ownerId: 'user-carl',
        owner: { id: 'user-carl' },
      }),
    );
    on(200, 'an album with a cover', {
      ids: 'P3.22',
      given: aSharedAlbum('album-9', 'photo-1'),
      beside,
      body: (found) => ({ ...found, coverPhoto: cover }),
    }).gives(({ coverPhoto }) => expect(coverPhoto).toEqual(cover));
    refusedToken();
    on(403, 'an album that is not shared with the customer', { ids: 'P7.24', given: notForHer, beside }).fails(
      albumLoadFailed,
    );
    on(404, 'no such album', { ids: 'P7.24', given: noAlbum, beside }).fails(albumLoadFailed);
    on(500, 'the service fails', { ids: 'P7.24', ...provoked, beside }).fails(albumLoadFailed);
    broken('P3.20', 'albumId');
    broken('P3.21', 'albumName', '');
    broken('P3.22', 'coverPhoto');
    broken('P3.23', 'photosCount');
    broken('P3.24', 'created');
    broken('P3.25', 'updated', '2023-08-21');
    broken('P3.28', 'ownerId');
  },
);

operation(
  'getSharedAlbumParticipants',
  {
    ids: 'P7.23',
    request: { path: album },
    call: () => read(sharedAlbumQueries.detail('album-9')),
    alone: () => getSharedAlbumParticipants('album-9'),
  },
  ({ on, refusedToken, broken }) => {
    const beside = ['getSharedAlbum'];
    on(200, 'an owner and participants', {
      ids: 'P3.35 P3.36 P3.37 P3.38',
      given: aSharedAlbum('album-9'),
      beside,
    }).gives(({ owner, participants }) => {
      expect(owner).toEqual({ id: 'user-carl', email: 'carl@example.com' });
      expect(participants).toEqual([{ id: 'user-anna', email: 'anna@example.com' }]);
    });
    on(200, 'an owner and nobody else', {
      ids: 'P3.35 P3.36 P3.37 P3.38',
      ...provoked,
      beside,
      body: ({ owner }) => ({ owner, participants: [] }),
      exactly: ['participants'],
    }).gives(({ albumId, owner, participants }) => {
      expect(albumId).toBe('album-9');
      expect(owner).toEqual({ id: 'user-carl', email: 'carl@example.com' });
      expect(participants).toEqual([]);
    });
    refusedToken();
    on(403, 'an album that is not shared with the customer', { ids: 'P7.24', given: notForHer, beside }).fails(
      albumLoadFailed,
    );
    on(404, 'no such album', { ids: 'P7.24', given: noAlbum, beside }).fails(albumLoadFailed);
    on(500, 'the service fails', { ids: 'P7.24', ...provoked, beside }).fails(albumLoadFailed);
    broken('P3.35', 'owner.id');
    broken('P3.36', 'owner.email', 'carl');
    broken('P3.37', 'participants.0.id');
    broken('P3.38', 'participants.0.email');
    broken('P3.38', 'participants.0.email', 'anna');
  },
);

operation(
  'listSharedAlbumPhotos',
  {
    ids: 'P7.25',
    request: { path: album, query: { limit: 1, ...byDate } },
    call: () => read(sharedAlbumQueries.photos('album-9', { limit: 1, ...byDate })),
  },
  ({ on, refusedToken, broken }) => {
    on(200, 'a page with more to come', {
      ids: 'P3.15',
      given: { ...aSharedAlbum('album-9', 'photo-1', 'photo-2'), photo: photoFacts },
    }).gives(({ cursor, images }) => {
      expect(cursor).toBe('b3BhcXVl');
      expect(images[0]).toMatchObject({ imageId: 'photo-1', ownerId: 'user-carl', ...photoFacts });
    });
    on(200, 'the last page, of a photo with nothing optional', {
      ids: 'P3.15',
      given: aSharedAlbum('album-9', 'photo-1'),
      body: () => ({ cursor: null, images: [{ ...cover, ownerId: 'user-carl' }] }),
    }).gives((page) => expect(page).toEqual({ cursor: null, images: [{ ...cover, ownerId: 'user-carl' }] }));
    on(200, 'an album without photos', {
      given: aSharedAlbum('album-9'),
      example: 'lastPage',
      exactly: ['images'],
    }).gives((page) => expect(page).toEqual({ cursor: null, images: [] }));
    on(400, 'a cursor that is none', {
      given: aSharedAlbum('album-9'),
      request: { path: album, query: { cursor: 'none', limit: 24, ...byDate } },
      call: () => read(sharedAlbumQueries.photos('album-9', { cursor: 'none', limit: 24, ...byDate })),
    }).fails(photosLoadFailed);
    refusedToken();
    on(403, 'an album that is not shared with the customer', { given: notForHer }).fails(photosLoadFailed);
    on(404, 'no such album', { given: noAlbum }).fails(photosLoadFailed);
    on(500, 'the service fails', provoked).fails(photosLoadFailed);
    broken('P3.15', 'images.0.ownerId');
    broken('P3.15', 'images.0.ownerId', '');
  },
);

operation(
  'deleteSharedAlbum',
  { ids: 'P7.26', request: { path: album }, call: () => removeSharedAlbum('album-9') },
  ({ on, refusedToken }) => {
    on(204, 'the album is removed', { given: aSharedAlbum('album-9') }).gives((value) => expect(value).toBeUndefined());
    refusedToken();
    on(403, 'an album that is not shared with the customer', { given: notForHer }).fails(removeFailed);
    on(404, 'no such album, which is as good as removed', { given: noAlbum }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(500, 'the service fails', provoked).fails(removeFailed);
  },
);
