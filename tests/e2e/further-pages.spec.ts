import type { Locator, Page } from '@playwright/test';
import { action, selectFirst } from '../support/actions.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { waitForPictures } from '../support/timeline.ts';

/** Albums of the first page of a list. */
const FIRST_PAGE = 49;

/** Where the albums are read, page by page. */
const MORE_ALBUMS = /\/photo-management\/albums$/;

const rows = (dialog: Locator) => dialog.getByRole('list', { name: 'Albums' }).getByRole('button');

/** Opens the list of albums that photos are copied to. */
async function chooseAlbum(page: Page): Promise<Locator> {
  await action(page, 'Copy to album').click();
  const dialog = page.getByRole('dialog', { name: 'Copy to album' });
  await expect(rows(dialog)).toHaveCount(FIRST_PAGE);
  return dialog;
}

test.beforeEach(({ sandbox }) => sandbox.state('the customer has albums', { count: FIRST_PAGE + 8 }));

test('X4 who is at the button when the last page comes by itself goes on at the first of its albums', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', '/my-photos/albums');
  const cards = page.getByRole('list', { name: 'Albums' }).getByRole('link');
  await expect(cards).toHaveCount(FIRST_PAGE);
  const letGo = await holdBack(page, MORE_ALBUMS);
  await page.getByRole('button', { name: 'Load more' }).focus();
  await expect(page.getByRole('button', { name: 'Loading your albums' })).toBeFocused();
  letGo();
  await expect(cards).toHaveCount(FIRST_PAGE + 8);
  await expect(cards.nth(FIRST_PAGE)).toBeFocused();
});

test.describe('the albums to copy to', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('anna@example.com', '/my-photos');
    await waitForPictures(page);
    await selectFirst(page, 1);
  });

  test('X4 P2.140 the button for more albums goes with the last page, and the focus to the first of them', async ({
    page,
  }) => {
    const dialog = await chooseAlbum(page);
    const more = dialog.getByRole('button', { name: 'Load more' });
    await more.press('Enter');
    await expect(rows(dialog)).toHaveCount(FIRST_PAGE + 8);
    await expect(more).toHaveCount(0);
    await expect(rows(dialog).nth(FIRST_PAGE)).toBeFocused();
  });

  test('X4 albums that come once she has gone elsewhere leave the focus where it is', async ({ page }) => {
    const dialog = await chooseAlbum(page);
    const letGo = await holdBack(page, MORE_ALBUMS);
    const more = dialog.getByRole('button', { name: 'Load more' });
    await more.press('Enter');
    await expect(more).toHaveAttribute('aria-busy', 'true');
    await rows(dialog).nth(3).focus();
    letGo();
    await expect(more).toHaveCount(0);
    await expect(rows(dialog).nth(3)).toBeFocused();
  });

  test('R1 A4.1 X4 a page that could not be read is asked for again, alone and by the same button', async ({
    page,
    sandbox,
  }) => {
    expectConsole('listAlbums failed');
    const dialog = await chooseAlbum(page);
    await sandbox.fault({ service: 'photo-management', operationId: 'listAlbums', status: 500 });
    await dialog.getByRole('button', { name: 'Load more' }).press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(
      'Unable to display albums. Please refresh the page or try again later.',
    );
    await expect(dialog.getByText(/^Reference/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    const again = dialog.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    await sandbox.healFaults();
    await sandbox.forgetCalls();
    await again.press('Enter');
    await expect(rows(dialog).nth(FIRST_PAGE)).toBeFocused();
    const asked = await sandbox.calls('listAlbums');
    expect(asked.map(({ query }) => [query['limit'], query['cursor'] !== undefined])).toEqual([['50', true]]);
  });

  test('R1 A4.1 a list that could not be read again is read as a whole', async ({ page, sandbox }) => {
    expectConsole('listAlbums failed');
    const first = await chooseAlbum(page);
    await first.getByRole('button', { name: 'Load more' }).click();
    await expect(rows(first)).toHaveCount(FIRST_PAGE + 8);
    await page.keyboard.press('Escape');
    // What was read is not fresh any more.
    await page.clock.setSystemTime(Date.now() + 60_000);
    await sandbox.fault({ service: 'photo-management', operationId: 'listAlbums', status: 500 });
    await action(page, 'Copy to album').click();
    const dialog = page.getByRole('dialog', { name: 'Copy to album' });
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(rows(dialog)).toHaveCount(FIRST_PAGE + 8);
    await sandbox.healFaults();
    await sandbox.forgetCalls();
    await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(rows(dialog).last()).toBeFocused();
    const asked = await sandbox.calls('listAlbums');
    expect(asked.map(({ query }) => query['limit'])).toEqual(['49', '50']);
  });

  test('R5 X4 without a connection the button stays and says that albums are on their way; they come by themselves', async ({
    page,
    context,
  }) => {
    // Calls may give up before it is back.
    expectConsole('failed (', 'WebSocket');
    const dialog = await chooseAlbum(page);
    const more = dialog.getByRole('button', { name: 'Load more' });
    await context.setOffline(true);
    // The browser's network learns of it a moment later than the test. By its text: what is behind a dialog has no roles.
    await expect(page.getByText('No connection. Your photos are safe').first()).toBeVisible();
    await more.press('Enter');
    await expect(more).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByText('Loading your albums')).toBeAttached();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(more).toBeFocused();
    await context.setOffline(false);
    await expect(rows(dialog).nth(FIRST_PAGE)).toBeFocused({ timeout: 20_000 });
  });
});
