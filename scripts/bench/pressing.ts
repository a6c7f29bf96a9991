import type { Browser, Page } from '@playwright/test';
import type { Sign, Target } from './probe.ts';
import { type Subject, withPage } from './subject.ts';

/** Control of a page, and the sign that it answers. */
export interface Control {
  name: string;
  /** Element to press, or the first one on the way to it. */
  shown: Target;
  /** Presses it with mouse and keys as a person does; without it being drawn is all that it does. */
  press?: (page: Page) => Promise<void>;
  /** Sign that it has answered. */
  answered?: Sign;
}

/** When a control was drawn and when it had answered a press, in ms since the navigation. */
export interface Answer {
  shown: number;
  answered: number;
}

/** A press that nothing came of is made again after so long, in ms: it was lost. */
const LOST_MS = 2_000;
const PRESSES = 5;

/** Loads a page with an empty cache and presses one of its controls as soon as it is drawn (F13). Undefined when it never answered. */
export function measurePress(
  browser: Browser,
  subject: Subject,
  { shown, press, answered }: Control,
  isSlow: boolean,
): Promise<Answer | undefined> {
  return withPage(
    browser,
    subject,
    async ({ page }) => {
      await page.goto(subject.url, { waitUntil: 'commit' });
      const drawn = await page.evaluate(
        (target) => window.probe.until(() => window.probe.placeOf(target) !== undefined),
        shown,
      );
      if (drawn === undefined || !press || !answered)
        return drawn === undefined ? undefined : { shown: drawn, answered: drawn };
      for (let presses = 0; presses < PRESSES; presses += 1) {
        const answer = page.evaluate(([sign, ms]) => window.probe.until(() => window.probe.isThere(sign), ms), [
          answered,
          LOST_MS,
        ] as const);
        await press(page);
        const at = await answer;
        if (at !== undefined) return { shown: drawn, answered: at };
      }
      return undefined;
    },
    { isSlow },
  );
}

/** Clicks the nth that is drawn of a target, at once: waiting until it stands still would be measured. */
async function click(page: Page, target: Target, nth = 0): Promise<void> {
  const place = await page.evaluate(([wanted, index]) => window.probe.placeOf(wanted, index), [target, nth] as const);
  if (place) await page.mouse.click(place.x, place.y);
}

const focus = (page: Page, { selector }: Target) =>
  page.evaluate((selected) => document.querySelector<HTMLElement>(selected)?.focus(), selector);

const TABS: Target = { selector: 'main a[href^="/my-photos/albums"]' };
const MENU: Target = { selector: 'nav a[href="/orders"]' };
const ADD: Target = { selector: '[data-add-photos]' };
const SELECT: Target = { selector: 'main button', text: 'Select' };
const TILE: Target = { selector: 'main [data-photo]' };
const CHECKED = 'main [data-photo][aria-checked="true"]';
const SORT: Target = { selector: 'main select' };
const SCRUBBER: Target = { selector: '[role="slider"]' };

/** Begins the selection mode, where it has not begun. */
async function beginSelecting(page: Page): Promise<void> {
  const boxes = page.locator('main [data-photo][role="checkbox"]');
  if ((await boxes.count()) > 0) return;
  await click(page, SELECT);
  // Not a locator that waits: it looks every 100 ms, which would be measured.
  await page.evaluate(([selector, ms]) => window.probe.until(() => document.querySelector(selector) !== null, ms), [
    'main [data-photo][role="checkbox"]',
    LOST_MS,
  ] as const);
}

const DIALOG: Sign = { selector: '[role="dialog"], [role="alertdialog"]', count: 1 };
const title: Control = { name: 'title', shown: { selector: 'main h1' } };

/** A control that answers a click, with what the sign says. */
const clicked = (name: string, shown: Target, answered: Sign): Control => ({
  name,
  shown,
  press: (page) => click(page, shown),
  answered,
});

const menuTo = (path: string) => clicked('menu', { selector: `nav a[href="${path}"]` }, { path });

/** Pages beside the photos, with the controls of their own. */
export const otherPages: readonly { name: string; path: string; controls: readonly Control[] }[] = [
  {
    name: 'orders',
    path: '/orders',
    controls: [
      title,
      menuTo('/settings'),
      clicked('tabs', { selector: 'main a[href*="order_state=history"]' }, { search: 'order_state=history' }),
      {
        name: 'search',
        shown: { selector: 'main input[type="search"]' },
        press: async (page) => {
          await focus(page, { selector: 'main input[type="search"]' });
          await page.keyboard.type('SO-2998');
          await page.keyboard.press('Enter');
        },
        answered: { search: 'q=' },
      },
      clicked(
        'open an order',
        { selector: 'main a[href^="/orders/SO-"]' },
        { selector: 'main a[href="/orders"]', count: 1 },
      ),
    ],
  },
  {
    name: 'an order',
    path: '/orders/SO-2998',
    controls: [
      title,
      menuTo('/settings'),
      clicked('back to the orders', { selector: 'main a[href="/orders"]' }, { path: '/orders' }),
      clicked('change address', { selector: 'main button', text: 'Change address' }, DIALOG),
    ],
  },
  {
    name: 'albums',
    path: '/my-photos/albums',
    controls: [
      title,
      menuTo('/orders'),
      clicked('tabs', { selector: 'main a[href^="/my-photos/photos"]' }, { path: '/my-photos/photos' }),
      clicked('new album', { selector: 'main button', text: 'New album' }, DIALOG),
      clicked(
        'open an album',
        { selector: 'main a[href="/my-photos/albums/album-ideas"]' },
        { path: '/my-photos/albums/album-ideas' },
      ),
    ],
  },
  {
    name: 'settings',
    path: '/settings',
    controls: [
      title,
      menuTo('/orders'),
      clicked(
        'change details',
        { selector: 'main a[href="/settings/personal-details"]' },
        { path: '/settings/personal-details' },
      ),
      clicked('change e-mail address', { selector: 'main a[href="/settings/email"]' }, { path: '/settings/email' }),
      clicked('delete account', { selector: 'main button', text: 'Delete my account' }, DIALOG),
    ],
  },
];

/** Controls of the photos page, from its title to its scrubber. */
export const photosControls: readonly Control[] = [
  title,
  { name: 'tabs', shown: TABS, press: (page) => click(page, TABS), answered: { path: '/my-photos/albums' } },
  { name: 'menu', shown: MENU, press: (page) => click(page, MENU), answered: { path: '/orders' } },
  {
    name: 'add photos',
    shown: ADD,
    press: (page) => click(page, ADD),
    answered: DIALOG,
  },
  {
    name: 'select by click',
    shown: SELECT,
    press: async (page) => {
      await beginSelecting(page);
      await click(page, TILE);
    },
    answered: { selector: CHECKED, count: 1 },
  },
  {
    name: 'select by range',
    shown: SELECT,
    press: async (page) => {
      await beginSelecting(page);
      if ((await page.locator(CHECKED).count()) === 0) await click(page, TILE);
      await page.keyboard.down('Shift');
      await click(page, TILE, 4);
      await page.keyboard.up('Shift');
    },
    answered: { selector: CHECKED, count: 5 },
  },
  {
    name: 'select by keys',
    shown: SELECT,
    press: async (page) => {
      await beginSelecting(page);
      await focus(page, TILE);
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    },
    answered: { selector: CHECKED, count: 2 },
  },
  {
    name: 'sort',
    shown: SORT,
    press: async (page) => {
      await focus(page, SORT);
      await page.keyboard.press('ArrowDown');
    },
    answered: { stored: 'sortingOptions', text: 'asc' },
  },
  {
    name: 'scrubber',
    shown: SCRUBBER,
    press: async (page) => {
      await focus(page, SCRUBBER);
      await page.keyboard.press('End');
    },
    answered: { scrolled: 10_000 },
  },
];
