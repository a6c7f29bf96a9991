import { expect, expectConsole, test } from '../support/fixtures.ts';
import { jpegs } from '../support/photo-files.ts';
import { chooseFiles, expectAdded, upload, uploadDialog } from '../support/uploads.ts';

test('R1 P2.152 X6 a full library is told once, with what to do; the list waits, and goes on when there is room', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  expectConsole('createUpload failed (');
  await sandbox.state('the photo storage is full');
  await signIn('anna@example.com', '/my-photos/photos');
  await chooseFiles(page, await jpegs(5));
  await upload(page);
  const dialog = uploadDialog(page);
  await expect(dialog.getByRole('alert').filter({ hasText: 'Your library is full' })).toHaveCount(1);
  await expect(dialog.getByText('Delete photos you no longer need, or contact customer care.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Contact customer care' })).toBeVisible();
  await expect(dialog.getByText(/try again/i)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /Try again|Retry/ })).toHaveCount(0);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Paused' })).toHaveCount(5);
  // Three are sent at a time, and no other is tried. Those beside the first that is refused are paused while they are on
  // their way, and have come by then.
  await traffic.quiet();
  const tried = (await sandbox.calls('createUpload')).length;
  expect(tried).toBeLessThanOrEqual(3);

  // The card that stays says so, too.
  await dialog.getByRole('button', { name: 'Close' }).click();
  const card = page.getByRole('region', { name: 'Under way' });
  await expect(card.getByText('Delete photos you no longer need')).toBeVisible();
  expect(await sandbox.calls('createUpload')).toHaveLength(tried);

  // Still no room: told again.
  await card.getByRole('button', { name: 'I’ve freed up space' }).click();
  await expect.poll(async () => (await sandbox.calls('createUpload')).length).toBeGreaterThan(tried);
  await expect(card.getByRole('button', { name: 'I’ve freed up space' })).toBeVisible();

  await sandbox.state('the photo storage is full', { room: 5 });
  await card.getByRole('button', { name: 'I’ve freed up space' }).click();
  await expect(page.getByText('5 photos added')).toBeVisible();
});

test('R1 X6 in a narrow window the card, which is a line otherwise, opens for what is to be decided', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('createUpload failed (');
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.state('the photo storage is full');
  await signIn('anna@example.com', '/my-photos/photos');
  await chooseFiles(page, await jpegs(2));
  await upload(page);
  await expect(uploadDialog(page).getByRole('alert').filter({ hasText: 'Your library is full' })).toHaveCount(1);
  await uploadDialog(page).getByRole('button', { name: 'Close' }).click();
  const card = page.getByRole('region', { name: 'Under way' });
  await expect(card.getByRole('alert')).toContainText('There is no room for the photos on this list.');
  // It can be folded all the same.
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(card.getByRole('alert')).toHaveCount(0);
});

test('R1 a library that becomes full while photos arrive keeps those that have, and the rest on the list', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('createUpload failed (', 'appendToUpload failed (');
  await sandbox.state('the photo storage is full', { room: 1 });
  await signIn('anna@example.com', '/my-photos/photos');
  await chooseFiles(page, await jpegs(3));
  await upload(page);
  const dialog = uploadDialog(page);
  await expect(dialog.getByRole('alert').filter({ hasText: 'Your library is full' })).toHaveCount(1);
  await sandbox.state('the photo storage is full', { room: 3 });
  await dialog.getByRole('button', { name: 'I’ve freed up space' }).click();
  await expectAdded(page, 3);
});
