import type { Page } from '@playwright/test';
import type { RouteKey } from '#paths';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { late, refused, type PageCase, type Shown } from './page-case.ts';
import type { Visitor } from './visitor.ts';
import { ANNA, NEWCOMER } from '../support/seeded.ts';

const PHOTO = 'It shows one photo: without it, that is a failure.';
const GRID = { selector: '[data-photo] img' };
const NOTHING_YET = {
  albumId: 'album-wedding',
  albumName: 'Nothing yet',
  coverPhoto: null,
  photosCount: 0,
  created: '2024-06-10T12:00:00Z',
  updated: '2024-06-10T12:00:00Z',
  ownerId: 'user-carl',
};
const SHOWN = { selector: '[role=dialog] img[data-preview]' };

/** Previews are opened where a customer opens them. */
const openFirst = ({ page }: Visitor) => page.locator('[data-photo]').first().click();
/** The list is there, the picture is not, nor in the browser's memory. */
const unseen: Shown = {
  before: forgetPictures,
  arrange: (sandbox) => sandbox.fault({ service: 'photo-files', status: 500 }),
  open: openFirst,
  shows: 'preview.failed',
};

const TRAY = '/my-photos/print-tray';

/** The address by which a tray with two photos comes from another device. */
async function keptTray(sandbox: SandboxControl): Promise<string> {
  const photoIds = ['photo-1', 'photo-2'];
  await sandbox.state('photos exist', { photoIds });
  await sandbox.state('a temp selection exists', { id: 'selection-1', photoIds });
  return `${TRAY}/received/selection-1`;
}

/** The pages of the photo library. */
export const photoPages = {
  photos: {
    at: '/my-photos/photos',
    vendor: 'folioleaf-uk',
    person: ANNA,
    filled: { shows: GRID },
    loading: late('getTimeline', 'listPhotos', 'getTimelinePage'),
    empty: { person: NEWCOMER, shows: 'photos.empty.title' },
    failed: refused('photos.loadFailed', 'getTimeline'),
  },
  photoPreview: {
    at: '/my-photos/photos',
    vendor: 'folioleaf-es',
    person: ANNA,
    filled: { open: openFirst, shows: SHOWN },
    loading: {
      ...late('getTimeline', 'listPhotos', 'getTimelinePage'),
      at: '/my-photos/photos/preview/nothing-like-this',
      shows: { selector: '[role=dialog]' },
    },
    empty: PHOTO,
    failed: unseen,
  },
  albums: {
    at: '/my-photos/albums',
    vendor: 'norrleaf-no',
    person: ANNA,
    filled: { shows: { selector: 'main li a' } },
    loading: late('listAlbums', 'listSharedAlbums'),
    empty: { person: NEWCOMER, shows: 'albums.empty' },
    failed: refused('albums.loadFailed', 'listAlbums', 'listSharedAlbums'),
  },
  album: {
    at: '/my-photos/albums/album-lisbon',
    vendor: 'folioleaf-it',
    person: ANNA,
    filled: { shows: GRID },
    loading: late('getAlbum', 'listAlbumPhotos'),
    empty: { at: '/my-photos/albums/album-ideas', shows: 'album.empty' },
    failed: refused('album.loadFailed', 'getAlbum'),
  },
  albumPhotoPreview: {
    at: '/my-photos/albums/album-lisbon',
    vendor: 'printmoor-nl',
    person: ANNA,
    filled: { open: openFirst, shows: SHOWN },
    loading: {
      ...late('getAlbum', 'listAlbumPhotos'),
      at: '/my-photos/albums/album-lisbon/preview/nothing-like-this',
      shows: { selector: '[role=dialog]' },
    },
    empty: PHOTO,
    failed: unseen,
  },
  sharedAlbum: {
    at: '/my-photos/shared-albums/album-wedding',
    vendor: 'folioleaf-pt',
    person: ANNA,
    filled: { shows: GRID },
    loading: late('getSharedAlbum', 'listSharedAlbumPhotos', 'getSharedAlbumParticipants'),
    empty: {
      arrange: async (sandbox) => {
        await sandbox.fault({
          service: 'shared-albums',
          operationId: 'getSharedAlbum',
          status: 200,
          body: NOTHING_YET,
        });
        await sandbox.fault({
          service: 'shared-albums',
          operationId: 'listSharedAlbumPhotos',
          status: 200,
          body: { images: [], cursor: null },
        });
      },
      shows: 'sharedAlbum.empty',
    },
    failed: refused('album.loadFailed', 'getSharedAlbum'),
  },
  sharedAlbumPhotoPreview: {
    at: '/my-photos/shared-albums/album-wedding',
    vendor: 'wallbay-de',
    person: ANNA,
    filled: { open: openFirst, shows: SHOWN },
    loading: {
      ...late('getSharedAlbum', 'listSharedAlbumPhotos'),
      at: '/my-photos/shared-albums/album-wedding/preview/nothing-like-this',
      shows: { selector: '[role=dialog]' },
    },
    empty: PHOTO,
    failed: unseen,
  },
  printTray: {
    at: TRAY,
    vendor: 'folioleaf-fr',
    person: ANNA,
    filled: { linked: keptTray, shows: GRID },
    loading: 'The tray is in the browser: there is no call to wait for, and its photos have their places at once.',
    empty: { person: NEWCOMER, shows: 'tray.none.title' },
    failed:
      'The tray is in the browser. What cannot be read of the library is told in the place of the photos, as in a month.',
  },
  printTrayPhoto: {
    at: TRAY,
    vendor: 'printmoor-uk',
    person: ANNA,
    filled: { linked: keptTray, open: openFirst, shows: SHOWN },
    loading: 'It opens over the tray, which has the photo.',
    empty: PHOTO,
    failed: { ...unseen, linked: keptTray },
  },
  printTrayReceived: {
    at: `${TRAY}/received/no-such-selection`,
    vendor: 'folioleaf-nl',
    person: ANNA,
    filled: 'It leads on to the tray.',
    loading: { ...late('getTempSelection'), shows: 'tray.receiving' },
    empty: { shows: 'tray.expired.title' },
    failed: refused('photos.loadFailed', 'getTempSelection'),
  },
  export: {
    at: '/my-photos/exports/backup-1',
    vendor: 'wallbay-nl',
    person: ANNA,
    filled: {
      arrange: (sandbox) => sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' }),
      shows: { selector: 'main li button' },
    },
    loading: late('getBackup'),
    empty: {
      arrange: (sandbox) =>
        sandbox.fault({
          service: 'photo-export',
          operationId: 'getBackup',
          status: 200,
          body: { requested: '2026-11-01T10:00:00Z', processed: '2026-11-02T12:00:00Z', chunks: [] },
        }),
      shows: 'export.empty',
    },
    failed: refused('export.failed', 'getBackup'),
  },
  downloads: {
    at: '/downloads',
    vendor: 'norrleaf-dk',
    person: ANNA,
    filled: { shows: { selector: 'main li button' } },
    loading: late('listDownloads'),
    empty: { person: NEWCOMER, shows: 'downloads.empty.title' },
    failed: refused('downloads.loadFailed', 'listDownloads'),
  },
} as const satisfies Partial<Record<RouteKey, PageCase>>;

async function forgetPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
