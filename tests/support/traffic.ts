import { expect, type Page, type Request } from '@playwright/test';

/** A page that has asked for nothing for so long has what it wants, in ms. */
const QUIET_MS = 500;

export interface Traffic {
  /** Waits until everything that has been asked for has come. */
  answered(): Promise<void>;
  /** The same, and that nothing more is asked for: a page may be quiet more than once, which `networkidle` does not tell. */
  quiet(): Promise<void>;
}

/** Follows, from now on, what a page asks for. */
export function watchTraffic(page: Page): Traffic {
  const underWay = new Set<Request>();
  let last = Date.now();
  const over = (request: Request) => {
    underWay.delete(request);
    last = Date.now();
  };
  const isQuiet = () => underWay.size === 0 && Date.now() - last > QUIET_MS;
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return {
    answered: () => expect.poll(() => underWay.size).toBe(0),
    quiet: () =>
      expect
        .poll(async () => isQuiet() && (await idle(page)) && isQuiet(), { intervals: [50], timeout: 30_000 })
        .toBe(true),
  };
}

/** Waits until a page has done what its scripts have begun: one that is busy with a script asks for nothing, and is not quiet. */
async function idle(page: Page): Promise<boolean> {
  try {
    // A task behind those that wait, of a kind that goes on where a test has stopped the page's clock.
    return await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            port1.close();
            resolve(true);
          });
          port1.start();
          port2.postMessage(undefined);
        }),
    );
  } catch {
    // The page went to another document meanwhile.
    return false;
  }
}
