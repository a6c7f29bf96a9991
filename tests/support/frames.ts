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
  args?: { elementCount?: number; data?: { url?: string; streamed?: boolean } };
}

const BEGIN = 'recording-begins';
/** Time, in µs, in which a thread has nothing to do: the frame was drawn, or could have been. */
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

/** Scripts and functions that the main thread of a page compiled. */
export interface Compiled {
  /** Scripts that ran, by their address; none of those that another thread compiled while they came. */
  scripts: string[];
  /** Functions, one by one as they were called. */
  functions: number;
}

/** Scripts and functions that the main thread had to compile while a page was opened. */
export async function compiledInLoad(page: Page, open: () => Promise<unknown>): Promise<Compiled> {
  const events = await traced(page, ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile'], open);
  const run = events.filter(({ name, args }) => name === 'v8.compileModule' && args?.data?.url?.includes('/assets/'));
  const [first] = run;
  if (!first) throw new Error('The trace tells of no scripts');
  return {
    scripts: run.flatMap(({ args }) => (args?.data?.streamed === true ? [] : [args?.data?.url ?? ''])),
    functions: events.filter(
      ({ name, pid, tid }) => name === 'V8.CompileIgnition' && pid === first.pid && tid === first.tid,
    ).length,
  };
}

/** Events of a page's main thread while something is done, in order. */
async function mainThread(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events = await traced(
    page,
    ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    async () => {
      await page.evaluate((name) => void performance.mark(name), BEGIN);
      await act();
    },
  );
  const begin = events.find(({ name }) => name === BEGIN);
  if (!begin) throw new Error('The trace has lost its beginning');
  return events
    .filter(({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts >= begin.ts)
    .toSorted((a, b) => a.ts - b.ts);
}

async function traced(page: Page, categories: string[], act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This browser records no traces');
  await browser.startTracing(page, { categories });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return trace.traceEvents;
}
