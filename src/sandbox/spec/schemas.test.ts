import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Schema } from './document.ts';
import { closed } from './schemas.ts';

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
