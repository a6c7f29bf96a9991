import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readDocument } from '#sandbox/spec/read-document.ts';
import type { Change } from './change.ts';
import type { Fields } from './json.ts';
import { openApiChanges } from './openapi-changes.ts';
import { meaningOf } from './verdict.ts';

const description = 'x';
const string = { type: 'string' };
const day = { type: 'string', format: 'date' };
const closed = (properties: object) => ({ type: 'object', properties, additionalProperties: false });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const plain = (schema: object) => ({ content: { 'text/plain': { schema } } });
const both = (schema: object) => ({ content: { ...json(schema).content, ...plain(schema).content } });
const answer = (others: object = {}, status = 200) => ({ responses: { [status]: { description, ...others } } });
const request = (requestBody?: object) => ({ ...(requestBody && { requestBody }), ...answer({}, 204) });
const statuses = (...all: number[]) => ({ responses: Object.fromEntries(all.map((one) => [one, { description }])) });
const headers = (name: string, header: object) => answer({ headers: { [name]: { schema: string, ...header } } });

const TODAY = "breaks today's services:";
const BASELINE = 'breaks our baseline:';
const EACH = "breaks today's services and our baseline:";

/** Operations of one document each, as they were and as they are: each comparison starts two processes. */
const edits: [what: string, was: object, is: object, told: string[]][] = [
  ['a body that must be there', request(), request({ required: true, ...json({}) }), [`${EACH} body added, required`]],
  ['a body that may be there', request(), request(json({})), [`${TODAY} body added`]],
  ['no body where one had to be', request({ required: true, ...json({}) }), request(), [`${EACH} body removed`]],
  ['no body where one could be', request(json({})), request(), [`${BASELINE} body removed`]],
  [
    'a body required',
    request(json({})),
    request({ required: true, ...json({}) }),
    [`${BASELINE} body required true added`],
  ],
  [
    'another form of a body',
    request(json({})),
    request(plain({})),
    [`${BASELINE} body application/json removed`, `${TODAY} body text/plain added`],
  ],
  ['one more form of a body', request(json({})), request(both({})), [`${TODAY} body text/plain added`]],
  [
    'another form of an answer',
    answer(json({})),
    answer(plain({})),
    [`${TODAY} 200 application/json removed`, `${BASELINE} 200 text/plain added`],
  ],
  ['one more form of an answer', answer(json({})), answer(both({})), [`${BASELINE} 200 text/plain added`]],
  ['one form less of an answer', answer(both({})), answer(json({})), [`${TODAY} 200 text/plain removed`]],
  ['no body of an answer', answer(json({})), answer(), [`${BASELINE} 200 body removed`]],
  ['another success', statuses(200), statuses(204), [`${EACH} 204 moved from 200 to 204`]],
  ['one more success', statuses(200), statuses(200, 201), [`${BASELINE} 201 added`]],
  ['one success less', statuses(200, 201), statuses(200), [`${TODAY} 201 removed`]],
  ['another failure', statuses(200, 404), statuses(200, 410), ['compatible: 404 removed', 'compatible: 410 added']],
  ['a header in another case', headers('ETag', {}), headers('Etag', {}), []],
  [
    'another type of a header',
    headers('ETag', {}),
    headers('etag', { schema: { type: 'integer' } }),
    [`${EACH} 200 header etag type changed from string to integer`],
  ],
  ['another header', headers('ETag', {}), headers('Tag', {}), [`${BASELINE} 200 header Tag moved from ETag to Tag`]],
  [
    'another header that must be there',
    headers('ETag', { required: true }),
    headers('Tag', { required: true }),
    [`${EACH} 200 header Tag moved from ETag to Tag`],
  ],
  [
    'a header that is called like a text',
    headers('version', {}),
    headers('version', { required: true }),
    [`${TODAY} 200 header version required true added`],
  ],
  [
    'null besides',
    answer(json(day)),
    answer(json({ anyOf: [day, { type: 'null' }] })),
    [`${BASELINE} 200 choice 2 added`],
  ],
  [
    'null besides, sent',
    request(json(day)),
    request(json({ anyOf: [day, { type: 'null' }] })),
    [`${TODAY} body choice 2 added`],
  ],
  [
    'a field that was refused',
    request(json(closed({}))),
    request(json(closed({ a: string }))),
    [`${TODAY} body a added`],
  ],
  [
    'a default',
    request(json({ properties: { a: {} } })),
    request(json({ properties: { a: { default: 1 } } })),
    [`${TODAY} body a default 1 added`],
  ],
  [
    'fields of a name',
    answer(json({ type: 'object' })),
    answer(json({ type: 'object', patternProperties: { a: day } })),
    [`${TODAY} 200 patternProperties {"a":{"type":"string","format":"date"}} added`],
  ],
  ['its parts as one', answer(json({ allOf: [day, { minLength: 0 }] })), answer(json(day)), []],
  ['other tags', { tags: ['a'], ...answer() }, { tags: ['b'], ...answer() }, []],
];

let changes: Change[];
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-changes-'));
  const version = (name: string, operations: object[], url: string) => {
    const path = join(folder, name);
    const paths = Object.fromEntries(
      operations.map((put, index) => [`/${index}`, { put: { operationId: `put${index}`, ...put } }]),
    );
    writeFileSync(path, JSON.stringify({ openapi: '3.1.0', info: {}, servers: [{ url }], paths }));
    return { path, document: readDocument<Fields>(path) };
  };
  changes = await openApiChanges(
    version(
      'was.yaml',
      edits.map(([, was]) => was),
      'https://old.example',
    ),
    version(
      'is.yaml',
      edits.map(([, , is]) => is),
      'https://new.example',
    ),
  );
  rmSync(folder, { recursive: true });
});

const told = (operation: string) =>
  changes
    .filter((change) => change.operation === operation)
    .map((change) => `${meaningOf(change)}: ${change.place} ${change.text}`);

test.each(edits.map(([what, , , means], index) => ({ what, means, index })))('$what', ({ means, index }) => {
  expect(told(`put${index}`)).toEqual(means);
});

test('another address of a service, which its configuration tells the client', () => {
  expect(told('servers')).toEqual(['compatible: 0 url changed from https://old.example to https://new.example']);
});
