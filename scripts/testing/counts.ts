import { type TestState, testsIn } from './reports.ts';
import type { Report } from './suites.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Note beside the numbers. */
  remark?: string;
}

/**
 * Result of a suite. A suite that failed without naming a failed test, or that ran no test at all, counts as
 * one failure: silence must not pass for success.
 *
 * @param exitCode of the suite's program
 * @param report the parsed report; undefined when the suite wrote none
 * @param mayRunNothing whether a run without a test is none of its failures
 */
export function countsOf(kind: Report, exitCode: number, report: unknown, mayRunNothing = false): Counts {
  if (kind === 'exit-code')
    return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  const counts = countsIn(kind, report);
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, remark: `ended with exit code ${exitCode}` };
  if (counts.passed + counts.failed === 0 && !mayRunNothing) return { ...counts, failed: 1, remark: 'ran nothing' };
  return counts;
}

/** The sum over suites, as one line that tools read: "12 passed, 0 failed" with ", 3 skipped" when there are any. */
export function closingLine(all: Counts[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, counts) => total + counts[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`;
}

function countsIn(kind: Exclude<Report, 'exit-code'>, report: unknown): Counts {
  if (kind === 'summary') {
    const fields = isRecord(report) ? report : {};
    return { passed: number(fields.passed), failed: number(fields.failed), skipped: number(fields.skipped) };
  }
  const states = testsIn[kind](report).map(({ state }) => state);
  const count = (...which: TestState[]) => states.filter((state) => which.includes(state)).length;
  return { passed: count('passed'), failed: count('failed', 'flaky'), skipped: count('skipped') };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
