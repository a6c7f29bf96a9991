import { expect, type Page } from '@playwright/test';
import { letDeletionGo } from '../../support/actions.ts';
import { LISBON } from '../../support/albums.ts';
import { expectDownload, watchDownloads } from '../../support/downloads.ts';
import { copyDialog, inPrintsEditor, preview, toast } from '../../support/steps.ts';
import { photos, waitForPictures } from '../../support/timeline.ts';
import type { Situation } from '../situation.ts';
import { ANNA, PHOTOS } from '../../support/seeded.ts';

const ofLibrary = { screen: 'photoPreview', as: ANNA, path: PHOTOS } as const;
const ofAlbum = { screen: 'albumPhotoPreview', as: ANNA, path: LISBON } as const;

/** Opens the second photo of the list that shows. */
async function openSecond(page: Page): Promise<void> {
  await waitForPictures(page);
  await photos(page).nth(1).click();
  await expect(preview(page).locator('img[data-preview]')).toBeVisible();
}

/** The picture that shows is there, and is another one than the second. */
async function showsAnother(page: Page): Promise<void> {
  await expect(preview(page)).toBeVisible();
  await expect
    .poll(() =>
      preview(page)
        .locator('img[data-preview]')
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
}

/** What a customer does with a photo full screen. */
export const previewSteps: readonly Situation[] = [
  {
    ...ofLibrary,
    name: 'Photo: look through others',
    about: ['photo-management/getTimelinePage'],
    prepare: openSecond,
    act: (page) => page.keyboard.press('End'),
    async worked(page) {
      await expect(page.getByText('Photo 2,413 of 2,413')).toBeAttached();
      await showsAnother(page);
    },
  },
  {
    ...ofLibrary,
    name: 'Photo: delete',
    about: ['photo-management/deletePhotos'],
    async prepare(page) {
      await openSecond(page);
      await preview(page).getByRole('button', { name: 'Delete', exact: true }).click();
      // What is pointed at does not go by itself.
      await page.locator('[data-toast]').first().hover();
    },
    act: letDeletionGo,
    async worked(page) {
      await expect(preview(page).getByText('Photo 2 of 2,412')).toBeAttached();
      await showsAnother(page);
    },
    changes: true,
  },
  {
    ...ofLibrary,
    name: 'Photo: download',
    about: ['photo-files/getPhotoFile'],
    async prepare(page) {
      // On a stage wider than 1300 px the browser has the full file already.
      await page.setViewportSize({ width: 1280, height: 800 });
      await openSecond(page);
      watchDownloads(page);
    },
    act: (page) => preview(page).getByRole('button', { name: 'Download' }).click(),
    worked: (page) => expectDownload(page, /\.jpe?g$/i),
  },
  {
    ...ofLibrary,
    name: 'Photo: copy to an album',
    passes: true,
    about: ['photo-management/addPhotosToAlbum'],
    async prepare(page) {
      await openSecond(page);
      await preview(page).getByRole('button', { name: 'Copy to album' }).click();
      await expect(copyDialog(page).getByText('1 photo selected')).toBeVisible();
    },
    act: (page) =>
      copyDialog(page)
        .getByRole('button', { name: /^Lisbon/ })
        .click(),
    async worked(page) {
      await expect(toast(page, 'Photos copied to Lisbon')).toBeVisible();
    },
    changes: true,
  },
  {
    ...ofLibrary,
    name: 'Photo: order prints',
    about: ['temp-selections/createTempSelection'],
    prepare: openSecond,
    act: (page) => preview(page).getByRole('button', { name: 'Order prints' }).click(),
    worked: (page) => inPrintsEditor(page, 1),
    changes: true,
  },
  {
    ...ofLibrary,
    name: 'Photo: how large it can be printed',
    about: ['merchandise/getChannel'],
    prepare: openSecond,
    act: (page) => preview(page).getByRole('button', { name: 'Details' }).click(),
    // Of the usual sizes where there is no catalogue.
    async worked(page) {
      await expect(page.getByText(/^Sharp up to /)).toBeVisible();
    },
  },
  {
    ...ofAlbum,
    name: 'Photo of an album: the last one',
    about: ['photo-files/getPhotoFile'],
    prepare: openSecond,
    act: (page) => page.keyboard.press('End'),
    async worked(page) {
      await expect(page.getByText('Photo 46 of 46')).toBeAttached();
      await showsAnother(page);
    },
  },
  {
    ...ofAlbum,
    name: 'Photo of an album: take out',
    passes: true,
    about: ['photo-management/removePhotosFromAlbum'],
    prepare: openSecond,
    act: (page) => preview(page).getByRole('button', { name: 'Delete from album' }).click(),
    async worked(page) {
      await expect(toast(page, '1 photo removed from the album')).toBeVisible();
    },
    changes: true,
  },
];
