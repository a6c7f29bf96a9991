import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { ALBUMS, LISBON, READS_OF_A_GONE_ALBUM } from '../support/albums.ts';
import { expectConsole } from '../support/fixtures.ts';
import type { Keyboard, Role } from '../support/keyboard.ts';
import { expect, test } from '../support/keyboard-fixtures.ts';
import { otherDevice } from '../support/other-device.ts';
import { jpeg } from '../support/photo-files.ts';
import { waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

/** What opens a dialog, and what the dialog is called. */
interface Opening {
  by: [role: Role, name: string | RegExp];
  dialog: string | RegExp;
  /** Button of the panel that what opens it stands in; the focus goes back to it. */
  within?: string;
}

/** The files of src that draw each dialog; those that other journeys by keyboard go through say which. */
const DIALOGS: Record<string, string> = {
  'app/layout/menu-sheet.tsx': 'keyboard-account.spec.ts',
  'app/palette/palette-dialog.tsx': 'here',
  'features/account-deletion/delete-account.tsx': 'here',
  'features/addresses/parts/address-list.tsx': 'here',
  'features/albums/album-name-dialog.tsx': 'here',
  'features/albums/copy-dialog.tsx': 'here',
  'features/orders/parts/address-dialog.tsx': 'here',
  'features/preview/parts/photo-details.tsx': 'here',
  'features/preview/parts/preview-layer.tsx': 'here',
  'features/prints/parts/crop-dialog.tsx': 'here',
  'features/prints/parts/prints-overlay.tsx': 'here',
  'features/prints/continue-dialog.tsx': 'here',
  'features/saved-projects/parts/remove-project.tsx': 'here',
  'features/shared-albums/parts/shared-with.tsx': 'here',
  'features/storage-status/storage-dialog.tsx': 'here',
  'features/upload/dialog/add-photos-dialog.tsx': 'here',
  'features/upload/dialog/parts/upload-buttons.tsx': 'here',
  'features/upload/dialog/parts/album-gone.tsx': 'here',
  'features/upload/from-phone/from-phone-dialog.tsx': 'here',
  'features/widgets/parts/book-menu.tsx': 'keyboard-others.spec.ts',
  'forms/unsaved-changes.tsx': 'here',
  'photos/actions/collecting.tsx': 'here',
  'photos/actions/delete-action.tsx': 'here',
  'photos/screens/delete-album.tsx': 'here',
  'photos/grid/shortcuts/shortcuts-dialog.tsx': 'here',
  'photos/slideshow/slideshow.tsx': 'here',
};

/** What dialogs are made of. */
const KIT = ['ui/dialog.tsx', 'ui/use-dialog-layer.ts', 'forms/confirm-dialog.tsx'];

function anyDialog(page: Page): Locator {
  return page.getByRole('dialog').or(page.getByRole('alertdialog'));
}

function hasFocus(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}

/** Opens a dialog and closes it by Escape: the focus goes in, round in a circle, and back to what opened it. */
async function openAndClose(
  page: Page,
  keyboard: Keyboard,
  { by: [role, name], dialog: title, within }: Opening,
): Promise<void> {
  await test.step(String(title), async () => {
    if (within !== undefined) await keyboard.use('button', within);
    await keyboard.use(role, name);
    const dialog = anyDialog(page).and(
      page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title })),
    );
    await expect(dialog).toBeVisible();
    await expect.poll(() => hasFocus(dialog)).toBe(true);
    const stops = await keyboard.round();
    const inside = await dialog.ariaSnapshot();
    expect(
      stops.filter((stop) => !inside.includes(stop.name)),
      'nothing behind it is reached',
    ).toEqual([]);
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await keyboard.press(key);
      expect(await hasFocus(dialog), `inside after ${key}`).toBe(true);
    }
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const isBack = async () => {
      const back = await keyboard.here();
      if (within !== undefined) return back.name === within;
      return back.role === role && (typeof name === 'string' ? back.name === name : name.test(back.name));
    };
    await expect.poll(isBack, `back at ${role} “${name}”`).toBe(true);
  });
}

test('X3 every dialog of the product is gone through by keyboard', () => {
  const source = fileURLToPath(new URL('../../src/', import.meta.url));
  const drawing = globSync('**/*.{ts,tsx}', { cwd: source, exclude: (path) => path.startsWith('sandbox') })
    .filter((file) => /<(?:Dialog|ConfirmDialog)\b|\buseDialogLayer\(/.test(readFileSync(source + file, 'utf8')))
    .filter((file) => !KIT.includes(file));
  expect(drawing.toSorted()).toEqual(Object.keys(DIALOGS).toSorted());
});

test('X3 the dialogs of the photos', async ({ page, keyboard, signIn, sandbox }) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await openAndClose(page, keyboard, { by: ['button', 'Add photos'], dialog: 'Add photos' });
  await openAndClose(page, keyboard, {
    within: 'More options',
    by: ['button', /^Storage status/],
    dialog: 'Storage status',
  });
  await openAndClose(page, keyboard, {
    within: 'More options',
    by: ['button', 'Keyboard shortcuts'],
    dialog: 'Keyboard shortcuts',
  });
  await openAndClose(page, keyboard, { by: ['button', 'Search'], dialog: 'Search' });
  await openAndClose(page, keyboard, { by: ['button', 'Go to a date'], dialog: 'Search' });
  await openAndClose(page, keyboard, { by: ['link', /^Photo, /], dialog: 'Photo' });
  await keyboard.use('link', /^Photo, /);
  await openAndClose(page, keyboard, { by: ['button', 'Details'], dialog: 'Details' });
  await keyboard.press('Escape');
  await expect(anyDialog(page)).toHaveCount(0);
  await keyboard.press('Space', 'ArrowRight', 'Space');
  await openAndClose(page, keyboard, { by: ['button', 'Copy to album'], dialog: 'Copy to album' });
  await openAndClose(page, keyboard, { by: ['button', 'Delete'], dialog: 'Delete 2 photos' });

  // What is read for an action can be called off, and the focus is back where it began.
  await keyboard.use('button', /^Select all [\d,]+$/);
  await sandbox.fault({ service: 'photo-management', operationId: 'listPhotos', delayMs: 3_000 });
  await keyboard.use('button', 'Copy to album');
  await expect(anyDialog(page)).toBeVisible();
  await keyboard.press('Escape');
  await expect(anyDialog(page)).toHaveCount(0);
  expect((await keyboard.here()).name).toBe('Copy to album');
});

test('X3 the slideshow of a list', async ({ page, keyboard, signIn }) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await openAndClose(page, keyboard, { within: 'More options', by: ['button', 'Slideshow'], dialog: 'Slideshow' });
});

test('X3 the way to a phone lies over the dialog for adding photos', async ({ page, keyboard, signIn }) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await keyboard.use('button', 'Add photos');
  await openAndClose(page, keyboard, { by: ['button', 'From your phone'], dialog: 'Add photos from your phone' });
  await keyboard.press('Escape');
  await expect(anyDialog(page)).toHaveCount(0);
  expect((await keyboard.here()).name).toBe('Add photos');
});

test('X3 O179 photos that are selected for prints are looked through in the crop preview', async ({
  page,
  keyboard,
  signIn,
}) => {
  await signIn(ANNA, LISBON);
  await waitForPictures(page);
  await keyboard.use('button', 'Order prints');
  await keyboard.to('checkbox', /^Photo, /);
  await keyboard.press('Space', 'ArrowRight', 'Space');
  await openAndClose(page, keyboard, { by: ['button', 'Crop preview'], dialog: 'Crop preview' });

  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop preview' });
  await keyboard.use('button', 'Next photo');
  await expect(dialog.getByText('Photo 2 of 2', { exact: true })).toBeVisible();
  await keyboard.use('button', 'Leave out');
  await expect(dialog.getByRole('button', { name: 'Put back' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Next: Customise 1 photo print' })).toBeVisible();
});

test('X3 P7.31 a print tray goes to another device', async ({ page, keyboard, signIn }) => {
  await signIn(ANNA, LISBON);
  await waitForPictures(page);
  await keyboard.to('link', /^Photo, /);
  await keyboard.press('Space');
  await keyboard.use('button', 'Add to tray');
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused();
  await keyboard.use('link', /^Print tray/);
  await waitForPictures(page);
  await openAndClose(page, keyboard, {
    within: 'More options',
    by: ['button', 'Continue on another device'],
    dialog: 'Continue on another device',
  });
});

test('X3 of two dialogs Escape closes the newest alone, and one that must be waited for stays', async ({
  page,
  keyboard,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await keyboard.use('button', 'Add photos');
  const choosing = page.waitForEvent('filechooser');
  await keyboard.use('button', 'Choose photos');
  await (await choosing).setFiles([await jpeg('beach.jpg'), await jpeg('dunes.jpg', { hue: 120 })]);
  await sandbox.fault({ service: 'photo-storage', delayMs: 30_000 });
  await keyboard.use('button', 'Upload 2 photos');
  await keyboard.use('button', 'Cancel all');
  const question = page.getByRole('alertdialog', { name: 'Cancel all uploads?' });
  await expect(question).toBeVisible();
  expect((await keyboard.here()).name).toBe('Keep uploading');
  await keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Add photos' })).toBeVisible();
  expect((await keyboard.here()).name).toBe('Cancel all');
  await keyboard.press('Enter');
  await keyboard.use('button', 'Cancel all');
  await expect(question).toHaveCount(0);
  await expect
    .poll(
      () => hasFocus(page.getByRole('dialog', { name: 'Add photos' })),
      'of what is gone the focus goes to what is left',
    )
    .toBe(true);
  await keyboard.press('Escape');
  await expect(anyDialog(page)).toHaveCount(0);
  expect((await keyboard.here()).name).toBe('Add photos');

  await sandbox.healFaults();
  await keyboard.use('link', 'Settings');
  await keyboard.use('button', 'Delete my account');
  await sandbox.fault({ service: 'auth', operationId: 'requestAccountDeletion', delayMs: 4_000, times: 1 });
  await keyboard.use('button', 'Send me the link');
  await keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Delete your account?' })).toBeVisible();
  await expect(anyDialog(page)).toHaveAccessibleName('Check your inbox');
});

test('X3 R9 the dialog that asks for another album, where theirs is gone', async ({
  page,
  keyboard,
  signIn,
  browser,
  world,
}) => {
  expectConsole(...READS_OF_A_GONE_ALBUM);
  await signIn(ANNA, LISBON);
  await waitForPictures(page);
  await keyboard.use('button', 'Add photos');
  const choosing = page.waitForEvent('filechooser');
  await keyboard.use('button', 'Choose photos');
  await (await choosing).setFiles([await jpeg('beach.jpg'), await jpeg('dunes.jpg', { hue: 120 })]);
  await (await otherDevice(browser, world.app, ANNA)).delete('photo-management', '/albums/album-lisbon');
  await keyboard.use('button', 'Upload 2 photos');
  await openAndClose(page, keyboard, {
    by: ['button', 'Add to another album'],
    dialog: 'Add to another album',
  });
});

test('X3 the dialogs of albums, and of what is printed', async ({ page, keyboard, signIn, sandbox }) => {
  await signIn(ANNA, ALBUMS);
  await openAndClose(page, keyboard, { by: ['button', 'New album'], dialog: 'Create new album' });
  await keyboard.use('link', 'Summer in Skagen');
  await openAndClose(page, keyboard, { by: ['button', 'Shared with 3 people'], dialog: 'Shared with 3 people' });
  await page.goto(LISBON);
  await waitForPictures(page);
  await openAndClose(page, keyboard, { by: ['button', 'Edit album name'], dialog: 'Edit album name' });
  await openAndClose(page, keyboard, {
    within: 'More options',
    by: ['button', 'Delete album'],
    dialog: 'Delete album',
  });

  // There is nothing to do but wait: no key leads away, and none closes what is below.
  await keyboard.to('link', /^Photo, /);
  await keyboard.press('Space');
  await sandbox.fault({
    service: 'temp-selections',
    operationId: 'createTempSelection',
    delayMs: 4_000,
    status: 500,
    times: 3,
  });
  await keyboard.use('button', 'Order prints');
  const overlay = page.getByRole('dialog', { name: 'Adding 1 photo to editor...' });
  await expect(overlay).toBeFocused();
  await keyboard.press('Tab', 'Shift+Tab', 'Escape');
  await expect(overlay).toBeFocused();
  await expect(overlay).toHaveCount(0, { timeout: 20_000 });
  expect((await keyboard.here()).name).toBe('Order prints');
});

test('X3 the dialogs of the account', async ({ page, keyboard, signIn }) => {
  await signIn(ANNA, '/settings');
  await openAndClose(page, keyboard, { by: ['button', 'Delete my account'], dialog: 'Delete your account?' });
  await keyboard.use('link', 'Change delivery address');
  await openAndClose(page, keyboard, {
    by: ['button', 'Delete the address Anna Berg, Berg Design'],
    dialog: 'Delete this address?',
  });
  await keyboard.use('link', 'Saved projects');
  await openAndClose(page, keyboard, { by: ['button', 'Delete Summer in Skagen'], dialog: 'Delete this project?' });
  await page.goto('/orders/SO-2999');
  await openAndClose(page, keyboard, { by: ['button', 'Change address'], dialog: 'Change delivery address' });
  await keyboard.press('Enter');
  await keyboard.fill('Town or city', 'Bath');
  await keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Change delivery address' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Town or city' })).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.use('button', 'Leave without saving');
  await expect(anyDialog(page)).toHaveCount(0);
  expect((await keyboard.here()).name).toBe('Change address');
});
