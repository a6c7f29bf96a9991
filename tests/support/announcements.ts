import type { Page } from '@playwright/test';

/** Announcement of a live region of the page. */
export interface Announcement {
  text: string;
  urgent: boolean;
  /** Time in ms since the page began. */
  at: number;
}

declare global {
  var announced: Announcement[] | undefined;
}

/** Listens to the live regions of every page that is opened from now on, as a screen reader does; gives what they have said so far. */
export async function listen(page: Page): Promise<() => Promise<Announcement[]>> {
  await page.addInitScript(() => {
    const said: Announcement[] = [];
    globalThis.announced = said;
    const regionOf = (node: Node) => {
      const own = node instanceof Element ? node : node.parentElement;
      const region = own?.closest('[aria-live], [role=status], [role=alert]');
      const isHeard = region?.getAttribute('aria-live') !== 'off' && !own?.closest('[aria-hidden=true]');
      return isHeard ? region : undefined;
    };
    // Text that is rendered in two steps is announced once. Nothing is rendered before the style sheets are loaded, which may come
    // after the document has been parsed: until all is there, only a frame says so.
    let heard = new Map<Element, string>();
    const tell = () => {
      const at = performance.now();
      for (const [region, text] of heard) {
        const urgent =
          region.getAttribute('aria-live') === 'assertive' ||
          (region.role === 'alert' && !region.hasAttribute('aria-live'));
        // Hidden elements are not read out: the page contains a message for a start that fails.
        if (text.trim() !== '' && region.checkVisibility({ visibilityProperty: true }))
          said.push({ text: text.replaceAll(/\s+/g, ' ').trim(), urgent, at });
      }
      heard = new Map();
    };
    new MutationObserver((changes) => {
      if (heard.size === 0) (document.readyState === 'complete' ? queueMicrotask : requestAnimationFrame)(tell);
      for (const { type, target, addedNodes } of changes) {
        const nodes = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of nodes) {
          const region = regionOf(node);
          if (region) heard.set(region, `${heard.get(region) ?? ''} ${node.textContent ?? ''}`);
          // A region that comes with its words is read out by most readers if it is an alert.
          if (node instanceof Element)
            for (const alert of node.querySelectorAll('[role=alert]')) heard.set(alert, alert.textContent ?? '');
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => globalThis.announced ?? []);
}

/** Announcements that contain a text. */
export function about(said: readonly Announcement[], text: string | RegExp): Announcement[] {
  return said.filter((one) => (typeof text === 'string' ? one.text.includes(text) : text.test(one.text)));
}

/** Shortest pause, in ms, between two steps of a progress (X8), less a little as the browser may draw one late. */
const LEAST_PAUSE_MS = 4_500;

/** The pauses that are too short for two steps of a progress, in ms. */
export function shortPauses(steps: readonly { at: number }[]): number[] {
  return steps
    .slice(1)
    .map(({ at }, index) => Math.round(at - (steps[index]?.at ?? 0)))
    .filter((pause) => pause < LEAST_PAUSE_MS);
}
