import { expect, type Page } from '@playwright/test';
import { action, selectFirst } from '../../support/actions.ts';
import { dialog, newAlbum } from '../../support/albums.ts';
import { ANNA, archiveComes, toast } from '../../support/steps.ts';
import { waitForPictures } from '../../support/timeline.ts';
import type { Situation } from '../situation.ts';

/** Anna's own. */
const SKAGEN = '/my-photos/shared-albums/album-skagen';
/** Carl's, in which Anna takes part. */
const WEDDING = '/my-photos/shared-albums/album-wedding';

const onShared = { screen: 'sharedAlbum', as: ANNA } as const;

async function askDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete album' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Delete album' })).toBeVisible();
}

const confirmDelete = (page: Page) => dialog(page).getByRole('button', { name: 'Delete album' }).click();

/** What a customer does with albums that are shared. */
export const sharedAlbumSteps: readonly Situation[] = [
  {
    ...onShared,
    name: 'Shared album: delete as its owner',
    passes: true,
    about: ['shared-albums/deleteSharedAlbum', 'photo-management/listAlbums'],
    path: SKAGEN,
    prepare: askDelete,
    act: confirmDelete,
    async worked(page) {
      await expect(toast(page, 'Summer in Skagen album deleted')).toBeVisible();
      await expect(newAlbum(page)).toBeVisible();
    },
    changes: true,
  },
  {
    ...onShared,
    name: 'Shared album: leave',
    passes: true,
    about: ['shared-albums/deleteSharedAlbum'],
    path: WEDDING,
    prepare: askDelete,
    act: confirmDelete,
    async worked(page) {
      await expect(toast(page, "Carl and Mia's wedding album deleted")).toBeVisible();
      await expect(newAlbum(page)).toBeVisible();
    },
    changes: true,
  },
  {
    ...onShared,
    name: 'Shared album: download several',
    passes: true,
    takesMs: 15_000,
    about: ['photo-management/createSharedAlbumDownload'],
    path: SKAGEN,
    async prepare(page) {
      await waitForPictures(page);
      await selectFirst(page, 2);
    },
    act: (page) => action(page, 'Download').click(),
    worked: archiveComes,
    changes: true,
  },
];
