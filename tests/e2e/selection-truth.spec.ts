import type { BrowserContext, Page } from '@playwright/test';
import {
  action,
  drawnPhotos,
  knownTabCount,
  letDeletionGo,
  selectEverything,
  selectFirst,
  tabCount,
  tile,
} from '../support/actions.ts';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { counter, openMore, startSelection, tiles, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const question = (page: Page) => page.getByRole('alertdialog');
const deletePhotos = (page: Page, amount: string) =>
  question(page).getByRole('button', { name: `Delete ${amount} photos` });

/** Calls a service as another device of the customer does. */
async function elsewhere(
  context: BrowserContext,
  sandbox: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const token = (await context.cookies()).find(({ name }) => name === 'auth_access_token')?.value;
  const answer = await fetch(`${sandbox}/photo-management${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  return answer.status === 204 ? undefined : answer.json();
}

/** The first month on the page: its box, and how many photos its heading names. */
function firstMonth(page: Page) {
  const section = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  return {
    box: section.getByRole('checkbox', { name: /^Select all photos from / }),
    count: async () =>
      Number(
        /([\d,]+) photos?/
          .exec((await section.getByText(/^[\d,]+ photos?$/).textContent()) ?? '')?.[1]
          ?.replaceAll(',', ''),
      ),
  };
}

/** When the first photo of the page was taken: what comes beside it is in its month. */
async function takenFirst(context: BrowserContext, sandbox: string): Promise<string> {
  const { images } = (await elsewhere(context, sandbox, 'GET', '/photos?limit=1&sortKey=dateTaken&sortOrder=desc')) as {
    images: { dateTaken: string }[];
  };
  return images[0]?.dateTaken ?? '';
}

/** Photos arrive from her phone, a minute after what the page has been told. */
async function arrive(sandbox: SandboxControl, photoIds: string[], taken: string): Promise<void> {
  await sandbox.clock(new Date(Date.now() + 60_000).toISOString());
  await sandbox.state('photos arrive from another device', { photoIds, taken });
}

/** Has the page count again, as when another tab tells that photos have been added. */
async function countAgain(page: Page, albumId?: string): Promise<void> {
  await page.evaluate((album) => {
    const tabs = new BroadcastChannel('photo-account-library');
    tabs.postMessage({
      customer: localStorage.getItem('auth_last_identity'),
      change: { type: 'photosAdded', photoIds: [], ...(album !== undefined && { albumId: album }) },
    });
    tabs.close();
  }, albumId);
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
});

test('R9 P4.41 P1.7 a month is deleted as it was counted: what arrives from a phone meanwhile is not selected, and stays', async ({
  page,
  context,
  sandbox,
  world,
}) => {
  const month = firstMonth(page);
  const count = await month.count();
  const before = await knownTabCount(page, 'Photos');
  await month.box.click();
  await expect(counter(page)).toHaveText(`${count} selected`);
  await arrive(sandbox, ['from-phone-1', 'from-phone-2'], await takenFirst(context, world.sandbox));
  await action(page, 'Delete').click();
  await deletePhotos(page, String(count)).click();
  await expect(page.getByText(`${count} photos deleted`)).toBeVisible();
  const deleted = (await sandbox.calls('deletePhotos')).flatMap(
    ({ body }) => (body as { photoIds: string[] }).photoIds,
  );
  expect(deleted).toHaveLength(count);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(before - count + 2);
  for (const id of ['from-phone-1', 'from-phone-2']) await expect(tile(page, id)).toBeVisible();
});

test('R9 P2.108 P1.7 everything is deleted as it was counted, and nothing that has arrived since', async ({
  page,
  context,
  sandbox,
  world,
}) => {
  const total = await selectEverything(page);
  await action(page, 'Delete').click();
  await expect(deletePhotos(page, total.toLocaleString('en-GB'))).toBeVisible();
  await arrive(sandbox, ['from-phone-1', 'from-phone-2'], await takenFirst(context, world.sandbox));
  await deletePhotos(page, total.toLocaleString('en-GB')).click();
  await expect(page.getByText(`${total.toLocaleString('en-GB')} photos deleted`)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => tabCount(page, 'Photos')).toBe(2);
  const left = (await elsewhere(context, world.sandbox, 'GET', '/photos?limit=10')) as {
    images: { imageId: string }[];
  };
  expect(left.images.map(({ imageId }) => imageId).toSorted()).toEqual(['from-phone-1', 'from-phone-2']);
});

test('R9 P1.7 X6 where others would go than were confirmed, the question is corrected and asked again', async ({
  page,
  context,
  sandbox,
  world,
}) => {
  const total = await selectEverything(page);
  const photoIds = (await drawnPhotos(page)).slice(0, 2);
  const spelled = (amount: number) => amount.toLocaleString('en-GB');
  await action(page, 'Delete').click();
  await expect(deletePhotos(page, spelled(total))).toBeVisible();
  await elsewhere(context, world.sandbox, 'DELETE', '/photos', { photoIds });
  await sandbox.forgetCalls();
  await deletePhotos(page, spelled(total)).click();
  await expect(question(page).getByRole('alert')).toHaveText('2 of the photos are no longer in your library.');
  expect(await sandbox.calls('deletePhotos')).toEqual([]);
  await expect(counter(page)).toHaveText(`${spelled(total - 2)} selected`);
  await deletePhotos(page, spelled(total - 2)).click();
  await expect(page.getByText(`${spelled(total - 2)} photos deleted`)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => tabCount(page, 'Photos')).toBe(0);
});

test('R9 P4.41 photos that a background upload brings into a selected month are not ticked; a press ticks one', async ({
  page,
  context,
  sandbox,
  world,
}) => {
  const month = firstMonth(page);
  const count = await month.count();
  await month.box.click();
  await expect(month.box).toBeChecked();
  await arrive(sandbox, ['from-phone-1'], await takenFirst(context, world.sandbox));
  await countAgain(page);
  await expect(tile(page, 'from-phone-1')).toBeVisible();
  await expect(tile(page, 'from-phone-1')).not.toBeChecked();
  await expect(counter(page)).toHaveText(`${count} selected`);
  await expect(month.box).toHaveAttribute('aria-checked', 'mixed');
  await tile(page, 'from-phone-1').click();
  await expect(counter(page)).toHaveText(`${count + 1} selected`);
  await expect(month.box).toHaveAttribute('aria-checked', 'true');
});

test('R9 P2.82 an archive is ordered of the photos that are still there, with a word about those deleted on another device', async ({
  page,
  context,
  sandbox,
  world,
}) => {
  const chosen = await selectFirst(page, 5);
  await elsewhere(context, world.sandbox, 'DELETE', '/photos', { photoIds: chosen.slice(0, 2) });
  await action(page, 'Download').click();
  await expect(page.getByText('2 of the photos are no longer in your library.')).toBeVisible();
  await expect
    .poll(async () => (await sandbox.calls('createArchiveDownload')).map(({ status }) => status))
    .toEqual([400, 201]);
  expect((await sandbox.calls('createArchiveDownload')).at(-1)?.body).toEqual({ photos: chosen.slice(2) });
  for (const id of chosen.slice(0, 2)) await expect(tile(page, id)).toHaveCount(0);
});

test('R9 P2.83 photos are copied without those deleted on another device, with a word about it', async ({
  page,
  context,
  sandbox,
  world,
}) => {
  const chosen = await selectFirst(page, 3);
  await elsewhere(context, world.sandbox, 'DELETE', '/photos', { photoIds: chosen.slice(0, 1) });
  await action(page, 'Copy to album').click();
  await page
    .getByRole('dialog', { name: 'Copy to album' })
    .getByRole('button', { name: /^Lisbon/ })
    .click();
  await expect(page.getByText('1 of the photos is no longer in your library.')).toBeVisible();
  await expect(page.getByText('Photos copied to Lisbon')).toBeVisible();
  expect((await sandbox.calls('addPhotosToAlbum')).at(-1)).toMatchObject({
    status: 204,
    body: { photoIds: chosen.slice(1) },
  });
});

test('R9 P4.14 photos deleted in another tab are not counted any more, however the list is sorted by then', async ({
  page,
}) => {
  const chosen = await selectFirst(page, 5);
  await openMore(page);
  await page.getByRole('combobox', { name: 'Sort photos by' }).selectOption('Date uploaded (new-old)');
  await waitForPictures(page);
  await expect(counter(page)).toHaveText('5 selected');
  const other = await page.context().newPage();
  await other.goto(PHOTOS);
  await waitForPictures(other);
  await startSelection(other);
  await tile(other, chosen[0] ?? '').click();
  await action(other, 'Delete').click();
  await letDeletionGo(other);
  await expect(counter(page)).toHaveText('4 selected');
});

test('R9 P2.108 an album is selected photo by photo: one that another device adds is not among them', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/my-photos/albums/album-lisbon');
  await waitForPictures(page);
  await selectEverything(page);
  await expect(counter(page)).toHaveText('46 selected');
  const { images } = (await elsewhere(
    context,
    world.sandbox,
    'GET',
    '/photos?limit=1&sortKey=dateTaken&sortOrder=desc',
  )) as { images: { imageId: string }[] };
  const [added = { imageId: '' }] = images;
  await elsewhere(context, world.sandbox, 'POST', '/albums/album-lisbon/photos', { photoIds: [added.imageId] });
  await countAgain(page, 'album-lisbon');
  await expect(tile(page, added.imageId)).not.toBeChecked();
  await expect(counter(page)).toHaveText('46 selected');
});

test('S23 R9 hundreds of photos that were picked are selected again after a silent sign-in, once', async ({
  page,
  sandbox,
  traffic,
}) => {
  await selectFirst(page, 1);
  await page.evaluate(() => scrollTo(0, 9000));
  await waitForPictures(page);
  await tiles(page)
    .last()
    .click({ modifiers: ['Shift'] });
  await expect(counter(page)).toHaveText(/^[2-6]\d\d selected$/);
  const count = await counter(page).textContent();
  // Any call would find out that the session is over, and leave the page before the button is pressed.
  await traffic.quiet();
  await sandbox.expireTokens(ANNA, { refresh: true });
  await sandbox.forgetCalls();
  await action(page, 'Copy to album').click();
  await expect.poll(async () => (await sandbox.calls('exchangeToken')).some(({ status }) => status === 200)).toBe(true);
  await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  await expect(counter(page)).toHaveText(count ?? '');
  await page.evaluate(() => scrollTo(0, 0));
  await waitForPictures(page);
  await expect(tiles(page).first()).toBeChecked();
  expect(await page.evaluate(() => sessionStorage.getItem('keptSelection'))).toBeNull();
  await page.reload();
  await waitForPictures(page);
  await expect(tiles(page)).toHaveCount(0);
});
