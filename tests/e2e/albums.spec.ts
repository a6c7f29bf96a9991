import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { photos, waitForPictures } from '../support/timeline.ts';

const ALBUMS = '/my-photos/albums';
const LISBON = `${ALBUMS}/album-lisbon`;

const ALBUM = { albumId: 'album-lisbon', albumName: 'Lisbon', coverPhoto: null, photosCount: 46, created: '2019-06-01T09:41:00Z', updated: '2019-06-01T09:41:00Z', userId: 'user-anna', isShared: false };

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('P2.5 P2.99 P2.101 P2.104 an album has its way back, name, count and date', async ({ page, signIn }) => {
  await signIn('anna@example.com', LISBON);
  await expect(heading(page, 'Lisbon')).toBeVisible();
  await expect(page.getByText('46 photos')).toBeVisible();
  await expect(page.getByText('Created 01 Jun 2019')).toBeVisible();
  await waitForPictures(page);
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'My albums' }).click();
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

test('P2.100 P2.127 P2.128 P8.22 an album is renamed; a name that could not be saved is not lost', async ({ page, signIn, sandbox }) => {
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

test('P2.106 P2.132 P8.23 P8.24 P8.25 O24 an album is deleted, its photos are not', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', LISBON);
  await page.getByRole('button', { name: 'Delete album' }).click();
  await expect(dialog(page).getByText('This will delete the album but not the photos within the album.')).toBeVisible();
  await sandbox.fault({ service: 'photo-management', operationId: 'deleteAlbum', status: 500, times: 1 });
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(dialog(page).getByText('Unable to remove album. Please try again')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(page).toHaveURL(new RegExp(`${ALBUMS}$`));
  await expect(page.getByText('Lisbon album deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lisbon', exact: true })).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: 'Photos and albums' });
  await expect(tabs.getByRole('link', { name: /^Albums 13/ })).toBeVisible();
  await expect(tabs.getByRole('link', { name: /^Photos 2,413/ })).toBeVisible();
  expect((await sandbox.calls('getAlbum')).filter(({ status }) => status === 404)).toEqual([]);
});

test('P2.109 an album without photos says so and where to find some', async ({ page, signIn }) => {
  await signIn('anna@example.com', `${ALBUMS}/album-ideas`);
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
  await expect(page.getByText('Unable to display album photos. Please refresh the page or try again later.')).toBeVisible();
  await expect(heading(page, 'Lisbon')).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForPictures(page);
});

const tile = (page: Page) => page.getByRole('button', { name: 'New album' });
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('P2.4 P2.88 P2.94 P2.95 P2.96 P2.97 albums are links behind the tile that makes a new one', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', ALBUMS);
  await expect(page.getByRole('heading', { name: 'My photos', level: 1 })).toBeVisible();
  const albums = page.getByRole('list', { name: 'Albums' });
  await expect(albums.getByRole('link')).toHaveCount(12);
  await expect(albums.getByRole('listitem').first().getByRole('button', { name: 'New album' })).toBeVisible();
  await expect(card(page, 'Lisbon')).toHaveAccessibleDescription('46 photos Created 01 Jun 2019');
  await expect(card(page, 'Ideas')).toHaveAccessibleDescription('0 photos Created 14 Sept 2026');
  await expect(card(page, 'Lisbon').locator('img')).toHaveAttribute('src', /300/);
  await expect.poll(() => card(page, 'Lisbon').locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('navigation', { name: 'Photos and albums' }).getByRole('link', { name: /^Albums 14/ })).toHaveAttribute('aria-current', 'page');
  // P9.5: one place of the first page is the tile's.
  expect((await sandbox.calls('listAlbums')).map(({ query }) => query['limit'])).toEqual(['49']);
  await card(page, 'Lisbon').click();
  await expect(page).toHaveURL(new RegExp(`${LISBON}$`));
  await expect(heading(page, 'Lisbon')).toBeFocused();
});

test('P2.89 P2.90 P2.102 P2.129 P2.130 P2.131 a new album is made, shown, and counted everywhere', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', ALBUMS);
  await tile(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Create new album' })).toBeVisible();
  const name = dialog(page).getByPlaceholder('Untitled album');
  await expect(name).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile(page)).toBeFocused();
  expect(await sandbox.calls('createAlbum')).toEqual([]);

  await tile(page).click();
  await name.fill(' Été 2026');
  await dialog(page).getByRole('button', { name: 'Create album' }).click();
  await expect(page).toHaveURL(/\/my-photos\/albums\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Été 2026' })).toBeFocused();
  await expect(page.getByText('Created today')).toBeVisible();
  expect((await sandbox.calls('createAlbum')).map(({ body }) => body)).toEqual([{ name: ' Été 2026' }]);
  await page.getByRole('link', { name: 'My albums' }).click();
  await expect(page.getByRole('link', { name: 'Été 2026' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Photos and albums' }).getByRole('link', { name: /^Albums 15/ })).toBeVisible();
});

test('P5.6 P5.9 P5.10 P5.11 P5.12 X16 a name is validated when it is sent, and not before', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', ALBUMS);
  await tile(page).click();
  const name = dialog(page).getByRole('textbox', { name: 'Album name' });
  const submit = dialog(page).getByRole('button', { name: 'Create album' });
  await submit.click();
  await expect(name).toHaveAccessibleDescription('Please give your album a name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  const [field, error] = [await name.boundingBox(), await dialog(page).getByText('Please give your album a name').boundingBox()];
  expect(error?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  await name.fill('a<b');
  await name.blur();
  // What is typed changes nothing until it is sent.
  await expect(name).toHaveAccessibleDescription('Please give your album a name');
  await submit.click();
  await expect(name).toHaveAccessibleDescription('Name not valid');
  await name.fill('   ');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Name not valid');
  await expect(name).toHaveValue('   ');
  expect(await sandbox.calls('createAlbum')).toEqual([]);
});

test('S55 P8.22 pressing twice makes one album; one that could not be made keeps its name', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', ALBUMS);
  await tile(page).click();
  const name = dialog(page).getByRole('textbox', { name: 'Album name' });
  await name.fill('Twice');
  await sandbox.fault({ service: 'photo-management', operationId: 'createAlbum', status: 500, times: 1 });
  await name.press('Enter');
  await expect(dialog(page).getByText('Unable to save changes. Please try again')).toBeVisible();
  await expect(name).toHaveValue('Twice');
  await sandbox.forgetCalls();
  await sandbox.fault({ service: 'photo-management', operationId: 'createAlbum', delayMs: 800, times: 1 });
  await dialog(page).getByRole('button', { name: 'Create album' }).dblclick();
  await name.press('Enter');
  // While it is on its way the dialog stays.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await expect(heading(page, 'Twice')).toBeVisible();
  expect(await sandbox.calls('createAlbum')).toHaveLength(1);
});

test('P2.91 P6.8 albums that others share stand in a section of their own, unless shared albums are off', async ({ page, signIn }) => {
  await signIn('anna@example.com', ALBUMS);
  const section = page.getByRole('region', { name: 'Shared with you' });
  await expect(section.getByRole('link')).toHaveCount(2);
  await expect(section.getByRole('link', { name: "Carl and Mia's wedding" })).toHaveAttribute('href', '/my-photos/shared-albums/album-wedding');
  // O22: her own shared album stands among her own ones, and leads where it belongs.
  await expect(section.getByRole('link', { name: 'Summer in Skagen' })).toHaveCount(0);
  await expect(card(page, 'Summer in Skagen')).toHaveAttribute('href', '/my-photos/shared-albums/album-skagen');
  await page.goto(`${ALBUMS}?PhotoManagementSharedAlbumsViewEnabled=false`);
  await expect(card(page, 'Lisbon')).toBeVisible();
  await expect(section).toHaveCount(0);
});

test('P2.91 without shared albums there is no section', async ({ page, signIn }) => {
  await signIn('empty@example.com', ALBUMS);
  await expect(page.getByText('You have no albums yet')).toBeVisible();
  await expect(tile(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shared with you' })).toHaveCount(0);
});

test('P2.92 P2.93 lists that cannot be loaded say so, each for itself', async ({ page, signIn, sandbox }) => {
  expectConsole('listAlbums failed', 'listSharedAlbums failed');
  await sandbox.fault({ service: 'photo-management', operationId: 'listAlbums', status: 500 });
  await sandbox.fault({ service: 'shared-albums', operationId: 'listSharedAlbums', status: 500 });
  await signIn('anna@example.com', ALBUMS);
  await expect(page.getByText('Unable to display albums. Please refresh the page or try again later.')).toBeVisible();
  const shared = page.getByRole('region', { name: 'Shared with you' });
  await expect(shared.getByText('Unable to display shared albums. Please refresh the page or try again later.')).toBeVisible();
  await sandbox.healFaults();
  await shared.getByRole('button', { name: 'Try again' }).click();
  await expect(shared.getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Lisbon')).toBeVisible();
});

test('P2.111 O21 an album that is shared leads to its page as a shared one, unless shared albums are off', async ({ page, signIn }) => {
  await signIn('anna@example.com', `${ALBUMS}/album-skagen?PhotoManagementSharedAlbumsViewEnabled=false`);
  await expect(heading(page, 'Summer in Skagen')).toBeVisible();
  await waitForPictures(page);
  await expect(page).toHaveURL(/\/my-photos\/albums\/album-skagen/);
  await page.goto(`${ALBUMS}/album-skagen?PhotoManagementSharedAlbumsViewEnabled=true`);
  await expect(page).toHaveURL(/\/my-photos\/shared-albums\/album-skagen/);
});

test('P2.7 P2.16 a photo of an album opens over it, and closing returns to the place; stripped stays on', async ({ page, signIn }) => {
  await signIn('anna@example.com', `${LISBON}?stripped=true`);
  await waitForPictures(page);
  await photos(page).nth(2).click();
  await expect(page).toHaveURL(/\/my-photos\/albums\/album-lisbon\/preview\/[^/?]+\?stripped=true$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/album-lisbon\?stripped=true$/);
  await page.getByRole('link', { name: 'My albums' }).click();
  await expect(page).toHaveURL(/\/my-photos\/albums\?stripped=true$/);
});

test('P8.26 S37 a name full of markup is text, in the page and in the toast', async ({ page, signIn, sandbox }) => {
  const name = '<img src=x onerror=alert(1)>{albumName}$t(albums.new)&amp;';
  await sandbox.fault({ service: 'photo-management', operationId: 'getAlbum', body: { ...ALBUM, albumName: name } });
  await signIn('anna@example.com', LISBON);
  await expect(heading(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Delete album' }).click();
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(page.getByText(`${name} album deleted`)).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});
