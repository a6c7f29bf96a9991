import { action, actionBar, drawnPhotos, selectFirst, tabCount, tile, knownTabCount } from '../support/actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { counter, startSelection, waitForPictures } from '../support/timeline.ts';

const LISBON = '/my-photos/albums/album-lisbon';
const SERVICE = 'photo-management';

test.describe('in an own album', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('anna@example.com', LISBON);
    await waitForPictures(page);
  });

  test('P2.85 P2.87 photos are deleted from the album and stay in the library; Undo puts them back', async ({
    page,
    sandbox,
  }) => {
    const chosen = await selectFirst(page, 3);
    // In one task: a second press that comes later finds the bar gone.
    await action(page, 'Delete from album').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    // What is pointed at does not go by itself.
    await page.getByText('3 photos removed from the album').hover();
    for (const id of chosen) await expect(tile(page, id)).toHaveCount(0);
    await expect(actionBar(page)).toHaveCount(0);
    await expect(page.getByText('43 photos', { exact: true })).toBeVisible();
    expect((await sandbox.calls('removePhotosFromAlbum')).map(({ body }) => body)).toEqual([{ photoIds: chosen }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const id of chosen) await expect(tile(page, id)).toHaveCount(1);
    await expect(page.getByText('46 photos', { exact: true })).toBeVisible();
    // Shown before it is done, and leaving takes back what has not been sent.
    await expect
      .poll(async () => (await sandbox.calls('addPhotosToAlbum')).some(({ status }) => status !== null))
      .toBe(true);
    await page.reload();
    await waitForPictures(page);
    await expect(page.getByText('46 photos', { exact: true })).toBeVisible();
  });

  test('P2.87 an Undo that failed is offered again', async ({ page, sandbox }) => {
    await selectFirst(page, 2);
    await action(page, 'Delete from album').click();
    await page.getByText('2 photos removed from the album').hover();
    await expect(page.getByText('44 photos', { exact: true })).toBeVisible();
    await sandbox.fault({ service: SERVICE, operationId: 'addPhotosToAlbum', status: 500 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Unable to save changes. Please try again')).toBeVisible();
    await sandbox.healFaults();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('46 photos', { exact: true })).toBeVisible();
  });

  test('P8.8 those that could not be removed are back in their places and selected, and it is said', async ({
    page,
    sandbox,
  }) => {
    const order = await drawnPhotos(page);
    await selectFirst(page, 2);
    await sandbox.fault({ service: SERVICE, operationId: 'removePhotosFromAlbum', status: 500 });
    await action(page, 'Delete from album').click();
    await expect(page.getByText('Error: Your photos could not be removed from the album')).toBeVisible();
    await expect.poll(async () => (await drawnPhotos(page)).slice(0, order.length)).toEqual(order);
    await expect(counter(page)).toHaveText('2 selected');
    await expect(page.getByText('46 photos', { exact: true })).toBeVisible();
  });

  test('P8.8 R9 those that could not be removed leave alone what has been selected meanwhile', async ({
    page,
    sandbox,
  }) => {
    const other = (await drawnPhotos(page))[5] ?? '';
    await selectFirst(page, 2);
    // The first try is held back, so that something can be selected meanwhile; the second follows by itself.
    const letGo = await holdBack(page, /\/albums\/album-lisbon\/photos$/);
    await sandbox.fault({ service: SERVICE, operationId: 'removePhotosFromAlbum', status: 500, times: 2 });
    await action(page, 'Delete from album').click();
    await expect(actionBar(page)).toHaveCount(0);
    await startSelection(page);
    await tile(page, other).click();
    letGo();
    await expect(page.getByText('Error: Your photos could not be removed from the album')).toBeVisible({
      timeout: 20_000,
    });
    await expect(counter(page)).toHaveText('1 selected');
  });

  test('P8.7 one alone has its own words', async ({ page, sandbox }) => {
    await selectFirst(page, 1);
    await sandbox.fault({ service: SERVICE, operationId: 'removePhotosFromAlbum', status: 500 });
    await action(page, 'Delete from album').click();
    await expect(page.getByText('Error: Your photo could not be removed from the album')).toBeVisible();
  });

  test('deleted for good in an album, photos are gone from the album, its card, the timeline and the tab, without a reload', async ({
    page,
  }) => {
    await page.getByRole('link', { name: 'My albums' }).click();
    const before = await knownTabCount(page, 'Photos');
    await page
      .getByRole('link', { name: /Lisbon/ })
      .first()
      .click();
    await waitForPictures(page);
    const chosen = await selectFirst(page, 2);
    await action(page, 'Delete').click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete 2 photos' });
    await expect(dialog.getByText('not just from this album but from your whole library')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete 2 photos' }).click();
    await expect(page.getByText('44 photos', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'My albums' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Lisbon' })).toContainText('44 photos');
    await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 2);
    await page
      .getByRole('navigation', { name: 'Photos and albums' })
      .getByRole('link', { name: /^Photos/ })
      .click();
    await waitForPictures(page);
    await expect.poll(() => tabCount(page, 'Photos')).toBe(before - 2);
    for (const id of chosen) await expect(tile(page, id)).toHaveCount(0);
  });

  test('O18 the album itself is not among those to copy to', async ({ page }) => {
    await selectFirst(page, 1);
    await action(page, 'Copy to album').click();
    const dialog = page.getByRole('dialog', { name: 'Copy to album' });
    await expect(dialog.getByRole('button', { name: /^Ideas/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Lisbon/ })).toHaveCount(0);
  });
});

test('P1.3 P2.122 P2.123 P2.124 P2.125 P5.19 P5.20 O18 in a shared album only the download can be used; the rest says why', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', '/my-photos/albums');
  await page.getByRole('region', { name: 'Shared with you' }).getByRole('link').first().click();
  await waitForPictures(page);
  await selectFirst(page, 2);
  for (const name of ['Copy to album', 'Delete from album', 'Delete', 'Add to tray', 'Order prints']) {
    await expect(action(page, name)).toHaveAttribute('aria-disabled', 'true');
    await expect(action(page, name)).toHaveAccessibleDescription('Unavailable for shared albums');
  }
  await action(page, 'Copy to album').hover();
  await expect(page.getByRole('tooltip', { name: 'Unavailable for shared albums' }).first()).toBeVisible();
  await action(page, 'Download').click();
  await expect(page.getByText('Preparing download...')).toBeVisible();
  const [order] = await sandbox.calls('createSharedAlbumDownload');
  expect(order).toMatchObject({
    status: 201,
    body: { photos: [{ ownerId: expect.any(String) }, { ownerId: expect.any(String) }] },
  });
  expect(await sandbox.calls('deletePhotos')).toEqual([]);
});

test('P2.85 P8.7 of two photos that are taken out one after the other each has its own Undo', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await selectFirst(page, 1);
  await action(page, 'Delete from album').click();
  await expect(page.getByText('45 photos')).toBeVisible();
  // What is pointed at does not go by itself; the second is taken out without the mouse.
  await page.getByText('1 photo removed from the album').hover();
  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter');
  const [id = ''] = await drawnPhotos(page);
  await tile(page, id).dispatchEvent('click');
  await expect(counter(page)).toHaveText('1 selected');
  await action(page, 'Delete from album').press('Enter');
  await expect(page.getByText('44 photos')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(2);
  await undo.first().click();
  await undo.first().click();
  await expect(page.getByText('46 photos')).toBeVisible();
});

test('X12 a tooltip goes with its control when something comes above it, and never lies over it', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', '/my-photos/albums');
  await page.getByRole('region', { name: 'Shared with you' }).getByRole('link').first().click();
  await waitForPictures(page);
  await selectFirst(page, 2);
  const control = action(page, 'Copy to album');
  await page.keyboard.press('Tab');
  await control.focus();
  const tooltip = page.getByRole('tooltip', { name: 'Unavailable for shared albums' }).filter({ visible: true });
  await expect(tooltip).toBeVisible();
  const apart = async () => {
    const [button, bubble] = await Promise.all([control.boundingBox(), tooltip.boundingBox()]);
    if (!button || !bubble) throw new Error('They are not shown');
    return Math.max(bubble.y - (button.y + button.height), button.y - (bubble.y + bubble.height));
  };
  await expect.poll(apart).toBeCloseTo(6, 0);
  await actionBar(page).evaluate((bar) => (bar.style.translate = '0 -120px'));
  await expect.poll(apart).toBeCloseTo(6, 0);
});
