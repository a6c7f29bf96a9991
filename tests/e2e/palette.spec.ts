import type { Page } from '@playwright/test';
import { action, selectFirst } from '../support/actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { readerStyles, setReaderStyle } from '../accessibility/measures/reflow.ts';
import { holdScript } from '../support/held-requests.ts';
import { backgroundBegins, preview } from '../support/steps.ts';
import { counter, openMore, focusedCell, month, photos, scrollTop, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Date, album, order or page' });
const options = (page: Page) => palette(page).getByRole('option');
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });

/** Chooses what a text finds first. */
async function find(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

/** Top of a month's heading, in px below the header. */
async function headingTop(page: Page, name: string): Promise<number> {
  return month(page, name)
    .getByRole('heading', { name })
    .evaluate((heading) => heading.closest('section')?.getBoundingClientRect().top ?? Number.NaN)
    .then((top) => Math.round(top - 56));
}

test('X2 X3 X15 "/", the menu and the years open it, Escape gives the focus back, a date is taken however it is written, and so it is over a photo', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await test.step('the menu and the years open it too, and Escape gives the focus back', async () => {
    for (const opener of [
      page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Search' }),
      page.getByRole('button', { name: 'Go to a date' }),
    ]) {
      await opener.click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
  await test.step('what is no date and no name says how a date is written, and stays in the field', async () => {
    await page.keyboard.press('/');
    await field(page).fill('2019-13');
    const message = palette(page).getByText(/^Nothing found for “2019-13”\. Try a date such as \d{4}-07, /);
    await expect(message.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('2019-13');
    await expect(palette(page).locator('[aria-live="polite"]')).toHaveText(/^Nothing found/);
    // A month without photos leads to the nearest one.
    await field(page).fill('2050-01');
    await expect(options(page).first()).toContainText('No photos in January 2050. This is the nearest month.');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  });
  await test.step('a date leads to its month, which is at the top with the focus on its first photo', async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    for (const [text, label] of [
      ['2019-07', 'July 2019'],
      ['july 19', 'July 2019'],
      ['Christmas 2021', 'December 2021'],
    ] as const) {
      await field(page).fill(text);
      await expect(options(page).first()).toHaveText(new RegExp(`^${label}`));
    }
    await find(page, '07/2019');
    await expect(month(page, 'July 2019')).toBeVisible();
    await expect.poll(() => focusedCell(page)).toEqual({ key: '2019-07', cell: 0 });
    await expect.poll(() => headingTop(page, 'July 2019').then(Math.abs)).toBeLessThanOrEqual(1);
    await waitForPictures(page);
  });
  await test.step('in an open photo the keys open it, Escape leads back to the photo, and a page takes its place', async () => {
    await page.keyboard.press('Enter');
    await expect(preview(page)).toBeVisible();
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/preview\//);
      await expect.poll(() => preview(page).evaluate((photo) => photo.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('/');
    await find(page, 'orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
  });
});

test('X2 what is typed while the script is on its way counts, Enter too', async ({ page, signIn }) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await page.evaluate(() => {
    for (const key of ['/', ...'july 2x', 'Backspace', ...'019', 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => focusedCell(page)).toEqual({ key: '2019-07', cell: 0 });
  await expect(palette(page)).toHaveCount(0);
});

test('X2 F13 R1 while the script is on its way all other keys are the page’s, and Escape gives it up', async ({
  page,
  signIn,
}) => {
  const letGo = await holdScript(page, 'palette');
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const script = page.waitForResponse(/\/assets\/palette-[^/]+\.js$/);
  await page.keyboard.press('/');
  await page.keyboard.type('july');
  await page.keyboard.press('End');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  await page.keyboard.press('Escape');
  letGo();
  await (await script).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(palette(page)).toHaveCount(0);
});

test('X2 X3 Ctrl and K finds pages, albums, orders, projects and actions by name, and asks for nothing', async ({
  page,
  signIn,
  traffic,
}) => {
  await signIn(ANNA, '/orders');
  await expect(page.getByRole('link', { name: /^Order SO-/ }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Saved projects' }).click();
  await expect(page.getByRole('heading', { name: 'Summer in Skagen' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('skagen');
  await expect(group(page, 'Saved projects').getByRole('option', { name: /^Summer in Skagen/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await page.goto('/my-photos/albums');
  await page.getByRole('link', { name: 'Lisbon' }).first().waitFor();
  await backgroundBegins(page);
  await traffic.quiet();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
  });
  await page.keyboard.press('Control+k');
  await expect(group(page, 'Pages').getByRole('option', { name: 'My orders' })).toBeVisible();
  await expect(group(page, 'Actions').getByRole('option', { name: 'Add photos' })).toBeVisible();
  await field(page).fill('lisb');
  await expect(group(page, 'Albums').getByRole('option', { name: /^Lisbon/ })).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('DELIVERY');
  await expect(options(page)).toHaveText([/^Change delivery address/]);
  await field(page).fill('');
  await page.keyboard.press('ArrowUp');
  const last = options(page).last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  const ids = await options(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(asked).toEqual([]);
  await find(page, 'lisbon');
  await expect(page.getByRole('heading', { level: 1, name: /^Lisbon/ })).toBeVisible();

  // In an album the actions are the album's.
  await page.keyboard.press('Control+k');
  await find(page, 'select photos');
  await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await find(page, 'orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('X2 P4.39 P2.146 what is selected stays so when the palette is asked to select, or to order prints', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, `${PHOTOS}?stripped=true`);
  await waitForPictures(page);
  await selectFirst(page, 3);
  await page.keyboard.press('Control+k');
  await find(page, 'order photo prints');
  await expect(action(page, 'Copy to album')).toHaveCount(0);
  await expect(counter(page)).toHaveText('3 selected');
  await page.keyboard.press('Control+k');
  await find(page, 'select photos');
  await expect(action(page, 'Copy to album')).toBeVisible();
  await expect(counter(page)).toHaveText('3 selected');
});

test('X2 P2.79 P2.146 P1.3 the palette offers to select, and to order prints, where the page does', async ({
  page,
  signIn,
}) => {
  const offered = async () => {
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('option', { name: 'Keyboard shortcuts' })).toBeVisible();
    const names = await options(page).allTextContents();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    return ['Select photos', 'Order photo prints', 'Order prints'].filter((name) => names.includes(name));
  };
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  expect(await offered()).toEqual(['Select photos']);
  await page.goto('/my-photos/albums/album-lisbon');
  await waitForPictures(page);
  expect(await offered()).toEqual(['Select photos', 'Order prints']);
  await page.goto('/my-photos/shared-albums/album-skagen');
  await waitForPictures(page);
  expect(await offered()).toEqual(['Select photos']);
});

test('X2 P4.43 a selection that the palette begins on the way to the library ends where that has no photos', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('the customer has no photos');
  await signIn(ANNA, '/orders');
  await expect(page.getByRole('link', { name: /^Order SO-/ }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await find(page, 'select photos');
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Selection' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await field(page).fill('select photos');
  await expect(
    palette(page)
      .getByText(/^Nothing found/)
      .first(),
  ).toBeVisible();
});

test('X2 orders that have been loaded are found by number and by product, before the month that is nearest to the number as a year', async ({
  page,
  signIn,
}) => {
  const orders = async () => {
    await expect(page.getByRole('link', { name: /^Order SO-/ }).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await field(page).fill('2999');
  };
  await signIn(ANNA, '/orders');
  await orders();
  await expect(options(page)).toHaveText([/^Order SO-2999/, /^2999$/]);
  await field(page).fill('so2999');
  await expect(options(page)).toHaveText([/^Order SO-2999/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/SO-2999$/);
  const menu = page.getByRole('navigation', { name: 'My account' });
  await menu.getByRole('link', { name: 'Saved photos' }).click();
  await waitForPictures(page);
  await menu.getByRole('link', { name: 'Orders' }).click();
  await orders();
  await expect(options(page)).toHaveText([/^Order SO-2999/, /No photos in 2999\. This is the nearest month\.$/]);
});

test('X2 a date leads to the photos from any page, before it is known which months there are', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, '/orders');
  await expect(page.getByRole('link', { name: /^Order SO-/ }).first()).toBeVisible();
  await page.keyboard.press('/');
  await find(page, 'july 2019');
  await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  await expect.poll(() => focusedCell(page)).toEqual({ key: '2019-07', cell: 0 });
});

test('X2 a key that is typed into a field, held with another, or meant for a dialog opens nothing', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, '/orders');
  const search = page.getByRole('searchbox', { name: 'Search your orders' });
  await search.focus();
  await page.keyboard.type('/?');
  await expect(search).toHaveValue('/?');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await page.goto(PHOTOS);
  await waitForPictures(page);
  await page.keyboard.press('Alt+/');
  await openMore(page);
  await page.getByRole('button', { name: /^Storage status/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('X3 X14 @phone it is in the menu, and a tap chooses', async ({ page, signIn }) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).tap();
  await field(page).fill('july 2019');
  await options(page).first().tap();
  await expect(palette(page)).toHaveCount(0);
  await expect(month(page, 'July 2019')).toBeVisible();
  await expect.poll(() => headingTop(page, 'July 2019').then(Math.abs)).toBeLessThanOrEqual(1);
  expect(await scrollTop(page)).toBeGreaterThan(1000);
  await expect(photos(month(page, 'July 2019')).first()).toBeVisible();
});

test('X9 X10 it fits a screen of 320 px, with letters twice as large, too', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(ANNA, '/orders');
  await page.evaluate(setReaderStyle, readerStyles['text of 200 %']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await palette(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
