import { expect, type Page } from '@playwright/test';
import { action, selectFirst } from '../../support/actions.ts';
import { card, dialog, newAlbum } from '../../support/albums.ts';
import { archiveComes } from '../../support/steps.ts';
import { waitForPictures, openMore } from '../../support/timeline.ts';
import type { Situation } from '../situation.ts';
import { ANNA } from '../../support/seeded.ts';

/** Anna's own. */
const SKAGEN = '/my-photos/shared-albums/album-skagen';
/** Carl's, in which Anna takes part. */
const WEDDING = '/my-photos/shared-albums/album-wedding';

const onShared = { screen: 'sharedAlbum', as: ANNA } as const;

async function askDelete(page: Page): Promise<void> {
  await openMore(page);
  await page.getByRole('button', { name: 'Delete album' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Delete album' })).toBeVisible();
}

const confirmDelete = (page: Page) => dialog(page).getByRole('button', { name: 'Delete album' }).click();

/** The albums are there again, without one. */
async function isGone(page: Page, name: string): Promise<void> {
  await expect(newAlbum(page)).toBeVisible();
  await expect(card(page, 'Hiking in the Dolomites')).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
}

/** What a customer does with albums that are shared. */
export const sharedAlbumSteps: readonly Situation[] = [
  {
    ...onShared,
    name: 'Shared album: delete as its owner',
    about: ['shared-albums/deleteSharedAlbum', 'photo-management/listAlbums'],
    path: SKAGEN,
    prepare: askDelete,
    act: confirmDelete,
    async worked(page) {
      await isGone(page, 'Summer in Skagen');
    },
    changes: true,
  },
  {
    ...onShared,
    name: 'Shared album: leave',
    about: ['shared-albums/deleteSharedAlbum'],
    path: WEDDING,
    prepare: askDelete,
    act: confirmDelete,
    async worked(page) {
      await isGone(page, "Carl and Mia's wedding");
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
