import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import {
  counter,
  goToLargestMonth,
  LARGEST_MONTH,
  month,
  scrollToEnd,
  scrollTop,
  startSelection,
  tiles,
  waitForPictures,
} from '../support/timeline.ts';
import { fingersOn } from '../support/touch.ts';
import { PHOTOS } from '../support/seeded.ts';

test.describe('ranges', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
    await startSelection(page);
  });

  test('P4.43 X13 a click with Shift selects up to there, a press that moves what it passes; each is shown, and neither outlasts Escape', async ({
    page,
  }) => {
    await tiles(page).nth(1).click();
    await page.keyboard.down('Shift');
    await tiles(page).nth(4).hover();
    await expect(page.locator('[data-preview="on"]')).toHaveCount(4);
    await tiles(page).nth(3).hover();
    await expect(page.locator('[data-preview="on"]')).toHaveCount(3);
    await expect(counter(page)).toHaveText('1 selected');
    await tiles(page).nth(7).click();
    await expect(counter(page)).toHaveText('7 selected');
    await tiles(page).nth(2).click();
    await expect(counter(page)).toHaveText('2 selected');
    await page.keyboard.up('Shift');
    await expect(page.locator('[data-preview]')).toHaveCount(0);
    for (const [at, isOn] of [false, true, true, false].entries())
      await expect(tiles(page).nth(at)).toBeChecked({ checked: isOn });

    await page.keyboard.press('Escape');
    await startSelection(page);
    await test.step('a press on a photo that moves selects what it passes, and Escape leaves it as it was', async () => {
      const [first, fourth] = [await middle(page, 0), await middle(page, 3)];
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await page.mouse.move(fourth.x, fourth.y, { steps: 5 });
      await expect(page.locator('[data-preview="on"]')).toHaveCount(4);
      await page.mouse.up();
      await expect(counter(page)).toHaveText('4 selected');
      await expect(page.locator('[data-preview]')).toHaveCount(0);

      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await page.mouse.move(fourth.x, fourth.y, { steps: 5 });
      await expect(page.locator('[data-preview="off"]')).toHaveCount(4);
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-preview]')).toHaveCount(0);
      await page.mouse.up();
      await expect(counter(page)).toHaveText('4 selected');
    });
    await page.keyboard.press('Escape');
    await startSelection(page);
    await test.step('a press that outlasts the mode does not begin it anew', async () => {
      const [second, third] = [await middle(page, 1), await middle(page, 2)];
      const selection = page.getByRole('group', { name: 'Selection' });
      await page.mouse.move(second.x, second.y);
      await page.mouse.down();
      await page.keyboard.press('Escape');
      await expect(selection).toHaveCount(0);
      await page.mouse.move(third.x, third.y, { steps: 5 });
      await page.mouse.up();
      await expect(page.locator('[data-preview]')).toHaveCount(0);
      await expect(selection).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
    });
  });

  test('X13 O14 a range over months takes those between as a whole', async ({ page }) => {
    const total = amountIn(await page.getByRole('link', { name: /^Photos [\d,]+/ }).textContent());
    await tiles(page).nth(2).click();
    await scrollToEnd(page);
    await waitForPictures(page);
    const last = month(page, 'Unknown Date');
    const undated = amountIn(await last.getByText(/^[\d,]+ photos?$/).textContent());
    // By its number: its row is above the screen, and may be drawn after those in view.
    await last.locator('[data-cell$="/0"][role="checkbox"]').click({ modifiers: ['Shift'] });
    await expect(counter(page)).toHaveText(`${(total - undated - 2 + 1).toLocaleString('en-GB')} selected`);
  });

  test('a drag near the lower edge scrolls along and selects on', async ({ page }) => {
    const first = await middle(page, 0);
    const before = await scrollTop(page);
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move(first.x, 880, { steps: 4 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 700);
    await page.mouse.move(first.x, 450, { steps: 2 });
    await page.mouse.up();
    await expect.poll(async () => amountIn(await counter(page).textContent())).toBeGreaterThan(10);
  });
});

test('X13 X4 what is not in memory of a range is read, with a word about it and a way to stop; a failure changes nothing', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.slow();
  expectConsole('getTimelinePage failed');
  await signIn('large@example.com', PHOTOS);
  await waitForPictures(page);
  await (await goToLargestMonth(page)).click();
  const top = (await scrollTop(page)) - 1200;
  await startSelection(page);
  // Into the month by screens, so that its first pages leave memory.
  for (const screens of [60, 100, 130]) {
    await page.evaluate((y) => scrollTo(0, y), top + screens * 900);
    await waitForPictures(page);
  }
  // By its number: more of them may be drawn meanwhile.
  const tileAt = (index: number) => month(page, LARGEST_MONTH).locator(`[data-cell$="/${index}"][role="checkbox"]`);
  const index = Number((await tiles(month(page, LARGEST_MONTH)).last().getAttribute('data-cell'))?.split('/')[1]);
  expect(index).toBeGreaterThan(2600);
  await tileAt(index).click();

  await page.evaluate((y) => scrollTo(0, y), top);
  const first = tileAt(3);
  await expect(first).toBeVisible();
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimelinePage', status: 500 });
  await first.click({ modifiers: ['Shift'] });
  // The word about the range: the list says the same of photos that it cannot read, and the range may still be read then.
  await expect(page.locator('[data-toast]').getByText('Error: Your photos could not be loaded').first()).toBeVisible();
  await expect(counter(page)).toHaveText('1 selected');

  await sandbox.healFaults();
  const letGo = await holdBack(page, /\/photos\/timeline\//);
  await first.click({ modifiers: ['Shift'] });
  await expect(page.getByText('Selecting your photos...').first()).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const all = page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: /^Select all / });
  await stop.click();
  await expect(counter(page)).toHaveText('1 selected');
  // "Stop" has gone, pressed or not: the focus goes on beside it.
  await expect(all).toBeFocused();

  await first.click({ modifiers: ['Shift'] });
  await stop.focus();
  letGo();
  await expect(counter(page)).toHaveText(`${(index - 3 + 1).toLocaleString('en-GB')} selected`, { timeout: 30_000 });
  await expect(stop).toHaveCount(0);
  await expect(all).toBeFocused();
});

/** Holds a finger on the first photo until the mode starts, and draws on to the third; the finger stays down. */
async function drawOverThree(page: Page) {
  await waitForPictures(page);
  const fingers = await fingersOn(page);
  const [first, third] = [await middleOf(page, 0), await middleOf(page, 2)];
  await fingers.rest([first]);
  await expect(tiles(page).first()).toBeVisible();
  await fingers.lead([first], [third], 2);
  await expect(page.locator('[data-preview="on"]')).toHaveCount(3);
  return fingers;
}

test.describe('fingers @phone', () => {
  test('X13 a long press starts the mode with the photo; the finger selects on as it moves, also when the phone takes it away', async ({
    page,
    signIn,
  }) => {
    await signIn('anna@example.com', PHOTOS);
    const fingers = await drawOverThree(page);
    await fingers.lift();
    await expect(counter(page)).toHaveText('3 selected');
    await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
    expect(await scrollTop(page)).toBe(0);

    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(tiles(page)).toHaveCount(0);
    const others = await drawOverThree(page);
    await others.lose();
    await expect(counter(page)).toHaveText('3 selected');
  });

  test('X13 moves of a finger are listened to before it comes down, as Safari on iOS asks of who keeps the page still', async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
        const [, options] = rest;
        const isPassive = typeof options === 'object' && options.passive === true;
        if (type === 'touchmove' && this instanceof HTMLElement && !isPassive) this.dataset['movesOf'] = 'fingers';
        addEventListener.call(this, type, ...rest);
      };
    });
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
    const listening = page.locator('[data-moves-of]');
    await expect(listening).toHaveCount(1);
    await expect(listening.locator('a[data-photo]').first()).toBeVisible();
  });

  test('a tap in the mode toggles, a finger that moves at once scrolls', async ({ page, signIn }) => {
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
    await startSelection(page);
    await tiles(page).nth(1).tap();
    await expect(counter(page)).toHaveText('1 selected');
    const fingers = await fingersOn(page);
    const from = await middleOf(page, 4);
    await fingers.drag([from], [{ x: from.x, y: from.y - 240 }]);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await expect(counter(page)).toHaveText('1 selected');
  });

  test('a long press that is dragged to the lower edge scrolls along', async ({ page, signIn }) => {
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
    const fingers = await fingersOn(page);
    const first = await middleOf(page, 0);
    await fingers.rest([first]);
    await expect(tiles(page).first()).toBeVisible();
    const low = { x: first.x, y: 835 };
    await fingers.lead([first], [low], 2);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    await fingers.lead([low], [{ x: first.x, y: 400 }], 1);
    await fingers.lift();
    await expect.poll(async () => amountIn(await counter(page).textContent())).toBeGreaterThan(6);
  });
});

function amountIn(text: string | null): number {
  return Number(text?.replace(/\D/g, ''));
}

/** The middle of a photo of the selection mode on screen. */
async function middle(page: Page, at: number): Promise<{ x: number; y: number }> {
  return centreOf(await tiles(page).nth(at).boundingBox());
}

/** The middle of a photo outside of the mode. */
async function middleOf(page: Page, at: number): Promise<{ x: number; y: number }> {
  const tile = page.locator('a[data-photo]').nth(at);
  await tile.scrollIntoViewIfNeeded();
  return centreOf(await tile.boundingBox());
}

function centreOf(box: { x: number; y: number; width: number; height: number } | null): { x: number; y: number } {
  if (!box) throw new Error('Not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
