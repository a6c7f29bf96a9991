import { describe, expect, it } from 'vitest';
import type { Fault } from '../core/faults.ts';
import type { AnyHandler } from '../core/handlers.ts';
import { Problem } from '../core/problem.ts';
import type { Exchange } from '../http/exchange.ts';
import { specOperations } from '../spec/load-spec.ts';
import { mountSpecService } from './spec-service.ts';
import { createValidation } from './validation.ts';

const thing = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, size: { type: 'number' } },
};
const problem = { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } };
const operations = specOperations({
  security: [{ bearerAuth: [] }],
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        responses: {
          '200': { content: { 'application/json': { schema: thing } } },
          '401': { content: { 'application/json': { schema: problem } } },
          '404': {},
          '409': { content: { 'application/json': { schema: problem } } },
        },
      },
    },
    '/things/{id}/file': {
      get: {
        operationId: 'getFile',
        security: [],
        responses: { '200': { content: { 'application/json': { schema: thing }, 'application/pdf': {} } } },
      },
      head: {
        operationId: 'getSize',
        security: [],
        responses: { '200': { headers: { 'Upload-Offset': { required: true } } } },
      },
    },
    '/graphql#Things': { post: { operationId: 'askThings', security: [], responses: { '204': {} } } },
    '/graphql#Thing': { post: { operationId: 'askThing', security: [], responses: { '204': {} } } },
    '/things/all': { get: { operationId: 'listThings', security: [], responses: { '204': {} } } },
  },
});

type Id = 'getThing' | 'listThings' | 'getFile' | 'getSize' | 'askThings' | 'askThing';

const nothing = () => ({ status: 204 });
const others = { listThings: nothing, getFile: nothing, getSize: nothing, askThings: nothing, askThing: nothing };

function mount(handlers: Partial<Record<Id, AnyHandler>>) {
  const failures: string[] = [];
  const service = mountSpecService({
    slug: 'things',
    operations,
    handlers: { getThing: () => ({ status: 200, body: { name: 'a' } }), ...others, ...handlers },
    validation: createValidation(),
    authorise: async ({ headers }) => {
      if (headers.authorization === undefined)
        throw new Problem(401, 'unauthorized', 'No token.', { 'www-authenticate': 'Bearer' });
      return { id: 1, sub: 'user-anna', email: 'anna@example.com' };
    },
    onFailure: (reason) => failures.push(reason),
  });
  return { service, failures };
}

async function answer(
  handlers: Parameters<typeof mount>[0],
  path = '/things/1',
  given: { token?: boolean; fault?: Fault; method?: string; body?: unknown } = {},
) {
  const { service, failures } = mount(handlers);
  const headers = given.token === false ? {} : { authorization: 'Bearer x' };
  const exchange = {
    request: { headers },
    method: given.method ?? 'GET',
    body: given.body,
    path,
    query: new URLSearchParams(),
    correlationId: 'c',
    ...(given.fault && { fault: given.fault }),
  };
  const delivery = await service.answer(exchange as Exchange);
  const body =
    delivery?.body instanceof Uint8Array ? (JSON.parse(Buffer.from(delivery.body).toString()) as unknown) : undefined;
  return { status: delivery?.status, headers: delivery?.headers, body, failures };
}

describe('a service behind its spec', () => {
  it('passes on what the handler answers', async () => {
    expect(await answer({})).toMatchObject({ status: 200, body: { name: 'a' }, failures: [] });
  });

  it('matches literal paths before parameters, and asks no token of public operations', async () => {
    expect(await answer({}, '/things/all', { token: false })).toMatchObject({ status: 204, body: undefined });
  });

  it('answers 401 with a challenge before the handler runs', async () => {
    const handler = () => {
      throw new Error('must not run');
    };
    const refused = await answer({ getThing: handler }, '/things/1', { token: false });
    expect(refused).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
      headers: { 'www-authenticate': 'Bearer' },
    });
  });

  it('turns an answer that breaks the spec into a 500 with the reason', async () => {
    const broken = await answer({ getThing: () => ({ status: 200, body: { name: 'a', secret: 1 } }) });
    expect(broken).toMatchObject({ status: 500, body: { message: expect.stringContaining('secret') } });
    expect(broken.failures).toHaveLength(1);
    expect((await answer({ getThing: () => ({ status: 202 }) })).status).toBe(500);
  });

  it('answers problems that the spec knows, without a body where it has none', async () => {
    const fail = (status: number) => () => {
      throw new Problem(status, 'code', 'Words.');
    };
    expect(await answer({ getThing: fail(409) })).toMatchObject({
      status: 409,
      body: { code: 'code', message: 'Words.' },
    });
    expect(await answer({ getThing: fail(404) })).toMatchObject({ status: 404, body: undefined });
    expect(await answer({ getThing: fail(418) })).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('418') },
    });
  });

  it('passes on a file where the spec has one, and JSON instead where it has both', async () => {
    const pdf = Buffer.from('{"not":"json for the client"}');
    expect(await answer({ getFile: () => ({ status: 200, body: pdf }) }, '/things/1/file')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
      failures: [],
    });
    expect(await answer({ getFile: () => ({ status: 200, body: { name: 'a' } }) }, '/things/1/file')).toMatchObject({
      status: 200,
      body: { name: 'a' },
    });
    expect(await answer({ getThing: () => ({ status: 200, body: pdf }) })).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('no file') },
    });
  });

  it('asks for the headers that the spec promises', async () => {
    const given = { method: 'HEAD' };
    expect(
      await answer({ getSize: () => ({ status: 200, headers: { 'upload-offset': '5' } }) }, '/things/1/file', given),
    ).toMatchObject({ status: 200 });
    expect(await answer({ getSize: () => ({ status: 200 }) }, '/things/1/file', given)).toMatchObject({
      status: 500,
      failures: [expect.stringContaining('Upload-Offset')],
    });
  });

  it('tells GraphQL operations of one address apart by their names', async () => {
    const { service } = mount({});
    expect(
      ['Thing', 'Things', 'Nothing'].map((operationName) =>
        service.operationIdOf('POST', '/graphql', { operationName }),
      ),
    ).toEqual(['askThing', 'askThings', undefined]);
    expect(await answer({}, '/graphql', { method: 'POST', body: { operationName: 'Thing' } })).toMatchObject({
      status: 204,
    });
    expect(await answer({}, '/graphql', { method: 'POST', body: 'Thing' })).toMatchObject({ status: 404 });
  });

  it('answers 500 when a handler fails, and reports it', async () => {
    const failing = await answer({ getThing: () => Promise.reject(new Error('out of paper')) });
    expect(failing).toMatchObject({ status: 500, body: { message: 'out of paper' } });
    expect(failing.failures).toHaveLength(1);
  });

  it('breaks the schema when it is told to', async () => {
    const { body } = await answer({}, '/things/1', { fault: { service: 'things', malformed: true } });
    expect(body).toEqual({ name: { malformed: true } });
  });

  it('R1 writes null for what may be missing when it is told to', async () => {
    const { body } = await answer({}, '/things/1', { fault: { service: 'things', nulls: true } });
    expect(body).toEqual({ name: 'a', size: null });
  });

  it('cannot be mounted without a handler for each operation, or with one too many', () => {
    expect(() => mount({ getThing: undefined })).toThrow(/getThing has no handler/);
    expect(() => mount({ getThings: () => ({ status: 204 }) } as object)).toThrow(/no operation getThings/);
  });
});
