import { expect, type Page } from '@playwright/test';
import { lookAtFocus } from './focus-walk.ts';

export type Role = Parameters<Page['getByRole']>[0];

/** Stop of the Tab key. */
export interface Stop {
  role: string;
  name: string;
}

/** Actions of a customer without a mouse. */
export interface Keyboard {
  press(...keys: string[]): Promise<void>;
  /** Types into what has the focus, in place of what stands there. */
  type(text: string): Promise<void>;
  /**
   * Presses Tab until what is called so has the focus; fails when the walk comes back to where it began, or does not get on.
   * Each stop on the way is looked at: it has a name, shows a ring, is in view and not covered, and follows in reading order.
   */
  to(role: Role, name: string | RegExp): Promise<void>;
  /** Does so with Shift and Tab. */
  backTo(role: Role, name: string | RegExp): Promise<void>;
  /** Goes there and presses it. */
  use(role: Role, name: string | RegExp): Promise<void>;
  /** Goes to a field and types into it, in place of what stands there. */
  fill(name: string | RegExp, text: string, role?: Role): Promise<void>;
  /** Goes all the way round; gives the stops in their order. */
  round(direction?: 'on' | 'back'): Promise<Stop[]>;
  /** Goes on from here to the end of the page. */
  rest(): Promise<Stop[]>;
  /** Element with the focus. */
  here(): Promise<Stop>;
  /** Problems that a customer would have met so far. */
  problems(): string[];
}

/** Number of stops that no page has. */
const MOST_STOPS = 200;

/** First stop of every page. */
const FIRST_STOP = 'Skip to content';

const NOWHERE: Stop = { role: 'none', name: '' };

/** The keyboard of a page. */
export function keyboardOn(page: Page): Keyboard {
  const problems = new Set<string>();

  async function here(): Promise<Stop> {
    const focused = page.locator(':focus');
    // Not `expect`: on nothing is an answer, too.
    if ((await focused.count()) === 0) return NOWHERE;
    return stopIn(await focused.ariaSnapshot());
  }

  /** Looks at where the focus is, which is part of a walk. */
  async function look(direction: 'on' | 'back', isStart: boolean) {
    const place = await lookAtFocus(page, { direction, isStart });
    if (place.isNowhere) {
      for (const problem of place.problems) problems.add(`${new URL(page.url()).pathname}: ${problem}`);
      return { ...place, stop: NOWHERE };
    }
    const stop = stopIn(await page.locator(':focus').ariaSnapshot());
    // An item of a list is read out by its content.
    const found =
      stop.name === '' && place.isStop && stop.role !== 'listitem'
        ? ['has no name', ...place.problems]
        : place.problems;
    for (const problem of found) problems.add(`${new URL(page.url()).pathname}: ${describe(stop)} ${problem}`);
    return { ...place, stop };
  }

  async function walk(direction: 'on' | 'back', isThere: (stop: Stop) => boolean): Promise<Stop[]> {
    const stops: Stop[] = [];
    const key = direction === 'on' ? 'Tab' : 'Shift+Tab';
    for (let count = 0; count <= MOST_STOPS; count += 1) {
      if (count > 0) await page.keyboard.press(key);
      const { stop, isNowhere, isAgain, isSame } = await look(direction, count === 0);
      // A dialog may have a single stop beside itself: there it goes round at once.
      if (isSame && stops.length > 2) throw new Error(`${key} does not get on from ${describe(stop)}`);
      if (isAgain && count > 0) return stops;
      if (isNowhere) continue;
      stops.push(stop);
      if (isThere(stop)) return stops;
    }
    throw new Error(`More than ${MOST_STOPS} stops: ${stops.slice(0, 20).map(describe).join(', ')} …`);
  }

  async function go(direction: 'on' | 'back', role: Role, name: string | RegExp) {
    await expect(page.getByRole(role, { name, exact: true }).first()).toBeVisible();
    const isWanted = (stop: Stop) =>
      stop.role === role && (typeof name === 'string' ? stop.name === name : name.test(stop.name));
    const stops = await walk(direction, isWanted);
    const last = stops.at(-1);
    if (!last || !isWanted(last))
      throw new Error(`Tab does not reach ${role} “${name}”, but ${stops.map(describe).join(', ')}`);
  }

  const keyboard: Keyboard = {
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: async (text) => {
      await page.keyboard.press('Control+a');
      if (text === '') await page.keyboard.press('Delete');
      else await page.keyboard.type(text);
    },
    to: (role, name) => go('on', role, name),
    backTo: (role, name) => go('back', role, name),
    use: async (role, name) => {
      await keyboard.to(role, name);
      await page.keyboard.press(role === 'checkbox' || role === 'switch' || role === 'radio' ? 'Space' : 'Enter');
    },
    fill: async (name, text, role = 'textbox') => {
      await keyboard.to(role, name);
      await keyboard.type(text);
    },
    round: (direction = 'on') => walk(direction, () => false),
    rest: () => walk('on', ({ name }) => name === FIRST_STOP),
    here,
    problems: () => [...problems],
  };
  return keyboard;
}

/** The first line of how an element is read out: `- button "Save" [expanded]`, in quotes where it holds signs that mean something. */
function stopIn(snapshot: string): Stop {
  const [line = ''] = snapshot.split('\n');
  const plain = line.startsWith("- '") ? line.replaceAll("''", "'").replace("'", '') : line;
  const [, role = 'none', name] = /^- ([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(plain) ?? [];
  return { role, name: (name ?? '').replaceAll('\\"', '"') };
}

function describe({ role, name }: Stop): string {
  return `${role} “${name}”`;
}
