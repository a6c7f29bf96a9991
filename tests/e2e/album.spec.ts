import { ALBUMS, LISBON, dialog, heading } from '../support/albums.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { openMore, photos, startSelection, waitForPictures } from '../support/timeline.ts';

const ALBUM = {
  albumId: 'album-lisbon',
  albumName: 'Lisbon',
  coverPhoto: null,
  photosCount: 46,
  created: '2019-06-01T09:41:00Z',
  updated: '2019-06-01T09:41:00Z',
  userId: 'user-anna',
  isShared: false,
};

test('P2.5 P2.99 P2.101 P2.104 an album has its way back, name, count and date', async ({ page, signIn }) => {
  await signIn('anna@example.com', LISBON);
  await expect(heading(page, 'Lisbon')).toBeVisible();
  await expect(page.getByText('46 photos')).toBeVisible();
  await expect(page.getByText('Created 01 Jun 2019')).toBeVisible();
  await waitForPictures(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My albums' }).click();
  await expect(page).toHaveURL(new RegExp(`${ALBUMS}$`));
});

test('P2.114 the photos of an album stand in lists of 24, counted for those who listen', async ({ page, signIn }) => {
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await page.mouse.wheel(0, 4000);
  const first = page.getByRole('list', { name: 'Photos 1 to 24 of 46' });
  const second = page.getByRole('list', { name: 'Photos 25 to 46 of 46' });
  await expect(second.getByRole('link').last()).toBeVisible();
  await expect(second.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '22');
  await expect(second.getByRole('listitem').last()).toHaveAttribute('aria-posinset', '22');
  await page.mouse.wheel(0, -4000);
  await expect(first.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '24');
});

test('P2.100 P2.127 P2.128 P8.22 an album is renamed; a name that could not be saved is not lost', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', LISBON);
  await page.getByRole('button', { name: 'Edit album name' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit album name' })).toBeVisible();
  const name = dialog(page).getByRole('textbox', { name: 'Album name' });
  await expect(name).toHaveValue('Lisbon');
  await expect(name).toBeFocused();
  await name.fill('Lisboa');
  await sandbox.fault({ service: 'photo-management', operationId: 'updateAlbum', status: 500, times: 1 });
  await name.press('Enter');
  await expect(dialog(page).getByText('Unable to save changes. Please try again')).toBeVisible();
  await expect(name).toHaveValue('Lisboa');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(heading(page, 'Lisboa')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit album name' })).toBeFocused();
  await page.getByRole('link', { name: 'My albums' }).click();
  await expect(page.getByText('Lisboa')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Lisboa')).toBeVisible();
});

test('P2.106 P2.132 P8.23 P8.24 P8.25 O24 an album is deleted, its photos are not', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', LISBON);
  await openMore(page);
  await page.getByRole('button', { name: 'Delete album' }).click();
  await expect(dialog(page).getByText('This will delete the album but not the photos within the album.')).toBeVisible();
  await sandbox.fault({ service: 'photo-management', operationId: 'deleteAlbum', status: 500, times: 1 });
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(dialog(page).getByText('Unable to remove album. Please try again')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(page.getByText('Lisbon album deleted')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${ALBUMS}$`));
  await expect(page.getByRole('link', { name: 'Lisbon', exact: true })).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: 'Photos and albums' });
  await expect(tabs.getByRole('link', { name: /^Albums 13/ })).toBeVisible();
  await expect(tabs.getByRole('link', { name: /^Photos 2,413/ })).toBeVisible();
  expect((await sandbox.calls('getAlbum')).filter(({ status }) => status === 404)).toEqual([]);
});

test('P2.109 O30 an album without photos says so and, where none can be added, where to find some', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', `${ALBUMS}/album-ideas?PhotoManagementUploadViewEnabled=false`);
  await expect(page.getByText('Your album is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my photos' }).click();
  await expect(photos(page).first()).toBeVisible();
});

test('P2.112 an album that cannot be loaded says so, and is loaded on request', async ({ page, signIn, sandbox }) => {
  expectConsole('getAlbum failed');
  await sandbox.fault({ service: 'photo-management', operationId: 'getAlbum', status: 500 });
  await signIn('anna@example.com', LISBON);
  await expect(page.getByText('Unable to display album. Please refresh the page or try again later.')).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Lisbon')).toBeVisible();
  await waitForPictures(page);
});

test('P2.113 photos that cannot be loaded leave the album standing', async ({ page, signIn, sandbox }) => {
  expectConsole('listAlbumPhotos failed');
  await sandbox.fault({ service: 'photo-management', operationId: 'listAlbumPhotos', status: 500 });
  await signIn('anna@example.com', LISBON);
  await expect(
    page.getByText('Unable to display album photos. Please refresh the page or try again later.'),
  ).toBeVisible();
  await expect(heading(page, 'Lisbon')).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForPictures(page);
});

test('P2.111 O21 an album that is shared leads to its page as a shared one, unless shared albums are off', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', `${ALBUMS}/album-skagen?PhotoManagementSharedAlbumsViewEnabled=false`);
  await expect(heading(page, 'Summer in Skagen')).toBeVisible();
  await waitForPictures(page);
  await expect(page).toHaveURL(/\/my-photos\/albums\/album-skagen/);
  await page.goto(`${ALBUMS}/album-skagen?PhotoManagementSharedAlbumsViewEnabled=true`);
  await expect(page).toHaveURL(/\/my-photos\/shared-albums\/album-skagen/);
});

test('P2.7 P2.16 a photo of an album opens over it, and closing returns to the place; stripped stays on', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', `${LISBON}?stripped=true`);
  await waitForPictures(page);
  await photos(page).nth(2).click();
  await expect(page).toHaveURL(/\/my-photos\/albums\/album-lisbon\/preview\/[^/?]+\?stripped=true$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/album-lisbon\?stripped=true$/);
  // O82: what it is embedded in has its own way back.
  await expect(page.getByRole('link', { name: 'My albums' })).toHaveCount(0);
});

test('P8.26 S37 a name full of markup is text, in the page and in the toast', async ({ page, signIn, sandbox }) => {
  const name = '<img src=x onerror=alert(1)>{albumName}$t(albums.new)&amp;';
  await sandbox.fault({ service: 'photo-management', operationId: 'getAlbum', body: { ...ALBUM, albumName: name } });
  await signIn('anna@example.com', LISBON);
  await expect(heading(page, name)).toBeVisible();
  await openMore(page);
  await page.getByRole('button', { name: 'Delete album' }).click();
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(page.getByText(`${name} album deleted`)).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

test('P2.108 all photos of an album are selected and taken back at a press', async ({ page, signIn }) => {
  await signIn('anna@example.com', LISBON);
  await startSelection(page);
  await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await expect(page.getByText('46 selected').first()).toBeVisible();
  await page.getByRole('button', { name: 'Deselect all' }).click();
  await expect(page.getByText('0 selected').first()).toBeVisible();
});

test('O93 X5 the browser’s tab and history call an album by its name, and by what it is while that is not known', async ({
  page,
  signIn,
}) => {
  const letGo = await holdBack(page, /\/photo-management\/albums\/album-lisbon$/);
  await signIn('anna@example.com', LISBON);
  await expect(page).toHaveTitle('Album – Folioleaf');
  letGo();
  await expect(page).toHaveTitle('Lisbon – Folioleaf');
  await photos(page).first().click();
  await expect(page).toHaveTitle('Photo – Lisbon – Folioleaf');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Lisbon – Folioleaf');

  await page.getByRole('button', { name: 'Edit album name' }).click();
  await dialog(page).getByRole('textbox', { name: 'Album name' }).fill('Lisboa');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle('Lisboa – Folioleaf');
  await page.getByRole('link', { name: 'My albums' }).click();
  await expect(page).toHaveTitle('My albums – Folioleaf');

  await page.goto('/my-photos/shared-albums/album-skagen');
  await expect(page).toHaveTitle('Summer in Skagen – Folioleaf');
});

test('F13 P2.5 an album that is opened from the list shows its name and its photos before it is read itself', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', ALBUMS);
  await page.getByRole('link', { name: 'Lisbon' }).first().waitFor();
  await sandbox.fault({ service: 'photo-management', operationId: 'getAlbum', delayMs: 20_000, times: 1 });
  await page.getByRole('link', { name: 'Lisbon' }).first().click();
  await expect(heading(page, 'Lisbon')).toBeVisible();
  await expect(page.getByText('46 photos')).toBeVisible();
  await waitForPictures(page);
  await page.getByRole('button', { name: 'Edit album name' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Album name' })).toHaveValue('Lisbon');
});

test('P2.112 an album that cannot be read says so, although the list knew it', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', ALBUMS);
  await page.getByRole('link', { name: 'Lisbon' }).first().waitFor();
  expectConsole('getAlbum failed');
  await sandbox.fault({ service: 'photo-management', operationId: 'getAlbum', status: 500 });
  await page.getByRole('link', { name: 'Lisbon' }).first().click();
  await expect(page.getByText('Unable to display album. Please refresh the page or try again later.')).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Lisbon')).toBeVisible();
  await waitForPictures(page);
});
