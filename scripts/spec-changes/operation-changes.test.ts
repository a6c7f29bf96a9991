import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDocument } from '#sandbox/spec/read-document.ts';
import type { Fields } from './json.ts';
import { operationChanges } from './operation-changes.ts';
import { meaningOf } from './verdict.ts';

const BEARER = 'security: [{ bearerAuth: [] }]';
const ID = '{ name: id, in: path, required: true, schema: { type: string } }';
const SORT = '{ name: sort, in: query, schema: { enum: [up, down] } }';
const SPEC = `openapi: 3.1.0
info: { title: Parcel service, version: 1.2.3 }
${BEARER}
paths:
  /parcels/{id}:
    get:
      operationId: getParcel
      parameters: [${ID}, ${SORT}]
      responses: { '200': { description: The parcel. } }
components:
  securitySchemes:
    bearerAuth: { type: http, scheme: bearer }
    token: { type: http, scheme: bearer, bearerFormat: JWT }
    key: { type: apiKey, in: header, name: X-Key }
`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'operation-changes-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Edit = [from: string, to: string];

function version(edits: Edit[]) {
  const file = join(folder, 'parcel.yaml');
  const text = edits.reduce((spec, [from, to]) => {
    if (!spec.includes(from)) throw new Error(`The spec holds no ${from}`);
    return spec.replace(from, () => to);
  }, SPEC);
  writeFileSync(file, text);
  return readDocument<Fields>(file);
}

/** Meaning of edits: whom they break, where, and the line. */
function edited(was: Edit[], is: Edit[]): string[] {
  return operationChanges(version(was), version(is)).map((change) => {
    const { operation, place, text, at } = change;
    return `${meaningOf(change)}: ${operation} ${place} ${text}, ${at.replace(/.*:/, '')}`;
  });
}

test.each<[string, Edit, string[]]>([
  [
    'may be new',
    [SORT, `${SORT}, { name: size, in: query }`],
    ["breaks today's services: getParcel query size added, 8"],
  ],
  [
    'may be new and asked for',
    [SORT, `${SORT}, { name: size, in: query, required: true }`],
    ["breaks today's services and our baseline: getParcel query size added, required, 8"],
  ],
  ['may be gone', [`, ${SORT}`, ''], ['breaks our baseline: getParcel query sort removed, 8']],
  [
    'may be asked for',
    ['name: sort', 'name: sort, required: true'],
    ['breaks our baseline: getParcel query sort made required, 8'],
  ],
  [
    'may be more than before',
    ['down', 'down, none'],
    [`breaks today's services: getParcel query sort enum value "none" added, 8`],
  ],
  [
    'may be less than before',
    [', down', ''],
    ['breaks our baseline: getParcel query sort enum value "down" removed, 8'],
  ],
  [
    'may stand elsewhere in the request',
    ['in: query', 'in: header'],
    ['breaks our baseline: getParcel query sort removed, 8', "breaks today's services: getParcel header sort added, 8"],
  ],
  [
    'may be written in another way',
    ['name: sort', 'name: sort, explode: false'],
    ["breaks today's services and our baseline: getParcel query sort written in another way, 8"],
  ],
  [
    'may have a default',
    ['[up, down]', '[up, down], default: up'],
    [`breaks today's services: getParcel query sort default "up" added, 8`],
  ],
  ['may be said to be written as it is', ['name: sort', 'name: sort, style: form, explode: true'], []],
  ['may be called otherwise in a path', [ID, ID.replace('id', 'parcel')], []],
  ['may be that of all of a path', [`    get:`, `    parameters: [${ID}]\n    get:`], []],
])('a parameter %s', (_what, edit, told) => {
  const path: Edit[] = edit[0] === ID ? [['/{id}', '/{parcel}']] : [];
  expect(edited([], [...path, edit])).toEqual(told);
});

test('a default of a parameter is what both sides take it for when it is left out', () => {
  const sort = (schema: string, required = false): Edit[] => [
    [SORT, `{ name: sort, in: query, required: ${required}, schema: ${schema} }`],
  ];
  expect(edited(sort('{ default: up }'), sort('{ default: down }'))).toEqual([
    `breaks today's services and our baseline: getParcel query sort default changed from "up" to "down", 8`,
  ]);
  expect(edited(sort('{ default: up }'), sort('{}'))).toEqual([
    'breaks our baseline: getParcel query sort default "up" removed, 8',
  ]);
  expect(edited(sort('{ default: up }', true), sort('{ default: down }', true))).toEqual([
    'compatible: getParcel query sort default changed from "up" to "down", 8',
  ]);
});

test('the name of a header is the same in any case, that of another parameter is not', () => {
  const sort = (name: string, place: string): Edit[] => [[SORT, `{ name: ${name}, in: ${place} }`]];
  expect(edited(sort('X-Sort', 'header'), sort('x-sort', 'header'))).toEqual([]);
  expect(edited(sort('X-Sort', 'query'), sort('x-sort', 'query'))).toHaveLength(2);
});

test('a parameter is told by its name, whatever stands before it and looks like it', () => {
  const another = '{ name: size, in: query, schema: { type: string } }';
  expect(
    edited(
      [],
      [
        [SORT, `${another}, ${SORT}`],
        ['down', 'down, none'],
      ],
    ),
  ).toEqual([
    `breaks today's services: getParcel query sort enum value "none" added, 8`,
    "breaks today's services: getParcel query size added, 8",
  ]);
});

test('a parameter that all of a path share is one of its operations', () => {
  const shared: Edit[] = [
    [`${ID}, `, ''],
    ['    get:', `    parameters: [${ID}]\n    get:`],
  ];
  expect(edited([], shared)).toEqual([]);
  expect(edited(shared, [...shared, ['{ type: string }', '{ type: string, maxLength: 9 }']])).toEqual([
    'breaks our baseline: getParcel path id maxLength changed from none to 9, 6',
  ]);
});

const security = (text: string): Edit[] => [[BEARER, text]];
test.each<[string, Edit[], Edit[], string[]]>([
  [
    'no token any more',
    [],
    security('security: []'),
    ["breaks today's services: getParcel security changed from bearerAuth to none, 3"],
  ],
  ['a token', security('# none'), [], ['breaks our baseline: getParcel security changed from none to bearerAuth, 3']],
  [
    'a key besides',
    [],
    security('security: [{ bearerAuth: [], key: [] }]'),
    ['breaks our baseline: getParcel security changed from bearerAuth to bearerAuth and key, 3'],
  ],
  [
    'a key instead, if one likes',
    [],
    security('security: [{ bearerAuth: [] }, { key: [] }]'),
    ["breaks today's services: getParcel security changed from bearerAuth to bearerAuth or key, 3"],
  ],
  [
    'a key by all means',
    security('security: [{ key: [] }, {}]'),
    security('security: [{ key: [] }]'),
    ['breaks our baseline: getParcel security changed from key or none to key, 3'],
  ],
  [
    'another scope',
    security('security: [{ key: [read] }]'),
    security('security: [{ key: [read, write] }]'),
    ['breaks our baseline: getParcel security changed from key to key, 3'],
  ],
  ['the same under another name', [], security('security: [{ token: [] }]'), []],
  [
    'a header in another case',
    security('security: [{ key: [] }]'),
    [...security('security: [{ key: [] }]'), ['X-Key', 'x-key']],
    [],
  ],
  ['the same, said by itself', [], [['getParcel', `getParcel\n      ${BEARER}`]], []],
  [
    'no token, said by itself',
    [],
    [['getParcel', 'getParcel\n      security: []']],
    ["breaks today's services: getParcel security changed from bearerAuth to none, 8"],
  ],
])('an operation may ask for %s', (_what, was, is, told) => {
  expect(edited(was, is)).toEqual(told);
});
