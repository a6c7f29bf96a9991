import { drawnPhotos, knownTabCount, tabCount } from '../support/actions.ts';
import { expect, test } from '../support/keyboard-fixtures.ts';
import { jpeg } from '../support/photo-files.ts';
import { expectAdded } from '../support/uploads.ts';
import { counter, focusedCell, tiles, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
});

test('P2.43 X2 X3 X14 a photo is opened, turned over, zoomed and closed, and the focus is back on the photo that showed last', async ({
  page,
  keyboard,
}) => {
  const [first, second] = await drawnPhotos(page);
  await keyboard.to('link', /^Photo, /);
  await keyboard.press('Enter');
  const preview = page.getByRole('dialog');
  await expect(preview.getByText(/^Taken on/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/preview/${first}`));
  // What swipes do, buttons do, too.
  await keyboard.use('button', 'Next photo');
  await expect(page).toHaveURL(new RegExp(`/preview/${second}`));
  await keyboard.use('button', 'Previous photo');
  await expect(page).toHaveURL(new RegExp(`/preview/${first}`));
  await keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/preview/${second}`));
  await keyboard.use('button', 'Zoom in');
  await keyboard.use('button', 'Zoom out');
  const stops = await keyboard.round();
  expect(
    stops.map(({ name }) => name),
    'nothing behind the photo is reached',
  ).not.toContain('Select');
  await keyboard.use('button', 'Back');
  await expect(preview).toHaveCount(0);
  await expect(page.locator(`[data-photo="${second}"]`)).toBeFocused();
});

test('X2 X4 X13 photos are selected one by one, along the way, by months and all at once, and deleted; the focus goes on to the next one', async ({
  page,
  keyboard,
  sandbox,
}) => {
  const before = await knownTabCount(page, 'Photos');
  const drawn = await drawnPhotos(page);
  await keyboard.to('link', /^Photo, /);
  await keyboard.press('Space', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await expect(counter(page)).toHaveText('3 selected');
  // A month by its box, and out again.
  await keyboard.press('Home', 'ArrowUp');
  await expect(page.getByRole('checkbox', { name: /^Select all photos from / }).first()).toBeFocused();
  await keyboard.press('Space');
  await expect(counter(page)).not.toHaveText('3 selected');
  await keyboard.press('Space');
  await expect(counter(page)).toHaveText('0 selected');
  await keyboard.use('button', /^Select all [\d,]+$/);
  await expect(counter(page)).toHaveText(`${before.toLocaleString('en-GB')} selected`);
  await keyboard.use('button', 'Deselect all');
  await expect(counter(page)).toHaveText('0 selected');

  await keyboard.to('checkbox', /^Photo, /);
  await keyboard.press('Control+Home', 'Space', 'ArrowRight', 'Space');
  await expect(counter(page)).toHaveText('2 selected');
  await keyboard.use('button', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete 2 photos' });
  await expect(question).toBeVisible();
  await keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await keyboard.here()).name).toBe('Delete');
  await keyboard.press('Enter');
  await keyboard.use('button', 'Delete 2 photos');
  await expect(question).toHaveCount(0);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 2);
  await expect(page.locator(`[data-photo="${drawn[2]}"]`)).toBeFocused();
  expect((await sandbox.calls('deletePhotos')).map(({ body }) => body)).toEqual([{ photoIds: drawn.slice(0, 2) }]);
});

test('X2 X4 what is deleted from its preview, and what is downloaded and copied from there', async ({
  page,
  keyboard,
}) => {
  const [first, second] = await drawnPhotos(page);
  await keyboard.to('link', /^Photo, /);
  await keyboard.press('Enter');
  await expect(page.getByText(/^Taken on/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await keyboard.use('button', 'Download');
  await downloading;
  await keyboard.use('button', 'Copy to album');
  await keyboard.use('button', /^Ideas/);
  await expect(page.locator('[data-toast]').getByText('Photos copied to Ideas')).toBeVisible();
  await keyboard.use('button', 'Delete');
  await expect(page).toHaveURL(new RegExp(`/preview/${second}`));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await keyboard.press('Escape');
  await expect(page.locator(`[data-photo="${second}"]`)).toBeFocused();
  expect(await drawnPhotos(page)).not.toContain(first);
});

test('X2 photos are added: chosen, taken out, uploaded', async ({ page, keyboard, sandbox }) => {
  const dialog = page.getByRole('dialog', { name: 'Add photos' });
  // Choosers are taken over for as long as somebody listens: each for itself would miss one that opens at once.
  page.on('filechooser', () => {});
  await keyboard.use('button', 'Add photos');
  await expect(dialog).toBeVisible();
  expect((await keyboard.here()).name).toBe('Choose photos');
  const choosing = page.waitForEvent('filechooser');
  await keyboard.use('button', 'Choose photos');
  await (await choosing).setFiles([await jpeg('beach.jpg'), await jpeg('dunes.jpg', { hue: 120 })]);
  await expect(dialog.getByText('2 photos ready to upload').first()).toBeVisible();
  await keyboard.use('button', 'Remove dunes.jpg');
  await expect(dialog.getByText('1 photo ready to upload').first()).toBeVisible();
  await expect
    .poll(() => keyboard.here(), 'what was removed leaves the focus in the list')
    .toMatchObject({ role: 'listitem' });
  await keyboard.use('button', 'Remove beach.jpg');
  await expect(dialog.getByText('1 photo ready to upload')).toHaveCount(0);
  await expect(
    dialog.getByRole('button', { name: 'Choose photos' }),
    'of the last one it goes to what there is to do',
  ).toBeFocused();
  const again = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await again).setFiles([await jpeg('beach.jpg')]);
  await keyboard.use('button', 'Upload 1 photo');
  await expectAdded(page, 1);
  expect((await keyboard.here()).name).toBe('Add photos');
  expect(await sandbox.calls('createUpload')).toHaveLength(1);
});

test('X2 X3 the storage status is read, an export asked for there, and everything deleted once the word is typed', async ({
  page,
  keyboard,
}) => {
  await keyboard.use('button', 'More options');
  await keyboard.use('button', /^Storage status/);
  const dialog = page.getByRole('dialog', { name: 'Storage status' });
  await expect(dialog).toBeVisible();
  await keyboard.use('button', 'Export photos');
  await expect(dialog.getByText(/^We are preparing your export/)).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await keyboard.use('button', 'Delete all photos');
  await keyboard.fill('Confirmation', 'delete');
  await keyboard.press('Enter');
  const word = page.getByRole('textbox', { name: 'Confirmation' });
  await expect(word).toHaveAttribute('aria-invalid', 'true');
  await expect(word).toBeFocused();
  await keyboard.type('DELETE');
  await keyboard.press('Enter');
  await expect(page.getByText('Your photo library is empty')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('X2 X13 the months are gone through by the slider, and what it leads to is the next stop', async ({
  page,
  keyboard,
}) => {
  await keyboard.to('slider', 'Go to month');
  const slider = page.getByRole('slider', { name: 'Go to month' });
  const from = await slider.getAttribute('aria-valuetext');
  await keyboard.press('End');
  await expect(slider).not.toHaveAttribute('aria-valuetext', from ?? '');
  const text = await slider.getAttribute('aria-valuetext');
  await keyboard.backTo('link', /^Photo, /);
  expect(await focusedCell(page)).toBeDefined();
  expect(text).toBeTruthy();
  await expect(tiles(page)).toHaveCount(0);
});
