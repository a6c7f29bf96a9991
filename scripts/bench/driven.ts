import type { CDPSession, Page } from '@playwright/test';
import type { InPage } from '../../tests/browsers/engines/engine.ts';
import type { Subject } from './subject.ts';

export interface Place {
  x: number;
  y: number;
}

/** Keys that are pressed, as Playwright names them. */
export type Key = 'ArrowDown' | 'ArrowRight' | 'End' | 'Enter' | 'Space';

/**
 * A page that is measured, whatever drives its browser. Input is handed over at once, without an answer in between: the way to
 * this process and back would be measured, and a busy page must bear it all the same.
 */
export interface Driven {
  /** Goes to an address; settles as soon as it is the page's, before anything of it has loaded. */
  goto(url: string): Promise<void>;
  evaluate<Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** Begins something in the page; what it gives waits for what comes of it. One thing at a time. */
  begin<Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<() => Promise<Result>>;
  wait(ms: number): Promise<void>;
  move(to: Place): Promise<unknown>;
  click(at: Place, isShift?: boolean): Promise<unknown>;
  key(key: Key): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Turns the wheel once. */
  wheel(at: Place, deltaY: number): Promise<unknown>;
}

/** Opens a page in a browser of its own, with an empty cache, and gives it to `measure`. */
export type Open = <Result>(
  subject: Subject,
  measure: (page: Driven) => Promise<Result>,
  options?: { isSlow?: boolean },
) => Promise<Result>;

const SHIFT = 8;

/** A page of Playwright's, in Chromium. */
export function drivenByPlaywright(page: Page, devtools: CDPSession): Driven {
  // As an expression: the page's policy does not reach it, and functions take more than one argument.
  const evaluate = <Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result> =>
    page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`);
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', place: Place, modifiers = 0) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      ...place,
      modifiers,
      ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
    });
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    evaluate,
    begin: async (run, ...args) => {
      const result = evaluate(run, ...args);
      return () => result;
    },
    wait: (ms) => page.waitForTimeout(ms),
    move: (to) => mouse('mouseMoved', to),
    click: (at, isShift = false) => {
      const modifiers = isShift ? SHIFT : 0;
      return Promise.all([
        mouse('mouseMoved', at, modifiers),
        mouse('mousePressed', at, modifiers),
        mouse('mouseReleased', at, modifiers),
      ]);
    },
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    wheel: (at, deltaY) => devtools.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY }),
  };
}
