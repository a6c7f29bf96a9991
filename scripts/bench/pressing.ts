import type { Driven, Key, Open, Place } from './driven.ts';
import type { Sign, Target } from './probe.ts';
import type { Subject } from './subject.ts';

/** Control of a page, and the sign that it answers. */
export interface Control {
  name: string;
  /** Element to press, or the first one on the way to it. */
  shown: Target;
  /** Other elements that are pressed, which stand where they will be once `shown` is drawn. */
  others?: readonly (readonly [Target, number])[];
  /**
   * Presses it with mouse and keys as a person does, `isAgain` when a press before was lost; without it being drawn is all that it
   * does.
   */
  press?: (hand: Hand, isAgain: boolean) => Promise<unknown>;
  /** Sign that it has answered. */
  answered?: Sign;
}

/** Times at which a control was drawn and had answered a press, in ms since the navigation. */
export interface Answer {
  shown: number;
  answered: number;
}

/** Time, in ms, after which a press that nothing came of is made again: it was lost. */
const LOST_MS = 2_000;
const PRESSES = 5;

/** Mouse and keyboard of a person, who knows where the control and the others are. */
class Hand {
  readonly #page: Driven;
  readonly #places: readonly (Place | undefined)[];

  constructor(page: Driven, places: readonly (Place | undefined)[]) {
    this.#page = page;
    this.#places = places;
  }

  /** Clicks the control (0) or one of the others (1 and more). */
  click(which = 0, isShift = false): Promise<unknown> {
    const place = this.#places[which];
    return place ? this.#page.click(place, isShift) : Promise.resolve();
  }

  /** Focuses the first of the elements that are selected. */
  focus({ selector }: Target): Promise<void> {
    return this.#page.evaluate((selected) => document.querySelector<HTMLElement>(selected)?.focus(), selector);
  }

  /** Presses keys one after the other: one that comes twice before it was let go is one that is held down. */
  async keys(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.#page.key(key);
  }

  type(text: string): Promise<unknown> {
    return this.#page.type(text);
  }

  /** Whether something is drawn now, after a press that was lost. */
  sees(selector: string): Promise<boolean> {
    return this.#page.evaluate((selected) => window.probe.placeOf({ selector: selected }) !== undefined, selector);
  }
}

/** Loads a page with an empty cache and presses one of its controls as soon as it is drawn (F13). Undefined when it never answered. */
export function measurePress(
  open: Open,
  subject: Subject,
  { shown, others = [], press, answered }: Control,
  isSlow: boolean,
): Promise<Answer | undefined> {
  return open(
    subject,
    async (page) => {
      await page.goto(subject.url);
      const { drawn, places } = await page.evaluate(
        async (targets) => {
          const at = await window.probe.until(() => targets.every(([one, nth]) => window.probe.placeOf(one, nth)));
          return { drawn: at, places: targets.map(([one, nth]) => window.probe.placeOf(one, nth)) };
        },
        [[shown, 0] as const, ...others],
      );
      if (drawn === undefined || !press || !answered)
        return drawn === undefined ? undefined : { shown: drawn, answered: drawn };
      const hand = new Hand(page, places);
      for (let presses = 0; presses < PRESSES; presses += 1) {
        const answer = await page.begin(
          (sign, ms) => window.probe.until(() => window.probe.isThere(sign), ms),
          answered,
          LOST_MS,
        );
        await press(hand, presses > 0);
        const at = await answer();
        if (at !== undefined) return { shown: drawn, answered: at };
      }
      return undefined;
    },
    { isSlow },
  );
}

const TABS: Target = { selector: 'main a[href^="/my-photos/albums"]' };
const MENU: Target = { selector: 'nav a[href="/orders"]' };
const ADD: Target = { selector: '[data-add-photos]' };
const SELECT: Target = { selector: 'main button', text: 'Select' };
const TILE: Target = { selector: 'main [data-photo]' };
const CHECKED = 'main [data-photo][aria-checked="true"]';
const CHECKBOX = 'main [data-photo][role="checkbox"]';
const MORE: Target = { selector: 'main button[popovertarget]' };
const SORT: Target = { selector: 'main select' };
const SCRUBBER: Target = { selector: '[role="slider"]' };

const DIALOG: Sign = { selector: '[role="dialog"], [role="alertdialog"]', count: 1 };
const title: Control = { name: 'title', shown: { selector: 'main h1' } };

/** A control that answers a click, with what the sign says. */
const clicked = (name: string, shown: Target, answered: Sign): Control => ({
  name,
  shown,
  press: (hand) => hand.click(),
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
        press: async (hand) => {
          await hand.focus({ selector: 'main input[type="search"]' });
          await hand.type('SO-2998');
          await hand.keys('Enter');
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
  clicked('tabs', TABS, { path: '/my-photos/albums' }),
  clicked('menu', MENU, { path: '/orders' }),
  clicked('add photos', ADD, DIALOG),
  {
    name: 'select by click',
    shown: SELECT,
    others: [[TILE, 0]],
    press: async (hand, isAgain) => {
      const isSelecting = isAgain && (await hand.sees(CHECKBOX));
      return Promise.all([isSelecting || hand.click(), hand.click(1)]);
    },
    answered: { selector: CHECKED, count: 1 },
  },
  {
    name: 'select by range',
    shown: SELECT,
    others: [
      [TILE, 0],
      [TILE, 4],
    ],
    press: async (hand, isAgain) => {
      const isSelecting = isAgain && (await hand.sees(CHECKBOX));
      const isFirstChecked = isSelecting && (await hand.sees(CHECKED));
      return Promise.all([isSelecting || hand.click(), isFirstChecked || hand.click(1), hand.click(2, true)]);
    },
    answered: { selector: CHECKED, count: 5 },
  },
  {
    name: 'select by keys',
    shown: SELECT,
    press: async (hand, isAgain) => {
      if (!isAgain || !(await hand.sees(CHECKBOX))) await hand.click();
      await hand.focus(TILE);
      await hand.keys('Space', 'ArrowRight', 'Space');
    },
    answered: { selector: CHECKED, count: 2 },
  },
  {
    name: 'sort',
    shown: MORE,
    press: async (hand, isAgain) => {
      // It stands in the panel, which may be open from a press before.
      if (!isAgain || !(await hand.sees(SORT.selector))) await hand.click();
      await hand.focus(SORT);
      await hand.keys('ArrowDown');
    },
    answered: { stored: 'sortingOptions', text: 'asc' },
  },
  {
    name: 'scrubber',
    shown: SCRUBBER,
    press: async (hand) => {
      await hand.focus(SCRUBBER);
      await hand.keys('End');
    },
    answered: { scrolled: 10_000 },
  },
];
