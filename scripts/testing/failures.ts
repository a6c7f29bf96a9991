import { stripVTControlCharacters } from 'node:util';
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
  if (kind === 'vitest') return list(report, 'testResults').flatMap(failuresOfFile);
  if (kind === 'playwright') return list(report, 'suites').flatMap((file) => failuresWithin(file, []));
  return [];
}

/** Failures of a suite, as they are printed at the end of a run. */
export function toldFailure(suite: string, { title, message }: Failure): string {
  return `\n✗ ${suite} › ${title}\n${message.replaceAll(/^/gm, '    ')}`;
}

/** The last lines of what a program said, for a suite that names no test. */
export function lastLines(output: string): string {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-MESSAGE_LINES).join('\n');
}

function failuresOfFile(file: unknown): Failure[] {
  const failed = list(file, 'assertionResults').filter((test) => text(test, 'status') === 'failed');
  if (failed.length === 0 && text(file, 'status') === 'failed')
    return [{ title: text(file, 'name'), message: firstLines(text(file, 'message')) }];
  return failed.map((test) => ({
    title: `${text(file, 'name')} › ${text(test, 'fullName')}`,
    message: firstLines(String(list(test, 'failureMessages')[0] ?? '')),
  }));
}

function failuresWithin(suite: unknown, groups: string[]): Failure[] {
  const here = [...groups, text(suite, 'title')];
  const failed = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests')
      .filter((test) => ['unexpected', 'flaky'].includes(text(test, 'status')))
      .map((test) => ({ title: [...here, text(spec, 'title')].join(' › '), message: firstLines(messageOf(test)) })),
  );
  return [...failed, ...list(suite, 'suites').flatMap((inner) => failuresWithin(inner, here))];
}

/**
 * A flaky test passed in the end: the attempt that failed says why. A test whose time is over has two errors: that it is over, and
 * what it waited for.
 */
function messageOf(test: unknown): string {
  const errors = list(test, 'results').find((result) => list(result, 'errors').length > 0);
  return list(errors, 'errors')
    .map((error) => text(error, 'message'))
    .join('\n');
}

function firstLines(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .join('\n');
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function list(value: unknown, key: string): unknown[] {
  const found = field(value, key);
  return Array.isArray(found) ? found : [];
}

function text(value: unknown, key: string): string {
  const found = field(value, key);
  return typeof found === 'string' ? found : '';
}
