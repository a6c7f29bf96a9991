import type { BrowserContext, Page } from '@playwright/test';
import { action, selectFirst, tabCount } from '../../support/actions.ts';
import { ALBUMS } from '../../support/albums.ts';
import { expect, test } from '../../support/fixtures.ts';
import { otherDevice } from '../../support/other-device.ts';
import { waitForPictures } from '../../support/timeline.ts';
import type { World } from '../../support/world.ts';
import { createJudge } from './judge.ts';
import { look } from './scene.ts';
import { lostTexts } from './typed.ts';
import { watchActions } from './watch-actions.ts';

const ANNA = 'anna@example.com';
const PHOTOS = '/my-photos/photos';

async function authorization(context: BrowserContext): Promise<Record<string, string>> {
  const token = (await context.cookies()).find(({ name }) => name === 'auth_access_token')?.value ?? '';
  return { authorization: `Bearer ${token}` };
}

/** Calls as a page would that had taken others than it showed. */
async function deleteAsPage(context: BrowserContext, world: World, ...photoIds: string[]): Promise<void> {
  await fetch(`${world.sandbox}/photo-management/photos`, {
    method: 'DELETE',
    headers: { ...(await authorization(context)), origin: world.app, 'content-type': 'application/json' },
    body: JSON.stringify({ photoIds }),
  });
}

async function confirmDeletion(page: Page): Promise<void> {
  await action(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
}

test('R9 a photo that is deleted beyond what was confirmed, or without its box being ticked, is found', async ({ page, context, signIn, sandbox, world }) => {
  const actions = await watchActions(context);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const others = await page.locator('[data-photo]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-photo') ?? ''));
  const [first = '', second = ''] = await selectFirst(page, 2);
  const other = others.find((id) => ![first, second].includes(id)) ?? '';
  await confirmDeletion(page);
  await expect.poll(async () => await sandbox.calls('deletePhotos')).toHaveLength(1);
  expect(await actions.excess(sandbox)).toEqual([]);
  await deleteAsPage(context, world, other);
  expect(await actions.excess(sandbox)).toEqual(['3 photos were to be deleted, 2 were confirmed', `photo ${other} was to be deleted and not shown as selected: its box was not ticked`]);
});

test('R9 of a whole month that was selected, a photo that arrived later and is deleted all the same is found', async ({ page, context, signIn, sandbox, world }) => {
  const actions = await watchActions(context);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 1);
  await page.getByRole('checkbox', { name: /^Select all photos/ }).first().click();
  const month = await page.getByRole('checkbox', { name: /^Select all photos/ }).first().getAttribute('data-cell');
  // Beyond the whole seconds that the moment of counting is known by.
  await page.waitForTimeout(3_000);
  await sandbox.state('photos arrive from another device', { user: ANNA, photoIds: ['arrived-late'], taken: `${month?.split('/')[0]}-15T12:00:00Z` });
  await confirmDeletion(page);
  await expect.poll(async () => await sandbox.calls('deletePhotos')).not.toHaveLength(0);
  expect(await actions.excess(sandbox)).toEqual([]);
  // It knows of the photo, as of each that it deletes.
  const headers = await authorization(context);
  await page.evaluate(([address, sent]) => fetch(address, { headers: sent }).then((answer) => answer.text()), [`${world.sandbox}/photo-management/photos?limit=60`, headers] as const);
  await deleteAsPage(context, world, 'arrived-late');
  expect(await actions.excess(sandbox)).toContainEqual(expect.stringMatching(/^photo arrived-late was to be deleted and not shown as selected: it arrived at .*, and the photos were counted at /));
});

test('R9 counts that lag behind what the services hold are found on the page, and no more once it is loaded anew', async ({ page, browser, signIn, sandbox, world }) => {
  const device = await otherDevice(browser, world.app, ANNA);
  const judge = createJudge(device);
  const disagreements = async () => judge.disagreements(page, await look(page, world.app), true);
  const counts = await device.get<{ photosCount: number }>('photo-management', '/users');
  await sandbox.fault({ service: 'photo-management', operationId: 'getPhotoAccountCounts', status: 200, body: { ...counts, photosCount: counts.photosCount + 3 } });
  await signIn(ANNA, ALBUMS);
  await expect.poll(() => tabCount(page, 'Photos')).toBe(counts.photosCount + 3);
  // The other device would be told the same.
  await sandbox.healFaults();
  expect(await disagreements()).toEqual([`photos in the tab: the screen says ${counts.photosCount + 3}, the service ${counts.photosCount}`]);
  await page.reload();
  await expect.poll(() => tabCount(page, 'Photos')).toBe(counts.photosCount);
  expect(await disagreements()).toEqual([]);
  await device.close();
});

test('R9 photos that another device has deleted are found on a page that still counts them', async ({ page, browser, signIn, world }) => {
  const device = await otherDevice(browser, world.app, ANNA);
  const judge = createJudge(device);
  const disagreements = async () => judge.disagreements(page, await look(page, world.app), true);
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await expect.poll(disagreements).toEqual([]);
  const { images } = await device.get<{ images: { imageId: string }[] }>('photo-management', '/photos?limit=1');
  await device.delete('photo-management', '/photos', { photoIds: images.map(({ imageId }) => imageId) });
  expect(await disagreements()).toEqual([expect.stringMatching(/^photos in the tab: /), expect.stringMatching(/^photos of \w+ \d{4}: /)]);
  await device.close();
});

test('R9 S23 a text that is neither in its field nor in a draft any more is found, once', async ({ page, signIn, sandbox, world }) => {
  const at = '/settings/personal-details';
  await signIn(ANNA, at);
  const field = page.getByRole('textbox', { name: 'Last name' });
  await field.fill('Berg-Lind');
  const journey = { sandbox, world, typed: [{ page, at, field: 'lastName', text: 'Berg-Lind' }] };
  expect(await lostTexts(journey)).toEqual([]);
  await page.evaluate(() => sessionStorage.setItem('formDraft:planted', '{"values":{"lastName":"Berg-Lind"}}'));
  await field.fill('');
  expect(await lostTexts(journey)).toEqual([]);
  await page.evaluate(() => sessionStorage.removeItem('formDraft:planted'));
  expect(await lostTexts(journey)).toEqual([`lastName "Berg-Lind" was typed on ${at}, and is neither there nor in a draft`]);
  expect(await lostTexts(journey)).toEqual([]);
});
