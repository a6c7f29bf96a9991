import { describe, expect, it } from 'vitest';
import { failuresOf, lastLines } from './failures.ts';

describe('failuresOf', () => {
  it('names the tests that failed or were flaky, with the first lines of what they said', () => {
    const report = {
      testResults: [
        {
          name: 'src/a.test.ts',
          status: 'failed',
          assertionResults: [
            { ancestorTitles: ['a group'], title: 'is right', status: 'passed' },
            {
              ancestorTitles: ['a group'],
              title: 'is wrong',
              status: 'failed',
              failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n\n    at a.ts:3'],
            },
          ],
        },
        { name: 'src/b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
      ],
    };
    expect(failuresOf('vitest', report)).toEqual([
      { title: 'src/a.test.ts › a group › is wrong', message: 'Error: 1 is not 2\n    at a.ts:3' },
      { title: 'src/b.test.ts', message: 'SyntaxError' },
    ]);
    const tests = ['unexpected', 'flaky', 'expected'].map((status) => ({
      projectName: 'desktop',
      status,
      results: [{ errors: status === 'expected' ? [] : [{ message: status }] }],
    }));
    const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [{ title: 'one', tests }] }];
    expect(failuresOf('playwright', { suites })).toEqual([
      { title: 'a.spec.ts › one', message: 'unexpected' },
      { title: 'a.spec.ts › one', message: 'flaky' },
    ]);
  });

  it('names nothing where there is no report, or one without tests', () => {
    expect(failuresOf('playwright', undefined)).toEqual([]);
    expect(failuresOf('summary', { failed: 2 })).toEqual([]);
  });
});

describe('lastLines', () => {
  it('keeps the end of what a program said', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    expect(lastLines(`\u001b[1m${lines.join('\n')}\n\n`).split('\n')).toEqual(lines.slice(-12));
  });
});
