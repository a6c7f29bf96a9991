import type { Page } from '@playwright/test';
import { letDeletionGo } from '../support/actions.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { expectShown, openPhoto } from '../support/preview.ts';
import { photos, waitForPictures } from '../support/timeline.ts';

const dialog = { name: 'Photo', exact: true } as const;

test.describe('an album', () => {
  const ALBUM = '/my-photos/albums/album-lisbon';

  test('P2.58 P2.60 P2.62 P2.63 P2.72 its photos are looked through over its page, and Escape leads back to the tile', async ({
    page,
    signIn,
  }) => {
    await signIn('anna@example.com', ALBUM);
    await waitForPictures(page);
    const ids = await photos(page).evaluateAll((links) => links.slice(0, 4).map((link) => link.dataset['photo'] ?? ''));
    await photos(page).nth(1).click();
    await expect(page).toHaveURL(new RegExp(`${ALBUM}/preview/${ids[1]}$`));
    await expect(page.getByRole('dialog', dialog)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expectShown(page, ids[2]);
    await page.getByRole('button', { name: 'Next photo' }).click();
    await expectShown(page, ids[3]);
    await page.keyboard.press('Home');
    await expectShown(page, ids[0]);
    await page.keyboard.press('End');
    await expect(page.getByText('Photo 46 of 46')).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Photo 45 of 46')).toBeAttached();
    const last = await page.locator('[data-frame]').getAttribute('data-frame');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`));
    await expect(page.locator(`[data-photo="${last}"]`)).toBeFocused();
    await expect(page.locator(`[data-photo="${last}"]`)).toBeInViewport();
  });

  test('O16 a link to a photo behind the first page finds it, and closing it leads to the album', async ({
    page,
    signIn,
  }) => {
    await signIn('anna@example.com', ALBUM);
    await waitForPictures(page);
    await photos(page).first().click();
    await expect(page.getByText('Photo 1 of 46')).toBeAttached();
    const first = page.url();
    await page.keyboard.press('End');
    await expect(page.getByText('Photo 46 of 46')).toBeAttached();
    await expect(page).not.toHaveURL(first);
    await page.reload();
    await expect(page.getByText('Photo 46 of 46')).toBeAttached();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`));
  });

  test('P2.75 a photo that is not in it leads to the album', async ({ page, signIn }) => {
    await signIn('anna@example.com', `${ALBUM}/preview/nothing-like-this`);
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`));
    await waitForPictures(page);
  });

  test('P2.74 of an empty album there is no preview', async ({ page, signIn }) => {
    await signIn('anna@example.com', '/my-photos/albums/album-ideas/preview/anything');
    await expect(page).toHaveURL(/\/album-ideas$/);
    await expect(page.getByText('Your album is empty')).toBeVisible();
  });
});

test.describe('the bar below', () => {
  const button = (page: Page, name: string) =>
    page.getByRole('dialog', dialog).getByRole('button', { name, exact: true });

  test('P2.67 P2.63 X3 copies to an album; Escape closes that alone, and keys move no photo meanwhile', async ({
    page,
    signIn,
  }) => {
    const ids = await openPhoto(page, signIn, 1);
    await button(page, 'Copy to album').click();
    const copying = page.getByRole('dialog', { name: 'Copy to album' });
    await expect(copying).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(copying).toHaveCount(0);
    await expectShown(page, ids[1]);
    await expect(button(page, 'Copy to album')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectShown(page, ids[2]);
  });

  test('P2.69 P2.71 takes the photo out of its album, and the next one shows', async ({ page, signIn }) => {
    await signIn('anna@example.com', '/my-photos/albums/album-lisbon');
    await waitForPictures(page);
    const ids = await photos(page).evaluateAll((links) => links.slice(0, 3).map((link) => link.dataset['photo'] ?? ''));
    await photos(page).nth(1).click();
    await button(page, 'Delete from album').click();
    await expectShown(page, ids[2]);
    await expect(page.getByText('Photo 2 of 45')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText('45 photos')).toBeVisible();
    await expect(page.locator(`[data-photo="${ids[1]}"]`)).toHaveCount(0);
  });

  test('P2.70 saves the photo', async ({ page, signIn }) => {
    await openPhoto(page, signIn, 1);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
    expect(await download.failure()).toBeNull();
    await expect(page.getByRole('dialog', dialog)).toBeVisible();
  });
});

test.describe('an album that is shared', () => {
  const ALBUM = '/my-photos/shared-albums/album-wedding';

  test('P2.58 P2.62 P2.72 its photos are looked through over its page', async ({ page, signIn }) => {
    await signIn('anna@example.com', ALBUM);
    await waitForPictures(page);
    const ids = await photos(page).evaluateAll((links) => links.slice(0, 3).map((link) => link.dataset['photo'] ?? ''));
    await photos(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${ALBUM}/preview/${ids[0]}$`));
    await expect(page.getByRole('dialog', dialog)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expectShown(page, ids[1]);
    for (const name of ['Copy to album', 'Delete from album', 'Delete']) {
      await expect(
        page.getByRole('dialog', dialog).getByRole('button', { name, exact: true }),
      ).toHaveAccessibleDescription('Unavailable for shared albums');
    }
    const address = page.url();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`));
    await expect(page.locator(`[data-photo="${ids[1]}"]`)).toBeFocused();
    await page.goto(address);
    await expect(page.locator('[role=dialog] img[data-preview]')).toBeVisible();
  });

  test('P2.75 a photo that is not in it leads to the album', async ({ page, signIn }) => {
    await signIn('anna@example.com', `${ALBUM}/preview/nothing-like-this`);
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`));
  });
});

test.describe('after a deletion', () => {
  test('P2.68 P2.71 O15 X4 the next photo shows, and the focus stays in the bar', async ({ page, signIn }) => {
    const ids = await openPhoto(page, signIn, 1);
    await deleteShown(page);
    await expectShown(page, ids[2]);
    await expect(page.locator('[role=dialog] img[data-preview]')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('dialog', dialog).getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, ids[0]);
    await page.keyboard.press('Escape');
    await expect(page.locator(`[data-photo="${ids[0]}"]`)).toBeFocused();
    await expect(page.locator(`[data-photo="${ids[1]}"]`)).toHaveCount(0);
  });

  test('P2.71 O15 of the last photo the one before shows; of the only one the list', async ({
    page,
    signIn,
    world,
  }) => {
    const ids = await openPhoto(page, signIn, 0);
    const call = await serviceCalls(page, world.sandbox);
    const { albumId } = await call('POST', 'albums', { name: 'Two of them' });
    await call('POST', `albums/${albumId}/photos`, { photoIds: ids.slice(0, 2) });
    const album = `/my-photos/albums/${albumId}`;
    await page.goto(album);
    await waitForPictures(page);
    await photos(page).last().click();
    await expect(page.getByText('Photo 2 of 2')).toBeAttached();
    const first = await page.getByRole('dialog', dialog).getByRole('heading').textContent();
    await deleteShown(page);
    await expect(page.getByText('Photo 1 of 1')).toBeAttached();
    await expect(page.getByRole('dialog', dialog).getByRole('heading')).not.toHaveText(first ?? '');
    await deleteShown(page);
    await expect(page).toHaveURL(new RegExp(`${album}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Your album is empty')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('P2.71 O15 X4 of a photo in another tab the next one shows by itself', async ({ page, signIn, world }) => {
    const ids = await openPhoto(page, signIn, 1);
    const call = await serviceCalls(page, world.sandbox);
    await call('DELETE', 'photos', { photoIds: [ids[1]] });
    await page.clock.setSystemTime(Date.now() + 60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expectShown(page, ids[2]);
    await expect(page.locator('[role=dialog] img[data-preview]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, ids[0]);
  });

  test('P2.60 P2.71 O15 the last photo that was asked for does not show once another one does', async ({
    page,
    signIn,
    traffic,
  }) => {
    const ids = await openPhoto(page, signIn, 1);
    const letGo = await holdBack(page, /\/photos\/timeline\//);
    const asked = page.waitForRequest(/\/photos\/timeline\//);
    await page.keyboard.press('End');
    await asked;
    await deleteShown(page);
    await expectShown(page, ids[2]);
    letGo();
    // What was asked for has come by then, or was called off.
    await traffic.quiet();
    await expectShown(page, ids[2]);
  });

  test('P2.68 P2.58 a question asked before the address follows to the photo stays', async ({ page, signIn }) => {
    const ids = await openPhoto(page, signIn, 1);
    await page.evaluate(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      setTimeout(
        () =>
          [...document.querySelectorAll<HTMLElement>('[role=dialog] button')]
            .find((button) => button.textContent === 'Copy to album')
            ?.click(),
        50,
      );
    });
    await expectShown(page, ids[2]);
    await expect(page.getByRole('dialog', { name: 'Copy to album' }).getByText('1 photo selected')).toBeVisible();
  });

  test('P8.5 one that could not be deleted is back in the list', async ({ page, signIn, sandbox }) => {
    const ids = await openPhoto(page, signIn, 1);
    await sandbox.fault({ service: 'photo-management', operationId: 'deletePhotos', status: 400 });
    await deleteShown(page);
    await letDeletionGo(page);
    await expectShown(page, ids[2]);
    await expect(page.getByText('Error: Your photo could not be deleted')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, ids[1]);
  });
});

test('R1 photos that cannot be loaded are said to be, and can be asked for again', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getTimelinePage failed');
  const ids = await openPhoto(page, signIn, 2);
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimelinePage', status: 500 });
  await page.keyboard.press('End');
  const dialogBox = page.getByRole('dialog', dialog);
  await expect(dialogBox.getByText('Error: Your photos could not be loaded')).toBeVisible({ timeout: 20_000 });
  await expectShown(page, ids[2]);
  await sandbox.healFaults();
  await dialogBox.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/in=unknown/);
});

/** Deletes the photo that shows by the bar below it. */
async function deleteShown(page: Page): Promise<void> {
  await page.getByRole('dialog', dialog).getByRole('button', { name: 'Delete', exact: true }).click();
}

/** Calls of the photo service in the customer's name, as another tab makes them. */
async function serviceCalls(page: Page, sandbox: string) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'auth_access_token')?.value ?? '';
  return async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`${sandbox}/photo-management/${path}`, {
      method,
      data,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const text = await answer.text();
    return text ? JSON.parse(text) : undefined;
  };
}
