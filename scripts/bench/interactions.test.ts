import { expect, it } from 'vitest';
import { interactionFigures, interactionsIn, interactionsText, withInteractions } from './interactions.ts';

const timed = (...times: number[]) =>
  times.map((ms) => ({ ms, event: 'click', target: 'button Save', test: 'P1.1 a test' }));

it('F11 takes the percentiles over all interactions, those too short to be told of included', () => {
  expect(interactionFigures(timed(24, 400, 32), 100)).toMatchObject({ count: 100, p50: 16, p75: 16, p98: 24 });
  expect(interactionFigures(timed(24, 400, 32), 4)).toMatchObject({ count: 4, p50: 24, p75: 32, p98: 400 });
  expect(interactionFigures(timed(24, 400, 32), 0)).toMatchObject({ count: 3, p50: 32, p98: 400 });
});

it('F11 finds the interactions of every test in a report', () => {
  const body = Buffer.from(
    JSON.stringify({ count: 7, durations: [{ ms: 48, event: 'keydown', target: 'a' }] }),
  ).toString('base64');
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [
          {
            title: 'P1.1 a test',
            tests: [
              {
                projectName: 'desktop',
                status: 'expected',
                results: [{ attachments: [{ name: 'interactions', body }, { name: 'screenshot' }] }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(interactionsIn(report)).toEqual({
    count: 7,
    timed: [{ ms: 48, event: 'keydown', target: 'a', test: 'P1.1 a test' }],
  });
});

it('F11 says whether the bar is held, and keeps what was measured before', () => {
  const slow = interactionFigures(timed(208), 1);
  expect(interactionsText(slow)).toContain('**not held**');
  const document =
    'before\n<!-- interactions: begin -->\nold\n<!-- interactions: end -->\n\n| date | commit | interactions | p50 | p75 | p98 |\n|---|---|---|---|---|---|\n| 2026-01-01 | abc | 9 | 16 | 24 | 104 |\n';
  const written = withInteractions(document, slow, { date: '2026-11-22', commit: 'def' });
  expect(written).not.toContain('old');
  expect(written).toMatch(
    /\| 2026-11-22 \| def \| 1 \| 208 \| 208 \| 208 \|\n\| 2026-01-01 \| abc \| 9 \| 16 \| 24 \| 104 \|\n$/,
  );
  expect(() => withInteractions('nothing', slow, { date: '', commit: '' })).toThrow('no place');
});
