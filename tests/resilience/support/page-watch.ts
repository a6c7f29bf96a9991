import type { Page, Request } from '@playwright/test';

/** What a page says on the console of what failed: "… | updateAlbum failed (…): ApiError", "… | photo-action failed: Error". */
const REPORTED = / \| ([\w-]+) failed(?: \([\w-]+\))?(?:: \w+)?$/;
/** What breaks a page, as opposed to a call that failed. */
const BREAKS = new Set(['render', 'uncaught-error', 'unhandled-rejection']);
/** The browser's own words for a network that is not there are TypeErrors, too. */
const MISTAKE =
  /^(?!Failed to fetch|NetworkError|network error|error loading|Importing a module)[\s\S]*: (?:Type|Reference|Range|Syntax)Error$/;
/** What the browser says by itself of a call that failed. */
const BROWSER = /^Failed to load resource:|^WebSocket connection to |^Access to \w+ at /;

/** What goes on in a page, seen from outside. */
export interface PageWatch {
  /** Calls under way, by method and path. */
  pending(): string[];
  /** Uncaught errors, rejections that nobody handles, and what the console tells of mistakes; each is given once. */
  takeMistakes(): string[];
}

const MISSING_SCRIPT =
  /^(?:Failed to fetch dynamically imported module|Unable to preload CSS)[^|]* \| render failed: \w+$/;

/** Watches a page: before its first address, so that nothing is missed. @param app origin of the app: what others make of their pages is theirs */
export async function watchPage(page: Page, app: string): Promise<PageWatch> {
  const underWay = new Set<Request>();
  let mistakes: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'ping') underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('pageerror', (error) => {
    if (page.url().startsWith(`${app}/`)) mistakes.push(`uncaught: ${error.message} ${error.stack ?? ''}`);
  });
  page.on('crash', () => mistakes.push('the page crashed'));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && isMistake(text)) mistakes.push(`console: ${text}`);
  });
  await page.addInitScript(watchFocus);

  return {
    pending: () => [...underWay].map((request) => `${request.method()} ${new URL(request.url()).pathname}`),
    takeMistakes() {
      const taken = mistakes;
      mistakes = [];
      return taken;
    },
  };
}

/** Whether the console tells of a mistake of ours, and not of a call that failed. */
function isMistake(text: string): boolean {
  // A page whose script cannot be had without a network says so in its place (src/app/pages/missing-scripts.ts).
  if (BROWSER.test(text) || MISSING_SCRIPT.test(text)) return false;
  const action = REPORTED.exec(text)?.[1];
  return action === undefined || BREAKS.has(action) || MISTAKE.test(text);
}

/**
 * Runs in the page: notes what had the focus when it was taken out of the page, hidden or switched off, until something
 * else gets it. Who uses the keyboard would be back at the beginning of the page (X4).
 */
function watchFocus(): void {
  const spell = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  let width = innerWidth;
  let given = 0;
  document.addEventListener('focusin', () => {
    given += 1;
    width = innerWidth;
    Reflect.deleteProperty(globalThis, 'lostFocus');
  });
  document.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const name = spell(target);
    // What another width has no room for, such as the menu at the side, gives way; Tab goes on from where it was.
    if (innerWidth !== width) return;
    const before = given;
    // A press beside everything takes the focus away from what is still there: that is nobody's loss.
    requestAnimationFrame(() => {
      // It was given back, and a second press beside everything has taken it from there.
      if (given !== before) return;
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const isThere =
        target.isConnected &&
        !target.matches(':disabled') &&
        !target.closest('[inert]') &&
        target.checkVisibility({ visibilityProperty: true });
      if (!isThere) Object.assign(globalThis, { lostFocus: name });
    });
  });
}
