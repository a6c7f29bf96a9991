import { testsIn } from '../testing/reports.ts';
import { idsOf } from './ids.ts';

/** One test, as its suite names it. */
export interface TestCase {
  suite: string;
  /** Relative to the project, with slashes. */
  file: string;
  /** Titles from the outermost group to the test, joined by spaces: what reports call it. */
  title: string;
  ids: string[];
}

export type Result = 'passed' | 'failed' | 'skipped';

interface ListedByVitest {
  name: string;
  file: string;
  projectName: string;
}

/** Tests of the output of `vitest list --json`. @param relative makes a path relative to the project */
export function listedByVitest(listed: readonly ListedByVitest[], relative: (path: string) => string): TestCase[] {
  return listed.map(({ name, file, projectName }) => {
    const path = name.split(' > ');
    return { suite: projectName, file: relative(file), title: path.join(' '), ids: idsOf(path) };
  });
}

/** Tests of the output of `playwright test --list --reporter=json`. */
export function listedByPlaywright(report: unknown): TestCase[] {
  return testsIn.playwright(report).map(({ project = '', file, titles }) => {
    return { suite: project, file: inTests(file), title: titles.join(' '), ids: idsOf(titles) };
  });
}

/**
 * Worst of the results of the tests of one name in a report, by `keyOf`.
 * @param relative makes a path relative to the project
 */
export function resultsIn(
  kind: keyof typeof testsIn,
  report: unknown,
  relative: (path: string) => string,
): Map<string, Result> {
  const results = new Map<string, Result>();
  for (const { file, titles, state } of testsIn[kind](report)) {
    const key = keyOf({ file: kind === 'vitest' ? relative(file) : inTests(file), title: titles.join(' ') });
    if (results.get(key) !== 'failed') results.set(key, state === 'flaky' ? 'failed' : state);
  }
  return results;
}

/** Playwright tells paths within the folder of its tests. */
const inTests = (file: string) => `tests/${file}`;

/** Key of a test in a list and in a report. They write tabs and the like in titles in different ways. */
export function keyOf({ file, title }: { file: string; title: string }): string {
  return `${file} ${title.replace(/\s+/g, ' ').trim()}`;
}
