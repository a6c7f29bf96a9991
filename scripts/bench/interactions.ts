import { withNewestRows, withPart } from '../documents/part.ts';
import { testsIn } from '../testing/reports.ts';

/** One interaction that the browser told of, and the test that did it. */
interface Timed {
  ms: number;
  event: string;
  target: string;
  test: string;
}

interface InteractionFigures {
  count: number;
  p50: number;
  p75: number;
  p98: number;
  slowest: Timed[];
}

/** Shortest interaction, in ms, that the browser reports. */
const UNTOLD_MS = 16;
const INTERACTION_BAR_MS = 160;

const historyHead = '| date | commit | interactions | p50 | p75 | p98 |';

/** The percentiles over all interactions, those included that were too short to be told of. */
export function interactionFigures(timed: readonly Timed[], count: number): InteractionFigures {
  const sorted = timed.toSorted((a, b) => a.ms - b.ms);
  const all = Math.max(count, sorted.length);
  const at = (share: number) => sorted[Math.ceil(all * share) - 1 - (all - sorted.length)]?.ms ?? UNTOLD_MS;
  return { count: all, p50: at(0.5), p75: at(0.75), p98: at(0.98), slowest: sorted.slice(-10).reverse() };
}

/** The interactions in the report of a run of browser tests. */
export function interactionsIn(report: unknown): { timed: Timed[]; count: number } {
  const found: { timed: Timed[]; count: number } = { timed: [], count: 0 };
  for (const { titles, attachments } of testsIn.playwright(report)) {
    for (const { name, body } of attachments) {
      if (name !== 'interactions' || body === undefined) continue;
      const { durations, count }: { durations: Omit<Timed, 'test'>[]; count: number } = JSON.parse(
        Buffer.from(body, 'base64').toString(),
      );
      found.timed.push(...durations.map((one) => ({ ...one, test: titles.at(-1) ?? '' })));
      found.count += count;
    }
  }
  return found;
}

/** The figures as they stand in docs/performance.md. */
export function interactionsText({ count, p50, p75, p98, slowest }: InteractionFigures): string {
  const rows = slowest.map(
    ({ ms, event, target, test }) =>
      `| ${[ms.toFixed(0), event, target, test].map((cell) => cell.replaceAll('|', ' ').replaceAll('\n', ' ')).join(' | ')} |`,
  );
  return [
    `${count.toLocaleString('en-GB')} interactions: half within ${p50.toFixed(0)} ms, three in four within ${p75.toFixed(0)} ms, 98 in 100 within ${p98.toFixed(0)} ms (bar: ${INTERACTION_BAR_MS} ms, ${p98 <= INTERACTION_BAR_MS ? 'held' : '**not held**'}).`,
    '',
    '| ms | event | on | test |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The document with these figures in place of the last ones, which become a line of its history. */
export function withInteractions(
  document: string,
  figures: InteractionFigures,
  run: { date: string; commit: string },
): string {
  const line = `| ${[run.date, run.commit, figures.count, figures.p50, figures.p75, figures.p98].join(' | ')} |`;
  const head = `Measured on ${run.date} at ${run.commit}.`;
  const text = `${head} ${interactionsText(figures)}`;
  return withNewestRows(withPart(document, 'interactions', text), historyHead, [line]);
}
