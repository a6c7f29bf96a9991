import { expect, type Page, type Request } from '@playwright/test';

/** Time, in ms, without a request after which a page has what it wants. */
const QUIET_MS = 500;

/** Requests of a page over the network. */
export interface Traffic {
  /** Waits until everything that has been asked for has come. */
  answered(): Promise<void>;
  /** Waits until nothing more is asked for, either: a page may be quiet more than once, unlike `networkidle`. */
  quiet(): Promise<void>;
  /** For how long, in ms, nothing has been asked for that has not come. */
  quietFor(): number;
}

/** Follows, from now on, what a page asks for. */
export function watchTraffic(page: Page): Traffic {
  const underWay = new Set<Request>();
  let last = performance.now();
  // An address that only follows what the page shows is no other page: what was asked for still gets its answer.
  let isLeaving = false;
  const leaves = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  const over = (request: Request) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    if (leaves(request)) isLeaving = true;
    underWay.add(request);
    last = performance.now();
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  // What the page before has asked for gets no answer any more, and not always a word about it.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !isLeaving) return;
    isLeaving = false;
    for (const request of underWay) if (!request.isNavigationRequest()) underWay.delete(request);
    last = performance.now();
  });
  const quietFor = () => (underWay.size > 0 ? 0 : performance.now() - last);
  const isQuiet = () => quietFor() > QUIET_MS;
  return {
    answered: () => expect.poll(() => underWay.size).toBe(0),
    quiet: () =>
      expect
        .poll(async () => isQuiet() && (await idle(page)) && isQuiet(), { intervals: [50], timeout: 30_000 })
        .toBe(true),
    quietFor,
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
