import type { Locator, Page } from '@playwright/test';
import { action, selectFirst } from '../support/actions.ts';
import { LISBON } from '../support/albums.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { archiveComes, toast } from '../support/steps.ts';
import { counter, openMore, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const panel = (page: Page) => page.getByRole('group', { name: 'More options' });
const button = (page: Page) => page.getByRole('button', { name: 'More options' });

/** What a mark or a handle, which stands before or after an element, is drawn with. */
const drawn = (element: Locator, part: '::before' | '::after') =>
  element.evaluate((own, name) => {
    const { borderTopWidth, borderTopColor, content, inlineSize } = getComputedStyle(own, name);
    const canvas = document.createElement('i');
    canvas.style.color = 'Canvas';
    document.body.append(canvas);
    const isSeen = Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== getComputedStyle(canvas).color;
    canvas.remove();
    return { isSeen, isFilled: 2 * Number.parseFloat(borderTopWidth) >= Number.parseFloat(inlineSize), content };
  }, part);

const place = (page: Page) => page.locator(':has(> button[popovertarget])').first();

test('P2.79 X3 X12 X19 the panel has no sign while nothing is new, closes when the keyboard leaves it, and Escape closes it alone, with the focus at its button', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await test.step('its button has no sign, and no more than its name, while nothing in it is new', async () => {
    await openMore(page);
    await expect(panel(page).getByRole('button', { name: /^Storage status Safe/ })).toBeVisible();
    await expect(button(page)).toHaveAccessibleDescription('');
    expect((await drawn(place(page), '::after')).content).toBe('none');
    await page.keyboard.press('Escape');
  });
  await test.step('it closes when the keyboard leaves it, forwards and back, and covers nothing that has the focus', async () => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    for (let stops = 0; stops < 20 && (await panel(page).isVisible()); stops += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => document.activeElement?.closest('[popover="auto"]') !== null);
      expect(await panel(page).isVisible()).toBe(isInside);
    }
    await expect(panel(page)).toBeHidden();
    await expect(page.locator(':focus')).toHaveAttribute('data-cell', /./);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toBeHidden();
  });
  await test.step('Escape closes it and leaves the selection, wherever the focus is in it', async () => {
    await selectFirst(page, 3);
    for (const steps of [[], ['Tab'], ['Tab', 'Tab']]) {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeVisible();
      for (const key of steps) await page.keyboard.press(key);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(counter(page)).toHaveText('3 selected');
      await expect(button(page)).toBeFocused();
    }
    // A press on its own words takes the focus away from its button.
    await openMore(page);
    await panel(page)
      .getByText('Sort photos by')
      .click({ position: { x: 2, y: 2 } });
    await panel(page).click({ position: { x: 4, y: 4 } });
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(counter(page)).toHaveText('3 selected');
    // The next one is the page's.
    await page.keyboard.press('Escape');
    await expect(counter(page)).toHaveCount(0);
  });
});

test('P1.6 X2 F13 an album is downloaded by a button with words, and that it begins is said at once where it is seen', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, LISBON);
  await waitForPictures(page);
  await openMore(page);
  const download = panel(page).getByRole('button', { name: 'Download album' });
  await expect(download).toHaveText('Download album');
  const starts = (one: Locator) => one.evaluate((own) => own.getBoundingClientRect().left);
  expect(await starts(download)).toBe(await starts(panel(page).getByRole('button', { name: 'Delete album' })));
  // What is said at once does not wait until its photos have been read.
  await holdBack(page, /\/albums\/album-lisbon\/photos$/);
  await download.click();
  await expect(toast(page, 'Preparing download...')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await sandbox.calls('createArchiveDownload')).toHaveLength(0);
  await openMore(page);
  await expect(download).toHaveAttribute('aria-busy', 'true');
});

test('X9 X19 what does not wait has a sign of its own on the button of the panel, also in forced colours, and words', async ({
  page,
  signIn,
}) => {
  await signIn('warning@example.com', PHOTOS);
  await expect(button(page)).toHaveAccessibleDescription('Storage status 2 months left');
  expect((await drawn(place(page), '::after')).content).toContain('!');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await drawn(place(page), '::after')).toMatchObject({ isSeen: true, isFilled: false });
});

test('X9 X19 news have a dot on the button of the panel, also in forced colours, and words', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await selectFirst(page, 2);
  await action(page, 'Download').click();
  await archiveComes(page);
  await expect(counter(page)).toHaveCount(0);
  await expect(button(page)).toHaveAccessibleDescription('Downloads (new)');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await drawn(place(page), '::after')).toMatchObject({ isSeen: true, isFilled: true, content: '""' });
});

for (const [where, device] of [
  ['', 'a desktop'],
  ['@phone ', 'a phone'],
] as const)
  test(`X9 ${where}the handle of the years is seen in forced colours on ${device}`, async ({ page, signIn }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn(ANNA, PHOTOS);
    await waitForPictures(page);
    const handle = page.getByRole('slider', { name: 'Go to month' });
    expect(await drawn(handle, '::before')).toMatchObject({ isSeen: true, isFilled: true });
  });
