import type { Page } from '@playwright/test';
import { action, selectFirst } from '../support/actions.ts';
import { ALBUMS, LISBON, newAlbum } from '../support/albums.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { ANNA, NEWCOMER } from '../support/seeded.ts';
import { waitForPictures } from '../support/timeline.ts';

const nothingFound = (page: Page) => page.getByRole('heading', { name: 'No album has that name' });
const sharedAlbums = (page: Page) => page.getByRole('region', { name: 'Shared with you' });

test('P2.88 P2.30 nothing is said to be missing before the albums have been read', async ({ page, signIn }) => {
  const letGo = await holdBack(page, /\/photo-management\/albums$/);
  await signIn(ANNA, `${ALBUMS}?q=no+such+name`);
  // By then the places are drawn.
  await expect(page.getByText('Loading your albums')).toBeAttached();
  await expect(sharedAlbums(page)).toHaveCount(0);
  await expect(nothingFound(page)).toHaveCount(0);
  letGo();
  await expect(nothingFound(page)).toBeVisible();
});

test('P2.91 an album of others that is found is one that is found', async ({ page, signIn }) => {
  await signIn(ANNA, `${ALBUMS}?q=wedding`);
  await expect(sharedAlbums(page).getByRole('link')).toHaveCount(1);
  await expect(page.locator('[aria-live=polite]', { hasText: '1 album found' })).toBeAttached();
  await expect(nothingFound(page)).toHaveCount(0);
});

test('P2.88 who has no albums and looks for one is told one thing', async ({ page, signIn }) => {
  await signIn(NEWCOMER, `${ALBUMS}?q=lisbon`);
  await expect(nothingFound(page)).toBeVisible();
  await expect(page.getByText('You have no albums yet')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all albums' }).click();
  await expect(page.getByText('You have no albums yet')).toBeVisible();
});

test('X4 P9.2 the way back to all albums leads the focus into their list, and the field stays for who empties it', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, `${ALBUMS}?q=no+such+name`);
  await page.getByRole('link', { name: 'Show all albums' }).press('Enter');
  const albums = page.getByRole('list', { name: 'Albums' }).getByRole('link');
  await expect(albums.first()).toBeFocused();
  // Of a dozen albums there is no search otherwise.
  const field = page.getByRole('searchbox', { name: 'Search your albums' });
  await field.fill('lisbon');
  await expect(albums).toHaveCount(1);
  await field.fill('');
  await expect(newAlbum(page)).toBeVisible();
  await expect(field).toBeFocused();
});

test('P2.140 who has one album and copies from it is told that there is no other', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('the customer has no shared albums');
  await sandbox.state('the customer has albums', { count: 1 });
  await signIn(ANNA, LISBON.replace('album-lisbon', 'album-1'));
  await waitForPictures(page);
  await selectFirst(page, 1);
  await action(page, 'Copy to album').click();
  const dialog = page.getByRole('dialog', { name: 'Copy to album' });
  await expect(dialog.getByText('You have no other album')).toBeVisible();
  await expect(dialog.getByText('You have no albums yet')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Create new album' })).toBeVisible();
});
