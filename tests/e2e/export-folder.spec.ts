import type { Page } from '@playwright/test';
import {
  chooseOwnFolder,
  CUSTOMER,
  EXPORT,
  expectChecked,
  fileHostDoes,
  filesIn,
  goOn,
  makeExport,
  part,
  saveAll,
} from '../support/export-desk.ts';
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ context }) => chooseOwnFolder(context));

const otherFolder = (page: Page) => page.getByRole('button', { name: 'Choose another folder' });
const saveAgain = (page: Page) => part(page, 1).getByRole('button', { name: /^Save again/ });

/** The first part turns out to be broken. */
async function breakFirst(page: Page): Promise<void> {
  await page.evaluate(() => {
    const saved: { parts: { file?: string; state: string }[] }[] = JSON.parse(
      localStorage.getItem('savedExports') ?? '[]',
    );
    for (const one of saved.flatMap(({ parts }) => parts)) if (one.file === 'photo-export-1.zip') one.state = 'broken';
    localStorage.setItem('savedExports', JSON.stringify(saved));
    dispatchEvent(new StorageEvent('storage', { key: 'savedExports' }));
  });
  await expect(part(page, 1)).toContainText('Damaged');
}

test('R1 P1.8 a folder that may not be written to any more is told of, and so is an export that has to wait for another one', async ({
  page,
  signIn,
  sandbox,
}) => {
  await makeExport(sandbox, { photos: 2, photosPerPart: 2 });
  await sandbox.state('an export in parts is finished', { user: CUSTOMER, backupId: 'backup-2', photosPerPart: 1 });
  await fileHostDoes(sandbox, { delayMs: 60_000 });
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  await expect(part(page, 1)).toContainText('Saving');
  await page.evaluate(() => {
    history.pushState(null, '', '/my-photos/exports/backup-2');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(part(page, 2)).toContainText('Waiting');
  await expect(saveAll(page)).toHaveAccessibleDescription('Another export is being saved. Wait for it, or stop it.');
  await page.getByRole('region', { name: 'Under way' }).getByRole('button', { name: 'Stop' }).click();
  await sandbox.healFaults();
  await expect(saveAll(page)).not.toHaveAttribute('aria-disabled', 'true');
  await saveAll(page).click();
  await expectChecked(page, 2);

  await breakFirst(page);
  await page.evaluate(() => {
    FileSystemDirectoryHandle.prototype.queryPermission = () => Promise.resolve('denied');
    FileSystemDirectoryHandle.prototype.requestPermission = () => Promise.resolve('denied');
  });
  await saveAgain(page).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'We cannot save to this folder.' })).toBeVisible();
  await expect(otherFolder(page)).toBeVisible();
  await part(page, 1)
    .getByRole('button', { name: /^Download again/ })
    .click();
  await expect(part(page, 1)).toContainText('Saved, not checked');
  await expect(otherFolder(page)).toHaveCount(0);
});

test('R1 P1.8 P2.164 a broken part whose folder has gone is saved in another one, and nothing else is asked for', async ({
  page,
  signIn,
  sandbox,
}) => {
  await makeExport(sandbox, { photos: 2, photosPerPart: 1 });
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  await expectChecked(page, 2);
  await expect(otherFolder(page)).toHaveCount(0);
  await breakFirst(page);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry('Holidays', { recursive: true });
    window.showDirectoryPicker = () => root.getDirectoryHandle('Elsewhere', { create: true });
  });
  await saveAgain(page).click();
  const panel = page.getByRole('region', { name: 'Save all' });
  await expect(panel).toContainText('We cannot save to this folder.');
  await expect(part(page, 1)).toContainText('Damaged');
  await expect(goOn(page)).toHaveCount(0);
  await sandbox.forgetCalls();
  await otherFolder(page).click();
  await expectChecked(page, 2);
  await expect(panel).toHaveCount(0);
  expect(await filesIn(page, 'Elsewhere')).toEqual({ 'photo-export-1.zip': expect.any(Number) });
  expect(await sandbox.calls('getBackupChunkUrl')).toHaveLength(1);

  // What breaks there is saved again there, in a file that takes the place of the one before.
  await breakFirst(page);
  await saveAgain(page).click();
  await expectChecked(page, 2);
  await expect.poll(async () => Object.keys(await filesIn(page, 'Elsewhere'))).toEqual(['photo-export-1 (2).zip']);
  await expect(part(page, 1)).toContainText('photo-export-1 (2).zip');
});
