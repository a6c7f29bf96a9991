import type { BrowserContext, Page } from '@playwright/test';

/** Durations of interactions until the next paint, in ms; the browser reports those of 16 ms or more, in steps of 8. */
interface Interactions {
  /** Those that the browser told of, the longest event of each. */
  durations: { ms: number; event: string; target: string }[];
  /** Number of all interactions. */
  count: number;
}

interface Report {
  page: string;
  count: number;
  entries: { id: number; ms: number; event: string; target: string }[];
}

/** Factor by which the processor of a page is slowed down (F11). */
const SLOWER = 4;

/** Makes the processor of every page of a context slower, and counts what its customer does and how long the pages take to show it. */
export async function watchInteractions(context: BrowserContext): Promise<{ found(): Promise<Interactions> }> {
  const told = new Map<string, { ms: number; event: string; target: string }>();
  const counts = new Map<string, number>();
  await context.exposeBinding('tellInteractions', (_source, { page, count, entries }: Report) => {
    counts.set(page, Math.max(count, counts.get(page) ?? 0));
    for (const { id, ...entry } of entries)
      if (entry.ms >= (told.get(`${page} ${id}`)?.ms ?? 0)) told.set(`${page} ${id}`, entry);
  });
  await context.addInitScript(observe);
  const slowDown = async (page: Page) => {
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  };
  const slowed = context.pages().map(slowDown);
  context.on('page', (page) => void slowed.push(slowDown(page).catch(() => {})));
  await Promise.all(slowed);
  return {
    async found() {
      // The last ones are told of once they have been painted.
      await Promise.all(
        context
          .pages()
          .map((page) =>
            page
              .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150))))
              .catch(() => {}),
          ),
      );
      const durations = [...told.values()];
      return {
        durations,
        count: Math.max(
          durations.length,
          [...counts.values()].reduce((sum, count) => sum + count, 0),
        ),
      };
    },
  };
}

/** Runs in the page. */
function observe(): void {
  if (window !== window.top) return;
  const page = String(Math.random());
  const tell = (entries: Report['entries']) => {
    const count: unknown = Reflect.get(performance, 'interactionCount');
    const binding: unknown = Reflect.get(window, 'tellInteractions');
    if (typeof binding === 'function') binding({ page, count: typeof count === 'number' ? count : 0, entries });
  };
  const told = (entry: PerformanceEntry) => {
    const id: unknown = Reflect.get(entry, 'interactionId');
    const target: unknown = Reflect.get(entry, 'target');
    if (typeof id !== 'number' || id === 0) return [];
    return [
      {
        id,
        ms: entry.duration,
        event: entry.name,
        target:
          target instanceof Element
            ? `${target.localName} ${(target.getAttribute('aria-label') ?? target.textContent ?? '').slice(0, 40)}`
            : '',
      },
    ];
  };
  new PerformanceObserver((list) => tell(list.getEntries().flatMap(told))).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
  addEventListener('pagehide', () => tell([]));
}
