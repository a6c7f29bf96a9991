import { afterEach, expect, it, vi } from 'vitest';
import { runQuietly } from './run-suite.ts';
import type { Suite } from './suites.ts';

afterEach(() => vi.restoreAllMocks());

const endless: Suite = {
  name: 'endless',
  group: 'check',
  run: ['node', '-e', 'setTimeout(() => {}, 60_000)'],
  report: 'exit-code',
  limitMinutes: 0.01,
};

it('a suite that hangs is ended, has failed, and it is said why', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { counts, failures } = await runQuietly(endless);
  expect(counts).toMatchObject({ passed: 0, failed: 1 });
  expect(failures.map(({ message }) => message)).toEqual([
    expect.stringContaining('endless was ended: it may take 0.01 minutes'),
  ]);
});
