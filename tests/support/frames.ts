import type { Page } from '@playwright/test';

/** Part of a trace of the browser: a task of a thread or a moment in it, times in µs. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor; less than `dur` where other programs took it meanwhile. */
  tdur?: number;
  args?: { elementCount?: number };
}

const BEGIN = 'recording-begins';
/** µs in which a thread has nothing to do: the frame was drawn, or could have been. */
const IDLE = 16_000;

/**
 * The longest frame of what is done, in ms: what the page's main thread works from one frame to the next. Counted is time of the
 * processor, which says the same on a busy machine; how long a frame lasts there says nothing of the page.
 */
export async function longestFrame(page: Page, act: () => Promise<unknown>): Promise<number> {
  let [frame, longest, end] = [0, 0, 0];
  for (const { name, ts, dur, tdur } of await mainThread(page, act)) {
    // A task that has no end is under way when the recording ends.
    if (name === 'RunTask' && dur !== undefined) {
      if (tdur === undefined) throw new Error('The trace does not tell time of the processor');
      if (ts - end > IDLE) frame = 0;
      frame += tdur / 1000;
      longest = Math.max(longest, frame);
      end = ts + dur;
    }
    // Comes after the beginning of the task that it is part of.
    if (name === 'Commit') frame = 0;
  }
  return longest;
}

/** The most elements that were styled at once while something was done. */
export async function mostStyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const styled = (await mainThread(page, act)).filter(({ name }) => name === 'UpdateLayoutTree');
  if (styled.length === 0) throw new Error('The trace tells of no styles');
  return Math.max(...styled.map(({ args }) => args?.elementCount ?? Number.NaN));
}

/** Events of a page's main thread while something is done, in order. */
async function mainThread(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This browser records no traces');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await page.evaluate((name) => void performance.mark(name), BEGIN);
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const begin = trace.traceEvents.find(({ name }) => name === BEGIN);
  if (!begin) throw new Error('The trace has lost its beginning');
  return trace.traceEvents
    .filter(({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts >= begin.ts)
    .toSorted((a, b) => a.ts - b.ts);
}
