import { describe, expect, it } from 'vitest';
import { closingLine, countsOf } from './counts.ts';

describe('countsOf', () => {
  it('counts a check as one test', () => {
    expect(countsOf('exit-code', 0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countsOf('exit-code', 2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('reads the numbers of a unit test report', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults: [] };
    expect(countsOf('vitest', 1, report)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countsOf('vitest', 1, report)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  it('reads the numbers of a browser test report and counts a flaky test as failed', () => {
    const report = { stats: { expected: 20, unexpected: 1, flaky: 1, skipped: 3 } };
    expect(countsOf('playwright', 1, report)).toEqual({ passed: 20, failed: 2, skipped: 3 });
  });

  it('reads the numbers of a summary', () => {
    expect(countsOf('summary', 0, { passed: 90, failed: 0, other: 'ignored' })).toEqual({
      passed: 90,
      failed: 0,
      skipped: 0,
    });
  });

  it('takes no silence for success', () => {
    expect(countsOf('vitest', 0, { numPassedTests: 0 })).toMatchObject({ failed: 1, remark: 'ran nothing' });
    expect(countsOf('playwright', 0, undefined)).toMatchObject({ failed: 1, remark: 'ran nothing' });
    expect(countsOf('playwright', 1, undefined, true)).toMatchObject({ failed: 1 });
    expect(countsOf('summary', 3, { passed: 5, failed: 0 })).toMatchObject({
      passed: 5,
      failed: 1,
      remark: 'ended with exit code 3',
    });
  });
});

it('a suite that was narrowed to a title may have none of it', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  expect(countsOf('playwright', 0, { stats: { expected: 0 } }, true)).toEqual(nothing);
  expect(countsOf('vitest', 0, { numPassedTests: 0, numPendingTests: 7 }, true)).toEqual({ ...nothing, skipped: 7 });
});

describe('closingLine', () => {
  it('sums the suites in one line and mentions skipped tests only if there are any', () => {
    expect(
      closingLine([
        { passed: 2, failed: 0, skipped: 0 },
        { passed: 3, failed: 1, skipped: 0 },
      ]),
    ).toBe('5 passed, 1 failed');
    expect(closingLine([{ passed: 2, failed: 0, skipped: 4 }])).toBe('2 passed, 0 failed, 4 skipped');
  });
});
