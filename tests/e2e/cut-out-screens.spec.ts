import type { Page } from '@playwright/test';
import { selectFirst } from '../support/actions.ts';
import { LISBON } from '../support/albums.ts';
import { expect, test } from '../support/fixtures.ts';
import { openSession } from '../support/session.ts';
import { preview } from '../support/steps.ts';
import { openMore, photos, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

/** What the cut-out of a phone that is held on its side takes, in CSS px: browsers name it on both sides. */
const INSET = 59;

test.use({ viewport: { width: 844, height: 390 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: INSET, right: INSET } });
});

/** What can be pressed, is in view, and reaches into the sides that the cut-out takes: its name, and from where to where. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate((inset) => {
    const reach = document.documentElement.clientWidth - inset;
    const isInView = ({ top, bottom, width }: DOMRect) => width > 1 && bottom > 0 && top < innerHeight;
    return [...document.querySelectorAll('a, button, input, select, [role="slider"], [data-toast]')].flatMap((one) => {
      const box = one.getBoundingClientRect();
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !isInView(box)) return [];
      if (box.left >= inset - 0.5 && box.right <= reach + 0.5) return [];
      const name = one.getAttribute('aria-label') ?? one.textContent.trim();
      return [`${name}: ${Math.round(box.left)} to ${Math.round(box.right)}`];
    });
  }, INSET);
}

test('X10 @phone on its side nothing of a page that is pressed lies behind the cut-out of the screen', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.know(...(await openSession(context, world.app, ANNA)));
  const addresses = '/settings/addresses/all';
  for (const path of ['/', PHOTOS, LISBON, '/my-photos/albums', '/orders', '/orders/SO-2999', addresses])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The vendor's links come last.
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
      expect(await hidden(page)).toEqual([]);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await hidden(page)).toEqual([]);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      expect(await hidden(page)).toEqual([]);
    });
});

test('X10 @phone on its side neither do bars, panels, messages and photos that are open', async ({
  page,
  signIn,
  sandbox,
}) => {
  // What is under way shows until its file has come.
  await sandbox.fault({ service: 'photo-downloads', operationId: 'getDownloadUrl', delayMs: 15_000 });
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await openMore(page);
  expect(await hidden(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await selectFirst(page, 3);
  expect(await hidden(page)).toEqual([]);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.locator('[data-toast]').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Under way' })).toBeVisible();
  expect(await hidden(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await photos(page).first().click();
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await hidden(page)).toEqual([]);
});

test('X10 @phone on its side neither does what a visitor without an account presses', async ({ page }) => {
  await page.goto('/account-deleted');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
  expect(await hidden(page)).toEqual([]);
});
