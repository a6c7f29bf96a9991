import { expect, type Page } from '@playwright/test';
import { action, letDeletionGo, selectEverything, selectFirst } from '../../support/actions.ts';
import { expectDownload, watchDownloads } from '../../support/downloads.ts';
import { archiveComes, copyDialog, inPrintsEditor, libraryStands, question, toast } from '../../support/steps.ts';
import { month, scrollUntil, waitForPictures } from '../../support/timeline.ts';
import type { Situation } from '../situation.ts';
import { ANNA, PHOTOS } from '../../support/seeded.ts';

const onPhotos = { screen: 'photos', as: ANNA, path: PHOTOS } as const;
const loadMonth = (page: Page) => page.getByRole('button', { name: /^Show \d+ more photos from / });

/** Selects the first photos of the page. */
const selecting = (amount: number) => async (page: Page) => {
  await libraryStands(page);
  await selectFirst(page, amount);
};

async function openCopy(page: Page): Promise<void> {
  await selecting(2)(page);
  await action(page, 'Copy to album').click();
  await expect(copyDialog(page).getByRole('button', { name: /^Lisbon/ })).toBeVisible();
}

/** What a customer does on the timeline. */
export const photoSteps: readonly Situation[] = [
  {
    ...onPhotos,
    name: 'Photos: delete one',
    about: ['photo-management/deletePhotos', 'photo-management/getPhotoAccountCounts', 'photo-management/getTimeline'],
    async prepare(page) {
      await selecting(1)(page);
      await action(page, 'Delete').click();
      // What is pointed at does not go by itself.
      await page.locator('[data-toast]').first().hover();
    },
    act: letDeletionGo,
    async worked(page) {
      await expect(toast(page, 'Photo deleted')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Photos \d/ })).not.toHaveText(/2,413/);
    },
    changes: true,
  },
  {
    ...onPhotos,
    name: 'Photos: delete several',
    passes: true,
    repeats: 3,
    about: ['photo-management/deletePhotos'],
    async prepare(page) {
      await selecting(3)(page);
      await action(page, 'Delete').click();
    },
    act: (page) => question(page, 'Delete 3 photos').getByRole('button', { name: 'Delete 3 photos' }).click(),
    async worked(page) {
      await expect(toast(page, '3 photos deleted')).toBeVisible();
    },
    changes: true,
  },
  {
    ...onPhotos,
    name: 'Photos: delete everything selected',
    passes: true,
    about: ['photo-management/listPhotos'],
    // Somebody with few photos: each hundred is a call.
    as: 'warning@example.com',
    async prepare(page) {
      await libraryStands(page);
      await selectEverything(page);
      await action(page, 'Delete').click();
    },
    act: (page) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Delete \d+ photos$/ })
        .click(),
    async worked(page) {
      await expect(toast(page, /^\d+ photos deleted$/)).toBeVisible();
    },
    changes: true,
  },
  {
    ...onPhotos,
    name: 'Photos: choose an album to copy to',
    about: ['photo-management/listAlbums'],
    prepare: selecting(1),
    act: (page) => action(page, 'Copy to album').click(),
    async worked(page) {
      await expect(copyDialog(page).getByRole('button', { name: /^Lisbon/ })).toBeVisible();
    },
  },
  {
    ...onPhotos,
    name: 'Photos: copy to an album',
    passes: true,
    about: ['photo-management/addPhotosToAlbum'],
    prepare: openCopy,
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
    ...onPhotos,
    name: 'Photos: copy to a new album',
    passes: true,
    about: ['photo-management/createAlbum', 'photo-management/addPhotosToAlbum'],
    async prepare(page) {
      await openCopy(page);
      await copyDialog(page).getByRole('button', { name: 'Create new album' }).click();
      await copyDialog(page).getByPlaceholder('Untitled album').fill('Best of all');
    },
    act: (page) => copyDialog(page).getByRole('button', { name: 'Create album' }).click(),
    async worked(page) {
      await expect(toast(page, 'Photos copied to Best of all')).toBeVisible();
    },
    changes: true,
    typed: { 'Album name': 'Best of all' },
    notKept: 'the album has its name by then, unless it could not be made: see Albums: new album',
  },
  {
    ...onPhotos,
    name: 'Photos: download one',
    about: ['photo-files/getPhotoFile'],
    async prepare(page) {
      await selecting(1)(page);
      watchDownloads(page);
    },
    act: (page) => action(page, 'Download').click(),
    worked: (page) => expectDownload(page, /\.jpe?g$/i),
  },
  {
    ...onPhotos,
    name: 'Photos: download several',
    passes: true,
    takesMs: 15_000,
    about: [
      'photo-downloads/createArchiveDownload',
      'photo-push/connectPush',
      'photo-downloads/getDownloadUrl',
      'photo-downloads/listDownloads',
      'photo-files/getPhotoFile',
    ],
    prepare: selecting(2),
    act: (page) => action(page, 'Download').click(),
    worked: archiveComes,
    changes: true,
  },
  {
    ...onPhotos,
    name: 'Photos: order prints',
    about: ['temp-selections/createTempSelection'],
    prepare: selecting(2),
    act: (page) => action(page, 'Order prints').click(),
    worked: (page) => inPrintsEditor(page, 2),
    changes: true,
  },
  {
    ...onPhotos,
    name: 'Photos: the rest of a month',
    about: ['photo-management/getTimelinePage'],
    async prepare(page) {
      await libraryStands(page);
      await scrollUntil(page, loadMonth(page));
      await waitForPictures(page);
    },
    act: (page) => loadMonth(page).first().click(),
    async worked(page) {
      await waitForPictures(page);
      await expect(page.getByText('Photos could not be loaded')).toHaveCount(0);
    },
  },
  {
    ...onPhotos,
    name: 'Photos: go to a month',
    about: ['photo-management/getTimelinePage'],
    prepare: libraryStands,
    async act(page) {
      await page.getByRole('slider', { name: 'Go to month' }).focus();
      await page.keyboard.press('End');
    },
    async worked(page) {
      await expect(month(page, 'Unknown Date')).toBeInViewport();
      await waitForPictures(page);
    },
  },
];
