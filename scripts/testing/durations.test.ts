import { expect, it } from 'vitest';
import { durationRemark } from './durations.ts';
import { suites, wholeBar } from './suites.ts';

it('F12 says of a suite that took longer than its bar that it did, and of others nothing', () => {
  expect(durationRemark(29.9, 30)).toBe('');
  expect(durationRemark(30.1, 30)).toBe(', longer than its 30 s (F12)');
  expect(durationRemark(9999, undefined)).toBe('');
});

it('F12 the bars stand beside generation, build, contracts, their verification and the whole', () => {
  const bars = Object.fromEntries(suites.flatMap(({ name, bar }) => (bar === undefined ? [] : [[name, bar]])));
  expect({ ...bars, whole: wholeBar }).toEqual({
    generated: 5,
    build: 12,
    contracts: 30,
    'contracts-verified': 60,
    whole: 720,
  });
});
