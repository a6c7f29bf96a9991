import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { listening } from '../support/listening.ts';
import { UsageError } from './arguments.ts';
import { fuzzLines, isFuzzFailed, readFuzzing, runFuzz } from './fuzz.ts';
import { fuzzOperations, generatorOf } from './fuzz-requests.ts';
import { openSpec, specOf, type SpecFile } from './spec-places.ts';
import { pactServices } from '../pact-files/pact-file.ts';

const THINGS = `openapi: 3.1.0
paths:
  /things/{id}:
    get:
      operationId: getThing
      security: [{ bearer: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, minLength: 1 }, example: thing-1 }
        - { name: size, in: query, schema: { type: integer, minimum: 1, maximum: 9 } }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
        '401': { description: refused }
        '404': { description: none }
        '500': { description: failed }
  /things:
    post:
      operationId: addThing
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
      responses:
        '201': { description: added }
components:
  schemas:
    Thing:
      type: object
      required: [size]
      properties: { size: { type: integer, minimum: 1 }, at: { type: string, format: date-time } }
`;
const spec = openSpec('openapi/things.yaml', THINGS);

interface Answer {
  status: number;
  body?: unknown;
}

let answer: (target: string, body: unknown) => Answer;
const asked: { target: string; method?: string; authorization?: string; body: string }[] = [];
const { url: base, close } = await listening(async (request, response) => {
  const body = await text(request);
  const { url = '', method, headers } = request;
  asked.push({ target: url, method, authorization: headers.authorization, body });
  const { status, body: content } = answer(url, body === '' ? undefined : JSON.parse(body));
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(content === undefined ? '' : JSON.stringify(content));
});
afterAll(close);

const header = { name: 'authorization', value: 'Bearer mine' };
function fuzz(options: object, what: typeof answer, of: SpecFile = spec) {
  asked.length = 0;
  answer = what;
  return runFuzz(readFuzzing({ fuzz: true, 'fuzz-seed': '7', ...options }, base, of), header);
}

const good = { status: 200, body: { size: 1 } };

test('F12 a service that answers as its spec says holds, within the bounds that its owner sets; writes are left out', async () => {
  const report = await fuzz({ 'fuzz-requests': '8' }, () => good);
  expect(isFuzzFailed(report)).toBe(false);
  expect(asked).toHaveLength(8);
  expect(asked.map(({ method }) => method)).not.toContain('POST');
  expect(asked.every(({ authorization }) => authorization === 'Bearer mine')).toBe(true);
  expect(asked.some(({ target }) => target.startsWith('/things/thing-1'))).toBe(true);
  expect(new Set(asked.map(({ target }) => target)).size).toBeGreaterThan(4);
  expect(fuzzLines(report)).toEqual([
    'generated requests, seed 7',
    '✓ getThing: 8 requests, 8 × 200',
    '- addThing: 0 requests; it writes: --fuzz-writes sends it, too',
  ]);
});

test('F12 writes are sent when they are asked for, with bodies that the spec allows', async () => {
  const report = await fuzz({ 'fuzz-only': 'addThing', 'fuzz-writes': true }, () => ({ status: 201 }));
  expect(isFuzzFailed(report)).toBe(false);
  expect(asked).toHaveLength(50);
  for (const { body, authorization } of asked) {
    expect(spec.faultOf('/components/schemas/Thing', JSON.parse(body))).toBeUndefined();
    expect(authorization).toBeUndefined();
  }
});

test.each<[string, Answer, RegExp]>([
  ['a failure, though it is documented', { status: 500 }, /it fails with 500/],
  [
    'a status that is not documented',
    { status: 418 },
    /the status 418 is not documented; documented are 200, 401, 404, 500/,
  ],
  ['a failure that is not documented', { status: 503 }, /the status 503 is not documented/],
  ['null in a field that must be there', { status: 200, body: { size: null } }, /\$\/size must be integer/],
  [
    'a body of another shape',
    { status: 200, body: { size: 0 } },
    /body of 200 is not what openapi\/things\.yaml:\d+ says: \$\/size must be >= 1/,
  ],
  [
    'a body of another format',
    { status: 200, body: { size: 1, at: '31.01.2027' } },
    /\$\/at must match format "date-time"/,
  ],
  ['no body', { status: 200 }, /is no JSON/],
])('F12 %s is a fault, with the seed that sends the request again', async (_what, bad, told) => {
  const report = await fuzz({ 'fuzz-requests': '20' }, () => bad);
  const [operation] = report.operations;
  expect(operation?.faults).toHaveLength(5);
  expect(operation?.faults[0]?.told).toMatch(told);
  expect(operation?.faults[0]?.curl).toMatch(
    /^curl -i -X GET 'http:\S+\/things\/\S+' -H "Authorization: Bearer \$TOKEN"$/,
  );
  expect(isFuzzFailed(report)).toBe(true);
  const last = operation?.faults[4];
  const { target } = asked[4] ?? {};
  await fuzz({ 'fuzz-seed': String(last?.seed), 'fuzz-requests': '1' }, () => bad);
  expect(asked.map((one) => one.target)).toEqual([target]);
});

test('F12 null in a field that may be missing is no fault, however deep it lies: client and contracts take it for its absence', async () => {
  const nested = THINGS.replace(
    'properties: {',
    "properties: { parts: { type: array, items: { $ref: '#/components/schemas/Thing' } },",
  );
  const body = { size: 1, at: null, parts: [{ size: 2, at: null, parts: null }] };
  const options = { 'fuzz-requests': '4', 'fuzz-only': 'getThing' };
  const report = await fuzz(options, () => ({ status: 200, body }), openSpec('openapi/nested.yaml', nested));
  expect(report.operations[0]?.faults).toEqual([]);
});

test('F12 a failure that is documented is an answer, unless it is a 500', async () => {
  const full = openSpec('openapi/full.yaml', THINGS.replace("'500':", "'507': { description: full }\n        '500':"));
  const report = await fuzz({ 'fuzz-requests': '4', 'fuzz-only': 'getThing' }, () => ({ status: 507 }), full);
  expect(report.operations).toMatchObject([{ statuses: { 507: 4 }, faults: [] }]);
});

const NOTES = `openapi: 3.1.0
paths:
  /notes/{id}:
    put:
      operationId: putNote
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, minLength: 1 } }
        - { name: title, in: query, required: true, schema: { type: string, maxLength: 30 } }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
      responses: { '204': { description: written } }
components:
  schemas:
    Note:
      type: object
      required: [text, code, day, kind]
      properties:
        text: { type: [string, 'null'], minLength: 3 }
        code: { allOf: [{ type: string }, { pattern: '^[A-Z]{2}$' }] }
        day: { type: string, format: date }
        kind: { type: string, enum: [a, b] }
`;

test('F12 free texts are of all kinds, in paths, queries and bodies, and the same for a seed', async () => {
  const notes = openSpec('openapi/notes.yaml', NOTES);
  const send = async () => {
    const options = { 'fuzz-writes': true, 'fuzz-requests': '200' };
    expect(isFuzzFailed(await fuzz(options, () => ({ status: 204 }), notes))).toBe(false);
    return asked.map(({ target, body }) => ({ target, body }));
  };
  const sent = await send();
  expect(sent).toHaveLength(200);
  const addresses = sent.map(({ target }) => new URL(target, base));
  const bodies = sent.map(({ body }) => JSON.parse(body) as Record<string, string | null>);
  const ids = addresses.map(({ pathname }) => decodeURIComponent(pathname.slice('/notes/'.length)));
  const titles = addresses.map(({ searchParams }) => searchParams.get('title') ?? '');
  const texts = bodies.flatMap((body) => body.text ?? []);
  for (const one of [ids, titles, texts]) {
    for (const kind of [
      /^[a-zA-Z0-9]+$/,
      /é|ß|ñ/,
      /\u0301/,
      /\p{Emoji_Presentation}/u,
      /\p{Script=Hebrew}|\p{Script=Arabic}/u,
      /^ .* $/,
    ])
      expect(
        one.some((value) => kind.test(value)),
        String(kind),
      ).toBe(true);
    for (const character of ` /%?#&+"'<`)
      expect(
        one.some((value) => value.includes(character)),
        character,
      ).toBe(true);
  }
  const longest = (all: string[]) => Math.max(...all.map((value) => [...value].length));
  expect([ids, titles, texts].map(longest)).toEqual([200, 30, 200]);
  expect(texts.length).toBeLessThan(bodies.length);
  for (const body of bodies) expect(notes.faultOf('/components/schemas/Note', body)).toBeUndefined();
  expect(await send()).toEqual(sent);
});

test('F12 a service that fails at what is no short word of ASCII is found out', async () => {
  const codeOf = (target: string) => decodeURIComponent(new URL(target, base).pathname.slice('/things/'.length));
  const failsAt = (bad: RegExp, status: number) => (target: string) => (bad.test(codeOf(target)) ? { status } : good);
  const long = await fuzz({}, failsAt(/.{21}/, 500));
  expect(long.operations[0]?.faults[0]?.told).toBe('it fails with 500');
  const other = await fuzz({}, failsAt(/[^\w-]/, 422));
  expect(other.operations[0]?.faults[0]?.told).toMatch(/the status 422 is not documented/);
});

test('F12 the line of a fault has the header that was sent', async () => {
  answer = () => ({ status: 500 });
  const bounds = readFuzzing({ fuzz: true, 'fuzz-requests': '1' }, base, spec);
  const report = await runFuzz(bounds, { name: 'x-api-key', value: 'mine' });
  expect(report.operations[0]?.faults[0]?.curl).toMatch(/ -H "X-Api-Key: \$TOKEN"$/);
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ['nothing', (response) => response.destroy(), 'the provider closed the connection without an answer'],
  [
    'half of it',
    (response) => response.writeHead(200, { 'Content-Length': 100 }).write('{"si', () => response.destroy()),
    'the provider closed the connection before the end of its answer',
  ],
])('F12 a service that answers %s and crashes is told as a verification tells it', async (_what, crash, told) => {
  const crashing = await listening((_request, response) => crash(response));
  onTestFinished(crashing.close);
  const report = await runFuzz(readFuzzing({ fuzz: true, 'fuzz-requests': '1' }, crashing.url, spec), header);
  expect(report.operations[0]).toMatchObject({ statuses: { none: 1 }, faults: [{ told }] });
});

test('F12 an operation that did nothing but refuse the token was not tried, which is a fault; one that needs none may', async () => {
  const report = await fuzz({ 'fuzz-requests': '4' }, () => ({ status: 401 }));
  expect(isFuzzFailed(report)).toBe(true);
  expect(fuzzLines(report)).toEqual([
    'generated requests, seed 7',
    '✗ getThing: 4 requests, 4 × 401',
    expect.stringMatching(/^ {4}seed 7: every answer was 401 or 403, so nothing of it was tried: .*; curl -i -X GET /),
    '- addThing: 0 requests; it writes: --fuzz-writes sends it, too',
  ]);
  let count = 0;
  const once = await fuzz({ 'fuzz-requests': '4' }, () => (count++ === 0 ? good : { status: 401 }));
  expect(isFuzzFailed(once)).toBe(false);
  const open = openSpec('openapi/open.yaml', THINGS.replace('security: [{ bearer: [] }]', 'security: []'));
  expect(isFuzzFailed(await fuzz({ 'fuzz-requests': '4' }, () => ({ status: 401 }), open))).toBe(false);
});

test('F12 an operation that answered no request with success is told so, and does not hold by that alone', async () => {
  const told = async (...statuses: number[]) => {
    let count = 0;
    const report = await fuzz({ 'fuzz-requests': '4', 'fuzz-only': 'getThing' }, () => {
      const status = statuses[count++ % statuses.length] ?? 404;
      return status === 200 ? good : { status };
    });
    expect(isFuzzFailed(report)).toBe(false);
    return [...fuzzLines(report).slice(1), report.operations[0]?.unjudged];
  };
  const why = 'none was answered with success: no body was judged';
  expect(await told(404)).toEqual([`? getThing: 4 requests, 4 × 404; ${why}`, why]);
  expect(await told(401, 404)).toEqual([`? getThing: 4 requests, 2 × 401, 2 × 404; ${why}`, why]);
  expect(await told(404, 200)).toEqual(['✓ getThing: 4 requests, 2 × 200, 2 × 404', undefined]);
});

test('F12 a service elsewhere, and what there is not, is refused; time is a bound', async () => {
  const elsewhere = (options: object) => readFuzzing({ fuzz: true, ...options }, 'https://things.example', spec);
  expect(() => elsewhere({})).toThrow(UsageError);
  expect(elsewhere({ 'fuzz-remote': true }).operations).toHaveLength(2);
  expect(() => elsewhere({ 'fuzz-remote': true, 'fuzz-only': 'none' })).toThrow('There are: getThing, addThing');
  expect(() => readFuzzing({ provider: 'photo-push' }, base, specOf('photo-push'))).toThrow('has no OpenAPI');
  const report = await runFuzz({ ...readFuzzing({ fuzz: true }, base, spec), seconds: 0 }, undefined);
  expect(report.operations[0]?.leftOut).toBe('the 0 s of --fuzz-seconds are over');
  expect(isFuzzFailed(report)).toBe(true);
  expect(fuzzLines(report).at(-1)).toBe('✗ generated requests: nothing was sent');
});

test('F12 requests come about for every operation whose body is JSON, of every spec', async () => {
  for (const service of pactServices()) {
    const one = specOf(service);
    if (!one?.document.paths) continue;
    const generate = await generatorOf(one);
    for (const operation of fuzzOperations(one).filter(({ leftOut }) => leftOut === undefined)) {
      const made = [1, 2, 3, 4, 5].flatMap((seed) => generate(operation, seed) ?? []);
      expect(made.length, `${service} ${operation.operation}`).toBeGreaterThan(0);
    }
  }
});

test('F12 what the spec does not allow is not sent, though an example says it', async () => {
  const wrong = openSpec(
    'a.yaml',
    `openapi: 3.1.0
paths:
  /things/{id}:
    get:
      operationId: getThing
      parameters: [{ name: id, in: path, required: true, schema: { type: integer }, example: thing-1 }]
      responses: { '200': { description: a thing } }
`,
  );
  const generate = await generatorOf(wrong);
  const [operation] = fuzzOperations(wrong);
  const targets = [1, 2, 3, 4].map((seed) => operation && generate(operation, seed)?.target);
  expect(targets).toEqual(
    [1, 2, 3, 4].map((seed) => (seed === 3 ? undefined : expect.stringMatching(/^\/things\/-?\d+$/))),
  );
});
