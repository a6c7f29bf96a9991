import { expect, test } from 'vitest';
import { exitCodeOf, isHeld, type JobResult, jobsTable, withJobs } from './table.ts';

const find: JobResult = { name: 'find', device: 'desktop', bar: 2, presses: 2, letters: 9, ms: 1_449 };
const onPhone: JobResult = { ...find, device: 'phone', presses: 1, letters: 0, ms: 27_000 };

test('a job is held with the presses that it may take, and no more', () => {
  expect(isHeld(find)).toBe(true);
  expect(isHeld({ ...find, presses: 3 })).toBe(false);
});

test('a job that could not be done is not held, however few presses it took', () => {
  expect(isHeld({ ...find, presses: 0, failure: 'no button' })).toBe(false);
});

test('the command fails when one job on one device takes too many presses or cannot be done, or when nothing was tried', () => {
  expect(exitCodeOf([find, onPhone])).toBe(0);
  expect(exitCodeOf([find, { ...onPhone, presses: 3 }])).toBe(1);
  expect(exitCodeOf([find, { ...onPhone, failure: 'no button' }])).toBe(1);
  expect(exitCodeOf([])).toBe(1);
});

test('the table has a row for each job, the devices beside each other', () => {
  expect(jobsTable([find, onPhone]).split('\n')).toEqual([
    '| job | at most | desktop | letters | seconds | phone | letters | seconds | held |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    '| find | 2 | 2 | 9 | 1.4 | 1 |  | 27.0 | yes |',
  ]);
});

test('the table says plainly where a bar is not held, and what was not done', () => {
  const rows = jobsTable([find, { ...onPhone, presses: 3 }, { ...find, name: 'track', failure: 'no link' }]).split(
    '\n',
  );
  expect(rows[2]).toBe('| find | 2 | 2 | 9 | 1.4 | 3 |  | 27.0 | **no** |');
  expect(rows[3]).toBe('| track | 2 | not done |  |  |  |  |  | **no** |');
});

test('the document gets the table in place of the last one, and nothing else of it changes', () => {
  const empty = 'before\n\n<!-- jobs: begin -->\n<!-- jobs: end -->\nafter\n';
  const once = withJobs(empty, 'Tried.', [{ ...find, name: 'old' }]);
  const again = withJobs(once, 'Tried again.', [find]);
  expect(again).toBe(
    `before\n\n<!-- jobs: begin -->\n\nTried again.\n\n${jobsTable([find])}\n\n<!-- jobs: end -->\nafter\n`,
  );
});

test('a document without a place for the table is refused', () =>
  expect(() => withJobs('before', 'Tried.', [find])).toThrow('no place'));
