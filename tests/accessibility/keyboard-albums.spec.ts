import { knownTabCount } from '../support/actions.ts';
import { ALBUMS, card, heading } from '../support/albums.ts';
import { chooseOwnFolder, CUSTOMER, EXPORT, makeExport } from '../support/export-desk.ts';
import { expect, test } from '../support/keyboard-fixtures.ts';
import { counter, waitForPictures } from '../support/timeline.ts';
import { ANNA } from '../support/seeded.ts';

test('X2 X4 X16 an album is made, named, filled, emptied, renamed and deleted', async ({ page, keyboard, signIn }) => {
  await signIn(ANNA, ALBUMS);
  await keyboard.use('button', 'New album');
  const dialog = page.getByRole('dialog', { name: 'Create new album' });
  await expect(dialog.getByRole('textbox', { name: 'Album name' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Album name' })).toHaveAccessibleDescription(
    'Please give your album a name',
  );
  await keyboard.type('A journey');
  await keyboard.use('button', 'Create album');
  await expect(heading(page, 'A journey')).toBeFocused();
  await expect(dialog).toHaveCount(0);

  // Filled from the library.
  await keyboard.use('link', 'Saved photos');
  await waitForPictures(page);
  await keyboard.to('link', /^Photo, /);
  await keyboard.press('Space', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await expect(counter(page)).toHaveText('3 selected');
  await keyboard.use('button', 'Copy to album');
  await keyboard.use('button', /^A journey/);
  await expect(page.locator('[data-toast]').getByText('Photos copied to A journey')).toBeVisible();
  // What the message leads to is reached by its key.
  await keyboard.press('F6');
  await keyboard.use('link', 'A journey');
  await expect(heading(page, 'A journey')).toBeFocused();
  await waitForPictures(page);
  await keyboard.to('link', /^Photo, /);
  await keyboard.press('Space');
  await keyboard.use('button', 'Delete from album');
  await expect(page.getByText('2 photos', { exact: true })).toBeVisible();
  await expect(page.locator('[data-photo]:focus')).toHaveCount(1);
  // It is said once it is done, later than it shows.
  await expect(page.locator('[data-toast]').getByText('1 photo removed from the album')).toBeVisible();
  await keyboard.press('F6');
  await keyboard.use('button', 'Undo');
  await expect(page.getByText('3 photos', { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  await keyboard.use('button', 'Edit album name');
  await expect(page.getByRole('textbox', { name: 'Album name' })).toBeFocused();
  await keyboard.type('Our journey');
  await keyboard.press('Enter');
  await expect(heading(page, 'Our journey')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit album name' })).toBeFocused();

  await keyboard.use('button', 'More options');
  await keyboard.use('button', 'Delete album');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.use('button', 'Delete album');
  await expect(page).toHaveURL(new RegExp(`${ALBUMS}$`));
  await expect(card(page, 'Our journey')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('X2 X3 X15 an album is opened from its card, its photos are downloaded as an archive; of a shared one it is told with whom', async ({
  page,
  keyboard,
  signIn,
}) => {
  await signIn(ANNA, ALBUMS);
  await keyboard.use('link', 'Lisbon');
  await expect(heading(page, 'Lisbon')).toBeFocused();
  await waitForPictures(page);
  await keyboard.to('link', /^Photo, /);
  await keyboard.press('Space', 'Shift+ArrowRight');
  await keyboard.use('button', 'Download');
  await expect(page.locator('[data-toast]').getByText('Preparing download...')).toBeVisible();
  await expect(counter(page)).toHaveCount(0);

  await keyboard.use('link', 'My albums');
  await keyboard.use('link', 'Summer in Skagen');
  await expect(heading(page, 'Summer in Skagen')).toBeFocused();
  await keyboard.use('button', 'Shared with 3 people');
  const people = page.getByRole('dialog', { name: 'Shared with 3 people' });
  await expect(people.getByRole('listitem')).toHaveCount(3);
  await keyboard.use('button', 'Close');
  await expect(people).toHaveCount(0);
  expect((await keyboard.here()).name).toBe('Shared with 3 people');
  await waitForPictures(page);
  await keyboard.to('link', /^Photo, /);
  await keyboard.press('Space');
  // What cannot be done here is reached all the same, and says why.
  await keyboard.to('button', 'Delete');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveAccessibleDescription(
    'Unavailable for shared albums',
  );
  await expect(page.getByRole('tooltip', { name: 'Unavailable for shared albums' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('X2 prints are ordered of photos that were chosen for that', async ({ page, keyboard, signIn }) => {
  await signIn(ANNA, '/my-photos/photos?stripped=true');
  await waitForPictures(page);
  await keyboard.use('button', 'Order photo prints');
  await keyboard.to('checkbox', /^Photo, /);
  await keyboard.press('Space', 'ArrowRight', 'Space');
  await keyboard.use('button', 'Next: Customise 2 photo prints');
  await expect(page.getByText('2 photos · product PAP_910')).toBeVisible({ timeout: 15_000 });
});

test('X2 X4 X5 archives are downloaded, and what is said of them stands in the page, too', async ({
  page,
  keyboard,
  signIn,
}) => {
  await signIn(ANNA, '/my-photos/photos');
  await waitForPictures(page);
  await knownTabCount(page, 'Photos');
  await keyboard.use('button', 'More options');
  await keyboard.use('link', 'Downloads');
  await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeFocused();
  const downloading = page.waitForEvent('download');
  await keyboard.use('button', 'Download Summer in Skagen');
  await downloading;
  expect((await keyboard.here()).name).toBe('Download Summer in Skagen');
});

test('X2 X4 the files of an export are fetched one after the other', async ({ page, keyboard, signIn, sandbox }) => {
  const chunks = [1, 2].map((iteration) => ({ id: `chunk-${iteration}`, iteration, size: 524_800 }));
  await sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' });
  await sandbox.fault({
    service: 'photo-export',
    operationId: 'getBackup',
    status: 200,
    body: { requested: '2026-11-01T10:00:00Z', processed: '2026-11-02T12:00:00Z', chunks },
  });
  await signIn(ANNA, '/my-photos/exports/backup-1');
  await keyboard.use('button', 'Download photo-export-1.zip');
  await expect(page.getByText('1 of 2 files downloaded').first()).toBeVisible();
  expect((await keyboard.here()).name).toBe('Download again photo-export-1.zip');
});

test('X2 X4 all parts of an export are saved by keyboard, and the focus goes to what has come of it', async ({
  page,
  context,
  keyboard,
  signIn,
  sandbox,
}) => {
  await chooseOwnFolder(context);
  await makeExport(sandbox, { photos: 2, photosPerPart: 1 });
  await signIn(CUSTOMER, EXPORT);
  await keyboard.use('button', 'Save all in a folder');
  await expect(page.getByRole('heading', { name: 'Your export on one page' })).toBeFocused({ timeout: 30_000 });
});
