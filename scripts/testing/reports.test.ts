import { describe, expect, it } from 'vitest';
import { testsIn } from './reports.ts';

const passed = { ancestorTitles: ['a group'], title: 'is right', status: 'passed' };
const playwright = (...tests: object[]) => ({
  suites: [
    {
      title: 'e2e/a.spec.ts',
      file: 'e2e/a.spec.ts',
      specs: [],
      suites: [{ title: 'a group', file: 'e2e/a.spec.ts', specs: [{ title: 'works', tests }] }],
    },
  ],
});

describe('a report of Vitest', () => {
  it('tells each test with its titles, and what it failed with', () => {
    const failed = { ...passed, title: 'is wrong', status: 'failed', failureMessages: ['1 is not 2'] };
    const report = {
      testResults: [
        { name: '/project/a.test.ts', status: 'failed', assertionResults: [passed, failed] },
        { name: '/project/b.test.ts', status: 'passed', assertionResults: [{ ...passed, status: 'todo' }] },
      ],
    };
    expect(testsIn.vitest(report)).toEqual([
      { file: '/project/a.test.ts', titles: ['a group', 'is right'], state: 'passed', errors: [], attachments: [] },
      {
        file: '/project/a.test.ts',
        titles: ['a group', 'is wrong'],
        state: 'failed',
        errors: ['1 is not 2'],
        attachments: [],
      },
      { file: '/project/b.test.ts', titles: ['a group', 'is right'], state: 'skipped', errors: [], attachments: [] },
    ]);
  });

  it('tells a file that failed while none of its tests did: it could not be loaded, or set up', () => {
    const file = { name: 'a.test.ts', status: 'failed', message: 'SyntaxError' };
    const whole = { file: 'a.test.ts', titles: [], state: 'failed', errors: ['SyntaxError'], attachments: [] };
    expect(testsIn.vitest({ testResults: [{ ...file, assertionResults: [] }] })).toEqual([whole]);
    const skipped = { ...passed, status: 'skipped' };
    expect(testsIn.vitest({ testResults: [{ ...file, assertionResults: [skipped] }] })).toEqual([
      expect.objectContaining({ state: 'skipped' }),
      whole,
    ]);
  });
});

describe('a report of Playwright', () => {
  it('tells each test of all groups, by project, with what it attached', () => {
    const attachments = [{ name: 'interactions', contentType: 'application/json', body: 'e30=' }];
    const report = playwright(
      { projectName: 'desktop', status: 'expected', results: [{ errors: [], attachments }] },
      { projectName: 'phone', status: 'skipped', results: [] },
    );
    const test = { file: 'e2e/a.spec.ts', titles: ['a group', 'works'], errors: [] };
    expect(testsIn.playwright(report)).toEqual([
      { ...test, project: 'desktop', state: 'passed', attachments: [{ name: 'interactions', body: 'e30=' }] },
      { ...test, project: 'phone', state: 'skipped', attachments: [] },
    ]);
  });

  it('says of a flaky test what its failed attempt did, and of one whose time is over what it waited for, too', () => {
    const late = [{ message: 'Test timeout exceeded.' }, { message: 'waiting for the button' }];
    const report = playwright({
      projectName: 'desktop',
      status: 'flaky',
      results: [{ errors: late }, { errors: [] }],
    });
    expect(testsIn.playwright(report)).toEqual([
      expect.objectContaining({ state: 'flaky', errors: ['Test timeout exceeded.', 'waiting for the button'] }),
    ]);
  });
});

it('what is no report tells of no test', () => {
  for (const report of [undefined, {}, { testResults: 3 }, { suites: [{ title: 'a' }] }]) {
    expect([...testsIn.vitest(report), ...testsIn.playwright(report)]).toEqual([]);
  }
});
