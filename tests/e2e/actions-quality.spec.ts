import { action, actionBar, selectEverything, selectFirst } from '../support/actions.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { counter, waitForPictures } from '../support/timeline.ts';

const PHOTOS = '/my-photos/photos';
const SERVICE = 'photo-management';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`actions, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('X1 axe finds nothing in the bar, the dialogs and the card of what failed', async ({ page, signIn, sandbox }) => {
      await signIn('anna@example.com', PHOTOS);
      await waitForPictures(page);
      await selectFirst(page, 2);
      await expect(actionBar(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await action(page, 'Delete').click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await action(page, 'Copy to album').click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Create new album' }).click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Select all', exact: true }).click();
      await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', status: 500, times: 4 });
      await action(page, 'Delete').click();
      await page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ }).click();
      await expect(page.getByRole('region', { name: 'Under way' }).getByRole('alert')).toBeVisible({ timeout: 30_000 });
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('F10 while 10,000 photos are deleted the interface answers, and progress is shown', async ({ page, signIn, sandbox }) => {
  await signIn('large@example.com', PHOTOS);
  await waitForPictures(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const months = page.getByRole('checkbox', { name: /^Select all photos of /, checked: false });
  let total = 0;
  while (total < 10_000) {
    await months.first().click();
    await expect(counter(page)).not.toHaveText(`${total.toLocaleString('en-GB')} selected`);
    total = Number(((await counter(page).textContent()) ?? '').replace(/\D/g, ''));
    if ((await months.count()) === 0) await page.mouse.wheel(0, 800);
  }
  await sandbox.fault({ service: SERVICE, operationId: 'deletePhotos', delayMs: 300 });
  await action(page, 'Delete').click();
  // The longest time that the page did not answer, from the press on.
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
  });
  await page.getByRole('alertdialog').getByRole('button', { name: /^Delete [\d,]+ photos$/ }).click();
  await expect(page.getByRole('region', { name: 'Under way' }).getByRole('progressbar')).toBeVisible({ timeout: 30_000 });
  const longest: unknown = await page.evaluate(() => Reflect.get(Reflect.get(globalThis, 'longest'), 'ms'));
  console.log('longest task', longest, 'of', total);
  expect(longest).toBeLessThan(50);
});

test('@phone X11 on phones the buttons show icon and name, and are large enough', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 1);
  for (const name of ['Download', 'Copy to album', 'Delete']) {
    const box = await action(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const bar = await actionBar(page).boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(page.viewportSize()?.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('X9 without motion the bar does not slide', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await selectEverything(page);
  expect(await actionBar(page).evaluate((element) => element.getAnimations().every(({ effect }) => Number(effect?.getComputedTiming().duration) === 0))).toBe(true);
});
