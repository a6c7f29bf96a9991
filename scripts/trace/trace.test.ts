import { describe, expect, test } from 'vitest';
import { idsOf } from './ids.ts';
import { entriesIn } from './requirements.ts';
import { keyOf, listedByPlaywright, listedByVitest, resultsIn } from './tests.ts';
import { linesOf, unknownIds, type Traced } from './tracing.ts';

const requirements = [
  '# Requirements',
  '',
  '## Photos',
  '',
  '- P1.1 · Photos by month',
  '- P1.2 · Albums',
  '- A0.1 · All of it · review: look',
  '',
].join('\n');

function traced(fields: Partial<Traced>): Traced {
  return { suite: 'unit', file: 'a.test.ts', title: 'P1.1 by month', ids: ['P1.1'], result: 'passed', ...fields };
}

describe('the ids of a test', () => {
  test('are those its titles begin with, each once', () => {
    expect(idsOf(['X1 S45 axe', 'X1 P2.33 the timeline'])).toEqual(['X1', 'S45', 'P2.33']);
    expect(idsOf(['O98'])).toEqual(['O98']);
  });

  test('are not what stands further on, or only looks like one', () => {
    expect(idsOf(['the id S27 is told', 'F1x', 'P2 first', 'S270 too long', 'R5, with a comma'])).toEqual([]);
  });
});

describe('the requirements', () => {
  test('are read line by line', () => {
    expect(entriesIn(requirements)).toEqual([
      { id: 'P1.1', text: 'Photos by month' },
      { id: 'P1.2', text: 'Albums' },
      { id: 'A0.1', text: 'All of it', review: 'look' },
    ]);
  });

  test('are refused with a line that has no id, or an id twice', () => {
    expect(() => entriesIn('- Photos · by month')).toThrow('begins with no id');
    expect(() => entriesIn('- P1.1 · a\n- P1.1 · b')).toThrow('P1.1 stands twice');
  });
});

test('a list says what came of the tests of each id, and their titles on request', () => {
  const tests = [
    traced({}),
    traced({ title: 'P1.1 fails', result: 'failed' }),
    traced({ title: 'P1.1 waits', result: undefined }),
  ];
  const [first, second] = entriesIn(requirements);
  expect(
    [
      ...linesOf(
        [first, second].filter((entry) => entry !== undefined),
        tests,
        false,
      ),
    ].map((line) => line.replace(/ +/g, ' ')),
  ).toEqual(['P1.1 3 tests, 1 failed, 1 passed, 1 not run Photos by month', 'P1.2 NO TEST Albums']);
  expect([...linesOf(entriesIn(requirements).slice(0, 1), tests, true)].join('\n')).toContain('failed   a.test.ts');
});

test('ids that no line promises are found', () => {
  expect(unknownIds(entriesIn(requirements), [traced({ ids: ['P1.1', 'P9.99'] })])).toEqual(['P9.99']);
});

describe('lists and reports agree on a test', () => {
  const relative = (path: string) => path.replace('/project/', '');

  test('of Vitest', () => {
    const [listed] = listedByVitest(
      [{ name: 'P1.1 photos > by month', file: '/project/a.test.ts', projectName: 'unit' }],
      relative,
    );
    const assertionResults = [{ ancestorTitles: ['P1.1 photos'], title: 'by month', status: 'passed' }];
    const report = { testResults: [{ name: '/project/a.test.ts', status: 'passed', assertionResults }] };
    expect(listed && resultsIn('vitest', report, relative).get(keyOf(listed))).toBe('passed');
  });

  test('of Playwright; of two devices the one that failed counts', () => {
    const file = 'e2e/a.spec.ts';
    const tests = [
      { status: 'expected', projectName: 'desktop', results: [] },
      { status: 'flaky', projectName: 'phone', results: [] },
    ];
    const group = { title: 'X1 axe', file, specs: [{ title: 'P1.1 timeline', tests }] };
    const report = { suites: [{ title: file, file, suites: [group] }] };
    const [listed] = listedByPlaywright(report);
    expect(listed).toEqual({
      suite: 'desktop',
      file: 'tests/e2e/a.spec.ts',
      title: 'X1 axe P1.1 timeline',
      ids: ['X1', 'P1.1'],
    });
    expect(listed && resultsIn('playwright', report, relative).get(keyOf(listed))).toBe('failed');
  });
});
