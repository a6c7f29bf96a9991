import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generatedDrift } from './drift.ts';
import { generateInto } from './generate-into.ts';
import { readSpec, readSpecs } from './specs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'specs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const OPERATION = 'operationId: getThing, x-client: { idempotent: true, timeoutMs: 1000, retry: none }';
function spec(name: string, operation: string): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\nsecurity: [{ bearerAuth: [] }]\npaths:\n  /thing:\n    get: { ${operation}, responses: { '200': { description: ok } } }\n`,
  );
  return file;
}

describe('reading specs', () => {
  test('an operation is read with its traits, statuses and security', () => {
    expect(readSpec(spec('thing.yaml', OPERATION)).operations).toEqual([
      {
        operationId: 'getThing',
        method: 'GET',
        path: '/thing',
        auth: 'bearer',
        statuses: ['200'],
        client: { idempotent: true, timeoutMs: 1000, retry: 'none' },
        hasHook: true,
        isSentAhead: false,
      },
    ]);
    expect(readSpec(spec('public.yaml', `${OPERATION}, security: []`)).operations[0]?.auth).toBe('none');
  });

  test('what cannot be used is named with its file and line', () => {
    expect(() => readSpec(spec('a.yaml', 'x-client: {}'))).toThrow(/a\.yaml:6: GET \/thing has no operationId/);
    expect(() => readSpec(spec('b.yaml', 'operationId: getThing'))).toThrow(/b\.yaml:6: GET \/thing needs x-client/);
    expect(() =>
      readSpec(spec('c.yaml', 'operationId: x, x-client: { idempotent: false, timeoutMs: 1, retry: transient }')),
    ).toThrow(/retried but not idempotent/);
  });

  const answered = (traits: string, success: string, others = "'404': { description: none }", method = 'get') => {
    const file = join(folder, 'h.yaml');
    const schemas = 'components: { schemas: { List: { type: array }, Page: { type: object, required: [items] } } }';
    const operation = `operationId: getThing, x-client: { idempotent: true, timeoutMs: 1000, retry: none${traits} }, responses: { ${success}${others} }`;
    writeFileSync(
      file,
      `openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\n${schemas}\npaths:\n  /thing:\n    ${method}: { ${operation} }\n`,
    );
    return () => readSpec(file).operations[0];
  };
  const json = (schema: string) =>
    `'200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } } }, `;

  test('what a 404 means is read', () => {
    expect(answered(', missing: null', json('Page'))()?.client.missing).toBeNull();
    expect(answered(', missing: []', json('List'))()?.client.missing).toEqual([]);
    expect(answered(', missing: { items: [] }', json('Page'))()?.client.missing).toEqual({ items: [] });
    expect(answered(', missing: done', "'204': { description: ok }, ", undefined, 'delete')()?.client.missing).toBe(
      'done',
    );
    expect(answered(', missing: failure', json('Page'))()?.client.missing).toBe('failure');
    expect(answered('', json('Page'), undefined, 'put')()?.client).not.toHaveProperty('missing');
  });

  test.each([
    ['', json('Page'), 'has to say what the documented 404 means'],
    [', missing: null', json('Page'), 'says what a 404 means that is not documented', ''],
    [', missing: done', json('Page'), 'is done, but a success has a body'],
    [', missing: {}', json('Page'), 'is {}, which is no answer by the schema'],
    [', missing: { items: [] }', json('List'), 'is {"items":[]}, which is no answer by the schema'],
    [', missing: nothing', json('List'), 'is "nothing", which is no answer by the schema'],
  ])(
    'a 404 that means %j, where the answer is %j, is refused with file and line',
    (traits, success, fault, others?: string) => {
      expect(answered(traits, success, others)).toThrow(`h.yaml:6: GET /thing: x-client.missing ${fault}`);
    },
  );

  test.each(['default', '4XX', '5XX'])('an answer %s, which is no status, is refused with file and line', (status) => {
    expect(answered('', json('Page'), `'${status}': { description: none }`)).toThrow(
      `h.yaml:6: GET /thing: its answer ${status} has no status of three digits`,
    );
  });

  const sending = (path: string, type: string, schema: string) => {
    const file = join(folder, 'j.yaml');
    const schemas = '{ Voucher: { type: object }, Headers: { type: object } }';
    const body = `{ content: { ${type}: { schema: ${schema} } } }`;
    writeFileSync(
      file,
      `openapi: 3.1.0\ncomponents: { schemas: ${schemas} }\npaths:\n  ${path}:\n    put: { ${OPERATION}, requestBody: ${body} }\n`,
    );
    return () => readSpec(file).operations[0];
  };
  const named = (schema: string) => `{ $ref: '#/components/schemas/${schema}' }`;

  test('a body of bytes may have any media type', () => {
    expect(sending('/files/{id}', 'application/pdf', '{ type: string, format: binary }')()).not.toHaveProperty('body');
    expect(sending('/vouchers/{id}', 'application/json', named('Voucher'))()).toMatchObject({ body: 'Voucher' });
  });

  test.each([
    ['/vouchers/{voucher}', 'application/json', 'its path parameter voucher is called like its operationId, its body'],
    ['/vouchers/{getThing}', 'application/json', 'its path parameter getThing is called like its operationId'],
    ['/vouchers/{id}/{id}', 'application/json', 'its path parameter id is called like its operationId, its body'],
    ['/vouchers/{id}', 'application/merge-patch+json', 'its body is application/merge-patch+json, but values are sent'],
    ['/vouchers/{id}', 'multipart/form-data', 'its body is multipart/form-data, but values are sent as'],
  ])('%s with a body of %s, of which no code can be made, is refused with file and line', (path, type, fault) => {
    expect(sending(path, type, named('Voucher'))).toThrow(`j.yaml:5: PUT ${path}: ${fault}`);
  });

  test('a body that is called like what the generated code has of its own, or is of several types, is refused', () => {
    expect(sending('/things', 'application/json', named('Headers'))).toThrow(
      'j.yaml:5: PUT /things: the schema of its body, Headers, is a name of the generated code itself, none of a parameter',
    );
    const both = '{ type: string } }, application/json: { schema: { type: object }';
    expect(sending('/things', 'text/plain', both)).toThrow(
      'j.yaml:5: PUT /things: its body has more than one media type',
    );
  });

  test('which operations components ask for is read', () => {
    expect(answered(', missing: null', json('Page'))()?.hasHook).toBe(true);
    expect(answered(', missing: null, hook: false', json('Page'))()?.hasHook).toBe(false);
    expect(answered(', missing: null, caller: another page', json('Page'))()?.hasHook).toBe(false);
    expect(answered('', json('Page'), undefined, 'post')()?.hasHook).toBe(false);
    expect(answered(', hook: true', json('Page'), undefined, 'post')()?.hasHook).toBe(true);
    expect(answered(', missing: null, ahead: true', json('Page'))()?.isSentAhead).toBe(true);
    expect(answered(', hook: often', json('Page'), undefined, 'post')).toThrow(
      'x-client.hook is true, false or missing',
    );
  });

  test('a syntax error is named with its file and line', () => {
    writeFileSync(join(folder, 'd.yaml'), 'openapi: 3.1.0\ninfo: { title: T }\npaths: [\n');
    expect(() => readSpec(join(folder, 'd.yaml'))).toThrow(/d\.yaml:[34]: not readable YAML/);
    writeFileSync(join(folder, 'e.yaml'), 'openapi: 3.1.0\ninfo:\n  title: T\n\tversion: 1.0.0\n');
    expect(() => readSpec(join(folder, 'e.yaml'))).toThrow(/e\.yaml:4: not readable YAML/);
  });

  test.each([
    ['  /thing:', 'i.yaml:4: /thing holds nothing'],
    ['  /thing:\n    get:', 'i.yaml:5: GET /thing holds nothing'],
    [`  /thing:\n    get:\n      { ${OPERATION}, responses: { '200': } }`, 'its answer 200 holds nothing'],
  ])('a part that holds nothing is named with its file and line: %s', (paths, told) => {
    writeFileSync(join(folder, 'i.yaml'), `openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\npaths:\n${paths}\n`);
    expect(() => readSpec(join(folder, 'i.yaml'))).toThrow(told);
  });

  test('a reference that leads nowhere is named with its file and line', () => {
    const referring = (reference: string) => spec('f.yaml', `${OPERATION}, requestBody: { $ref: '${reference}' }`);
    expect(() => readSpec(referring('#/components/requestBodies/Thing'))).toThrow(
      /f\.yaml:6: #\/components\/requestBodies\/Thing leads nowhere/,
    );
    expect(() => readSpec(referring('other.yaml#/Thing'))).toThrow(/f\.yaml:6: other\.yaml#\/Thing leads nowhere/);
    expect(readSpec(referring('#/paths/~1thing/get/responses')).operations).toHaveLength(1);
    expect(() => readSpec(spec('g.yaml', `${OPERATION}, requestBody: *thing`))).toThrow(/g\.yaml:6: .*thing/);
  });

  test('an AsyncAPI document is looked at, too', () => {
    writeFileSync(
      join(folder, 'push.asyncapi.yaml'),
      'asyncapi: 3.1.0\nchannels:\n  push:\n    messages: { $ref: "#/components/messages" }\n',
    );
    expect(() => readSpecs(folder)).toThrow(/push\.asyncapi\.yaml:4: #\/components\/messages leads nowhere/);
    writeFileSync(join(folder, 'push.asyncapi.yaml'), 'asyncapi: 3.1.0\nchannels: [\n');
    expect(() => readSpecs(folder)).toThrow(/push\.asyncapi\.yaml:[23]: not readable YAML/);
  });

  test('an operationId is unique over all services', () => {
    spec('one.yaml', OPERATION);
    spec('two.yaml', OPERATION);
    expect(() => readSpecs(folder)).toThrow(/two\.yaml:6: operationId getThing stands in .*one\.yaml:6 too/);
  });
});

test('the code of a read sends its headers, and every text as it stands in the spec', async () => {
  mkdirSync(join(folder, 'openapi'));
  writeFileSync(
    join(folder, 'openapi/thing.yaml'),
    String.raw`openapi: 3.1.0
info: { title: T, version: '1.0 "beta"' }
security: []
paths:
  /it's:
    get:
      operationId: listThings
      x-client: { idempotent: true, timeoutMs: 1000, retry: none, missing: { a-b: "it's \"so\"\n\\" } }
      parameters:
        - { name: size, in: query, required: false, schema: { type: integer } }
        - { name: X-Shop, in: header, required: false, schema: { type: string } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: object } } } }
        '404': { description: none }
`,
  );
  await generateInto(folder);
  const code = (name: string) => readFileSync(join(folder, 'generated', name), 'utf8');
  expect(code('thing/queries.ts')).toContain('(params?: ListThingsParams, headers?: ListThingsHeaders) =>');
  expect(code('thing/queries.ts')).toContain('listThings(params, headers, { signal })');
  expect(code('thing/calls.ts')).toContain(String.raw`'/it\'s'`);
  expect(code('thing/calls.ts')).toContain(String.raw`missing: { 'a-b': 'it\'s "so"\n\\' }`);
  expect(JSON.parse(code('index.json')).services[0].version).toBe('1.0 "beta"');
});

describe('drift', () => {
  test(
    'the committed output follows from the specs, and an edit by hand or a changed spec is reported',
    { timeout: 60_000 },
    async () => {
      for (const part of ['openapi', 'generated']) cpSync(part, join(folder, part), { recursive: true });
      expect(await generatedDrift(folder)).toEqual([]);
      appendFileSync(join(folder, 'generated/customer/calls.ts'), '\n');
      writeFileSync(join(folder, 'generated/customer/extra.ts'), '');
      expect(await generatedDrift(folder)).toEqual(['customer/calls.ts', 'customer/extra.ts']);
    },
  );
});
