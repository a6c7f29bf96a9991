import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from './api-error.ts';
import { connectRequests, type Connection } from './connection.ts';
import { request, type OperationTraits } from './request.ts';

const READ: OperationTraits = {
  service: 'widget',
  operationId: 'getWidget',
  auth: 'bearer',
  timeoutMs: 1000,
  retry: 'none',
};
const FILE: OperationTraits = { ...READ, answer: 'file', accept: 'application/pdf, application/json' };
const GRAPHQL: OperationTraits = { ...READ, protocol: 'graphql', configuredUrl: 'merchandiseUrl' };
const link = z.object({ url: z.string() });

let connection: { [Name in keyof Connection]: Connection[Name] };
let answer: Response;
let sent: { url: string; headers: Headers }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: { headers: Headers }) => {
    sent.push({ url, headers: init.headers });
    return answer;
  });
  connection = {
    baseUrl: () => 'https://api.example',
    correlationIdHeader: 'X-Correlation-Id',
    accessToken: () => 'token-1',
    refreshAccessToken: vi.fn(async () => 'token-2'),
    signInNeeded: vi.fn(),
  };
  connectRequests(connection);
});
afterEach(() => vi.unstubAllGlobals());

function answering(body: BodyInit | null, type = 'application/json', init: ResponseInit = {}) {
  answer = new Response(body, { ...init, headers: { 'Content-Type': type, ...init.headers } });
}
const failed = (call: Promise<unknown>) =>
  call.then(
    (value) => expect.unreachable(`gave ${JSON.stringify(value)}`),
    (error: ApiError) => error,
  );

describe('401 that is an answer', () => {
  test('A7.31 O120 it goes to the caller without refresh, sign-in and report', async () => {
    connection.failed = vi.fn();
    answering('{}', 'application/json', { status: 401 });
    expect(
      await failed(
        request('/v1/widget/OR-1', { method: 'GET', operation: { ...READ, unauthorized: 'answer' }, schema: link }),
      ),
    ).toMatchObject({ status: 401, isSessionOver: false });
    expect(connection.failed).not.toHaveBeenCalled();
    expect(connection.refreshAccessToken).not.toHaveBeenCalled();
    expect(connection.signInNeeded).not.toHaveBeenCalled();
  });
});

describe('files', () => {
  test('A7.30 a file is given as it came, and asked for by its types', async () => {
    answering('%PDF-1.4', 'application/pdf');
    const file = await request<Blob>('/pdf', { method: 'GET', operation: FILE });
    expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF-1.4']);
    expect(sent[0]?.headers.get('Accept')).toBe('application/pdf, application/json');
  });

  test('A7.46 a file is read by who wants to know how far it is; one that breaks off is a failed call', async () => {
    answering('%PDF-1.4', 'application/pdf');
    const readFile = async (response: Response) => new Blob([`${await response.text()} read`]);
    const file = await request<Blob>('/pdf', { method: 'GET', operation: FILE, readFile });
    expect(await file.text()).toBe('%PDF-1.4 read');
    answering('%PDF-1.4', 'application/pdf');
    const cut = () => Promise.reject(new TypeError('cut'));
    expect(await failed(request('/pdf', { method: 'GET', operation: FILE, readFile: cut }))).toMatchObject({
      kind: 'network',
      operation: 'getWidget',
    });
  });

  test('O141 JSON instead of a file is parsed by the schema that the caller gives', async () => {
    answering('{"url":"https://files.example/1.pdf","more":1}');
    expect(await request('/pdf', { method: 'GET', operation: FILE, schema: link })).toEqual({
      url: 'https://files.example/1.pdf',
    });
    answering('{"url":1}');
    expect(await failed(request('/pdf', { method: 'GET', operation: FILE, schema: link }))).toMatchObject({
      kind: 'schema',
    });
  });

  test('S40 JSON where nobody expects it is a failure', async () => {
    answering('{"url":"https://files.example/1.pdf"}');
    expect(await failed(request('/pdf', { method: 'GET', operation: FILE }))).toMatchObject({
      kind: 'schema',
      status: 200,
    });
  });
});

describe('answers without measure', () => {
  const schema = z.object({ items: z.array(z.object({ url: z.string() })) });

  test('S40 50 MB are not read as JSON, and 200,000 wrong entries are a failure like one', async () => {
    answering(`{"items":[${'{"url":""},'.repeat(5_000_000)}{"url":""}]}`);
    expect(await failed(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({
      kind: 'schema',
      status: 200,
    });
    answering(`{"items":[${'0,'.repeat(200_000)}0]}`);
    expect(await failed(request('/a', { method: 'GET', operation: READ, schema }))).toMatchObject({
      kind: 'schema',
      status: 200,
      service: 'widget',
    });
  });
});

describe('ids that are ways', () => {
  test.each(['/albums/..', '/albums/../photos', '/albums/.', '/albums/./photos?limit=1', '/albums/..?limit=1'])(
    'S38 %s is not called',
    async (path) => {
      expect(await failed(request(path, { method: 'DELETE', operation: READ }))).toMatchObject({
        kind: 'configuration',
      });
      expect(sent).toEqual([]);
    },
  );

  test.each(['/albums/...', '/albums/.a', '/albums/a..', '/files/..pdf'])('%s is', async (path) => {
    answering('', 'application/json');
    await request(path, { method: 'DELETE', operation: READ });
    expect(sent).toHaveLength(1);
  });
});

describe('headers', () => {
  test('O65 numbers are sent as text, and headers are the answer where the spec says so', async () => {
    answer = new Response(null, { status: 204, headers: { 'Upload-Offset': '5' } });
    const given = await request<{ status: number; headers: Headers }>('/uploads/1', {
      method: 'PATCH',
      operation: { ...READ, answer: 'headers' },
      headers: { 'Upload-Offset': 0, 'Tus-Resumable': '1.0.0' },
    });
    expect([given.status, given.headers.get('Upload-Offset')]).toEqual([204, '5']);
    expect(sent[0]?.headers.get('Upload-Offset')).toBe('0');
  });
});

describe('nothing', () => {
  test('A8.15 no body reads as null, which only schemas that allow it accept', async () => {
    answering('');
    expect(await request('/order', { method: 'GET', operation: READ, schema: z.union([link, z.null()]) })).toBeNull();
    answering('');
    expect(await failed(request('/order', { method: 'GET', operation: READ, schema: link }))).toMatchObject({
      kind: 'schema',
    });
  });
});

describe('GraphQL', () => {
  const schema = z.object({ data: z.optional(z.nullable(z.object({ Channels: z.array(z.string()) }))) });
  const call = () => request('/graphql#Channels', { method: 'POST', operation: GRAPHQL, schema });

  test('A7.54 errors are a failure whatever data stands beside them and whatever they look like', async () => {
    for (const errors of [
      '[{"message":"no","extensions":{"code":"FORBIDDEN"}}]',
      '[{"message":"no","extensions":{"code":7}}]',
      '["no"]',
      '[null]',
    ]) {
      answering(`{"data":{"Channels":["uk"]},"errors":${errors}}`);
      expect(await failed(call())).toMatchObject({ kind: 'http', status: 200 });
    }
    answering('{"errors":[{"message":"no","extensions":{"code":"FORBIDDEN"}}]}');
    expect(await failed(call())).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('an empty list of errors is none', async () => {
    answering('{"data":{"Channels":["uk"]},"errors":[]}');
    expect(await call()).toEqual({ data: { Channels: ['uk'] } });
  });

  test('O150 O139 the configured address wins over base address and path, and keeps the query', async () => {
    answering('{"data":{"Channels":[]}}');
    await call();
    expect(sent[0]?.url).toBe('https://api.example/graphql#Channels');
    connection.configuredUrl = () => 'https://shop.example/api?v=2';
    answering('{"data":{"Channels":[]}}');
    await request('/graphql?a=1', { method: 'POST', operation: GRAPHQL, schema });
    expect(sent[1]?.url).toBe('https://shop.example/api?v=2&a=1');
  });
});

describe('refused fields', () => {
  test('A5.1 O159 their names are in the failure, odd bodies do no harm', async () => {
    answering('{"code":"validation-failed","errors":{"postalCode":"no","city":["no"]}}', 'application/json', {
      status: 422,
    });
    expect(await failed(request('/a', { method: 'POST', operation: READ }))).toMatchObject({
      code: 'validation-failed',
      fields: ['postalCode', 'city'],
    });
    answering('{"code":7,"errors":"many"}', 'application/json', { status: 400 });
    expect(await failed(request('/a', { method: 'POST', operation: READ }))).toMatchObject({
      code: undefined,
      fields: [],
    });
  });
});
