import { describe, expect, it } from 'vitest';
import { failuresOf, lastLines } from './failures.ts';

describe('failuresOf', () => {
  it('names the unit tests that failed with the first lines of what they said', () => {
    const report = {
      testResults: [
        {
          name: 'src/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a group is right', status: 'passed' },
            {
              fullName: 'a group is wrong',
              status: 'failed',
              failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n\n    at a.ts:3', 'another'],
            },
          ],
        },
      ],
    };
    expect(failuresOf('vitest', report)).toEqual([
      { title: 'src/a.test.ts › a group is wrong', message: 'Error: 1 is not 2\n    at a.ts:3' },
    ]);
  });

  it('names a file of unit tests that could not be loaded', () => {
    const report = {
      testResults: [{ name: 'src/a.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] }],
    };
    expect(failuresOf('vitest', report)).toEqual([{ title: 'src/a.test.ts', message: 'SyntaxError' }]);
  });

  it('names the browser tests that failed or were flaky, in all groups', () => {
    const failed = (status: string, message: string) => ({
      status,
      results: [{ errors: [{ message }] }, { errors: [] }],
    });
    const report = {
      suites: [
        {
          title: 'e2e/a.spec.ts',
          specs: [
            {
              title: 'one',
              tests: [failed('unexpected', 'no button'), { status: 'expected', results: [{ errors: [] }] }],
            },
          ],
          suites: [{ title: 'group', specs: [{ title: 'two', tests: [failed('flaky', 'too late')] }] }],
        },
      ],
    };
    expect(failuresOf('playwright', report)).toEqual([
      { title: 'e2e/a.spec.ts › one', message: 'no button' },
      { title: 'e2e/a.spec.ts › group › two', message: 'too late' },
    ]);
  });

  it('says of a test whose time is over what it waited for', () => {
    const results = [
      { errors: [{ message: 'Test timeout exceeded.' }, { message: 'locator.click: waiting for the button' }] },
    ];
    const report = {
      suites: [{ title: 'a.spec.ts', specs: [{ title: 'one', tests: [{ status: 'unexpected', results }] }] }],
    };
    expect(failuresOf('playwright', report)).toEqual([
      { title: 'a.spec.ts › one', message: 'Test timeout exceeded.\nlocator.click: waiting for the button' },
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
