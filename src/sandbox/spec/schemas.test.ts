import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from './document.ts';
import { closed, withoutReferences } from './schemas.ts';

function accepts(schema: Schema, value: unknown): boolean {
  return new Ajv2020({ strict: false }).validate(closed(schema), value);
}

const named: Schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const sized: Schema = { type: 'object', properties: { size: { type: 'number' } } };

describe('a closed schema', () => {
  it('refuses undeclared properties, at any depth', () => {
    const list: Schema = { type: 'object', properties: { items: { type: 'array', items: named } } };
    expect(accepts(list, { items: [{ name: 'a' }] })).toBe(true);
    expect(accepts(list, { items: [{ name: 'a', extra: 1 }] })).toBe(false);
    expect(accepts(list, { items: [], extra: 1 })).toBe(false);
  });

  it('leaves maps and open objects open', () => {
    expect(accepts({ type: 'object', additionalProperties: { type: 'number' } }, { any: 1 })).toBe(true);
    expect(accepts({ type: 'object', properties: { a: {} }, additionalProperties: true }, { a: 1, b: 2 })).toBe(true);
    expect(accepts({ type: 'object', additionalProperties: named }, { any: { name: 'a', extra: 1 } })).toBe(false);
  });

  it('closes the parts of allOf as a whole', () => {
    const both: Schema = { allOf: [named, sized] };
    expect(accepts(both, { name: 'a', size: 1 })).toBe(true);
    expect(accepts(both, { name: 'a', size: 1, extra: 1 })).toBe(false);
  });

  it('closes each alternative of anyOf, and the whole where it has properties of its own', () => {
    const either: Schema = { anyOf: [named, { type: 'null' }] };
    expect(accepts(either, null)).toBe(true);
    expect(accepts(either, { name: 'a' })).toBe(true);
    expect(accepts(either, { name: 'a', extra: 1 })).toBe(false);
    const beside: Schema = {
      type: 'object',
      properties: { id: { type: 'string' } },
      oneOf: [named, { required: ['size'], ...sized }],
    };
    expect(accepts(beside, { id: '1', name: 'a' })).toBe(true);
    expect(accepts(beside, { id: '1', name: 'a', extra: 1 })).toBe(false);
  });
});

describe('references', () => {
  const components: OpenApiDocument & { components: object } = {
    paths: {},
    components: { schemas: { Named: named, Tree: { properties: { of: { $ref: '#/components/schemas/Tree' } } } } },
  };

  it('are written out', () => {
    const list = withoutReferences(components, { type: 'array', items: { $ref: '#/components/schemas/Named' } });
    expect(list).toEqual({ type: 'array', items: named });
  });

  it('that lead nowhere or in circles are errors', () => {
    expect(() => withoutReferences(components, { $ref: '#/components/schemas/Gone' })).toThrow(/does not exist/);
    expect(() => withoutReferences(components, { $ref: '#/components/schemas/Tree' })).toThrow(/contains itself/);
  });
});
