import { describe, expect, it } from 'vitest';
import { closingLine, countsOf } from './counts.ts';

/** Report of one file with a test of each state. */
const ofVitest = (...states: string[]) => ({
  testResults: [
    {
      name: 'a.test.ts',
      status: 'passed',
      assertionResults: states.map((status) => ({ ancestorTitles: [], title: status, status })),
    },
  ],
});

const ofPlaywright = (...states: string[]) => ({
  suites: [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: states.map((status) => ({ title: status, tests: [{ projectName: 'desktop', status, results: [] }] })),
    },
  ],
});

describe('countsOf', () => {
  it('counts a check as one test', () => {
    expect(countsOf('exit-code', 0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countsOf('exit-code', 2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts the tests of a report, those that could not be told and flaky ones as failed', () => {
    expect(countsOf('vitest', 1, ofVitest('passed', 'passed', 'failed', 'pending', 'todo'))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
    });
    expect(countsOf('playwright', 1, ofPlaywright('expected', 'unexpected', 'flaky', 'skipped'))).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
    });
    const unloaded = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] };
    expect(countsOf('vitest', 1, unloaded)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('reads the numbers of a summary', () => {
    expect(countsOf('summary', 0, { passed: 90, failed: 0, other: 'ignored' })).toEqual({
      passed: 90,
      failed: 0,
      skipped: 0,
    });
  });

  it('takes no silence for success', () => {
    expect(countsOf('vitest', 0, ofVitest())).toMatchObject({ failed: 1, remark: 'ran nothing' });
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
  expect(countsOf('playwright', 0, ofPlaywright(), true)).toEqual(nothing);
  expect(countsOf('vitest', 0, ofVitest('pending'), true)).toEqual({ ...nothing, skipped: 1 });
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
