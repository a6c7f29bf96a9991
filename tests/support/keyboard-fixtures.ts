import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { keyboardOn, type Keyboard } from './keyboard.ts';

interface Fixtures {
  /** Only way for a test to use the page: using the mouse, or an element itself, fails. */
  keyboard: Keyboard;
}

const JOURNEY_MS = 150_000;

const OF_LOCATORS = [
  'blur',
  'check',
  'clear',
  'click',
  'dblclick',
  'dispatchEvent',
  'dragTo',
  'drop',
  'fill',
  'focus',
  'hover',
  'press',
  'pressSequentially',
  'scrollIntoViewIfNeeded',
  'selectOption',
  'selectText',
  'setChecked',
  'setInputFiles',
  'tap',
  'type',
  'uncheck',
];
const OF_MICE = ['click', 'dblclick', 'down', 'move', 'tap', 'up', 'wheel'];

/** The test function of journeys by keyboard alone. */
export const test = base.extend<Fixtures>({
  keyboard: async ({ page }, use, testInfo) => {
    // A journey has a hundred stops, and looks around at each.
    testInfo.setTimeout(JOURNEY_MS);
    const allow = forbidMouse(page);
    const keyboard = keyboardOn(page);
    try {
      await use(keyboard);
    } finally {
      allow();
    }
    expect(keyboard.problems(), 'what the keyboard ran into').toEqual([]);
  },
});

export { expect };

/** Takes away every way to use a page but its keyboard; gives what brings them back. */
function forbidMouse(page: Page): () => void {
  const locators: object = Object.getPrototypeOf(page.locator('html'));
  const undo = [...forbid(locators, OF_LOCATORS), ...forbid(page.mouse, OF_MICE), ...forbid(page.touchscreen, OF_MICE)];
  return () => undo.forEach((bringBack) => bringBack());
}

function forbid(owner: object, names: readonly string[]): (() => void)[] {
  return names.flatMap((name) => {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') return [];
    const isOwn = Object.hasOwn(owner, name);
    Reflect.set(owner, name, () => {
      throw new Error(`${name}: this journey is by keyboard alone`);
    });
    return [() => void (isOwn ? Reflect.set(owner, name, original) : Reflect.deleteProperty(owner, name))];
  });
}
