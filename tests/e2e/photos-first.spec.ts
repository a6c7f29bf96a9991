import type { Locator, Page } from '@playwright/test';
import { locales, vendors } from '#vendor/vendors.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { openSession } from '../support/session.ts';
import { goTo } from '../support/steps.ts';
import {
  allBoxes,
  counter,
  openMore,
  photos,
  scrollTop,
  startSelection,
  tiles,
  waitForPictures,
  watchLayoutShifts,
} from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

/** Widths of phones, tablets and desktops with their usual heights, in CSS px. */
const SCREENS = [
  [320, 568],
  [320, 640],
  [390, 844],
  [834, 1112],
  [1024, 768],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
] as const;
/** Share of the screen's height that may stand above the first photo. */
const MOST = 0.24;
/** The timeline, an own album, a shared one as its owner sees it, and one as a participant does. */
const LISTS = [
  PHOTOS,
  '/my-photos/albums/album-lisbon',
  '/my-photos/shared-albums/album-skagen',
  '/my-photos/shared-albums/album-wedding',
];

/** Where the first photo begins, as a share of the screen's height. */
const beginning = (page: Page) =>
  page.evaluate(() => {
    const first = document.querySelector('[data-photo]');
    return (scrollY + (first?.getBoundingClientRect().top ?? innerHeight)) / innerHeight;
  });

/** What is left in the app's header between what is in it itself and the tools of the page, in px. */
function roomInHeader(): number {
  const tools = document.querySelector('[data-tools]')?.getBoundingClientRect().left ?? Number.NaN;
  const own = [...document.querySelectorAll('#root header:not(main header) :is(a, button)')].filter((one) =>
    one.checkVisibility(),
  );
  return tools - Math.max(...own.map((one) => one.getBoundingClientRect().right));
}

for (const locale of locales) {
  const vendor = vendors.find((one) => one.locale === locale);
  test(`X10 look.md in ${locale} photos begin in the first quarter of every screen`, async ({
    page,
    context,
    world,
    guard,
  }) => {
    if (!vendor) throw new Error('No shop speaks it');
    test.slow();
    guard.know(...(await openSession(context, world.app, ANNA, `.${vendor.key}.localhost`)));
    // Photos have their places without their pictures, which nothing here is about.
    await holdBack(page, /\/photo-files\//);
    for (const path of LISTS) {
      if (path === PHOTOS)
        await page.goto(`http://account.${vendor.key}.localhost:${world.appPort}${path}`, { waitUntil: 'commit' });
      else await goTo(page, path);
      await expect(page.locator(`[data-photo][href^="${path}/"]`).first()).toBeVisible();
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => beginning(page), `${path} at ${width} × ${height}`).toBeLessThanOrEqual(MOST);
        // A grid follows the width of its place a frame later.
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await page.evaluate(roomInHeader), `${path} at ${width} × ${height}`).toBeGreaterThanOrEqual(8);
      }
    }
  });
}

test('P2.79 F5 Select is in reach wherever the photos are scrolled to, and nothing moves', async ({ page, signIn }) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await page.evaluate(() => scrollTo(0, 4000));
  await waitForPictures(page);
  const shifts = await watchLayoutShifts(page);
  const top = await scrollTop(page);
  await startSelection(page);
  await expect(page.getByRole('button', { name: /^Select all 2,4\d\d$/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select all photos from [A-Z]\w+ \d{4}$/ }).first()).toBeAttached();
  expect(await scrollTop(page)).toBe(top);
  expect(await shifts()).toEqual([]);
});

test('P2.79 X2 a photo shows a circle where it has the focus or the mouse; it begins the selection, and the photo beside it opens', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await page.getByRole('group', { name: 'Photos by month' }).focus();
  await page.keyboard.press('ArrowRight');
  const focused = page.locator('[data-photo]:focus-visible');
  await expect(focused).toHaveCount(1);
  const hasCircle = (tile: Locator) =>
    tile.evaluate((element) => getComputedStyle(element, '::before').content !== 'none');
  expect(await hasCircle(focused)).toBe(true);
  await focused.blur();
  expect(await hasCircle(photos(page).nth(1))).toBe(false);
  await photos(page).nth(1).hover();
  expect(await hasCircle(photos(page).nth(1))).toBe(true);
  await photos(page)
    .nth(1)
    .click({ position: { x: 18, y: 18 } });
  await expect(counter(page)).toHaveText('1 selected');
  await expect(tiles(page).nth(1)).toBeChecked();
  // A range goes on from there.
  await allBoxes(page);
  await tiles(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(counter(page)).toHaveText('3 selected');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await photos(page).nth(2).click();
  await expect(page).toHaveURL(/\/preview\//);
});

test('P2.22 P2.52 @phone one panel holds sorting, storage status and downloads, and gives the focus back', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, PHOTOS);
  await openMore(page);
  await expect(page.getByRole('combobox', { name: 'Sort photos by' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Downloads' })).toBeVisible();
  await page.getByRole('button', { name: /^Storage status/ }).click();
  // Its script comes with the press: a key before that is for something else.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More options' })).toBeFocused();
});

test.describe('the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('X10 X14 @phone what is pressed above the photos has room for a finger, and none lies over another', async ({
    page,
    signIn,
  }) => {
    for (const path of LISTS) {
      await (path === PHOTOS ? signIn(ANNA, path) : page.goto(path));
      await expect(page.locator('[data-photo]').first()).toBeVisible();
      await expect.poll(() => beginning(page), path).toBeLessThanOrEqual(MOST);
      const boxes = await page
        .locator('header :is(button, a):not(p *)')
        .filter({ visible: true })
        .evaluateAll((controls) => {
          const begin = document.querySelector('[data-photo]')?.getBoundingClientRect().top ?? 0;
          // Headings of months further down are drawn a moment later.
          const above = controls.filter((one) => one.getBoundingClientRect().top < begin);
          return above.map((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const middle = top + height / 2;
            const isReached = (y: number) => one.contains(document.elementFromPoint(left + width / 2, y));
            return {
              name: one.ariaLabel ?? one.textContent,
              hasRoom: isReached(middle - 21) && isReached(middle + 21),
            };
          });
        });
      expect(boxes.length).toBeGreaterThan(3);
      expect(
        boxes.filter(({ hasRoom }) => !hasRoom),
        path,
      ).toEqual([]);
    }
  });
});

for (const { name, bar, ...viewport } of [
  { name: 'the smallest phone', width: 320, height: 568, bar: 140 },
  { name: 'a phone on its side', width: 844, height: 390, bar: 56 },
])
  test.describe(name, () => {
    test.use({ viewport });

    test('X14 look.md @phone what a finger presses in the low header is as high as it, and drawn clear of its edges; the bar of a selection is as low as it can be', async ({
      page,
      signIn,
    }) => {
      await signIn(ANNA, PHOTOS);
      const select = page.getByRole('button', { name: 'Select', exact: true });
      await expect(select).toBeVisible();
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBe(44);
      for (const button of [select, page.getByRole('button', { name: 'Add photos', exact: true })]) {
        const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(4);
        expect(y + height).toBeLessThanOrEqual(40);
        const reached = await button.evaluate((element) => {
          const { left, width } = element.getBoundingClientRect();
          return [1, 42].map((at) => element.contains(document.elementFromPoint(left + width / 2, at)));
        });
        expect(reached).toEqual([true, true]);
      }
      await select.click();
      const actions = await page.getByRole('region', { name: 'Selected photos' }).boundingBox();
      expect(actions?.height).toBeLessThan(bar);
    });
  });
