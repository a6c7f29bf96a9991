import type { Entry } from './requirements.ts';
import type { Result, TestCase } from './tests.ts';

/** Test with its result in the last recorded run. */
export interface Traced extends TestCase {
  result: Result | undefined;
}

/** Lines, one for each id, with its tests and their results; with the titles on request. */
export function* linesOf(entries: readonly Entry[], tests: readonly Traced[], titles: boolean): Generator<string> {
  for (const { id, text, review } of entries) {
    const own = unique(tests.filter(({ ids }) => ids.includes(id)));
    const summary =
      own.length > 0
        ? `${own.length} ${own.length === 1 ? 'test' : 'tests'}, ${tally(own)}`
        : review
          ? `review: ${review}`
          : 'NO TEST';
    yield `${id.padEnd(7)} ${summary.padEnd(36)} ${titles ? text : text.slice(0, 100)}`;
    if (!titles) continue;
    for (const { file, title, result } of own)
      yield `        ${(result ?? 'not run').padEnd(8)} ${file}\n                 ${title}`;
  }
}

/** Ids in titles that the requirements do not know. */
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
