import type { Page } from '@playwright/test';
import { tabCount } from '../support/actions.ts';
import { ALBUMS, LISBON } from '../support/albums.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { month, photos, scrollTop, waitForPictures } from '../support/timeline.ts';

/*
 * A service that counts later than it lists. It tells the old number however often it is asked.
 */
const album = {
  albumId: 'album-lisbon',
  albumName: 'Lisbon',
  coverPhoto: null,
  created: '2019-06-01T09:41:00Z',
  updated: '2019-06-01T09:41:00Z',
  userId: 'user-anna',
  isShared: false,
};
const ids = (count: number) => Array.from({ length: count }, (_, at) => `photo-${at + 1}`);

async function albumHolds(sandbox: SandboxControl, held: number, counted: number): Promise<void> {
  await sandbox.state('an album exists', { albumId: album.albumId, name: album.albumName, photoIds: ids(held) });
  const told = { ...album, photosCount: counted };
  await sandbox.fault({ service: 'photo-management', operationId: 'getAlbum', status: 200, body: told });
  await sandbox.fault({
    service: 'photo-management',
    operationId: 'listAlbums',
    status: 200,
    body: { albums: [told], cursor: null },
  });
}

async function mayHolds(sandbox: SandboxControl, held: number, counted: number): Promise<void> {
  await sandbox.state('the customer has no photos');
  await sandbox.state('the customer has photos in a month', { year: 2024, month: 5, count: held });
  await sandbox.state('the customer has photos in a month', { year: 2023, month: 5, count: 40 });
  await sandbox.fault({
    service: 'photo-management',
    operationId: 'getTimeline',
    status: 200,
    body: { 2024: { 5: counted }, 2023: { 5: 40 } },
  });
  await sandbox.fault({
    service: 'photo-management',
    operationId: 'getPhotoAccountCounts',
    status: 200,
    body: { photosCount: counted + 40, albumsCount: 5 },
  });
}

/** Places of photos that have yet to come. */
const greyPlaces = (page: Page) => page.locator('main li[aria-hidden="true"]');

test('R9 P2.101 P2.95 an album that is said to hold 66 photos and lists 6 shows 6, and is counted so wherever it stands', async ({
  page,
  signIn,
  sandbox,
}) => {
  await albumHolds(sandbox, 6, 66);
  await signIn('anna@example.com', LISBON);
  await expect(page.getByText('6 photos', { exact: true })).toBeVisible();
  await expect(photos(page)).toHaveCount(6);
  await expect(greyPlaces(page)).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My albums' }).click();
  await expect(page.getByText('6 photos', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('66 photos', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Lisbon' }).click();
  await expect(page.getByText('6 photos', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('6 photos', { exact: true })).toBeVisible();
});

test('R9 P2.62 P2.63 the last photo of such an album is the last: no arrow leads on, and End leads there', async ({
  page,
  signIn,
  sandbox,
}) => {
  await albumHolds(sandbox, 6, 66);
  await signIn('anna@example.com', LISBON);
  await photos(page).first().click();
  await expect(page.getByText('Photo 1 of 6')).toBeAttached();
  await page.keyboard.press('End');
  await expect(page.getByText('Photo 6 of 6')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Previous photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next photo' })).toHaveCount(0);
});

test('R9 P2.62 End leads to the last photo also where the end has yet to be read', async ({
  page,
  signIn,
  sandbox,
}) => {
  await albumHolds(sandbox, 40, 90);
  const pages = { service: 'photo-management', operationId: 'listAlbumPhotos' };
  await sandbox.fault({ ...pages, delayMs: 1, times: 1 });
  await sandbox.fault({ ...pages, delayMs: 6_000 });
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await photos(page).first().click();
  await expect(page.getByRole('dialog', { name: 'Photo', exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('Photo 40 of 40')).toBeAttached();
});

test('R9 P2.101 an album that lists more than it counts shows them all', async ({ page, signIn, sandbox }) => {
  await albumHolds(sandbox, 30, 6);
  await signIn('anna@example.com', LISBON);
  await expect(page.getByText('30 photos', { exact: true })).toBeVisible();
  await expect(page.getByText('6 photos', { exact: true })).toHaveCount(0);
  await photos(page).first().click();
  await expect(page.getByText('Photo 1 of 30')).toBeAttached();
  await page.keyboard.press('End');
  await expect(page.getByText('Photo 30 of 30')).toBeAttached();
});

test('R9 P2.101 an album that is said to be empty and lists photos shows them', async ({ page, signIn, sandbox }) => {
  await albumHolds(sandbox, 5, 0);
  await signIn('anna@example.com', LISBON);
  await expect(photos(page)).toHaveCount(5);
  await expect(page.getByText('5 photos', { exact: true })).toBeVisible();
});

test('R9 P2.25 P2.34 a month that is counted too high or too low shows what it holds, and so do the tab and the rest', async ({
  page,
  signIn,
  sandbox,
}) => {
  await mayHolds(sandbox, 6, 66);
  await signIn('anna@example.com', '/my-photos');
  await expect(photos(month(page, 'May 2024'))).toHaveCount(6);
  await expect(month(page, 'May 2024').getByText(/^\+/)).toHaveCount(0);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(46);

  await sandbox.healFaults();
  await mayHolds(sandbox, 66, 6);
  await page.reload();
  await expect(month(page, 'May 2024').getByText('+42', { exact: true })).toBeVisible();
  await expect.poll(() => tabCount(page, 'Photos')).toBe(106);
});

test('R9 F5 what is looked at stays when the month above it turns out to be shorter', async ({
  page,
  signIn,
  sandbox,
}) => {
  await mayHolds(sandbox, 6, 66);
  const letGo = await holdBack(page, /\/photos\/timeline\//);
  await signIn('anna@example.com', '/my-photos');
  const heading = page.getByRole('heading', { name: 'May 2023' });
  await heading.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 300));
  const placeOf = async () => ({
    scroll: await scrollTop(page),
    top: await heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)),
  });
  // Counts are a call of their own, which may be answered after that for the months.
  await expect.poll(() => tabCount(page, 'Photos')).toBe(106);
  const before = await placeOf();
  letGo();
  await expect.poll(() => tabCount(page, 'Photos'), { timeout: 20_000 }).toBe(46);
  await expect.poll(placeOf).toMatchObject({ top: before.top });
  expect((await placeOf()).scroll).toBeLessThan(before.scroll);
});

test('R9 P2.25 the tab counts the albums that are listed', async ({ page, signIn, sandbox }) => {
  await sandbox.state('the customer has albums', { count: 3 });
  await sandbox.fault({
    service: 'photo-management',
    operationId: 'getPhotoAccountCounts',
    status: 200,
    body: { photosCount: 2400, albumsCount: 9 },
  });
  await signIn('anna@example.com', ALBUMS);
  const shared = page.getByRole('region', { name: 'Shared with you' }).getByRole('listitem');
  await expect(shared.first()).toBeVisible();
  await expect.poll(() => tabCount(page, 'Albums')).toBe(3 + (await shared.count()));
});
