import { expect, test } from 'vitest';
import { greeting } from '../verification/fake-provider.ts';
import type { Verification } from '../verification/verifier.ts';
import { interactionHtml } from './interaction-page.ts';
import { reportOf, textOf } from './interaction-report.ts';
import { junit, resultsOf, resultsPage, summaryOf, together } from './results.ts';

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
  results: [
    {
      description: greeting.description,
      mismatches: [mismatch],
      differences: [{ place: '$.text', told: mismatch.slice('$.text: '.length), got: '\u001b[31m<7>' }],
      ms: 24,
      target: '/greeting?id=4711',
      answer: { status: 200, headers: { 'content-type': 'application/json' }, body: { text: '<7>', more: [1] } },
    },
  ],
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
  expect(junit(judged(differs))).toContain(
    '<failure message="$.text: expected text, got [31m&lt;7&gt;">$.text: expected text, got',
  );
  expect(junit(judged(differs, true))).toContain('failures="0" errors="0" skipped="1"');
  expect(junit(judged(brokeOff, true))).toContain('failures="1"');
});

test('JUnit tells what generated requests left out, and what none of them showed, as skipped, and fails where none was sent', () => {
  const sent = { operation: 'getThing', requests: 4, ms: 9, statuses: { 200: 4 }, faults: [] };
  const leftOut = { operation: 'addThing', requests: 0, ms: 0, statuses: {}, leftOut: 'it writes', faults: [] };
  const unknown = { ...sent, operation: 'getOther', statuses: { 404: 4 }, unjudged: 'no body was judged' };
  const some = junit(together([judged(holds)], { seed: 7, operations: [sent, leftOut, unknown] }));
  expect(some).toContain('tests="4" failures="0" errors="0" skipped="2"');
  expect(some).toContain(
    '<testcase classname="fake.getOther" name="generated requests" time="0.009"><skipped message="no body was judged"/>',
  );
  expect(some).toContain(
    '<testcase classname="fake.addThing" name="generated requests" time="0.000"><skipped message="it writes"/>',
  );
  const none = together([judged(holds)], { seed: 7, operations: [leftOut] });
  expect(none.outcome).toBe('failed');
  expect(junit(none)).toContain('tests="3" failures="1" errors="0" skipped="1"');
  expect(junit(none)).toContain('<failure message="nothing was sent">');
});

test('the page and the summary say the same', () => {
  expect(summaryOf(judged(stateless))).toBe('fake: 1 of 1 interactions hold, 1 other failures: failed');
  expect(resultsPage(judged(stateless))).toContain(summaryOf(judged(stateless)));
  expect(resultsPage(judged(differs))).toContain('expected text, got');
});

test('what is no part of the answer has the reason alone, and no rule; a body that is not there has the rule of the body', () => {
  const linesOf = (difference: { place: string; told: string; got?: string }) =>
    judged({
      ...differs,
      results: [{ description: greeting.description, mismatches: ['-'], differences: [difference] }],
    })
      .interactions.flatMap((tried) => textOf(tried))
      .filter((line) => /^(?:≠|answer|\s+≠)/.test(line));
  const late = { place: 'answer', told: 'no answer within 30 s' };
  expect(linesOf(late)).toEqual(['≠ answer: no answer within 30 s']);
  expect(linesOf({ place: '$', told: 'Expected body … but was empty', got: 'no body' })).toEqual([
    '≠ $: expected object, got no body',
    '          ≠ $: object',
  ]);
});

test('the request of an interaction has the header that was sent', () => {
  const authHeader = { name: 'x-api-key', value: 'mine' };
  const known = { interactions: [greeting], baseUrl: 'http://localhost', version: '1.0.0', pending: false, authHeader };
  expect(resultsOf(differs, known).interactions[0]?.curl).toContain(' -H "X-Api-Key: $TOKEN"');
});

test('JSON, JUnit and the page hold the same of an interaction: given, request, expected, answer, the difference marked, time', () => {
  const [tried] = judged(differs).interactions;
  expect(tried).toMatchObject({
    given: [{ name: 'somebody is there' }],
    curl: `curl -i -X GET 'http://localhost/greeting?id=4711' -H "Authorization: Bearer $TOKEN"`,
    expected: { status: 200, body: { text: 'Hello' }, fields: [{ place: '$' }, { place: '$.text', rule: 'text' }] },
    answer: { body: { text: '<7>' } },
    differences: [{ place: '$.text', rule: 'text' }],
    ms: 24,
  });
  const xml = junit(judged(differs));
  expect(xml).toContain('time="0.024"');
  const [, out = ''] = /<system-out>(.*)<\/system-out>/.exec(xml) ?? [];
  const json = out.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(tried)));
  const html = resultsPage(judged(differs));
  expect(html).toContain('&quot;text&quot;: <mark>&quot;&lt;7&gt;&quot;</mark>');
  expect(html).toContain('<tr class="bad"><th scope="row">$.text</th><td>text</td>');
  expect(html).toContain('24 ms');
});

test.each([
  [undefined, 'exactly 200'],
  ['success', 'any success (2xx)'],
  [[404, 410], '404 or 410'],
])('F12 the rule of a status, %j, is told in words, by the report of a run and by that without one', (status, rule) => {
  const rules = status && { status: { combine: 'AND', matchers: [{ match: 'statusCode', status }] } };
  const matchingRules = { ...greeting.response.matchingRules, ...rules };
  const interaction = { ...greeting, response: { ...greeting.response, matchingRules } };
  const results = [
    { description: greeting.description, mismatches: ['-'], differences: [{ place: 'status', told: '-', got: '500' }] },
  ];
  const known = { interactions: [interaction], baseUrl: 'http://localhost', version: '1.0.0', pending: false };
  const [tried] = resultsOf({ ...differs, results }, known).interactions;
  const asked = reportOf(interaction, 'http://localhost', undefined);
  expect(tried?.differences).toMatchObject([{ place: 'status', rule, got: '500' }]);
  for (const report of [tried, asked]) {
    expect(report?.expected.statusRule).toBe(rule);
    // What is exact is told by the number alone.
    expect(report && textOf(report).filter((line) => /^\s+(?:≠ )?status: /.test(line))).toEqual(
      status === undefined ? [] : [expect.stringMatching(`status: ${rule.replace(/[()]/g, '.')}$`)],
    );
    expect(report && interactionHtml(report).includes(`<td>${rule}</td>`)).toBe(status !== undefined);
  }
});

test('F12 a value that breaks several rules of the contract, which are one in words, is told once', () => {
  const [result] = differs.results;
  const [difference] = result?.differences ?? [];
  if (!result || !difference) throw new Error('Nothing differs');
  const again = { ...differs, results: [{ ...result, differences: [difference, { ...difference }] }] };
  expect(judged(again).interactions[0]?.differences).toHaveLength(1);
  const other = { ...difference, got: '8' };
  expect(
    judged({ ...differs, results: [{ ...result, differences: [difference, other] }] }).interactions[0]?.differences,
  ).toHaveLength(2);
});
