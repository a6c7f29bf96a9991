import type { Page } from '@playwright/test';
import { colourViolations, violations } from '../../support/axe.ts';
import { focusFaults } from './focus.ts';
import { cutOffTexts, readerStyles, setReaderStyle, widthFaults } from './reflow.ts';
import { motionFaults, stateFaults } from './states.ts';
import { colourOnlyFaults, structureFaults, type Expected } from './structure.ts';
import { targetFaults } from './targets.ts';

const DESKTOP = { width: 1440, height: 900 };
/** 320 CSS px, and 1280 by 1024 at 400 % (X10). */
const ZOOMED = { width: 320, height: 256 };

/**
 * Everything that is measured of a page as it is, without loading it again: X1, X5, X9, X10, X11, X12, X18, X19. The page has to
 * be in light colours, on a desktop, with reduced motion; it is so again afterwards.
 * @returns what is wrong, each line with its id
 */
export async function measure(page: Page, expected: Expected): Promise<string[]> {
  // Whoever uses a mouse sees no ring.
  await page.keyboard.press('Shift');
  const faults = [
    ...(await violations(page)).map((fault) => `X1 light: ${fault}`),
    ...(await page.evaluate(structureFaults, expected)),
    ...(await page.evaluate(colourOnlyFaults)),
    ...(await page.evaluate(motionFaults)),
    ...(await page.evaluate(targetFaults)),
    ...(await faultsOfMedia(page)),
    ...(await faultsOfTexts(page, 'spacing')),
    ...(await faultsOfTexts(page, 'text of 200 %')),
  ];
  await resize(page, ZOOMED);
  const zoomed = [
    ...(await page.evaluate(widthFaults)),
    ...(await page.evaluate(targetFaults)),
    ...(await page.evaluate(focusFaults)),
    ...(await faultsOfTexts(page, 'spacing')),
  ];
  await resize(page, DESKTOP);
  return [...faults, ...zoomed.map((fault) => `${fault} (zoomed)`)];
}

/** In other colours nothing but colours changes. */
async function faultsOfMedia(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await emulate(page, { colorScheme: 'dark' });
  faults.push(...(await colourViolations(page)).map((fault) => `X1 dark: ${fault}`));
  await emulate(page, { contrast: 'more', colorScheme: 'light' });
  faults.push(
    ...(await colourViolations(page)).map((fault) => `X9 more contrast: ${fault}`),
    ...(await page.evaluate(stateFaults)).map((fault) => `${fault} (more contrast)`),
  );
  await emulate(page, { contrast: 'no-preference', forcedColors: 'active' });
  faults.push(
    ...(await page.evaluate(stateFaults)).map((fault) => `${fault} (forced colours)`),
    ...(await page.evaluate(focusFaults)).map((fault) => `${fault} (forced colours)`),
  );
  await emulate(page, { forcedColors: 'none' });
  return faults;
}

/** What a reader's own style cuts off or makes wider than the page. */
async function faultsOfTexts(page: Page, style: keyof typeof readerStyles): Promise<string[]> {
  const before = new Set(await page.evaluate(cutOffTexts));
  await page.evaluate(setReaderStyle, readerStyles[style]);
  await page.evaluate(settled);
  const faults = [
    ...(await page.evaluate(widthFaults)),
    ...(await page.evaluate(cutOffTexts)).filter((text) => !before.has(text)).map((text) => `X10 cut off: ${text}`),
  ];
  await page.evaluate(setReaderStyle, '');
  return faults.map((fault) => `${fault} (${style})`);
}

/** How long the page may take to follow the size of its window, in ms. */
const REFLOW_MS = 2_000;

async function resize(page: Page, size: typeof DESKTOP): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(settled);
  // Photos are placed anew by script, on a busy machine some frames later; what is too wide for good is found all the same.
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, undefined, {
      timeout: REFLOW_MS,
    })
    .catch(() => {});
}

async function emulate(page: Page, media: Parameters<Page['emulateMedia']>[0]): Promise<void> {
  await page.emulateMedia(media);
  await page.evaluate(settled);
}

/** The page learns of such things with its next frame, and even transitions that take no time take another. Runs in the page. */
async function settled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
