import { expect } from 'vitest';
import { albumQueries } from '#photos/data/album-queries.ts';
import {
  addChunkToAlbum,
  createAlbumNamed,
  orderSharedAlbumArchive,
  removeAlbum,
  removeChunkFromAlbum,
  renameAlbum,
} from '#photos/data/writes.ts';
import type { operations } from '#generated/photo-management/types.d.ts';
import {
  active,
  barePhoto,
  byDate,
  lastPageOfBarePhotos,
  photoFacts,
  photoIds,
  provoked,
  twoPhotos,
} from './photo-management.situations.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';
import type { ProviderState } from './support/interaction.ts';

/** Photo management: albums, and archives of shared ones. */
const { operation } = contract<operations>('photo-management');

const albumLoadFailed = 'Unable to display album. Please refresh the page or try again later.';
const albumsLoadFailed = 'Unable to display albums. Please refresh the page or try again later.';
const albumPhotosLoadFailed = 'Unable to display album photos. Please refresh the page or try again later.';
const saveFailed = 'Unable to save changes. Please try again';
const albumRemoveFailed = 'Unable to remove album. Please try again';
const removeFromAlbumFailed = 'Error: Your photos could not be removed from the album';
const downloadFailed = 'Error: Your photos could not be downloaded';

const album = { id: 'album-1' };
const anAlbum = (...ids: string[]): ProviderState[] => [
  active,
  { state: 'an album exists', albumId: 'album-1', photoIds: ids },
];
/** State of an album whose photos have all optional fields. */
const aWellKnownAlbum = (...ids: string[]): ProviderState[] => [
  active,
  { state: 'an album exists', albumId: 'album-1', photoIds: ids, photo: photoFacts },
];
const photos: ProviderState = { state: 'photos exist', ...twoPhotos };
const othersAlbum: ProviderState = { state: 'an album of another customer exists', albumId: 'album-1' };
const noAlbum: ProviderState = { state: 'an album does not exist', albumId: 'album-1' };

operation(
  'createAlbum',
  { ids: 'P7.10', request: { body: { name: 'Summer in Skagen' } }, call: () => createAlbumNamed('Summer in Skagen') },
  ({ on, refusedToken, broken }) => {
    on(201, 'the album is created', { given: active }).gives((albumId) => expect(albumId).toBe('album-1'));
    on(400, 'the name is refused', provoked).fails(saveFailed);
    refusedToken();
    on(422, 'the name is refused', provoked).fails(saveFailed);
    on(500, 'the service fails', provoked).fails(saveFailed);
    broken('P7.10', 'albumId');
  },
);

operation(
  'updateAlbum',
  {
    ids: 'P7.11 O67',
    request: { path: album, body: { name: 'Winter in Skagen' } },
    call: () => renameAlbum('album-1', 'Winter in Skagen'),
  },
  ({ on, refusedToken }) => {
    on(204, 'the album is renamed', { given: anAlbum() }).gives((value) => expect(value).toBeUndefined());
    on(200, 'the album is renamed, with a body that is ignored', { ids: 'O69', ...provoked }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(400, 'the name is refused', provoked).fails(saveFailed);
    refusedToken();
    on(403, 'an album of another customer', { given: othersAlbum }).fails(saveFailed);
    on(404, 'no such album', { given: noAlbum }).fails(saveFailed);
    on(422, 'the name is refused', provoked).fails(saveFailed);
    on(500, 'the service fails', provoked).fails(saveFailed);
  },
);

operation(
  'deleteAlbum',
  { ids: 'P7.12', request: { path: album }, call: () => removeAlbum('album-1') },
  ({ on, refusedToken }) => {
    on(204, 'the album is removed', { given: anAlbum('photo-1') }).gives((value) => expect(value).toBeUndefined());
    refusedToken();
    on(403, 'an album of another customer', { given: othersAlbum }).fails(albumRemoveFailed);
    on(404, 'no such album, which is as good as removed', { given: noAlbum }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(500, 'the service fails', provoked).fails(albumRemoveFailed);
  },
);

operation(
  'getAlbum',
  { ids: 'P7.13', request: { path: album }, call: () => read(albumQueries.detail('album-1')) },
  ({ on, refusedToken, broken }) => {
    on(200, 'an album with a cover', { given: aWellKnownAlbum('photo-1') }).gives((found) => {
      expect(found).toMatchObject({
        albumId: 'album-1',
        albumName: 'Summer in Skagen',
        photosCount: 24,
        created: '2024-06-01T10:00:00Z',
        updated: '2024-06-02T11:30:00Z',
        userId: 'user-anna',
        isShared: false,
      });
      expect(found.coverPhoto?.imageId).toBe('photo-1');
    });
    on(200, 'an album with a cover of which nothing optional is known', {
      ids: 'P3.6 P3.7 P3.8 P3.9 P3.10 P3.22',
      given: anAlbum('photo-1'),
      body: (found) => ({ ...found, coverPhoto: barePhoto }),
    }).gives(({ coverPhoto }) => expect(coverPhoto).toEqual(barePhoto));
    on(200, 'an album without a cover', { ids: 'P3.22', given: anAlbum(), example: 'withoutCover' }).gives(
      ({ coverPhoto }) => expect(coverPhoto).toBeNull(),
    );
    refusedToken();
    on(403, 'an album of another customer', { given: othersAlbum }).fails(albumLoadFailed);
    on(404, 'no such album', { given: noAlbum }).fails(albumLoadFailed);
    on(500, 'the service fails', provoked).fails(albumLoadFailed);
    broken('P3.20', 'albumId');
    broken('P3.21', 'albumName', '');
    broken('P3.22', 'coverPhoto');
    broken('P3.22', 'coverPhoto', {});
    broken('P3.23', 'photosCount');
    broken('P3.24', 'created');
    broken('P3.24', 'created', '2024-06-01');
    broken('P3.25', 'updated');
    broken('P3.26', 'userId');
    broken('P3.27', 'isShared');
  },
);

operation(
  'listAlbums',
  {
    ids: 'P7.14 O68',
    request: { query: { limit: 49, displaySharedData: true } },
    call: () => read(albumQueries.page({ limit: 49, displaySharedData: true })),
  },
  ({ on, refusedToken, broken }) => {
    on(200, 'a page with more to come', {
      ids: 'P3.29 P3.30',
      given: [active, { state: 'the customer has albums', count: 2, photo: photoFacts }],
      request: { query: { limit: 1, displaySharedData: true } },
      call: () => read(albumQueries.page({ limit: 1, displaySharedData: true })),
    }).gives(({ albums, cursor }) => {
      expect(cursor).toBe('b3BhcXVl');
      expect(albums[0]?.coverPhoto?.imageId).toBe('photo-1');
    });
    on(200, 'a page of an album with a cover of which nothing optional is known', {
      ids: 'P3.6 P3.7 P3.8 P3.9 P3.10 P3.22',
      given: [active, { state: 'the customer has albums', count: 2 }],
      request: { query: { limit: 1, displaySharedData: true } },
      call: () => read(albumQueries.page({ limit: 1, displaySharedData: true })),
      body: ({ albums, cursor }) => ({
        albums: albums.slice(0, 1).map((one) => ({ ...one, coverPhoto: barePhoto })),
        cursor,
      }),
    }).gives(({ albums }) => expect(albums).toMatchObject([{ albumId: 'album-1', coverPhoto: barePhoto }]));
    on(200, 'the last page, of an album without a cover', {
      ids: 'P3.22 P3.30',
      given: [active, { state: 'the customer has albums', count: 0 }, { state: 'an album exists', albumId: 'album-2' }],
      body: ({ albums }) => ({ albums: albums.slice(1), cursor: null }),
    }).gives(({ albums, cursor }) => {
      expect(cursor).toBeNull();
      expect(albums).toMatchObject([{ albumId: 'album-2', coverPhoto: null }]);
    });
    on(200, 'no album at all', {
      given: [active, { state: 'the customer has albums', count: 0 }],
      example: 'lastPage',
      exactly: ['albums'],
    }).gives((page) => expect(page).toEqual({ albums: [], cursor: null }));
    on(400, 'a cursor that is none', {
      given: active,
      request: { query: { cursor: 'none', limit: 50, displaySharedData: false } },
      call: () => read(albumQueries.page({ cursor: 'none', limit: 50, displaySharedData: false })),
    }).fails(albumsLoadFailed);
    refusedToken();
    on(500, 'the service fails', provoked).fails(albumsLoadFailed);
    broken('P3.29', 'albums');
    broken('P3.30', 'cursor');
  },
);

operation(
  'listAlbumPhotos',
  {
    ids: 'P7.15',
    request: { path: album, query: { limit: 1, ...byDate } },
    call: () => read(albumQueries.photos('album-1', { limit: 1, ...byDate })),
  },
  ({ on, refusedToken }) => {
    on(200, 'a page with more to come', { given: aWellKnownAlbum('photo-1', 'photo-2') }).gives(
      ({ cursor, images }) => {
        expect(cursor).toBe('b3BhcXVl');
        expect(images[0]?.imageId).toBe('photo-1');
      },
    );
    on(200, 'the last page, of a photo with nothing optional', {
      given: anAlbum('photo-1'),
      body: () => lastPageOfBarePhotos,
    }).gives((page) => expect(page).toEqual(lastPageOfBarePhotos));
    on(200, 'an album without photos', { given: anAlbum(), example: 'lastPage', exactly: ['images'] }).gives((page) =>
      expect(page).toEqual({ cursor: null, images: [] }),
    );
    on(400, 'a cursor that is none', {
      given: anAlbum(),
      request: { path: album, query: { cursor: 'none', limit: 24, ...byDate } },
      call: () => read(albumQueries.photos('album-1', { cursor: 'none', limit: 24, ...byDate })),
    }).fails(albumPhotosLoadFailed);
    refusedToken();
    on(403, 'an album of another customer', { given: othersAlbum }).fails(albumPhotosLoadFailed);
    on(404, 'no such album', { given: noAlbum }).fails(albumPhotosLoadFailed);
    on(500, 'the service fails', provoked).fails(albumPhotosLoadFailed);
  },
);

operation(
  'addPhotosToAlbum',
  { ids: 'P7.16', request: { path: album, body: { photoIds } }, call: () => addChunkToAlbum('album-1', photoIds) },
  ({ on, refusedToken }) => {
    on(204, 'the photos are in the album', { given: [...anAlbum(), photos] }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(400, 'a request that breaks a rule', provoked).fails(saveFailed);
    refusedToken();
    on(403, 'an album of another customer', { given: [othersAlbum, photos] }).fails(saveFailed);
    on(404, 'no such album', { given: [noAlbum, photos] }).fails(saveFailed);
    on(413, 'more photos than one call may carry', provoked).fails(saveFailed);
    on(500, 'the service fails', provoked).fails(saveFailed);
  },
);

operation(
  'removePhotosFromAlbum',
  { ids: 'P7.17', request: { path: album, body: { photoIds } }, call: () => removeChunkFromAlbum('album-1', photoIds) },
  ({ on, refusedToken }) => {
    on(204, 'the photos are out of the album', {
      given: [active, { state: 'an album exists', albumId: 'album-1', ...twoPhotos }],
    }).gives((value) => expect(value).toBeUndefined());
    on(400, 'a request that breaks a rule', provoked).fails(removeFromAlbumFailed);
    refusedToken();
    on(403, 'an album of another customer', { given: [othersAlbum, photos] }).fails(removeFromAlbumFailed);
    on(404, 'no such album', { given: [noAlbum, photos] }).fails(removeFromAlbumFailed);
    on(500, 'the service fails', provoked).fails(removeFromAlbumFailed);
  },
);

operation(
  'createSharedAlbumDownload',
  {
    ids: 'P7.18 P3.66 P3.67 O39',
    request: { body: { albumId: 'album-9', photos: [{ photoId: 'photo-1', ownerId: 'user-carl' }] } },
    call: () => orderSharedAlbumArchive('album-9', [{ photoId: 'photo-1', ownerId: 'user-carl' }]),
  },
  ({ on, refusedToken, broken }) => {
    const photo = { photoId: 'photo-1', ownerId: 'user-carl' };
    const sharedAlbum = { state: 'a shared album exists', albumId: 'album-9', ...photo };
    // A service may give it a name, for which nobody asks.
    on(201, 'a named archive', { ids: 'O40 P3.63 P3.65', given: sharedAlbum, borne: true }).gives((archive) =>
      expect(archive).toEqual({ id: 'download-1', name: 'Summer in Skagen', photos: ['photo-1'] }),
    );
    on(201, 'an archive without a name', { ids: 'O40 P3.64', given: sharedAlbum, example: 'unnamed' }).gives(
      (archive) => expect(archive).toEqual({ id: 'download-1', photos: ['photo-1'] }),
    );
    on(201, 'an archive whose photos are not named', {
      ids: 'O40 P3.65',
      ...provoked,
      body: () => ({ id: 'download-1', photos: [] }),
      exactly: ['photos'],
    }).gives((archive) => expect(archive).toEqual({ id: 'download-1', photos: [] }));
    on(400, 'a request that breaks a rule', provoked).fails(downloadFailed);
    refusedToken();
    on(403, 'an album that is not shared with the customer', {
      given: { state: 'a shared album that the customer may not read exists', albumId: 'album-9', ...photo },
    }).fails(downloadFailed);
    on(404, 'no such album', {
      given: [
        { state: 'an album does not exist', albumId: 'album-9' },
        { state: 'photos of another customer exist', ...photo },
      ],
    }).fails(downloadFailed);
    on(500, 'the service fails', provoked).fails(downloadFailed);
    broken('P3.63', 'id');
    broken('P3.65', 'photos');
    broken('P3.65', 'photos', [7]);
  },
);
