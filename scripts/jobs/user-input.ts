import type { Locator, Page } from '@playwright/test';
import { fingersOn, type Point } from '../../tests/support/touch.ts';
import type { ChosenFile } from '../../tests/support/upload-files.ts';

/** Input of a person on a page, counted: every way to act on it goes through here. */
export interface UserInput {
  /** Clicks, or taps on a phone. */
  press(target: Locator): Promise<void>;
  /** Presses with Shift held down. */
  pressWithShift(target: Locator): Promise<void>;
  /** Wipes upwards with a finger, which scrolls down by a number of px: one press, as it is a drag. */
  wipe(px: number): Promise<void>;
  /** Drags a finger that has rested from one place to another: one press. */
  drag(from: Locator, to: Locator): Promise<void>;
  /**
   * Drags a handle down until it is where it is wanted, as a finger homes in on it: one press.
   * @param farther whether it has yet to go down (1) or up (-1), or is there (0), by what it says of itself
   */
  dragUntil(handle: Locator, attribute: string, farther: (said: string) => number): Promise<void>;
  /** Presses a key, or several at once: "Enter", "Control+k". */
  key(name: string): Promise<void>;
  /** Writes in the field that has, or gets, the focus. Counted apart: letters are not presses. */
  type(text: string): Promise<void>;
  /** Presses what opens the system's chooser of files, and chooses some: the system's own presses are not counted. */
  choose(target: Locator, files: readonly ChosenFile[]): Promise<void>;
  readonly presses: number;
  readonly letters: number;
  /** Time of the first of them, in ms of `performance.now()`; undefined before. */
  readonly since: number | undefined;
}

/** Time, in ms, for which a finger rests until a drag selects instead of scrolling. */
const REST_MS = 700;
/** Number of corrections after which a finger does not find its place. */
const MOST_CORRECTIONS = 20;

/** Input on a page. @param isTouch taps instead of clicking */
export function userInputOn(page: Page, isTouch: boolean): UserInput {
  const done = { presses: 0, letters: 0, since: undefined as number | undefined };
  const press = () => {
    done.presses += 1;
    done.since ??= performance.now();
  };
  const pressOn = (target: Locator) => (isTouch ? target.tap() : target.click());
  return {
    press: async (target) => {
      await target.waitFor();
      press();
      await pressOn(target);
    },
    pressWithShift: async (target) => {
      await target.waitFor();
      press();
      await target.click({ modifiers: ['Shift'] });
    },
    wipe: async (px) => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const start = { x: width / 2, y: height * 0.75 };
      press();
      await (await fingersOn(page)).drag([start], [{ x: start.x, y: start.y - px }]);
    },
    drag: async (from, to) => {
      const [start, end] = [await middleOf(from), await middleOf(to)];
      const fingers = await fingersOn(page);
      press();
      await fingers.hold([start], [start], 1);
      await page.waitForTimeout(REST_MS);
      await fingers.lead([start], [end]);
      await fingers.lift();
    },
    dragUntil: async (handle, attribute, farther) => {
      const start = await middleOf(handle);
      const fingers = await fingersOn(page);
      press();
      await fingers.hold([start], [start], 1);
      let at = start;
      // The way that is left is halved with each correction.
      let [top, bottom] = [start.y, page.viewportSize()?.height ?? start.y];
      for (let tries = 0; tries < MOST_CORRECTIONS; tries += 1) {
        const next = { x: start.x, y: (top + bottom) / 2 };
        await fingers.lead([at], [next]);
        at = next;
        await afterFrames(page);
        const way = farther((await handle.getAttribute(attribute)) ?? '');
        if (way === 0) break;
        if (way > 0) top = at.y;
        else bottom = at.y;
      }
      await fingers.lift();
    },
    key: async (name) => {
      press();
      await page.keyboard.press(name);
    },
    type: async (text) => {
      // Who is to write begins when there is something to write in: a machine would be faster, and its letters lost.
      await page.waitForFunction(() => document.activeElement?.matches('input, textarea'));
      done.letters += text.length;
      await page.keyboard.type(text);
    },
    choose: async (target, files) => {
      await target.waitFor();
      press();
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressOn(target)]);
      await chooser.setFiles([...files]);
    },
    get presses() {
      return done.presses;
    },
    get letters() {
      return done.letters;
    },
    get since() {
      return done.since;
    },
  };
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be dragged is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until what a drag has scrolled to is drawn, and said: a frame later. */
function afterFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}
