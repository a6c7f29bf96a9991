import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from '../spec/document.ts';
import { specOperations } from '../spec/load-spec.ts';
import { createValidation } from './validation.ts';

function validatorOf(operation: Operation) {
  const [parsed] = specOperations({ paths: { '/things/{id}': { put: { operationId: 'putThing', ...operation } } } });
  if (!parsed) throw new Error('The document has no operation.');
  return createValidation({ putThing: z.object({ name: z.string().check(z.minLength(1)) }) }).of(parsed);
}

const thing = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } };
const validator = validatorOf({
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 1 } },
    { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 500, default: 24 } },
    { name: 'codes', in: 'query', schema: { type: 'array', maxItems: 2, items: { type: 'string' } } },
    { name: 'all', in: 'query', schema: { type: 'boolean' } },
    { name: 'If-Match', in: 'header', schema: { type: 'string', pattern: '^"' } },
  ],
  requestBody: { required: true, content: { 'application/json': { schema: thing } } },
  responses: {
    '200': { content: { 'application/json': { schema: thing } } },
    '204': {},
  },
});

function parameters(query: string, header: Record<string, string> = {}) {
  return validator.parameters({ path: { id: 'one' }, query: new URLSearchParams(query), header });
}

describe('parameters', () => {
  it('become values of the declared types, with defaults', () => {
    expect(parameters('limit=3&codes=a&codes=b&all=true').query).toEqual({ limit: 3, codes: ['a', 'b'], all: true });
    expect(parameters('').query).toEqual({ limit: 24 });
    expect(parameters('codes=a').query['codes']).toEqual(['a']);
  });

  it.each([
    ['above the maximum', 'limit=501'],
    ['below the minimum', 'limit=0'],
    ['of another type', 'limit=many'],
    ['not whole', 'limit=1.5'],
    ['given twice', 'limit=1&limit=2'],
    ['in too long a list', 'codes=a&codes=b&codes=c'],
    ['that nobody declared', 'limti=3'],
  ])('%s are refused', (_case, query) => {
    expect(() => parameters(query)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('in the path and in headers are checked too', () => {
    expect(() => parameters('', { 'if-match': 'no quotes' })).toThrow(/header parameter/);
    const empty = { path: { id: '' }, query: new URLSearchParams(), header: {} };
    expect(() => validator.parameters(empty)).toThrow(/path parameter/);
  });
});

describe('request bodies', () => {
  it('must fit the schema and be there', () => {
    expect(() => validator.requestBody({ name: 'a' })).not.toThrow();
    expect(() => validator.requestBody({ name: '' })).toThrow(/\/name/);
    expect(() => validator.requestBody(undefined)).toThrow(/required/);
  });
});

describe('answers', () => {
  it('are right when status and body are documented', () => {
    expect(validator.answerFault(200, { name: 'a' })).toBeUndefined();
    expect(validator.answerFault(204, undefined)).toBeUndefined();
  });

  it.each([
    ['a status that nobody documented', 201, { name: 'a' }, /no status 201/],
    ['a body that breaks the schema', 200, { name: 1 }, /\/name/],
    ['a missing body', 200, undefined, /./],
    ['an undeclared property', 200, { name: 'a', extra: 1 }, /extra/],
    ['a body where none is documented', 204, { name: 'a' }, /no JSON body/],
  ])('are wrong with %s', (_case, status, body, reason) => {
    expect(validator.answerFault(status, body)).toMatch(reason);
  });

  it('with undeclared properties are still acceptable to a tolerant client', () => {
    expect(validator.isAcceptable(200, { name: 'a', extra: 1 })).toBe(true);
    expect(validator.isAcceptable(200, {})).toBe(false);
  });
});
