import type { Page } from '@playwright/test';

/** A place in the window, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** Fingers on the glass: real touch events, as a phone sends them. */
export interface Fingers {
  /** Puts fingers down, leads them along straight lines to other points in steps, and lifts them. */
  drag(from: readonly Point[], to: readonly Point[], steps?: number): Promise<void>;
  /** Drags without lifting the fingers at the end. */
  hold(from: readonly Point[], to: readonly Point[], steps?: number): Promise<void>;
  /** Leads fingers that are down on to other points. */
  lead(from: readonly Point[], to: readonly Point[], steps?: number): Promise<void>;
  /** Puts fingers down, where they rest. */
  rest(at: readonly Point[]): Promise<void>;
  lift(): Promise<void>;
  /** The phone takes them for itself: a gesture of its own, or a call. */
  lose(): Promise<void>;
  /** Taps one place a number of times, as fast as it goes. */
  tap(at: Point, times: number): Promise<void>;
}

/** Fingers for a page. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

  async function lead(from: readonly Point[], to: readonly Point[], steps = 8) {
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      // A finger is in one place after the other.
      await touch(
        'touchMove',
        from.map((start, finger) => {
          const end = to[finger] ?? start;
          return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
        }),
      );
    }
  }
  async function hold(from: readonly Point[], to: readonly Point[], steps?: number) {
    // The first step with it: a finger that rests is a long press.
    await Promise.all([touch('touchStart', from), lead(from, to, steps)]);
  }
  return {
    hold,
    lead,
    rest: async (at) => void (await touch('touchStart', at)),
    lift: async () => void (await touch('touchEnd', [])),
    lose: async () => void (await touch('touchCancel', [])),
    drag: async (from, to, steps) => {
      await hold(from, to, steps);
      await touch('touchEnd', []);
    },
    tap: async (at, times) => {
      // All at once: what counts is the time between the taps, not how fast a test can talk.
      const sent: Promise<unknown>[] = [];
      for (let index = 0; index < times; index += 1) sent.push(touch('touchStart', [at]), touch('touchEnd', []));
      await Promise.all(sent);
    },
  };
}
