import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { PASSWORD } from '../support/sign-in.ts';
import type { Actions, InPage, PointerAction, Tab } from './engines/engine.ts';
import { literally, locate, stepsOf, type Found, type Query } from './locate.ts';

const TIMEOUT_MS = 20_000;

/** Keys as WebDriver writes them. */
export const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
} as const;

export interface Point {
  x: number;
  y: number;
}

/** A tab with the app in it, and a customer in front of it. */
export class Page {
  readonly tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  /** Opens a path of the app, or an address. */
  async open(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.#origin).href);
  }

  /** Opens a path, and answers the sign-in page that comes instead. */
  async signIn(email: string, path = '/'): Promise<void> {
    await this.open(path);
    await this.fill({ role: 'textbox', name: 'E-mail address' }, email);
    await this.fill({ role: 'textbox', name: 'Password' }, PASSWORD);
    await this.click({ role: 'button', name: 'Sign in' });
    const { origin, pathname } = new URL(path, this.#origin);
    await this.isAt(new RegExp(`^${literally(origin)}${literally(pathname)}(?!.*[?&]code=)`));
  }

  /** Runs in the page. A page that is being left is asked again once the next one is there. */
  async evaluate<Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.tab.evaluate(run, ...args);
      } catch (error) {
        if (tries === 20 || String(error).includes('In the page:')) throw error;
        await pause(100);
      }
    }
  }

  find(query: Query, { isScrolled = false } = {}): Promise<Found> {
    return this.evaluate(locate, stepsOf(query), isScrolled);
  }

  address(): Promise<string> {
    return this.evaluate(() => location.href);
  }

  async isAt(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.address(), { timeout: TIMEOUT_MS }).toMatch(pattern);
  }

  /** Waits until something shows; gives it. */
  async sees(query: Query, timeout = TIMEOUT_MS): Promise<NonNullable<Found['one']>> {
    return this.until(query, ({ one }) => one, timeout);
  }

  async seesNo(query: Query): Promise<void> {
    await expect.poll(async () => (await this.find(query)).count, optionsOf(query)).toBe(0);
  }

  async seesText(name: string | RegExp, within?: Query): Promise<void> {
    await this.sees({ role: 'text', name, ...(within && { within }) });
  }

  async count(query: Query): Promise<number> {
    return (await this.find(query)).count;
  }

  /** Waits until what is found is as wanted; gives what was wanted. */
  async until<Result>(
    query: Query,
    wanted: (found: Found) => Result | undefined | false,
    timeout = TIMEOUT_MS,
    isScrolled = false,
  ): Promise<Result> {
    const end = Date.now() + timeout;
    for (;;) {
      const found = await this.find(query, { isScrolled });
      const result = wanted(found);
      if (result !== undefined && result !== false) return result;
      if (Date.now() > end)
        throw new Error(`Not as wanted: ${describe(query)}, ${JSON.stringify(found)} at ${await this.address()}`);
      await pause(50);
    }
  }

  /** Presses what is found, once it lies still and nothing covers it. */
  async click(query: Query, held: keyof typeof keys | undefined = undefined): Promise<void> {
    const at = await this.#place(query);
    await this.clickAt(at, held);
  }

  async clickAt({ x, y }: Point, held?: keyof typeof keys): Promise<void> {
    const press: PointerAction[] = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    if (held === undefined) return this.tab.perform([mouse(press)]);
    const wait = { type: 'pause' as const };
    await this.tab.perform([
      {
        type: 'key',
        id: 'keys',
        actions: [{ type: 'keyDown', value: keys[held] }, wait, wait, wait, { type: 'keyUp', value: keys[held] }],
      },
      mouse([wait, ...press, wait]),
    ]);
  }

  /** A press that moves along a path before it ends. @param restMs how long it rests first, as a long press does */
  async drag(path: Point[], pointerType: 'mouse' | 'touch' = 'mouse', restMs = 0): Promise<void> {
    await this.tab.perform([stroke(pointerType, pointerType, path, restMs)]);
  }

  /** Two fingers, each along a path of its own. */
  async pinch(one: Point[], other: Point[]): Promise<void> {
    await this.tab.perform([stroke('touch', 'touch', one), stroke('touch-2', 'touch', other)]);
  }

  async hover(query: Query): Promise<void> {
    const { x, y } = await this.#place(query);
    await this.tab.perform([mouse([{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }])]);
  }

  async wheel(at: Point, deltaY: number): Promise<void> {
    await this.tab.perform([
      {
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', x: Math.round(at.x), y: Math.round(at.y), deltaX: 0, deltaY }],
      },
    ]);
  }

  /** Types a text, or presses a key. */
  async type(text: string, held?: keyof typeof keys): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    const actions =
      held === undefined
        ? strokes
        : [{ type: 'keyDown' as const, value: keys[held] }, ...strokes, { type: 'keyUp' as const, value: keys[held] }];
    await this.tab.perform([{ type: 'key', id: 'keys', actions }]);
  }

  async press(key: keyof typeof keys, held?: keyof typeof keys): Promise<void> {
    await this.type(keys[key], held);
  }

  /** Replaces what is in a field. */
  async fill(query: Query, text: string): Promise<void> {
    await this.click(query);
    await this.type('a', 'Control');
    await this.press('Backspace');
    await this.type(text);
    await this.until(query, ({ one }) => one?.value === text);
  }

  /** Middle of what is found, once it lies still and nothing covers it. */
  async #place(query: Query): Promise<Point> {
    let last: Point | undefined;
    return this.until(
      query,
      ({ one }) => {
        if (!one?.reachable) return undefined;
        const isStill = last !== undefined && Math.abs(last.x - one.x) < 1 && Math.abs(last.y - one.y) < 1;
        last = one;
        return isStill ? { x: one.x, y: one.y } : undefined;
      },
      TIMEOUT_MS,
      true,
    );
  }
}

function stroke(id: string, pointerType: 'mouse' | 'touch', path: Point[], restMs = 0): Actions {
  const [first, ...others] = path.map(({ x, y }): PointerAction => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
  }));
  const actions: PointerAction[] = [
    ...(first ? [first] : []),
    { type: 'pointerDown', button: 0 },
    ...(restMs > 0 ? [{ type: 'pause' as const, duration: restMs }] : []),
    ...others.map((move) => ({ ...move, duration: 60 })),
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer', id, parameters: { pointerType }, actions };
}

function mouse(actions: PointerAction[]): Actions {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

function optionsOf(query: Query) {
  return { message: describe(query), timeout: TIMEOUT_MS };
}

function describe(query: Query): string {
  return JSON.stringify(query, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value));
}
