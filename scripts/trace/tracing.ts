import type { Entry, Evidence } from './ledger.ts';
import type { Result, TestCase } from './tests.ts';

/** A test and what came of it in the last run that is on record. */
export interface Traced extends TestCase {
  result: Result | undefined;
}

/** For each id the files whose tests bear it. A test that runs on several devices is one. */
export function evidenceOf(tests: readonly Traced[]): Map<string, Evidence> {
  const evidence = new Map<string, Map<string, number>>();
  for (const { ids, file } of unique(tests)) {
    for (const id of ids) {
      const files = evidence.get(id) ?? new Map<string, number>();
      evidence.set(id, files.set(file, (files.get(file) ?? 0) + 1));
    }
  }
  return evidence;
}

/** A line for each id with its tests and what came of them; with the titles when asked for. */
export function* linesOf(entries: readonly Entry[], tests: readonly Traced[], titles: boolean): Generator<string> {
  for (const { id, text, review } of entries) {
    const own = unique(tests.filter(({ ids }) => ids.includes(id)));
    const summary = own.length > 0 ? `${own.length} ${own.length === 1 ? 'test' : 'tests'}, ${tally(own)}` : review ? `review: ${review}` : 'NO TEST';
    yield `${id.padEnd(7)} ${summary.padEnd(36)} ${titles ? text : text.slice(0, 100)}`;
    if (!titles) continue;
    for (const { file, title, result } of own) yield `        ${(result ?? 'not run').padEnd(8)} ${file}\n                 ${title}`;
  }
}

/** Ids in titles that the ledger does not know. */
export function unknownIds(entries: readonly Entry[], tests: readonly Traced[]): string[] {
  const known = new Set(entries.map(({ id }) => id));
  return [...new Set(tests.flatMap(({ ids }) => ids))].filter((id) => !known.has(id)).sort();
}

function tally(tests: readonly Traced[]): string {
  const outcomes = ['failed', 'passed', 'skipped', undefined] as const;
  return outcomes
    .map((outcome) => [tests.filter(({ result }) => result === outcome).length, outcome ?? 'not run'] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}

function unique(tests: readonly Traced[]): Traced[] {
  return [...new Map(tests.map((test) => [`${test.file} ${test.title}`, test])).values()];
}
