import { stripVTControlCharacters } from 'node:util';
import { testsIn } from './reports.ts';
import type { Report } from './suites.ts';

/** A test that failed. */
export interface Failure {
  /** The file and the titles that lead to it. */
  title: string;
  /** The first lines of what it said. */
  message: string;
}

/** Number of lines of a message that are printed: the location comes early, the rest is in the suite's own output. */
const MESSAGE_LINES = 12;

/** The tests that failed, by the report that the suite wrote; none where the report names no tests. */
export function failuresOf(kind: Report, report: unknown): Failure[] {
  if (kind === 'exit-code' || kind === 'summary') return [];
  return testsIn[kind](report)
    .filter(({ state }) => state === 'failed' || state === 'flaky')
    .map(({ file, titles, errors }) => ({
      title: [file, ...titles].join(' › '),
      message: lines(errors.join('\n')).slice(0, MESSAGE_LINES).join('\n'),
    }));
}

/** Failures of a suite, as they are printed at the end of a run. */
export function failureText(suite: string, { title, message }: Failure): string {
  return `\n✗ ${suite} › ${title}\n${message.replaceAll(/^/gm, '    ')}`;
}

/** The last lines of what a program said, for a suite that names no test. */
export function lastLines(output: string): string {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-MESSAGE_LINES).join('\n');
}

function lines(message: string): string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
}
