import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineBar, updateEngines } from './engine-report.ts';
import { updateDocument } from './report.ts';

const run = { date: '2026-11-20', commit: 'abc1234', runs: 5, cores: 2 };
const figures = [
  { id: 'F3', what: 'first picture, ms', own: 300, floor: 100 },
  { id: 'F13', what: 'title answered, ms', own: 250 },
  { id: 'F4', what: 'frames per second at 8,000 px/s', own: 60, floor: 50 },
  { id: 'F4', what: 'longest frame, ms', own: 40, floor: 30 },
];
const committed = await readFile(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
/** As it is before an engine beside Chromium has been measured. */
const document = updateDocument(
  committed.replace(/(?<=<!-- engines: begin -->).*(?=<!-- engines: end -->)/s, '\n\n'),
  [{ photos: 100_000, figures }],
  run,
);
const row = (text: string, what: string) =>
  text
    .slice(text.indexOf('<!-- engines: begin -->'))
    .split('\n')
    .find((line) => line.includes(`| ${what} |`));

it('a bar is 1.5 times the ratio of Chromium, or a time', () => {
  expect(engineBar({ id: 'F3', what: 'first picture, ms' }, 3)).toEqual({ atMostTimesFloor: 4.5 });
  expect(engineBar({ id: 'F8', what: 'open a photo, ms' }, 0.8)).toEqual({ atMostTimesFloor: 1.2 });
  expect(engineBar({ id: 'F4', what: 'frames per second at 8,000 px/s' }, 1.2)).toEqual({ atLeastTimesFloor: 0.8 });
  expect(engineBar({ id: 'F4', what: 'longest frame, ms' }, 1.1)).toEqual({ atMost: 100 });
  expect(engineBar({ id: 'F4', what: 'longest frame at 2,000 px/s, ms' }, undefined)).toEqual({ atMost: 100 });
  expect(engineBar({ id: 'F4', what: 'picture area missing, %' }, undefined)).toEqual({ atMost: 1 });
  expect(engineBar({ id: 'F4', what: 'picture area missing at 2,000 px/s, %' }, undefined)).toEqual({ atMost: 1 });
  expect(engineBar({ id: 'F13', what: 'title answered, ms' }, undefined)).toBeUndefined();
});

it('an engine has columns of its own, beside Chromium and the other one', () => {
  const first = updateEngines(document, 'firefox', [{ photos: 100_000, figures }], run);
  expect(row(first, 'first picture, ms')).toBe(
    '| F3 | first picture, ms | 3.00 | 300 | 100 | 3.00 |  |  |  | at most 4.5 x floor | yes |',
  );
  const slower = figures.map((figure) => ({ ...figure, own: figure.own * 3 }));
  const both = updateEngines(first, 'webkit', [{ photos: 100_000, figures: slower }], {
    ...run,
    commit: 'def5678',
  });
  expect(row(both, 'first picture, ms')).toBe(
    '| F3 | first picture, ms | 3.00 | 300 | 100 | 3.00 | 900 | 100 | 9.00 | at most 4.5 x floor | **no**: WebKit |',
  );
  expect(row(both, 'title answered, ms')).toBe('| F13 | title answered, ms |  | 250 |  |  | 750 |  |  |  |  |');
  expect(row(both, 'longest frame, ms')).toContain('| at most 100 | **no**: WebKit |');
  expect(both).toContain(
    'Firefox: Measured on 2026-11-20 at abc1234, 2 cores, medians of 5 runs.\\\n' +
      'WebKit: Measured on 2026-11-20 at def5678, 2 cores, medians of 5 runs.\n',
  );
  expect(both.match(/### 100,000 photos/g)).toHaveLength(2);
});

it('what this run could not measure is no, what the other engine has not been asked for is nothing', () => {
  const text = updateEngines(
    document,
    'webkit',
    [{ photos: 100_000, figures: [{ id: 'F3', what: 'first picture, ms', own: undefined, floor: 100 }] }],
    run,
  );
  expect(row(text, 'first picture, ms')).toContain('**no**: WebKit |');
});

it('what has no floor to be held against is neither held nor missed', () => {
  const floorless = [{ photos: 100_000, figures: [{ id: 'F3', what: 'first picture, ms', own: 900 }] }];
  const first = updateEngines(document, 'firefox', [{ photos: 100_000, figures }], run);
  expect(row(updateEngines(first, 'webkit', floorless, run), 'first picture, ms')).toContain(
    '| yes; without a floor: WebKit |',
  );
  expect(row(updateEngines(document, 'webkit', floorless, run), 'first picture, ms')).toContain(
    '| without a floor: WebKit |',
  );
});

it('beside a floor that is as good as nothing there is no ratio', () => {
  const nothing = [{ id: 'F4', what: 'picture area missing, %', own: 2.5, floor: 1e-15 }];
  const text = updateEngines(document, 'firefox', [{ photos: 100_000, figures: nothing }], run);
  expect(row(text, 'picture area missing, %')).toBe(
    '| F4 | picture area missing, % |  | 2.5 | 0 |  |  |  |  | at most 1 | **no**: Firefox |',
  );
});
