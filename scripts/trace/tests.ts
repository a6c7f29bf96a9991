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

interface SuiteOfPlaywright {
  title: string;
  file: string;
  specs?: { title: string; tests: { status: string; projectName: string }[] }[];
  suites?: SuiteOfPlaywright[];
}

/** Tests of the output of `vitest list --json`. @param relative makes a path relative to the project */
export function listedByVitest(listed: readonly ListedByVitest[], relative: (path: string) => string): TestCase[] {
  return listed.map(({ name, file, projectName }) => {
    const path = name.split(' > ');
    return { suite: projectName, file: relative(file), title: path.join(' '), ids: idsOf(path) };
  });
}

/** Tests of the output of Playwright's JSON reporter, for a list or a run. A list has no results yet. */
export function toldByPlaywright(report: { suites: SuiteOfPlaywright[] }): (TestCase & { result: Result })[] {
  const cases: (TestCase & { result: Result })[] = [];
  const walk = (suite: SuiteOfPlaywright, groups: string[]) => {
    for (const { title, tests } of suite.specs ?? []) {
      const path = [...groups, title];
      for (const { status, projectName } of tests) {
        cases.push({
          suite: projectName,
          file: `tests/${suite.file}`,
          title: path.join(' '),
          ids: idsOf(path),
          result: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        });
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...groups, inner.title]);
  };
  // The outermost groups are files.
  for (const file of report.suites) walk(file, []);
  return cases;
}

interface ReportOfVitest {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

/** Result of each test in a run of Vitest, by `keyOf`. */
export function resultsOfVitest(report: ReportOfVitest, relative: (path: string) => string): Map<string, Result> {
  return resultsBy(
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: relative(name),
        title: [...ancestorTitles, title].join(' '),
        result: status === 'passed' || status === 'failed' ? (status as Result) : 'skipped',
      })),
    ),
  );
}

/** Worst of the results of tests of one name. */
export function resultsBy(told: readonly { file: string; title: string; result: Result }[]): Map<string, Result> {
  const results = new Map<string, Result>();
  for (const one of told) {
    const key = keyOf(one);
    if (results.get(key) !== 'failed') results.set(key, one.result);
  }
  return results;
}

/** Key of a test in a list and in a report. They write tabs and the like in titles in different ways. */
export function keyOf({ file, title }: { file: string; title: string }): string {
  return `${file} ${title.replace(/\s+/g, ' ').trim()}`;
}
