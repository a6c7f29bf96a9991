import type { Locator, Page } from '@playwright/test';
import { drivenByPlaywright, type Open } from './driven.ts';
import { type Launch, openAtRest, type Subject, withPage } from './subject.ts';

export interface Opening {
  /** ms from the press until the large picture is drawn. */
  open: number | undefined;
  /** ms until that of the next photos is drawn, each 600 ms after the one before. */
  next: number[];
}

/** Opens a photo and walks on (F8). */
export function measureOpening(open: Open, subject: Subject): Promise<Opening> {
  return open(subject, async (page) => {
    await openAtRest(page, subject);
    const place = await page.evaluate((selector) => window.probe.placeOf({ selector }, 2), subject.probe.tile);
    if (!place) throw new Error('There are no photos to open');
    await page.move(place);
    await page.wait(300);
    const opened = await page.begin(() => window.probe.viewer(''));
    await page.click(place);
    let shown = await opened();
    const first = shown?.ms;
    const next: number[] = [];
    while (shown && next.length < 5) {
      await page.wait(600);
      const following = await page.begin((before) => window.probe.viewer(before), shown.src);
      await page.key('ArrowRight');
      shown = await following();
      if (shown) next.push(shown.ms);
    }
    return { open: first, next };
  });
}

export interface Selecting {
  /** Interaction to next paint, in ms; 0 when it is too short to be told. */
  month: number;
  everything: number;
  oneTile: number;
  /** Tiles whose elements changed when one was toggled. */
  changedTiles: number;
}

/** Selects a month of 5,000, everything, and takes one photo out (F9). */
export function measureSelecting(
  launch: Launch,
  subject: Subject,
  largeMonth: { name: string; share: number },
): Promise<Selecting> {
  return withPage(launch, subject, async ({ page, devtools }) => {
    await openAtRest(drivenByPlaywright(page, devtools), subject);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const month = page.getByRole('checkbox', { name: `Select all photos from ${largeMonth.name}` });
    await scrollTo(page, month, largeMonth.share);
    const monthMs = await interaction(page, () => month.click());
    const everything = await interaction(page, () => page.getByRole('button', { name: /^Select all [\d,]+$/ }).click());
    await page.evaluate(() => {
      const changed = new Set<Element>();
      new MutationObserver((records) => {
        for (const { target } of records)
          changed.add((target instanceof Element ? target : target.parentElement)?.closest('li') ?? document.body);
        document.documentElement.dataset.changedTiles = String(
          [...changed].filter((element) => element.matches('li')).length,
        );
      }).observe(document.querySelector('main') ?? document.body, {
        subtree: true,
        attributes: true,
        childList: true,
        characterData: true,
      });
    });
    const { x, y } = await placeOfTile(page, subject);
    const oneTile = await interaction(page, () => page.mouse.click(x, y));
    return {
      month: monthMs,
      everything,
      oneTile,
      changedTiles: Number(await page.evaluate(() => document.documentElement.dataset.changedTiles)),
    };
  });
}

/** Time after a deletion, and interval in it, in ms, at which a key is pressed. */
const WATCHED_MS = 2_000;
const EACH_MS = 16;

/**
 * Selects 10,000 photos of a library whose months have 1,000 each, and deletes them (F10); ms until the next paint after the
 * confirmation, or the longest that a key waits for the page after it. Pictures that were scrolled through are collected before:
 * the browser holds up any page for that, the floor as well, at a time of its own choice.
 */
export function measureDeleting(launch: Launch, subject: Subject): Promise<number | undefined> {
  return withPage(launch, subject, async ({ page, devtools }) => {
    await openAtRest(drivenByPlaywright(page, devtools), subject);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const counter = page.getByRole('group', { name: 'Selection', exact: true });
    for (let month = 1; month <= 10; month += 1) {
      const box = page.getByRole('checkbox', { name: /^Select all photos from /, checked: false }).first();
      await box.click();
      await counter.getByText(`${(month * 1000).toLocaleString('en-GB')} selected`).waitFor();
      // The next months are drawn when they come near.
      await page.evaluate(() => window.probe.scroller().scrollBy(0, innerHeight * 3));
      await page.waitForTimeout(300);
    }
    await page
      .getByRole('region', { name: 'Selected photos' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Delete 10,000 photos$/ });
    await confirm.waitFor({ timeout: 60_000 });
    await devtools.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => window.probe.watchKeys());
    const paint = await interaction(page, async () => {
      await confirm.click();
      await pressKeys(page);
    });
    const key = await page.evaluate(() => window.probe.longestKey());
    await page.getByRole('region', { name: 'Under way' }).waitFor({ state: 'detached', timeout: 120_000 });
    return key === undefined ? undefined : Math.max(paint, key);
  });
}

/** Presses a key again and again, whether or not the one before has been answered; the photos go in tasks of their own after the paint. */
async function pressKeys(page: Page): Promise<void> {
  const pressed = [];
  for (const end = performance.now() + WATCHED_MS; performance.now() < end;) {
    // One that does nothing: what is measured is the waiting.
    pressed.push(page.keyboard.press('Shift'));
    await page.waitForTimeout(EACH_MS);
  }
  await Promise.all(pressed);
}

/** The middle of a tile that is wholly to be seen. */
function placeOfTile(page: Page, { probe }: Subject): Promise<{ x: number; y: number }> {
  return page.evaluate(({ tile, coveredTop }) => {
    for (const element of document.querySelectorAll(tile)) {
      const { left, top, width, height, bottom } = element.getBoundingClientRect();
      if (top > coveredTop + 20 && bottom < innerHeight - 120) return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error('No tile is wholly in view');
  }, probe);
}

/** Scrolls until something is in the page that is only there near the view. */
async function scrollTo(page: Page, wanted: Locator, share: number): Promise<void> {
  for (const off of [0, -0.01, 0.01, -0.02, 0.02, -0.04, 0.04]) {
    await page.evaluate((at) => window.probe.jump(at), Math.min(1, Math.max(0, share + off)));
    if ((await wanted.count()) === 0) continue;
    await wanted.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    return;
  }
  throw new Error('The month is not where it was looked for');
}

/** The longest time until the next paint that an interaction took. */
async function interaction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(300);
  await page.evaluate(() => window.probe.longestInteraction());
  await act();
  await page.waitForTimeout(800);
  return (await page.evaluate(() => window.probe.longestInteraction())) ?? 0;
}
