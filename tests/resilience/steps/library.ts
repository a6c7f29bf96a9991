import { openMore } from '../../support/timeline.ts';
import { expect, type Page } from '@playwright/test';
import { dialog } from '../../support/albums.ts';
import { expectDownload, watchDownloads } from '../../support/downloads.ts';
import { libraryStands, toast } from '../../support/steps.ts';
import type { Situation } from '../situation.ts';
import { ANNA, BUSINESS, INES, PHOTOS } from '../../support/seeded.ts';

const REQUESTED = 'We are preparing your export. It can take up to 48 hours. We’ll email you when it is ready.';

const backup = { backupId: 'backup-1', chunkId: 'chunk-1' };
const onExport = { screen: 'export', as: ANNA, path: `/my-photos/exports/${backup.backupId}` } as const;
const storage = (page: Page) => page.getByRole('button', { name: /^Storage status/ });

async function openStorage(page: Page): Promise<void> {
  await libraryStands(page);
  await openMore(page);
  await storage(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** What a customer does with her library as a whole: downloads, exports, how long it is kept, bringing it here, emptying it. */
export const librarySteps: readonly Situation[] = [
  {
    name: 'Downloads: download one',
    about: ['photo-downloads/getDownloadUrl', 'photo-files/getPhotoFile'],
    screen: 'downloads',
    as: ANNA,
    path: '/downloads',
    async prepare(page) {
      await expect(page.getByRole('list', { name: 'Your downloads' })).toBeVisible();
      watchDownloads(page);
    },
    act: (page) =>
      page
        .getByRole('list', { name: 'Your downloads' })
        .getByRole('button', { name: /^Download/ })
        .first()
        .click(),
    worked: (page) => expectDownload(page, /\.zip$/),
  },
  {
    name: 'Storage: ask for an export',
    about: ['photo-export/createBackup'],
    screen: 'photos',
    as: BUSINESS,
    path: PHOTOS,
    async prepare(page) {
      await openMore(page);
      await storage(page).click();
      await expect(dialog(page).getByRole('button', { name: 'Export photos' })).toBeVisible();
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Export photos' }).click(),
    async worked(page) {
      await expect(dialog(page).getByText(REQUESTED)).toBeVisible();
    },
    changes: true,
  },
  {
    name: 'Storage: delete all photos',
    passes: true,
    about: [
      'photo-management/deleteAllPhotos',
      'photo-management/getActivationStatus',
      'photo-management/getPhotoAccountCounts',
      'photo-management/getTimeline',
    ],
    screen: 'photos',
    as: ANNA,
    path: PHOTOS,
    async prepare(page) {
      await openStorage(page);
      await dialog(page).getByRole('button', { name: 'Delete all photos' }).click();
      await dialog(page).getByRole('textbox', { name: 'Confirmation' }).fill('DELETE');
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Delete all photos' }).click(),
    async worked(page) {
      await expect(toast(page, 'All your photos have been deleted')).toBeVisible();
      await expect(page.getByText('Your photo library is empty')).toBeVisible();
    },
    changes: true,
    typed: { Confirmation: 'DELETE' },
    notKept: 'it is typed so that nothing is deleted by chance',
  },
  {
    name: 'Activation: try again to have photos brought here',
    takesMs: 5_000,
    about: ['photo-management/activatePhotoLibrary', 'photo-push/connectPush'],
    screen: 'photos',
    as: INES,
    given: (sandbox) =>
      sandbox.fault({ service: 'photo-management', operationId: 'activatePhotoLibrary', status: 500, times: 1 }),
    path: PHOTOS,
    async prepare(page) {
      await expect(page.getByText('We could not import your photos.')).toBeVisible();
    },
    act: (page) => page.getByRole('button', { name: 'Try again' }).click(),
    async worked(page) {
      await expect(page.getByText('We are importing your photos')).toBeVisible();
    },
    changes: true,
  },
  {
    ...onExport,
    name: 'Export: download a file',
    about: ['photo-export/getBackupChunkUrl', 'photo-files/getPhotoFile'],
    given: (sandbox) => sandbox.state('an export is finished', backup),
    async prepare(page) {
      await expect(page.getByRole('list', { name: 'Your export files' }).getByRole('listitem').first()).toBeVisible();
      watchDownloads(page);
    },
    act: (page) =>
      page
        .getByRole('list', { name: 'Your export files' })
        .getByRole('button', { name: /^Download/ })
        .first()
        .click(),
    worked: (page) => expectDownload(page, /^photo-export-\d+\.zip$/),
    changes: true,
  },
  {
    ...onExport,
    name: 'Export: ask for a new one',
    reports: 'getBackup failed (',
    about: ['photo-export/createBackup'],
    given: (sandbox) => sandbox.state('the links of an export have expired', backup),
    async prepare(page) {
      await expect(page.getByRole('button', { name: 'Create a new export' })).toBeVisible();
    },
    act: (page) => page.getByRole('button', { name: 'Create a new export' }).click(),
    async worked(page) {
      await expect(page.locator('main').getByText(REQUESTED)).toBeVisible();
    },
    changes: true,
  },
];
