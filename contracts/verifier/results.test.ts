import { expect, test } from 'vitest';
import { greeting } from '../verification/fake-provider.ts';
import type { Verification } from '../verification/verifier.ts';
import { junit, resultsOf, resultsPage, summaryOf } from './results.ts';

const holds: Verification = {
  service: 'fake',
  passed: 1,
  failures: [],
  broken: [],
  stateFailures: [],
  results: [{ description: greeting.description, mismatches: [] }],
  log: '',
};
const mismatch = `$.text: \u001b[31m"7" is no <text>`;
const differs = {
  ...holds,
  passed: 0,
  failures: [mismatch],
  results: [{ description: greeting.description, mismatches: [mismatch] }],
};
const brokeOff = { ...holds, failures: ['it broke off'], broken: ['it broke off'] };
const nothing = { ...holds, passed: 0, results: [] };
const stateless = { ...holds, failures: ['no such state'], stateFailures: ['no such state'] };

const judged = (verification: Verification, pending = false) =>
  resultsOf(verification, { interactions: [greeting], baseUrl: 'http://localhost', version: '1.0.0', pending });

test.each([
  ['what holds', holds, 'passed', 'passed'],
  ['what differs', differs, 'failed', 'pending'],
  ['a state that cannot be brought about', stateless, 'failed', 'pending'],
  ['what broke off', brokeOff, 'failed', 'failed'],
  ['nothing', nothing, 'failed', 'failed'],
])('%s is judged', (_what, verification, strict, pending) => {
  expect(judged(verification).outcome).toBe(strict);
  expect(judged(verification, true).outcome).toBe(pending);
});

test('JUnit has a case for each interaction, and text that XML can hold', () => {
  expect(junit(judged(holds))).toContain('<testcase classname="fake.unknown" name="greet 200: a greeting"/>');
  expect(junit(judged(differs))).toContain('failures="1" errors="0" skipped="0"');
  expect(junit(judged(differs))).toContain('<failure message="$.text: [31m&quot;7&quot; is no &lt;text&gt;">');
  expect(junit(judged(differs, true))).toContain('failures="0" errors="0" skipped="1"');
  expect(junit(judged(brokeOff, true))).toContain('failures="1"');
});

test('the page and the summary say the same', () => {
  expect(summaryOf(judged(stateless))).toBe('fake: 1 of 1 interactions hold, 1 other failures: failed');
  expect(resultsPage(judged(stateless))).toContain(summaryOf(judged(stateless)));
  expect(resultsPage(judged(differs))).toContain('is no &lt;text&gt;');
});
