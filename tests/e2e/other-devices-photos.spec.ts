import {
  action,
  drawnPhotos,
  knownTabCount,
  selectEverything,
  selectFirst,
  tabCount,
  tile,
} from '../support/actions.ts';
import { dialog, heading, LISBON, READS_OF_A_GONE_ALBUM } from '../support/albums.ts';
import { expect, expectConsole } from '../support/fixtures.ts';
import { conflicts, test, type OtherDevice } from '../support/other-device.ts';
import { jpegs } from '../support/photo-files.ts';
import { focusedCell, waitForPictures } from '../support/timeline.ts';
import { chooseFiles, expectAdded, upload, uploadDialog } from '../support/uploads.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

interface OwnAlbum {
  albumId: string;
  albumName: string;
  photosCount: number;
}
const albumNamed = async (phone: OtherDevice, name: string) =>
  (await phone.get<{ albums: OwnAlbum[] }>('photo-management', '/albums?limit=50&displaySharedData=false')).albums.find(
    ({ albumName }) => albumName === name,
  );

test('R9 P2.100 P2.128 a name that was not changed is not sent, and one that both have changed is asked about', async ({
  page,
  signIn,
  phone,
  sandbox,
}) => {
  await signIn(ANNA, LISBON);
  const edit = page.getByRole('button', { name: 'Edit album name' });
  const name = dialog(page).getByRole('textbox', { name: 'Album name' });
  const submit = dialog(page).getByRole('button', { name: 'Save' });
  await edit.click();
  await phone.patch('photo-management', '/albums/album-lisbon', { name: 'Porto' });
  await sandbox.forgetCalls();
  await submit.click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await sandbox.calls('updateAlbum')).toEqual([]);
  await edit.click();
  await name.fill('Faro');
  await submit.click();
  await expect(conflicts(page)).toContainText(/Faro.*Porto/);
  await conflicts(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(heading(page, 'Faro')).toBeVisible();
  expect(await phone.get('photo-management', '/albums/album-lisbon')).toMatchObject({ albumName: 'Faro' });
});

test('R9 P2.100 P8.26 an album that is deleted elsewhere while it is renamed is told as gone, with the way to the others', async ({
  page,
  signIn,
  phone,
}) => {
  expectConsole(...READS_OF_A_GONE_ALBUM);
  await signIn(ANNA, LISBON);
  await page.getByRole('button', { name: 'Edit album name' }).click();
  await dialog(page).getByRole('textbox', { name: 'Album name' }).fill('Faro');
  await phone.delete('photo-management', '/albums/album-lisbon');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'This album has been deleted in another tab or on another device.',
  );
  await dialog(page).getByRole('link', { name: 'Go to my albums' }).click();
  await expect(page).toHaveURL(/\/albums$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Lisbon', exact: true })).toHaveCount(0);
});

test('R9 P2.138 P2.142 an album that was deleted elsewhere is told as gone when photos are copied to it, and can be made again with them', async ({
  page,
  signIn,
  phone,
  sandbox,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 2);
  await action(page, 'Copy to album').click();
  const lisbon = dialog(page).getByRole('button', { name: /^Lisbon/ });
  await expect(lisbon).toBeVisible();
  await phone.delete('photo-management', '/albums/album-lisbon');
  await lisbon.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    /^The album “Lisbon” has been deleted in another tab or on another device\.\s*Your photos are still selected/,
  );
  await expect(dialog(page).getByText('Please try again')).toHaveCount(0);
  await expect(lisbon).toHaveCount(0);
  await expect(dialog(page).getByText('2 photos selected')).toBeVisible();
  await sandbox.forgetCalls();
  await dialog(page).getByRole('button', { name: 'Create “Lisbon” again' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Album name' })).toHaveValue('Lisbon');
  await dialog(page).getByRole('button', { name: 'Create album' }).click();
  await expect(page.getByText('Photos copied to Lisbon')).toBeVisible();
  expect(await sandbox.calls('addPhotosToAlbum')).toHaveLength(1);
  expect(await albumNamed(phone, 'Lisbon')).toMatchObject({ photosCount: 2 });
});

test('R9 P2.138 a photo that is gone is no album that is gone: the others are copied', async ({
  page,
  signIn,
  phone,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const [gone = ''] = await selectFirst(page, 3);
  await action(page, 'Copy to album').click();
  const lisbon = dialog(page).getByRole('button', { name: /^Lisbon/ });
  await expect(lisbon).toBeVisible();
  await phone.delete('photo-management', '/photos', { photoIds: [gone] });
  await lisbon.click();
  await expect(page.getByText('Photos copied to Lisbon')).toBeVisible();
  await expect(page.getByText('has been deleted')).toHaveCount(0);
  expect(await albumNamed(phone, 'Lisbon')).toMatchObject({ photosCount: 48 });
});

test('R9 P2.138 photos that are all gone by the time are copied nowhere, and it is said once', async ({
  page,
  signIn,
  phone,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const photoIds = await selectFirst(page, 3);
  await action(page, 'Copy to album').click();
  const lisbon = dialog(page).getByRole('button', { name: /^Lisbon/ });
  await expect(lisbon).toBeVisible();
  await phone.delete('photo-management', '/photos', { photoIds });
  await lisbon.click();
  await expect(page.getByText('3 of the photos are no longer in your library')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/^Photos copied to/)).toHaveCount(0);
  expect(await albumNamed(phone, 'Lisbon')).toMatchObject({ photosCount: 46 });
});

test('R9 X2 a month that is gone by the time it is chosen is not shown when it is back', async ({
  page,
  signIn,
  phone,
  sandbox,
}) => {
  const month = { year: 2099, month: 1, count: 1 };
  await sandbox.state('the customer has photos in a month', month);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const [only = ''] = await drawnPhotos(page);
  const before = await knownTabCount(page, 'Photos');
  const lookAgain = async (minutes: number) => {
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  };
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Date, album, order or page' }).fill('2099-01');
  await expect(dialog(page).getByRole('option', { name: /^January 2099/ })).toBeVisible();
  await phone.delete('photo-management', '/photos', { photoIds: [only] });
  await lookAgain(1);
  await expect(tile(page, only)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 1);
  await page.keyboard.press('End');
  await expect.poll(() => focusedCell(page)).toMatchObject({ key: 'unknown' });
  await sandbox.state('the customer has photos in a month', month);
  await lookAgain(2);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before);
  await page.waitForTimeout(500);
  expect(await focusedCell(page)).toMatchObject({ key: 'unknown' });
});

test('R9 P2.152 O65 photos that are uploaded into an album that was deleted elsewhere are kept, and go into another one', async ({
  page,
  signIn,
  phone,
}) => {
  expectConsole(...READS_OF_A_GONE_ALBUM);
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn(ANNA, LISBON);
  await waitForPictures(page);
  await chooseFiles(page, await jpegs(5));
  await phone.post('photo-management', '/albums', { name: 'Porto' });
  await phone.delete('photo-management', '/albums/album-lisbon');
  await upload(page);
  const gone = uploadDialog(page)
    .getByRole('alert')
    .or(uploadDialog(page).getByRole('status'))
    .filter({ hasText: 'This album has been deleted in another tab or on another device.' });
  await expect(gone).toHaveText(/The photos you uploaded are in your library/);
  // Wherever the list was scrolled to: it waits for an answer.
  await expect(gone).toBeInViewport({ ratio: 1 });
  await uploadDialog(page).getByRole('button', { name: 'Add to another album' }).click();
  const chooser = page.getByRole('dialog', { name: 'Add to another album' });
  await expect(chooser.getByRole('button', { name: /^Lisbon/ })).toHaveCount(0);
  await chooser.getByRole('button', { name: /^Porto/ }).click();
  await expect(gone).toHaveCount(0);
  await expectAdded(page, 5);
  await expect.poll(async () => (await albumNamed(phone, 'Porto'))?.photosCount).toBe(5);
  // The page behind shows what is not there any more.
  await expect(page).toHaveURL(/\/albums$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Lisbon', exact: true })).toHaveCount(0);
  await expect(page.getByText('Unable to display album')).toHaveCount(0);
});

for (const { how, fault } of [
  { how: 'is slow', fault: { delayMs: 20_000 } },
  { how: 'fails', fault: { status: 500, body: { code: 'internal-error' } } },
  { how: 'answers nonsense', fault: { status: 200, body: 'nonsense' } },
]) {
  test(`R1 P2.152 photos go into an album also where the service that is asked whether it is there ${how}`, async ({
    page,
    signIn,
    phone,
    sandbox,
  }) => {
    expectConsole('getAlbum failed (');
    await signIn(ANNA, LISBON);
    await waitForPictures(page);
    await chooseFiles(page, await jpegs(2));
    await sandbox.fault({ service: 'photo-management', operationId: 'getAlbum', ...fault });
    await upload(page);
    await expectAdded(page, 2, { timeout: 12_000 });
    expect(await albumNamed(phone, 'Lisbon')).toMatchObject({ photosCount: 48 });
  });
}

test('R9 P2.152 photos whose album was deleted elsewhere stay in the library when she leaves the album out, also from the card', async ({
  page,
  signIn,
  phone,
  sandbox,
}) => {
  expectConsole(...READS_OF_A_GONE_ALBUM);
  await signIn(ANNA, LISBON);
  await waitForPictures(page);
  await chooseFiles(page, await jpegs(2));
  await phone.delete('photo-management', '/albums/album-lisbon');
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 1_500, times: 2 });
  await upload(page);
  await uploadDialog(page).getByRole('button', { name: 'Close' }).click();
  const card = page.getByRole('region', { name: 'Under way' });
  await expect(card.getByRole('alert')).toHaveText('This album has been deleted in another tab or on another device.');
  await card.getByRole('button', { name: 'Show' }).click();
  await uploadDialog(page).getByRole('button', { name: 'Continue without an album' }).click();
  await expect(uploadDialog(page).getByText('2 photos uploaded', { exact: true }).first()).toBeVisible();
  await expect(uploadDialog(page).getByText('has been deleted')).toHaveCount(0);
  await expect(page.getByText('Unable to display album')).toHaveCount(0);
});

test('R9 P2.108 picked photos of which one was deleted elsewhere are deleted, with a true number', async ({
  page,
  signIn,
  phone,
  sandbox,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const before = await knownTabCount(page, 'Photos');
  const [gone = '', ...others] = await selectFirst(page, 4);
  await action(page, 'Delete').click();
  await phone.delete('photo-management', '/photos', { photoIds: [gone] });
  await sandbox.forgetCalls();
  await dialog(page).getByRole('button', { name: 'Delete 4 photos' }).click();
  await expect(page.getByText('4 photos deleted')).toBeVisible();
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 4);
  const { images } = await phone.get<{ images: { imageId: string }[] }>(
    'photo-management',
    '/photos?limit=500&sortKey=dateTaken&sortOrder=desc',
  );
  expect(images.filter(({ imageId }) => [gone, ...others].includes(imageId))).toEqual([]);
});

test('R9 X6 what a question has to say of a changed selection is read out once', async ({ page, signIn, phone }) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await selectEverything(page);
  const [first = ''] = await drawnPhotos(page);
  await action(page, 'Delete').click();
  await phone.delete('photo-management', '/photos', { photoIds: [first] });
  await dialog(page)
    .getByRole('button', { name: /^Delete [\d,]+ photos/ })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'no longer in your library' })).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleDescription(/gone for good, from your library and every album.$/);
});
