import type { Page } from '@playwright/test';
import { selectFirst } from '../support/actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import {
  counter,
  focusedCell,
  month,
  openMore,
  photos,
  scrollRests,
  scrollTop,
  startSelection,
  tiles,
  waitForPictures,
} from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

/** Takes the focus away from everything. */
async function blur(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
});

test('X13 X2 the grid is one tab stop; arrows, Home, End, page keys and month jumps lead through it', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'More options' }).focus();
  await page.keyboard.press('Tab');
  const start = await focusedCell(page);
  expect(start?.cell).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await focusedCell(page)).toEqual({ key: start?.key, cell: 6 });
  await page.keyboard.press('Home');
  expect((await focusedCell(page))?.cell).toBe(5);
  await page.keyboard.press('End');
  expect((await focusedCell(page))?.cell).toBe(9);

  await page.keyboard.press('Alt+ArrowDown');
  const second = await focusedCell(page);
  expect([second?.key === start?.key, second?.cell]).toEqual([false, 0]);
  await page.keyboard.press('Alt+ArrowUp');
  expect(await focusedCell(page)).toEqual(start);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('checkbox', { name: /^Select all photos from / }).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await focusedCell(page)).toEqual(start);

  await page.keyboard.press('PageDown');
  const below = await focusedCell(page);
  expect(below?.key !== start?.key || (below?.cell ?? 0) >= 10, 'a screen further down').toBe(true);
  await page.keyboard.press('PageUp');
  await expect.poll(() => focusedCell(page), 'PageUp undoes PageDown').toEqual(start);
  // Also from another column, and over several screens.
  await page.keyboard.press('ArrowRight');
  for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageUp', 'PageUp', 'PageUp']) {
    const before = await focusedCell(page);
    await page.keyboard.press(key);
    await expect.poll(() => focusedCell(page), key).not.toEqual(before);
    await expect.poll(() => focusedCell(page), key).toBeDefined();
  }
  expect(await focusedCell(page)).toEqual({ key: start?.key, cell: 1 });
  await page.keyboard.press('Control+End');
  await expect(month(page, 'Unknown Date').locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await expect.poll(() => focusedCell(page)).toEqual(start);

  // One stop: Tab leaves the photos, Shift and Tab comes back to the one that was left.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  expect(await focusedCell(page)).toBeUndefined();
  await page.keyboard.press('Shift+Tab');
  expect(await focusedCell(page)).toEqual({ key: start?.key, cell: 1 });
});

test('X13 a focused photo is never covered, and a photo far away gets the focus when it has come', async ({ page }) => {
  await page.locator('a[data-photo]').first().focus();
  for (const key of ['PageDown', 'PageDown', 'ArrowDown', 'PageUp', 'ArrowUp', 'Control+End', 'ArrowUp', 'PageUp']) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedCell(page)).toBeDefined();
    const covered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return true;
      const { left, top, width, height } = element.getBoundingClientRect();
      return [top + 2, top + height - 2].some((y) => !element.contains(document.elementFromPoint(left + width / 2, y)));
    });
    expect(covered, `covered after ${key}`).toBe(false);
  }
});

for (const [from, key] of [
  ['a photo', 'Control+End'],
  ['the page', 'End'],
] as const)
  test(`X13 on the way from ${from} to a photo that is still to come, who goes on by Tab stays where she went`, async ({
    page,
  }) => {
    const letGo = await holdBack(page, /\/photos\/timeline\/1970\/1$/);
    await (from === 'a photo' ? page.locator('a[data-photo]').first().focus() : blur(page));
    await page.keyboard.press(key);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1_000);
    await expect(page.locator('[data-photo]:focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    const behind = page.getByRole('button', { name: 'Go to a date' });
    await expect(behind).toBeFocused();
    letGo();
    await expect(month(page, 'Unknown Date').locator('[data-photo]').first()).toBeVisible();
    await waitForPictures(page);
    await expect(behind).toBeFocused();
  });

test('P2.43 X2 F11 Enter opens the photo, in the moment that the selection mode starts and in it, too, and the selection is still there on the way back', async ({
  page,
}) => {
  await page.locator('a[data-photo]').nth(1).focus();
  const asLink = await page.evaluate(async () => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press(' ');
    await Promise.resolve();
    const isLink = document.activeElement?.getAttribute('role') !== 'checkbox';
    press('Enter');
    return isLink;
  });
  expect(asLink).toBe(true);
  await expect(page.getByText(/^Taken on/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  await expect(counter(page)).toHaveText('1 selected');
  await page.keyboard.press('Escape');
  await expect(tiles(page)).toHaveCount(0);

  await page.locator('a[data-photo]').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Taken on/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  await expect(page.locator('a[data-photo]').nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(counter(page)).toHaveText('1 selected');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Taken on/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  await expect(counter(page)).toHaveText('1 selected');
  await expect(tiles(page).nth(1)).toBeFocused();
});

test('P2.108 P4.40 X13 Space selects once and starts the mode, Shift with arrows selects along the way, Ctrl and A selects everything; Escape ends it', async ({
  page,
}) => {
  await page.locator('a[data-photo]').first().focus();
  await page.keyboard.press('Space');
  await expect(counter(page)).toHaveText('1 selected');
  await expect(tiles(page).first()).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(counter(page)).toHaveText('3 selected');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(counter(page)).toHaveText('2 selected');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(counter(page)).toHaveText('7 selected');
  await page.keyboard.press('Space');
  await expect(counter(page)).toHaveText('6 selected');
  await page.keyboard.press('Escape');
  await expect(tiles(page)).toHaveCount(0);
  await expect.poll(() => focusedCell(page)).toEqual({ key: expect.any(String), cell: 6 });

  await photos(page).first().focus();
  for (let repeats = 0; repeats < 4; repeats += 1) await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await expect(counter(page)).toHaveText('1 selected');
  await page.keyboard.press('Escape');
  await expect(tiles(page)).toHaveCount(0);

  await page.keyboard.press('Control+a');
  await expect(counter(page)).toHaveText(/^2,4\d\d selected$/);
  await page.keyboard.press('Escape');
  await expect(tiles(page)).toHaveCount(0);
});

test('P4.40 X13 X15 in the mode photos are boxes that say their place and state, and the counter is read out; Escape takes a tooltip away first, and the selection only then', async ({
  page,
}) => {
  await startSelection(page);
  const tile = tiles(page).nth(2);
  await expect(tile).toHaveAccessibleName(/^Photo, taken on /);
  await expect(tile).toHaveRole('checkbox');
  const item = tile.locator('xpath=..');
  await expect(item).toHaveRole('listitem');
  await expect(item).toHaveAttribute('aria-posinset', '3');
  await expect(item).toHaveAttribute('aria-setsize', /^\d+$/);
  await tile.click();
  await expect(tile).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('[aria-live="polite"]', { hasText: '1 selected' })).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(tiles(page)).toHaveCount(0);
  await selectFirst(page, 5);
  const chosen = page.locator('a[role=checkbox][aria-checked=true]');
  await page.getByRole('button', { name: 'More options' }).hover();
  const tooltip = page.getByRole('tooltip').filter({ visible: true });
  await expect(tooltip).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(chosen).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
});

test('X2 X13 arrows, Home, End and Space work from the page, at the photo that is on screen or was left last; keys that a control, a field, another key or another page needs are left to it', async ({
  page,
}) => {
  await test.step('arrows, Home, End and Space from the page', async () => {
    const first = await photos(page).first().getAttribute('data-cell');
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
      await expect(page.locator(`[data-cell="${first}"]`)).toBeFocused();
      await blur(page);
    }
    await page.keyboard.press('End');
    await expect(month(page, 'Unknown Date').locator(':focus')).toBeVisible();
    await blur(page);
    await page.keyboard.press('Home');
    await expect(page.locator(`[data-cell="${first}"]`)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    const second = await focusedCell(page);
    await blur(page);
    await page.keyboard.press('Space');
    await expect(counter(page)).toHaveText('1 selected');
    await expect.poll(() => focusedCell(page)).toEqual(second);
    await page.keyboard.press('Space');
    await expect(counter(page)).toHaveText('0 selected');
  });
  await test.step('what a control, a field or another key needs', async () => {
    await page.keyboard.press('Escape');
    await expect(tiles(page)).toHaveCount(0);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.focus();
    await page.keyboard.press('ArrowRight');
    await expect(more).toBeFocused();
    await blur(page);
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await focusedCell(page)).toBeUndefined();
    await page.keyboard.press('PageDown');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    expect(await focusedCell(page)).toBeUndefined();
    await scrollRests(page);
  });
  // Not from a page that still scrolls: Chromium drops the first scroll of the next one now and then (5 of 371 pages).
  await test.step('what another page needs', async () => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Until it knows the customer the page may be too short to scroll.
    await page.waitForFunction(() => document.documentElement.scrollHeight > innerHeight);
    await page.keyboard.press('End');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  });
});

test('X2 a second skip link leads to the photos, where there are any', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to photos' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(photos(page).first()).toBeFocused();

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Albums/ })
    .click();
  await expect(page).toHaveURL(/\/albums$/);
  await expect(skip).toHaveCount(0);
});

test('X2 "?" lists the keys from anywhere, a button does so too, closing gives the focus back, and signs change an open photo, until they are switched off', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const search = page.getByRole('dialog', { name: 'Search' });
  const preview = page.getByRole('dialog', { name: 'Photo' });
  const zoomedOut = preview.getByRole('button', { name: 'Zoom in' });
  const open = async () => {
    await photos(page).first().press('Enter');
    await expect(page.getByText(/^Taken on/)).toBeVisible();
    await expect(zoomedOut).toBeVisible();
  };
  await page.locator('a[data-photo]').first().focus();
  await page.keyboard.press('?');
  await expect(dialog.getByText('Select or deselect the photo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('a[data-photo]').first()).toBeFocused();
  await openMore(page);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  await open();
  await page.keyboard.press('+');
  await expect(zoomedOut).toHaveCount(0);
  await page.keyboard.press('0');
  await expect(zoomedOut).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await blur(page);
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading', { name: 'In an open photo' })).toBeVisible();
  await dialog.getByRole('switch', { name: 'Use the keys / ? + − 0' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');

  // Who speaks to a computer has the focus on a photo, or in one, as much as anywhere: off is off (WCAG 2.1.4).
  await photos(page).first().focus();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await open();
  for (const sign of ['+', '=', '-', '0', '?']) await page.keyboard.press(sign);
  await expect(zoomedOut).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(search).toHaveCount(0);
  // What the signs do, buttons do.
  await zoomedOut.click();
  await expect(zoomedOut).toHaveCount(0);
  await preview.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog).toBeVisible();
});
