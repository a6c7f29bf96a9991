import { expect, type Page } from '@playwright/test';
import { drawnPhotos } from '../../support/actions.ts';
import { ALBUMS } from '../../support/albums.ts';
import { gif, jpeg } from '../../support/photo-files.ts';
import { chooseFiles, expectAdded, row, upload, uploadDialog } from '../../support/uploads.ts';
import type { Situation } from '../situation.ts';
import { ANNA, PHOTOS } from '../../support/seeded.ts';

const EMIL = 'empty@example.com';

async function chooseOne(page: Page): Promise<void> {
  await chooseFiles(page, [await jpeg('beach.jpg')]);
  await expect(uploadDialog(page).getByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
}

/** A photo has been uploaded, which ends the dialog. */
const isUploaded = (page: Page) => expectAdded(page, 1);

const confirm = (page: Page) => uploadDialog(page).getByRole('button', { name: 'Confirm' });

/** What a customer does to add photos. On phones the configured address takes over, which calls no service of the app. */
export const uploadSteps: readonly Situation[] = [
  {
    name: 'Upload: a photo',
    takesMs: 140_000,
    // When no answer comes.
    repeats: 3,
    about: ['photo-storage/createUpload', 'photo-storage/appendToUpload'],
    screen: 'photos',
    as: EMIL,
    path: PHOTOS,
    prepare: chooseOne,
    act: upload,
    worked: isUploaded,
    changes: true,
  },
  {
    name: 'Upload: a photo that is there already',
    about: ['photo-storage/getUploadOffset'],
    screen: 'photos',
    as: EMIL,
    path: PHOTOS,
    async prepare(page) {
      await chooseOne(page);
      await upload(page);
      await isUploaded(page);
    },
    act: async (page) => chooseFiles(page, [await jpeg('beach.jpg')]),
    async worked(page) {
      await expect(row(page, 'beach.jpg')).toContainText('This photo is already in your library.');
      // What is read aloud follows when the list has come to rest.
      await expect(uploadDialog(page).getByText('Checking 1 photo')).toHaveCount(0);
    },
    changes: true,
  },
  {
    name: 'Upload: take one that was refused off the list',
    about: ['photo-storage/cancelUpload'],
    screen: 'photos',
    as: EMIL,
    given: (sandbox) =>
      sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', status: 413, times: 1 }),
    path: PHOTOS,
    async prepare(page) {
      await chooseOne(page);
      await upload(page);
      await expect(row(page, 'beach.jpg')).toContainText('This photo is too large for your library.');
    },
    act: (page) => uploadDialog(page).getByRole('button', { name: 'Remove beach.jpg' }).click(),
    async worked(page) {
      await expect(row(page, 'beach.jpg')).toHaveCount(0);
    },
    changes: true,
  },
  {
    name: 'Upload: the album afterwards',
    about: ['photo-management/getAlbum', 'photo-management/listAlbumPhotos'],
    screen: 'album',
    as: ANNA,
    path: `${ALBUMS}/album-ideas`,
    async prepare(page) {
      // What is refused keeps the dialog open.
      await chooseFiles(page, [await jpeg('beach.jpg'), gif('film.gif')]);
      await upload(page);
      await expect(uploadDialog(page).getByText('1 photo uploaded', { exact: true }).first()).toBeVisible();
    },
    act: (page) => confirm(page).click(),
    async worked(page) {
      await expect.poll(() => drawnPhotos(page)).toHaveLength(1);
    },
    changes: true,
  },
];
