import type { Page } from '@playwright/test';
import { idle } from './timeline.ts';

/** Time, in ms, that the page's main thread worked for something: its own time, not that of a busy machine. */
export async function cpuTime(page: Page, run: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // What is still to be drawn, or thrown away, of what went before is not its work.
  await session.send('HeapProfiler.collectGarbage');
  await idle(page);
  const read = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ??
    Number.NaN;
  const before = await read();
  await run();
  return ((await read()) - before) * 1000;
}

/** Time, in ms, that the work of `slowness` takes on the machine that the bars are for, when it does nothing else. */
const WORK_MS = 22;

/** Factor by which this processor is slower than that machine now, at least 1: others share its caches and cores. */
export async function slowness(page: Page): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 6; run += 1)
    times.push(
      await cpuTime(page, () =>
        page.evaluate(() => {
          const known = new Map<string, number>();
          for (let photo = 0; photo < 300_000; photo += 1) known.set(`photo ${photo % 20_000}`, photo);
          return known.size;
        }),
      ),
    );
  // The first ones are compiled.
  const [median = WORK_MS] = times
    .slice(3)
    .sort((one, other) => one - other)
    .slice(1);
  return Math.max(1, median / WORK_MS);
}
