import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { userInputOn } from './user-input.ts';

/** A page that notes what is done on it, with a finger or otherwise. */
function quietPage() {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const chooser = { setFiles: note('files') };
  const page: Page = standIn({
    keyboard: { press: async (key: string) => void done.push(key), type: async (text: string) => void done.push(text) },
    viewportSize: () => ({ width: 400, height: 800 }),
    waitForTimeout: note('rest'),
    waitForEvent: async () => chooser,
    evaluate: async () => undefined,
    waitForFunction: note('a field'),
    context: () => ({
      newCDPSession: async () => ({ send: async (_: string, { type }: { type: string }) => void done.push(type) }),
    }),
  });
  const target = (said: string[] = []): Locator =>
    standIn({
      waitFor: async () => undefined,
      click: note('click'),
      tap: note('tap'),
      boundingBox: async () => ({ x: 380, y: 100, width: 20, height: 40 }),
      getAttribute: async () => said.shift() ?? null,
    });
  return { done, page, target };
}

/** Stand-in for a page, or a place on it, with as much of it as input touches. */
function standIn<Whole>(touched: object): Whole {
  return Object.assign(Object.create(null), touched);
}

test('a click, one with Shift, a key, keys together and what opens the chooser of files are a press each; letters are none', async () => {
  const { page, target } = quietPage();
  const input = userInputOn(page, false);
  expect([input.presses, input.letters, input.since]).toEqual([0, 0, undefined]);
  await input.press(target());
  await input.pressWithShift(target());
  await input.key('Enter');
  await input.key('Control+k');
  await input.choose(target(), []);
  expect(input.presses).toBe(5);
  await input.type('july 2019');
  expect([input.presses, input.letters]).toEqual([5, 9]);
});

test('nothing is written before there is a field to write in', async () => {
  const { page, done } = quietPage();
  await userInputOn(page, false).type('Autumn');
  expect(done).toEqual(['a field', 'Autumn']);
});

test('a phone taps, and a wipe and each drag are one press, however the finger goes', async () => {
  const { page, target, done } = quietPage();
  const input = userInputOn(page, true);
  await input.press(target());
  expect(done).toEqual(['tap']);
  await input.wipe(300);
  await input.drag(target(), target());
  expect(input.presses).toBe(3);
  done.length = 0;
  await input.dragUntil(target(['far', 'farther', 'there']), 'aria-valuetext', (said) => (said === 'there' ? 0 : 1));
  expect(input.presses).toBe(4);
  expect(done.filter((type) => type === 'touchStart')).toHaveLength(1);
  expect(done.at(-1)).toBe('touchEnd');
});

test('time runs from the first press, not from a later one', async () => {
  const { page, target } = quietPage();
  const input = userInputOn(page, false);
  await input.press(target());
  const { since } = input;
  expect(since).toBeGreaterThan(0);
  await input.press(target());
  expect(input.since).toBe(since);
});
