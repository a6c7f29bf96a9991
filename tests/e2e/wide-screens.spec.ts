import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  counter,
  focusedCell,
  month,
  scrollTop,
  startSelection,
  tiles,
  waitForPictures,
  watchLayoutShifts,
} from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

/** Anna's newest months have 13, 6 and 87 photos: where there is the room, the first two stand beside each other. */
const [NEWEST, SECOND] = ['2026-10', '2026-09'];

interface Screen {
  width: number;
  height: number;
  columns: number;
  isShared: boolean;
}

const screens: Screen[] = [
  { width: 1440, height: 900, columns: 5, isShared: false },
  { width: 1920, height: 1080, columns: 7, isShared: true },
  { width: 2560, height: 1440, columns: 9, isShared: true },
];

/** What holds at every width, in this order on one page, which is at its top and without a selection before each. */
const claims: { claim: string; shows: (page: Page, screen: Screen) => Promise<void> }[] = [
  {
    claim: 'short months stand beside each other where there is the room; years keep clear of photos',
    shows: shortMonthsShareRows,
  },
  // Before anything scrolls up: then less is drawn below the screen.
  { claim: 'a range, by Shift and by dragging, goes on in the next month in the order of the list', shows: rangesGoOn },
  { claim: 'arrow keys go to what is seen beside, above and below', shows: arrowsFollowTheEye },
  { claim: 'the scrubber goes month by month, also where several stand beside each other', shows: scrubberGoesByMonth },
  { claim: 'on the way back, and in another width, what was in view is in view', shows: viewIsKept },
  { claim: 'from the top to the end and back nothing shifts, and what is drawn never overlaps', shows: nothingShifts },
];

for (const screen of screens) {
  const { width, height } = screen;
  test.describe(`a screen of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('F5 P2.44 X10 X13 look.md months, arrow keys, ranges, the scrubber and the way back go by what is seen, and nothing shifts', async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn('anna@example.com', PHOTOS);
      for (const { claim, shows } of claims)
        await test.step(claim, async () => {
          await page.evaluate(() => scrollTo(0, 0));
          await waitForPictures(page);
          await shows(page, screen);
        });
    });
  });
}

async function shortMonthsShareRows(page: Page, { columns, isShared }: Screen): Promise<void> {
  const [first, second, third] = await Promise.all(
    ['October 2026', 'September 2026', 'August 2026'].map(async (name) => {
      const box = await month(page, name).getByRole('heading').boundingBox();
      if (!box) throw new Error(`${name} is not drawn`);
      return box;
    }),
  );
  expect(second?.y === first?.y).toBe(isShared);
  expect((second?.x ?? 0) > (first?.x ?? 0)).toBe(isShared);
  expect(third?.x).toBe(first?.x);
  // The places of photos stand before the photos, those beyond the screen once the first screen has been still.
  const august = month(page, 'August 2026');
  await expect(august.locator('li').nth(columns - 1)).toBeAttached();
  // Asked of the month, which stays: a place goes when its photo comes.
  const cells = await august.evaluate((group) =>
    Array.from(group.querySelectorAll('li'), (cell) => cell.getBoundingClientRect()).map(({ left, right }) => ({
      left,
      right,
    })),
  );
  expect(new Set(cells.map(({ left }) => Math.round(left))).size).toBe(columns);
  const years = await page
    .locator('[class*="_year_"]')
    .evaluateAll((all) => all.map((year) => year.getBoundingClientRect().left));
  expect(Math.min(...years) - Math.max(...cells.map(({ right }) => right))).toBeGreaterThanOrEqual(12);
}

async function rangesGoOn(page: Page): Promise<void> {
  await startSelection(page);
  const tile = (key: string, cell: number) => page.locator(`[role="checkbox"][data-cell="${key}/${cell}"]`);
  await tile(NEWEST, 11).click();
  await tile(SECOND, 1).click({ modifiers: ['Shift'] });
  await expect(counter(page)).toHaveText('4 selected');
  await expect(tiles(page).and(page.locator('[aria-checked="true"]'))).toHaveCount(4);
  await page.keyboard.press('Escape');
  await startSelection(page);
  await page.evaluate(() => scrollTo(0, 0));
  await tile(SECOND, 1).scrollIntoViewIfNeeded();
  const [from, to] = [await tile(NEWEST, 10).boundingBox(), await tile(SECOND, 0).boundingBox()];
  if (!from || !to) throw new Error('Not on screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(counter(page)).toHaveText('4 selected');
  await page.keyboard.press('Escape');
  await expect(counter(page)).toHaveCount(0);
}

async function arrowsFollowTheEye(page: Page, { isShared }: Screen): Promise<void> {
  // A cell that is not drawn yet has the focus once it is.
  await page.locator(`[data-cell="${NEWEST}/4"]`).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedCell(page)).toEqual(isShared ? { key: SECOND, cell: 0 } : { key: NEWEST, cell: 5 });
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focusedCell(page)).toEqual({ key: NEWEST, cell: 4 });
  await page.keyboard.press('End');
  await expect.poll(() => focusedCell(page)).toEqual(isShared ? { key: SECOND, cell: 1 } : { key: NEWEST, cell: 4 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect.poll(() => focusedCell(page)).toEqual({ key: NEWEST, cell: 5 });
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => focusedCell(page)).toEqual({ key: SECOND, cell: 0 });
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focusedCell(page)).toEqual({ key: SECOND, cell: -1 });
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focusedCell(page)).toEqual(isShared ? { key: SECOND, cell: -1 } : { key: NEWEST, cell: 10 });
  // Tab leaves the photos and comes back to the one that was left.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedCell(page)).toBeUndefined();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focusedCell(page)).toEqual({ key: NEWEST, cell: 1 });
}

async function scrubberGoesByMonth(page: Page): Promise<void> {
  const scrubber = page.getByRole('slider', { name: 'Go to month' });
  await scrubber.focus();
  for (const name of ['September 2026', 'August 2026', 'July 2026', 'June 2026', 'May 2026']) {
    await page.keyboard.press('ArrowDown');
    await expect(scrubber).toHaveAttribute('aria-valuetext', name);
    await expect(month(page, name).getByRole('heading')).toBeInViewport();
  }
  await page.keyboard.press('ArrowUp');
  await expect(scrubber).toHaveAttribute('aria-valuetext', 'June 2026');
}

async function viewIsKept(page: Page, { width, height }: Screen): Promise<void> {
  await page.evaluate(() => scrollTo(0, 6_000));
  await waitForPictures(page);
  const before = await scrollTop(page);
  const photo = page.locator('[data-photo]:not([data-cell$="/0"])');
  const name = await photo.evaluateAll(
    (all) => all.find((one) => one.getBoundingClientRect().top > innerHeight / 3)?.getAttribute('data-cell') ?? '',
  );
  await page.locator(`[data-cell="${name}"]`).click();
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByText(/^Taken on/))
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  await expect(page.locator(`[data-cell="${name}"]`)).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(before);
  const top = await monthAtTop(page);
  await page.setViewportSize({ width: 1100, height });
  await waitForPictures(page);
  await expect(month(page, top)).toBeInViewport();
  await page.setViewportSize({ width, height });
}

async function nothingShifts(page: Page, { height }: Screen): Promise<void> {
  // Below everything, and last to come.
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeAttached();
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  const shifts = await watchLayoutShifts(page);
  for (const direction of [1, -1]) {
    for (;;) {
      const moved = await page.evaluate(async (by) => {
        const from = scrollY;
        scrollBy(0, by * 2 * innerHeight);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return scrollY - from;
      }, direction);
      if (moved === 0) break;
      expect(Math.abs(moved) <= 2 * height + 1, 'the page scrolled by what was asked').toBe(true);
      expect(await overlaps(page)).toEqual([]);
    }
    await waitForPictures(page);
  }
  expect(await shifts()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
}

/** Cells and headings of the page that lie over each other, where none is on its way out under a heading. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('section li')].map((cell) => cell.getBoundingClientRect());
    return cells.flatMap((one, at) =>
      cells
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.left} ${one.top}, ${other.left} ${other.top}`),
    );
  });
}

/** The name of a month whose photos are below the header. */
function monthAtTop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const section = [...document.querySelectorAll('section')].find((one) => one.getBoundingClientRect().bottom > 200);
    return section?.querySelector('h2')?.textContent ?? '';
  });
}
