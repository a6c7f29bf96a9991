import type { Page } from '@playwright/test';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import type { PageWatch } from './page-watch.ts';

/** How long a page may take to come to rest once nothing fails any more, in ms. Generous: machines that test are busy. */
export const REST_TIMEOUT_MS = 30_000;
/** At rest is what stays so for that long, in ms. */
const REST_MS = 300;

/** What shows that something is being waited for. */
const BUSY = '[aria-busy="true"], [role="progressbar"], [class*="_skeleton_"], [class*="_spinner_"]';

/**
 * Waits until a page waits for nothing.
 * @returns what it still waits for after `timeoutMs` ms; empty when it is at rest
 */
export async function waitForRest(page: Page, watch: PageWatch, timeoutMs = REST_TIMEOUT_MS): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  let restsSince: number | undefined;
  for (;;) {
    const waits = [...watch.pending().map((call) => `call: ${call}`), ...(await busyParts(page))];
    const now = Date.now();
    restsSince = waits.length > 0 ? undefined : (restsSince ?? now);
    if (restsSince !== undefined && now - restsSince >= REST_MS) return [];
    if (now >= deadline) return waits.length > 0 ? waits : ['it never rested'];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What is drawn as busy. A page that is just being replaced counts as busy, too. */
function busyParts(page: Page): Promise<string[]> {
  return page
    .evaluate((selector) => {
      if (document.readyState !== 'complete') return ['page: loading'];
      const drawn = [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      return drawn.map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}"`,
      );
    }, BUSY)
    .catch(() => ['page: leaving']);
}

/**
 * What must hold on every page at rest, whatever has failed before (R1, R5): it is a page with a heading and a title, in
 * its language, without crash, with the focus somewhere, with unique ids, and nothing hangs out at its side.
 * @returns what does not hold, in words
 */
export async function brokenInvariants(page: Page, watch: PageWatch): Promise<string[]> {
  const broken = await page.evaluate(
    ({ crash, boundary }) => {
      const found: string[] = [];
      const { documentElement: root, body } = document;
      const headings = [...document.querySelectorAll('h1')].filter((element) => element.checkVisibility());
      if (headings.length === 0) found.push('no heading');
      if (headings.some((heading) => heading.textContent === crash) && body.innerText.includes(boundary))
        found.push('a part of the page has crashed');
      if (document.title.trim() === '') found.push('no title');
      if (root.lang !== 'en-GB') found.push(`the language is "${root.lang}"`);
      if (root.scrollWidth > root.clientWidth)
        found.push(`${root.scrollWidth - root.clientWidth} px hang out at the side`);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
      if (twice.length > 0) found.push(`ids twice: ${twice.join(', ')}`);
      const lost: unknown = Reflect.get(globalThis, 'lostFocus');
      if (typeof lost === 'string' && (document.activeElement === body || document.activeElement === null))
        found.push(`the focus was lost with ${lost}`);
      const dialogs = document.querySelectorAll('[aria-modal="true"]');
      const isInert = document.getElementById('content')?.closest('[inert]') instanceof Element;
      if (isInert && dialogs.length === 0) found.push('the page is inert without a dialog');
      return found;
    },
    { crash: texts['error.title'], boundary: texts['app.boundary'] },
  );
  return [...watch.takeMistakes(), ...broken];
}
