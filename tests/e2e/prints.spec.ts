import type { Page } from '@playwright/test';
import { action, selectFirst } from '../support/actions.ts';
import { LISBON, heading } from '../support/albums.ts';
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { toast } from '../support/steps.ts';
import { allBoxes, counter, photos, scrollUntil, tiles, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

const STRIPPED = `${PHOTOS}?stripped=true`;

const entry = (page: Page) => page.getByRole('button', { name: 'Order photo prints' });
const next = (page: Page) =>
  page.getByRole('region', { name: 'Selected photos' }).getByRole('button', { name: /^Next: Customise / });
const overlay = (page: Page) => page.getByRole('dialog', { name: /^Adding [\d,]+ photos? to editor\.\.\.$/ });

/** Begins a selection for prints with the first photos; gives their ids. */
async function choose(page: Page, amount: number): Promise<string[]> {
  const chosen: string[] = [];
  await allBoxes(page);
  for (let at = 0; at < amount; at += 1) {
    chosen.push((await tiles(page).nth(at).getAttribute('data-photo')) ?? '');
    await tiles(page).nth(at).click();
  }
  return chosen;
}

/** What the app was left for, without the token: that it was there at all is what counts. */
async function handedTo(page: Page) {
  await expect(page).toHaveURL(/\/prints-editor\?/, { timeout: 15_000 });
  const { origin, searchParams } = new URL(page.url());
  const { token, ...rest } = Object.fromEntries(searchParams);
  return { origin, isToken: token?.startsWith('eyJ') === true, ...rest };
}

test('P2.146 P2.147 P2.149 P4.44 P4.45 P4.46 P4.47 A9.6 S33 S55 four photos are chosen for prints and open in the editor', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  await signIn('anna@example.com', STRIPPED);
  await waitForPictures(page);
  await entry(page).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(next(page)).toHaveText('Next: Customise 0 photo prints');
  await expect(next(page)).toHaveAccessibleDescription('Select photos first');
  await expect(action(page, 'Delete')).toHaveCount(0);
  const chosen = await choose(page, 4);
  await expect(next(page)).toHaveText('Next: Customise 4 photo prints');
  expect(await violations(page), 'the bar').toEqual([]);

  await sandbox.fault({ service: 'temp-selections', operationId: 'createTempSelection', delayMs: 8_000, times: 1 });
  const entries = await page.evaluate(() => history.length);
  await next(page).dblclick();
  await expect(overlay(page)).toHaveAccessibleName('Adding 4 photos to editor...');
  await expect(overlay(page)).toBeFocused();
  // It takes every key and every press.
  await page.keyboard.press('Escape');
  await page.mouse.click(40, 25);
  await expect(counter(page)).toHaveText('4 selected');
  const handed = await handedTo(page);

  const kept = await sandbox.calls('createTempSelection');
  expect(kept.map(({ body }) => body)).toEqual([{ photoIds: chosen }]);
  expect(handed).toMatchObject({
    origin: world.sandbox,
    isToken: true,
    channel: 'channel-folioleaf-uk',
    productCode: 'PAP_910',
    tempSelectionId: expect.stringMatching(/^[\w-]{36}$/),
  });
  await expect(page.getByText('4 photos · product PAP_910')).toBeVisible();
  for (const picture of await page.getByRole('listitem').getByRole('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => ({ entries: history.length, from: document.referrer }))).toEqual({
    entries: entries + 1,
    from: '',
  });
  expect((await sandbox.calls('getTempSelection')).map(({ status }) => status)).toEqual([200]);

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PHOTOS}\\?stripped=true$`));
  await waitForPictures(page);
  await expect(overlay(page)).toHaveCount(0);
  // What was chosen still is, whether the browser has kept the page or loads it anew, until she ends that herself.
  await expect(next(page)).toHaveText('Next: Customise 4 photo prints');
  for (const id of chosen) await expect(page.locator(`[data-photo="${id}"]`)).toBeChecked();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(next(page)).toHaveCount(0);
  await page.reload();
  await waitForPictures(page);
  await expect(next(page)).toHaveCount(0);
});

test('P4.46 S27 S28 S30 the token is in the editor’s address and nowhere else', async ({
  page,
  context,
  signIn,
  sandbox,
  world,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const [first = ''] = await selectFirst(page, 1);
  const began = Date.now();
  await action(page, 'Order prints').click();
  await expect(overlay(page)).toHaveAccessibleName('Adding 1 photo to editor...');
  await handedTo(page);
  expect(Date.now() - began).toBeGreaterThanOrEqual(3000);
  const token = new URL(page.url()).searchParams.get('token') ?? '';
  expect((await context.cookies(world.app)).find(({ name }) => name === 'auth_access_token')?.value).toBe(token);
  const journal = JSON.stringify(await sandbox.calls());
  expect(journal).toContain(first);
  expect(journal).not.toContain(token);
  expect(
    (await sandbox.calls()).filter(
      ({ service, headers }) => service !== 'identity-provider' && headers['referer'] !== undefined,
    ),
  ).toEqual([]);

  await page.goto(`${world.app}${PHOTOS}`);
  const found = await page.evaluate(async (secret) => {
    const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => name ?? ''));
    const caches = await globalThis.caches.keys();
    return [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
      location.href,
      ...databases,
      ...caches,
    ].filter((text) => text.includes(secret)).length;
  }, token);
  expect(found).toBe(0);
});

test('P2.150 P4.48 P4.49 A7.54 when photos cannot be handed over the overlay goes, the customer is told, and the selection is still there', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('listChannels failed', 'Unable to extract channel ID!');
  await signIn('anna@example.com', STRIPPED);
  await waitForPictures(page);
  await entry(page).click();
  await choose(page, 2);
  const failed = toast(page, 'Error transferring photos. Try again.');
  const faults = {
    refused: { service: 'temp-selections', operationId: 'createTempSelection', status: 500 },
    'cut off': { service: 'temp-selections', operationId: 'createTempSelection', abort: true },
    nonsense: { service: 'temp-selections', operationId: 'createTempSelection', malformed: true },
  } as const;
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      await sandbox.fault(fault);
      await next(page).click();
      // It stays for as long as the mouse is on it.
      await failed.hover();
      await expect(overlay(page)).toHaveCount(0);
      await expect(next(page)).toBeFocused();
      await expect(counter(page)).toHaveText('2 selected');
      await expect(page.getByRole('button', { name: 'Copy reference' })).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).first().click();
      await sandbox.healFaults();
    });
  }

  await sandbox.fault({ service: 'temp-selections', operationId: 'createTempSelection', status: 401, times: 1 });
  await next(page).click();
  await handedTo(page);
  await expect(page.getByText('2 photos · product PAP_910')).toBeVisible();
});

test('P2.150 P4.49 A8.17 without a channel nothing is handed over', async ({ page, signIn, sandbox, world }) => {
  expectConsole('Unable to extract channel ID!');
  await sandbox.fault({
    service: 'public-vendor-config',
    operationId: 'getVendorConfig',
    status: 200,
    body: { printsEditorUrl: `${world.sandbox}/prints-editor` },
  });
  await sandbox.fault({
    service: 'merchandise',
    operationId: 'listChannels',
    status: 200,
    body: { data: { Channels: [] } },
  });
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await selectFirst(page, 1);
  await action(page, 'Order prints').click();
  await expect(page.getByText('Error transferring photos. Try again.')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${LISBON}$`));
  await expect(counter(page)).toHaveText('1 selected');
});

test('P2.107 P4.44 O25 in an album photos are chosen for prints, and forgotten on Cancel', async ({ page, signIn }) => {
  await signIn('anna@example.com', LISBON);
  await expect(heading(page, 'Lisbon')).toBeVisible();
  await waitForPictures(page);
  const start = page.getByRole('button', { name: 'Order prints' });
  await start.click();
  await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await expect(next(page)).toHaveText('Next: Customise 46 photo prints');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(next(page)).toHaveCount(0);
  await expect(start).toBeFocused();
  await expect(photos(page).first()).toBeVisible();

  await start.click();
  await expect(counter(page)).toHaveText('0 selected');
  await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await next(page).click();
  await expect(overlay(page)).toHaveAccessibleName('Adding 46 photos to editor...');
  await handedTo(page);
  await expect(page.getByText('46 photos · product PAP_910')).toBeVisible();
});

test('P2.148 O14 photos of a whole month are read when they are needed, which shows and can be stopped', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', STRIPPED);
  await waitForPictures(page);
  await entry(page).click();
  const more = page.getByRole('button', { name: /^Show \d+ more photos from / });
  await scrollUntil(page, more);
  await page
    .getByRole('region')
    .filter({ has: more })
    .first()
    .getByRole('checkbox', { name: /^Select all photos from / })
    .click();
  const label = (await next(page).textContent()) ?? '';
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimelinePage', delayMs: 6000 });
  await next(page).click();
  const bar = page.getByRole('region', { name: 'Selected photos' });
  await expect(bar.getByRole('button', { name: 'Selecting your photos...' })).toBeVisible();
  await bar.getByRole('button', { name: 'Stop' }).click();
  await expect(next(page)).toHaveText(label);
  await expect(next(page)).toBeFocused();
  expect(await sandbox.calls('createTempSelection')).toEqual([]);
  await sandbox.healFaults();
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimelinePage', status: 500 });
  await next(page).click();
  // The months in view say so, too.
  await expect(toast(page, 'Error: Your photos could not be loaded')).toBeVisible({ timeout: 20_000 });
  await expect(next(page)).toHaveText(label);
  await sandbox.healFaults();
  await sandbox.fault({ service: 'temp-selections', operationId: 'createTempSelection', delayMs: 19_000 });
  await next(page).click();
  await expect(overlay(page)).toHaveAccessibleName(`Adding ${/\d+/.exec(label)?.[0]} photos to editor...`);
  expect(await violations(page), 'the overlay').toEqual([]);
});

test('P2.151 O26 O79 the entry is there in stripped mode alone, and no more than 500 photos can be handed over', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeVisible();
  await expect(entry(page)).toHaveCount(0);
  await page.goto(STRIPPED);
  await entry(page).click();
  await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await expect(next(page)).toHaveText('Next: Customise 2,413 photo prints');
  await expect(next(page)).toHaveAccessibleDescription('Up to 500 photos can be ordered as prints at a time');
  // aria-disabled: it can be reached, and does nothing.
  await next(page).dispatchEvent('click');
  await expect(overlay(page)).toHaveCount(0);
});

test('O18 P2.124 one photo is ordered from its preview, and none of a shared album', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const preview = page.getByRole('dialog', { name: 'Photo', exact: true });
  const id = await photos(page).first().getAttribute('data-photo');
  await photos(page).first().click();
  await sandbox.fault({ service: 'temp-selections', operationId: 'createTempSelection', status: 500, times: 1 });
  await preview.getByRole('button', { name: 'Order prints' }).click();
  await expect(page.getByText('Error transferring photos. Try again.')).toBeVisible();
  await expect(preview).toBeVisible();
  await preview.getByRole('button', { name: 'Order prints' }).click();
  await handedTo(page);
  expect((await sandbox.calls('createTempSelection')).at(-1)?.body).toEqual({ photoIds: [id] });

  await page.goto('/my-photos/shared-albums/album-wedding');
  await waitForPictures(page);
  await expect(page.getByRole('button', { name: 'Order prints' })).toHaveCount(0);
  await photos(page).first().click();
  await expect(preview.getByRole('button', { name: 'Order prints' })).toHaveAccessibleDescription(
    'Unavailable for shared albums',
  );
});

test('P2.86 R1 a hand-over that takes long can be called off, and going back calls it off as well', async ({
  page,
  signIn,
  sandbox,
}) => {
  // What happens to be under way when the time flies.
  expectConsole('no answer within 10000 ms');
  await page.clock.install();
  await signIn('anna@example.com', '/my-photos/albums');
  await page.getByRole('link', { name: 'Lisbon', exact: true }).click();
  await waitForPictures(page);
  await selectFirst(page, 2);
  await sandbox.fault({ service: 'temp-selections', operationId: 'createTempSelection', delayMs: 18_000 });
  await action(page, 'Order prints').click();
  await expect(overlay(page)).toBeVisible();
  // Its time begins a moment after it shows.
  await expect.poll(async () => (await sandbox.calls('createTempSelection')).length).toBe(1);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.clock.fastForward(10_000);
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  await overlay(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(overlay(page)).toHaveCount(0);
  await expect(counter(page)).toHaveText('2 selected');
  await expect(action(page, 'Order prints')).toBeFocused();

  await action(page, 'Order prints').click();
  await expect(overlay(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/my-photos\/albums$/);
  await expect(overlay(page)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Error transferring photos. Try again.')).toHaveCount(0);
  await expect(page).toHaveURL(/\/my-photos\/albums$/);
});

test('O27 @phone on a phone months are chosen one by one, not everything at once', async ({ page, signIn }) => {
  await signIn('anna@example.com', STRIPPED);
  await waitForPictures(page);
  await entry(page).click();
  await expect(page.getByRole('button', { name: /^Select all [\d,]+$/ })).toHaveCount(0);
  await page
    .getByRole('checkbox', { name: /^Select all photos from / })
    .first()
    .click();
  await expect(next(page)).toBeVisible();
  await expect(page.getByText('0 selected')).toHaveCount(0);
  const [bar, button] = [
    await page.getByRole('region', { name: 'Selected photos' }).boundingBox(),
    await next(page).boundingBox(),
  ];
  expect(button?.width).toBeLessThanOrEqual(bar?.width ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
