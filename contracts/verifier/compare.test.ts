import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pactServices } from '../pact-files/pact-file.ts';
import { specFile } from '../support/spec-files.ts';
import { danglingIn } from './allowed-answers.ts';
import { compare, comparisonLines } from './compare.ts';
import { contractWith } from './selection.ts';
import { placesIn, type SpecDocument } from './spec-places.ts';

const ours = join(import.meta.dirname, '../../openapi');
const folder = mkdtempSync(join(tmpdir(), 'compare-'));

/** A service's own description: ours, with other things in it. */
function theirs(service: string, ...others: [from: string, to: string][]): string {
  const file = join(folder, 'theirs.yaml');
  let text = readFileSync(join(ours, `${service}.yaml`), 'utf8');
  for (const [from, to] of others) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
  return file;
}

test.each(pactServices())(
  'F12 a description that says what ours says agrees, and leaves nothing open: %s',
  async (service) => {
    const result = await compare(contractWith(service), join(ours, specFile(service)));
    expect(comparisonLines(result)).toEqual([
      expect.stringMatching(/: (\d+) of \1 interactions agree with .*: passed$/),
    ]);
  },
);

test.each([
  [
    'voucher',
    "schemas/VoucherOffer'",
    '/paths/~1api~1v1~1campaigns~1offers~1{code}/get/responses/200/content/application~1json/schema',
  ],
  ['photo-export', "schemas/Chunk'", '/components/schemas/Backup/properties/chunks/items'],
])(
  'F12 a description of %s with a reference to nothing is refused, and names its place',
  async (service, from, place) => {
    await expect(compare(contractWith(service), theirs(service, [from, "schemas/Nope'"]))).rejects.toThrow(
      `references that lead nowhere: #/components/schemas/Nope at #${place}`,
    );
  },
);

test('F12 what looks like a reference in a value is none, nor is one to another file looked up', () => {
  const document = {
    paths: {},
    example: { $ref: '#/none' },
    properties: { example: { $ref: '#/one' } },
    responses: { default: { $ref: '#/two' }, '200': { default: { $ref: '#/none' } } },
    other: { $ref: 'other.yaml#/Thing' },
    circle: { $ref: '#/circle' },
  };
  expect(danglingIn(placesIn(document as SpecDocument), document)).toEqual([
    '#/one at #/properties/example',
    '#/two at #/responses/default',
    '#/circle at #/circle',
  ]);
});

const REQUIRED = 'required: [url]';
const LINK = 'url: { type: string, format: uri, description: A signed link; no bearer token is sent to it. }';
const REQUESTED = 'requested: { type: string, format: date-time }';

test.each<[what: string, others: [string, string][], lines: RegExp[]]>([
  [
    'that may be missing',
    [[REQUIRED, 'required: []']],
    [/^✗ getBackupChunkUrl 200: .*\n {4}\$\.url may be missing by your description$/],
  ],
  [
    'that may be null',
    [[REQUESTED, "requested: { type: [string, 'null'], format: date-time }"]],
    [/^✗ getBackup 200: .*\n {4}\$\.requested may be null by your description$/],
  ],
  [
    'that may be null, as OpenAPI 3.0 has it',
    [[REQUESTED, 'requested: { type: string, format: date-time, nullable: true }']],
    [/\$\.requested may be null/],
  ],
  [
    'that may be null beside a reference',
    [[LINK, "url: { nullable: true, allOf: [{ $ref: '#/components/schemas/Link' }] }\n    Link: { type: string }"]],
    [/\$\.url may be null/],
  ],
  [
    'that may be of another type, too',
    [[LINK, 'url: { oneOf: [{ type: string }, { type: object, properties: { href: { type: string } } }] }']],
    [/\$\.url may be object/],
  ],
  [
    'that only one branch of a choice has',
    [[REQUIRED, 'oneOf: [{ required: [url] }, { required: [reason] }]']],
    [/\$\.url may be missing/],
  ],
  [
    'that is missing from entries of a list',
    [['required: [id, iteration, size]', 'required: [id, iteration]']],
    [/^✗ getBackup 200: .*\n {4}\$\.chunks\[\*\]\.size may be missing/],
  ],
])(
  'F12 a description contradicts where it allows a field %s and the app always needs it',
  async (_what, others, lines) => {
    const told = comparisonLines(await compare(contractWith('photo-export'), theirs('photo-export', ...others)));
    expect(told.at(-1)).toMatch(/: failed$/);
    for (const line of lines) expect(told).toContainEqual(expect.stringMatching(line));
  },
);

test.each<[what: string, ...others: [string, string][]]>([
  [
    'what the app reads when it is there is optional or null',
    ['processed: { type: string, format: date-time }', "processed: { type: [string, 'null'], format: date-time }"],
  ],
  ['it requires a field in another part of the schema', [REQUIRED, 'allOf: [{ required: [url] }]']],
  ['each branch of a choice has the field', [REQUIRED, 'anyOf: [{ required: [url] }, { required: [url, until] }]']],
  ['a whole number is called a number', ['iteration: { type: integer', 'iteration: { type: number']],
])('F12 a description agrees where %s', async (_what, ...others) => {
  expect((await compare(contractWith('photo-export'), theirs('photo-export', ...others))).outcome).toBe('passed');
});

const SIGNED = "{ schema: { $ref: '#/components/schemas/SignedLink' }";
const LOOSE = '{ schema: { type: object, properties: { url: { type: string } } }';

test.each([
  ['before any other', 'application/vnd.shop.v2+json', SIGNED, 'application/json', LOOSE, 'failed'],
  ['whatever comes before', 'application/problem+json', LOOSE, 'application/json', SIGNED, 'passed'],
  ['whatever begins alike', 'application/json-seq', LOOSE, 'application/json', SIGNED, 'passed'],
  ['in any letters, with parameters', 'text/json', SIGNED, "'Application/JSON; charset=utf-8'", LOOSE, 'failed'],
])(
  'F12 of the media types of a description, that of the contract is compared %s',
  async (_what, first, ofFirst, second, ofSecond, outcome) => {
    const file = theirs('photo-export', [
      `{ application/json: ${SIGNED}`,
      `{ ${first}: ${ofFirst} }, ${second}: ${ofSecond}`,
    ]);
    const told = comparisonLines(await compare(contractWith('photo-export'), file));
    expect(told.at(-1)).toMatch(new RegExp(`: ${outcome}$`));
    const isTold = told.join('\n').includes('    $.url may be missing by your description');
    expect(isTold).toBe(outcome === 'failed');
  },
);

const STATUS = 'status: { type: string, enum: [requested, in-progress] }';

test.each([
  ['lists more', 'status: { type: string, enum: [requested, paused, in-progress, gone] }'],
  ['lists others in a branch', 'status: { anyOf: [{ const: requested }, { type: string, enum: [paused, gone] }] }'],
])('F12 a description that %s values of a field than the app takes contradicts', async (_what, status) => {
  const told = comparisonLines(await compare(contractWith('photo-export'), theirs('photo-export', [STATUS, status])));
  expect(told).toContainEqual(
    expect.stringMatching(
      /^✗ createBackup 201: .*\n {4}\$\.status may be 'paused' or 'gone' by your description, which the app does not take$/,
    ),
  );
  expect(told.at(-1)).toMatch(/: failed$/);
});

test.each([
  ['fewer', 'status: { type: string, enum: [requested, in-progress] , description: As ours. }'],
  [
    'null, too, which is as good as nothing',
    "status: { type: [string, 'null'], enum: [in-progress, requested, null] }",
  ],
])('F12 a description agrees where it lists %s', async (_what, status) => {
  const told = comparisonLines(await compare(contractWith('photo-export'), theirs('photo-export', [STATUS, status])));
  expect(told).toEqual([expect.stringMatching(/: passed$/)]);
});

test('F12 a description that lists no values where the app takes some alone is told so, and fails nothing', async () => {
  const file = theirs('photo-export', [STATUS, 'status: { type: string }']);
  expect(comparisonLines(await compare(contractWith('photo-export'), file))).toEqual([
    '? createBackup 201: your description says nothing of the values of $.status',
    expect.stringMatching(/: passed$/),
  ]);
});

test('F12 values of a failure are not compared: the app does not hold it against its schema', async () => {
  const file = join(folder, 'theirs.yaml');
  const text = readFileSync(join(ours, specFile('identity-provider')), 'utf8');
  const pinned = '{ type: string, enum: [invalid_grant] }';
  expect(text).toContain(pinned);
  writeFileSync(file, text.replace(pinned, '{ type: string, enum: [invalid_grant, invalid_scope] }'));
  expect((await compare(contractWith('identity-provider'), file)).outcome).toBe('passed');
});

const EXPIRY = "expiryDate: { $ref: '#/components/schemas/DayOrMoment' }";

test('F12 a field that is not among those of a description contradicts, though it takes any other', async () => {
  const lines = comparisonLines(await compare(contractWith('voucher'), theirs('voucher', [EXPIRY, ''])));
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^✗ getVoucherOffer 200: an offer that ends at a moment\n {4}\$\.expiryDate is not described; your description lists title for \$$/,
    ),
  );
  expect(lines.at(-1)).toMatch(/: failed$/);
});

test.each([
  ['the answer', "schema: { $ref: '#/components/schemas/VoucherOffer' }", 'schema: {}', '$'],
  [
    'the fields of an answer',
    "$ref: '#/components/schemas/VoucherOffer'",
    'type: object, additionalProperties: {}',
    '$.expiryDate, $.title',
  ],
  ['a field', EXPIRY, 'expiryDate: {}', '$.expiryDate'],
])('F12 a description that says nothing of %s is told so, and fails nothing', async (_what, from, to, places) => {
  const result = await compare(contractWith('voucher'), theirs('voucher', [from, to]));
  expect(comparisonLines(result)).toEqual([
    `? getVoucherOffer 200: your description says nothing of ${places}`,
    expect.stringMatching(/: passed$/),
  ]);
  expect(result.interactions).toContainEqual(expect.objectContaining({ open: places.split(', ') }));
});

test('F12 messages are held against their description in the same way', async () => {
  const file = theirs('push.asyncapi', ['required: [userId, downloadId]', 'required: [userId]']);
  expect(comparisonLines(await compare(contractWith('photo-push'), file))).toContainEqual(
    expect.stringMatching(/^✗ tellArchive .*\n {4}\$\.message\.downloadId may be missing/),
  );
});

test.each([
  [
    '/api/v1/campaigns/offers/{code}:',
    '/api/v2/offers/{code}:',
    /^✗ getVoucherOffer 200: .*\n +.*\/api\/v1\/campaigns\/offers\/SAVE10/,
  ],
  ["'404':", "'403':", /^✗ getVoucherOffer 404: /],
  ["'401':", "'403':", /^✗ getVoucherOffer 401: /],
  [
    'title: { type: string',
    'title: { type: integer',
    /^✗ getVoucherOffer 200: an offer that ends at a moment\n +.*(?:integer|number)/,
  ],
])('F12 a description with %s as %s contradicts, by the name of the interaction', async (from, to, line) => {
  const result = await compare(contractWith('voucher'), theirs('voucher', [from, to]));
  expect(result.outcome).toBe('failed');
  expect(comparisonLines(result)).toContainEqual(expect.stringMatching(line));
});

test.each([
  ['410 for a 404', 'voucher', 'getVoucherOffer 404: ', 410, [["'404':", "'410':"]]],
  [
    'a 200 alone for the 204 of a write',
    'newsletter',
    'confirmNewsletterSubscription 204: ',
    200,
    [["'204':", "'303':"]],
  ],
] as const)(
  'F12 a description with %s agrees, as verification takes either, and what was compared is told',
  async (_what, service, description, status, others) => {
    const changes = others.map(([from, to]): [string, string] => [from, to]);
    const result = await compare(contractWith(service), theirs(service, ...changes));
    expect(comparisonLines(result)).toEqual([expect.stringMatching(/: passed$/)]);
    const same = result.interactions.filter((one) => one.description.startsWith(description));
    expect(same.map((one) => one.status)).toEqual(same.map(() => status));
    expect(same.length).toBeGreaterThan(0);
  },
);

test('F12 an answer that is described by another status has to hold what the contract asks for all the same', async () => {
  const others: [string, string][] = [
    ["'200':", "'201':"],
    ['title: { type: string', 'title: { type: integer'],
  ];
  const lines = comparisonLines(await compare(contractWith('voucher'), theirs('voucher', ...others)));
  expect(lines).toContainEqual(
    expect.stringMatching(/^✗ getVoucherOffer 200: an offer that ends at a moment\n +.*(?:integer|number)/),
  );
});

const SERVER = '- url: https://voucher.example';
const PATH = '/api/v1/campaigns/offers/{code}:';
const SHORT = '/campaigns/offers/{code}:';

test.each([
  ['OpenAPI, paths behind that of the server', SHORT, "- url: 'https://voucher.example/api/v1/'", '/api/v1'],
  ['OpenAPI, a path alone as the server', SHORT, '- url: /api/v1', '/api/v1'],
  [
    'OpenAPI, one of a few servers, with variables',
    SHORT,
    "- url: /none\n  - { url: 'https://{host}/api/{version}', variables: { host: { default: a }, version: { default: v2, enum: [v2, v1] } } }",
    '/api/v1',
  ],
  ['OpenAPI, whole paths beside that of the server', PATH, '- url: /vouchers', undefined],
])(
  'F12 a description whose paths agree with or without that of its servers agrees: %s',
  async (_, path, server, below) => {
    const result = await compare(contractWith('voucher'), theirs('voucher', [PATH, path], [SERVER, server]));
    expect(result.outcome).toBe('passed');
    expect(result.below).toBe(below);
    expect(comparisonLines(result)).toEqual([
      expect.stringMatching(
        below === undefined ? /theirs\.yaml: passed$/ : /theirs\.yaml, its paths below \/api\/v1: passed$/,
      ),
    ]);
  },
);

test.each(['/', '/api/v1/', '/vouchers'])(
  'F12 the base path %s of Swagger 2 is taken in the same way',
  async (basePath) => {
    const file = join(folder, 'swagger.json');
    const path = `${basePath === '/api/v1/' ? '' : '/api/v1'}/campaigns/offers/{code}`;
    const statuses = [200, 401, 404, 429, 500].map((status) => [status, { description: 'an answer', schema: {} }]);
    const get = {
      parameters: [{ name: 'code', in: 'path', required: true, type: 'string' }],
      produces: ['application/json'],
      responses: Object.fromEntries(statuses),
    };
    const info = { title: 'Vouchers', version: '1' };
    writeFileSync(file, JSON.stringify({ swagger: '2.0', info, basePath, paths: { [path]: { get } } }));
    const lines = comparisonLines(await compare(contractWith('voucher'), file));
    expect(lines).toEqual([
      '? getVoucherOffer 200: your description says nothing of $',
      expect.stringMatching(/: passed$/),
    ]);
  },
);

test('F12 a description of which no one base path suits all interactions contradicts', async () => {
  const file = theirs(
    'widget',
    ['/v1/widget/{id}/share:', '/widget/{id}/share:'],
    ['- url: https://widget.example', '- url: /v1'],
  );
  const result = await compare(contractWith('widget'), file);
  expect(result.outcome).toBe('failed');
});

test('F12 a file that describes nothing is refused', async () => {
  const file = join(folder, 'nothing.yaml');
  writeFileSync(file, '{}');
  await expect(compare(contractWith('voucher'), file)).rejects.toThrow('is no document with "openapi" or "swagger"');
  writeFileSync(file, 'openapi: 3.1.0\npaths: {}\n');
  await expect(compare(contractWith('voucher'), file)).rejects.toThrow('cannot be compared');
  await expect(compare(contractWith('voucher'), join(folder, 'none.yaml'))).rejects.toThrow('cannot be read');
});
