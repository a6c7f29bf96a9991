import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { greeting } from '../verification/fake-provider.ts';
import { expectedOf, isIn, isOf } from './expected.ts';
import { contractsWith } from './selection.ts';
import { openSpec, specOf } from './spec-places.ts';
import { wordsOf } from './words.ts';

test('F12 every field of every contract has its rule in words, and the line of the spec that says so', () => {
  for (const { provider, interactions } of contractsWith(undefined)) {
    const spec = specOf(provider.name);
    for (const interaction of interactions) {
      const { fields, spec: part } = expectedOf(interaction, spec);
      expect(part, interaction.description).toBeDefined();
      for (const { place, rule, spec: of } of fields) {
        expect(rule, `${interaction.description} ${place}`).toMatch(/\w/);
        // Of files the spec says the type alone.
        if (of === undefined) expect(rule).toMatch(/^a file of the type /);
      }
    }
  }
});

test('F12 every header that a contract asks for has its rule in words, without the pattern of the contract', () => {
  const rules = contractsWith(undefined).flatMap(({ provider, interactions }) =>
    interactions.flatMap((interaction) => expectedOf(interaction, specOf(provider.name)).headers),
  );
  expect(rules.length).toBeGreaterThan(150);
  expect(rules.map(({ rule }) => rule).filter((rule) => /matches|[\\^$*[\]{}]|\(\?/.test(rule))).toEqual([]);
  expect(new Set(rules.map(({ place, rule }) => `${place}: ${rule}`))).toContain(
    'Content-Type: application/json, or another kind of JSON (…+json), with any parameters',
  );
  expect(rules).toContainEqual({
    place: 'Location',
    rule: 'text of at least 1 character, such as https://photo-storage.example/uploads/upload-1',
  });
});

test.each([
  ['(?i:^application/json$)', /^such as /],
  ['^application/.*$', /^such as /],
  ['(', /^such as /],
  [String.raw`^application/([a-z.-]+\+)?json`, /^application\/json, or another kind of JSON/],
])('F12 a media type by the pattern %s has words of JSON only where it takes all of that', (regex, words) => {
  const matchingRules = { header: { 'Content-Type': { combine: 'AND', matchers: [{ match: 'regex', regex }] } } };
  const response = { status: 200, headers: { 'Content-Type': ['application/json'] }, matchingRules };
  expect(expectedOf({ ...greeting, response }, undefined).headers[0]?.rule).toMatch(words);
});

test('F12 the line of a place in a spec is the line of its last name, references followed', () => {
  const spec = specOf('voucher');
  const response = spec?.at('/paths/~1api~1v1~1campaigns~1offers~1{code}/get/responses/200');
  const schema = spec?.at(`${response?.pointer}/content/application~1json/schema`);
  expect(schema?.pointer).toBe('/components/schemas/VoucherOffer');
  const lines = readFileSync(join(import.meta.dirname, '../../openapi/voucher.yaml'), 'utf8').split('\n');
  expect(lines[(spec?.place('/components/schemas/VoucherOffer').line ?? 0) - 1]).toMatch(/^ +VoucherOffer:/);
});

test('F12 what an anchor holds has the line of the anchor', () => {
  const spec = openSpec('a.yaml', 'x: &all\n  one: 1\ny: *all\n');
  expect(spec.place('/y/one')).toEqual({ file: 'a.yaml', pointer: '/y/one', line: 2 });
});

test('a reference that leads into itself is an error, not a search without end; one within its own schema is followed', () => {
  const spec = openSpec(
    'a.yaml',
    [
      "a: { $ref: '#/b' }",
      "b: { $ref: '#/a' }",
      "tree: { type: object, properties: { children: { type: array, items: { $ref: '#/tree' } } } }",
    ].join('\n'),
  );
  expect(() => spec.at('/a')).toThrow('leads into itself');
  expect(spec.at('/tree/properties/children/items/properties/children')?.pointer).toBe('/tree/properties/children');
});

test.each([
  [{ type: 'string', format: 'date-time' }, 'RFC 3339 date-time'],
  [{ type: 'integer', minimum: 0 }, 'whole number from 0'],
  [{ type: 'number', exclusiveMinimum: 0, maximum: 5 }, 'number above 0 up to 5'],
  [{ enum: ['a', 'b'] }, 'one of "a", "b"'],
  [{ type: 'string', minLength: 1 }, 'text of at least 1 character'],
  [{ type: 'string', minLength: 2, maxLength: 2 }, 'text of 2 characters'],
  [{ type: 'string', pattern: '^a' }, 'text that matches /^a/'],
  [{ type: ['string', 'null'] }, 'text, or null'],
  [{ anyOf: [{ type: 'string', format: 'uuid' }, { type: 'integer' }] }, 'UUID, or whole number'],
  [{}, undefined],
])('F12 the schema %j in words', (schema, words) => {
  expect(wordsOf(schema)).toBe(words);
});

test('F12 headers have their rules, too', () => {
  const rules = { header: { Location: { combine: 'AND', matchers: [{ match: 'regex', regex: String.raw`^\S` }] } } };
  const headers = { 'Content-Type': ['application/json'], Location: ['/a'], Vary: ['Origin'] };
  const response = { status: 200, headers, matchingRules: rules };
  expect(expectedOf({ ...greeting, response }, undefined).headers).toEqual([
    { place: 'Content-Type', rule: 'exactly application/json, with any parameters' },
    { place: 'Location', rule: String.raw`such as /a (matches /^\S/)` },
    { place: 'Vary', rule: 'exactly Origin' },
  ]);
});

test('F12 a text of which the spec names the value and the contract asks for any has the words of the contract', () => {
  const [, rule] = contractsWith('identity-provider')
    .flatMap(({ interactions }) => interactions)
    .filter(({ description }) => description.startsWith('exchangeToken 400'))
    .flatMap((interaction) => expectedOf(interaction, specOf('identity-provider')).fields);
  expect(rule).toMatchObject({ place: '$.error', rule: 'text of at least 1 character' });
});

test('F12 what a contract pins is named so, and what it takes like an example too', () => {
  const rules = { '$.list': { combine: 'AND', matchers: [{ match: 'type', min: 1 }] } };
  const response = {
    status: 200,
    body: { content: { list: [{ id: 1 }], fixed: 'x', two: [1, 2] } },
    matchingRules: { body: rules },
  };
  expect(expectedOf({ ...greeting, response }, undefined).fields).toEqual([
    { place: '$', rule: 'object' },
    { place: '$.list', rule: 'list of at least 1, all like this' },
    { place: '$.list[*].id', rule: 'any number' },
    { place: '$.fixed', rule: 'exactly "x"' },
    { place: '$.two', rule: 'list of 2' },
    { place: '$.two[0]', rule: 'exactly 1' },
    { place: '$.two[1]', rule: 'exactly 2' },
  ]);
  expect(isOf('$.list[*].id', '$.list[3].id')).toBe(true);
  expect(isOf('$.list[*].id', '$.list[3].name')).toBe(false);
  expect(['answer', '/', 'status'].filter((place) => isOf('$', place))).toEqual([]);
  expect(isIn('$.list[*].frame.id', '$.list[3].frame')).toBe(true);
  expect(
    ['$.list[3].frame.id', '$.list[3].name', 'answer'].filter((place) => isIn('$.list[*].frame.id', place)),
  ).toEqual([]);
});
