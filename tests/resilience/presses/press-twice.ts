import type { Page } from '@playwright/test';

/** How long after the first press that of a slow double click comes, in ms. */
const SLOW_MS = 120;

/**
 * Has the next press of this page come three times: at once, before anything can have been drawn anew, and once more at the
 * same place, whatever stands there by then.
 * @returns how many presses have been added so far
 */
export async function pressTwice(page: Page): Promise<() => number> {
  let added = 0;
  await page.exposeFunction('pressAdded', () => void (added += 1));
  await page.evaluate((slowMs) => {
    const tell = (): void => void Reflect.get(globalThis, 'pressAdded')();
    const again = (event: MouseEvent) => {
      if (!event.isTrusted) return;
      removeEventListener('click', again);
      const { target, clientX, clientY } = event;
      if (target instanceof HTMLElement || target instanceof SVGElement) press(target);
      setTimeout(() => press(document.elementFromPoint(clientX, clientY)), slowMs);
    };
    const press = (element: Element | null) => {
      if (!element) return;
      tell();
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 2 }));
    };
    // The last to hear of it: what the first press begins has begun.
    addEventListener('click', again);
  }, SLOW_MS);
  return () => added;
}
