import { expect, test } from '../support/fixtures.ts';
import { counter, focusedCell, month, tiles, waitForPictures } from '../support/timeline.ts';

const PHOTOS = '/my-photos/photos';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
});

test('X13 X2 the grid is one tab stop; arrows, Home, End, page keys and month jumps lead through it', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Show more' }).focus();
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
  await expect(page.getByRole('checkbox', { name: /^Select all photos of / }).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await focusedCell(page)).toEqual(start);

  await page.keyboard.press('PageDown');
  const below = await focusedCell(page);
  expect(below?.key !== start?.key || (below?.cell ?? 0) >= 10, 'a screen further down').toBe(true);
  await page.keyboard.press('PageUp');
  expect((await focusedCell(page))?.cell).toBe(0);
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

test('P2.43 X2 Enter opens the photo; in the selection mode too, and the selection is still there on the way back', async ({
  page,
}) => {
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

test('P2.43 F11 Enter opens the photo in the moment that Space starts the mode, too', async ({ page }) => {
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
});

test('P4.40 X13 Space selects and starts the mode; Shift with arrows selects along the way; Escape ends it', async ({
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
});

test('P2.108 Ctrl and A selects everything, and nothing while somebody types', async ({ page }) => {
  await page.keyboard.press('Control+a');
  await expect(counter(page)).toHaveText(/^2,4\d\d selected$/);
  await page.keyboard.press('Escape');
  await expect(tiles(page)).toHaveCount(0);
});

test('X13 in the mode photos are boxes that say their place and state, and the counter is read out', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
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
});

test('X2 "?" lists the keys, a button does so too; closing gives the focus back', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.locator('a[data-photo]').first().focus();
  await page.keyboard.press('?');
  await expect(dialog.getByText('Select the photo, or take it out')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('a[data-photo]').first()).toBeFocused();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});
