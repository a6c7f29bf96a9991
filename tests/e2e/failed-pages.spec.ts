import type { Locator } from '@playwright/test';
import { ALBUMS, LISBON } from '../support/albums.ts';
import { violations } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const DRAWING = 'svg[viewBox="0 0 240 160"]';
const SAFE = 'Your photos are safe.';

/** Where the middle of an element is across the page, in px. */
async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
}

for (const where of ['', '@phone '])
  test(`A4.1 P2.37 ${where}in place of the photos a drawing, the sentence, that they are safe, and the way on, in this order`, async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    expectConsole('getTimeline failed');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sandbox.fault({ service: 'photo-management', operationId: 'getTimeline', status: 500 });
    await signIn(ANNA, PHOTOS);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveText('Error: Your photos could not be loaded');
    const retry = main.getByRole('button', { name: 'Try again' });
    const copy = main.getByRole('button', { name: 'Copy reference' });
    const parts = [main.locator(DRAWING), main.getByRole('alert'), main.getByText(SAFE), retry, copy];
    let above = 0;
    for (const part of parts) {
      await expect(part).toBeVisible();
      const top = (await part.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(above);
      above = top;
    }
    // What shows is its beginning, what is copied is all of it.
    await expect(copy).toHaveText('Copy');
    const [call] = (await sandbox.calls('getTimeline')).slice(-1);
    await copy.click();
    await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(call?.headers['x-correlation-id']);
  });

test('A4.1 where the browser refuses the clipboard all of the reference shows', async ({ page, signIn, sandbox }) => {
  expectConsole('getTimeline failed');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimeline', status: 500 });
  await signIn(ANNA, PHOTOS);
  await page.getByRole('button', { name: 'Copy reference' }).click();
  const [call] = (await sandbox.calls('getTimeline')).slice(-1);
  await expect(page.getByText(String(call?.headers['x-correlation-id']))).toBeVisible();
});

test('P4.7 A4.1 photos that are about to be deleted are not called safe where they cannot be loaded', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getTimeline failed');
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimeline', status: 500 });
  await signIn('critical@example.com', PHOTOS);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('Error: Your photos could not be loaded');
  await expect(main.getByText(SAFE)).toHaveCount(0, { timeout: 20_000 });
});

for (const { what, path, service, operationId, text, areSafe } of [
  {
    what: 'albums',
    path: ALBUMS,
    service: 'photo-management',
    operationId: 'listAlbums',
    text: 'Unable to display albums. Please refresh the page or try again later.',
    areSafe: true,
  },
  {
    what: 'an album',
    path: LISBON,
    service: 'photo-management',
    operationId: 'getAlbum',
    text: 'Unable to display album. Please refresh the page or try again later.',
    areSafe: true,
  },
  {
    what: 'orders',
    path: '/orders',
    service: 'order',
    operationId: 'listMySuperOrders',
    text: 'We could not load your orders.',
    areSafe: false,
  },
  {
    what: 'an order',
    path: '/orders/SO-2997',
    service: 'order',
    operationId: 'getSuperOrder',
    text: 'An error occurred loading this order, please contact us to report this issue.',
    areSafe: false,
  },
  {
    what: 'settings',
    path: '/settings',
    service: 'customer',
    operationId: 'getCustomer',
    text: 'An error occurred loading your settings',
    areSafe: false,
  },
]) {
  for (const where of ['', '@phone '])
    test(`A4.1 R1 X6 ${where}the page of ${what} that failed has a drawing, the sentence and the way on, and comes when asked again`, async ({
      page,
      signIn,
      sandbox,
      traffic,
    }) => {
      expectConsole(`${operationId} failed`);
      await sandbox.fault({ service, operationId, status: 500 });
      await signIn(ANNA, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toHaveText(text, { timeout: 20_000 });
      const asked = await sandbox.calls(operationId);
      await expect(main.locator(DRAWING)).toBeVisible();
      await expect(main.getByText(SAFE)).toHaveCount(areSafe ? 1 : 0);
      // All of it stands in the middle, what is narrower than the sentence as well.
      const middles = [main.locator(DRAWING), ...(areSafe ? [main.getByText(SAFE)] : [])].map(middleOf);
      for (const middle of await Promise.all(middles))
        expect(middle).toBeCloseTo(await middleOf(main.getByRole('alert')), 0);
      await expect(main.getByText(/^Reference [0-9a-f]{8}$/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      // What begins behind the page does not ask for the same once more: the failure would go, and come back.
      await traffic.quiet();
      expect(await sandbox.calls(operationId)).toHaveLength(asked.length);
      await sandbox.healFaults();
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(main.getByText(SAFE)).toHaveCount(0);
    });
}

test('P2.37 a refusal says nothing of what it is about: no photos are called safe', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getTimeline failed');
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimeline', status: 403 });
  await signIn(ANNA, PHOTOS);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Error: Your photos could not be loaded');
  await expect(page.getByText(SAFE)).toHaveCount(0);
});
