import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer, withNulls } from './read-answer.ts';

const money = z.object({ amount: z.number() });
const order = z.object({
  code: z.string(),
  title: z.optional(z.string()),
  paidAt: z.nullish(z.string()),
  total: z.optional(z.union([money, z.number()])),
  products: z.optional(z.array(z.object({ code: z.string(), name: z.optional(z.string()) }))),
});
const record = z.intersection(
  z.object({ name: z.optional(z.string()), email: z.optional(z.string()) }),
  z.record(z.string(), z.unknown()),
);

const read = (schema: z.ZodMiniType, json: unknown, isTolerant = false) => readAnswer(schema, json, isTolerant);

describe('null', () => {
  test('O98 stands for a field that may be missing, at any depth', () => {
    expect(read(order, { code: 'A', title: null, total: null, products: [{ code: '1', name: null }] })).toEqual({
      data: { code: 'A', products: [{ code: '1' }] },
      leftOut: [],
    });
    const { data } = read(order, { code: 'A', title: null }) as { data: object };
    expect(Object.keys(data)).toEqual(['code']);
  });

  test('O98 stays where it means something, and is a fault where something is needed', () => {
    expect(read(order, { code: 'A', paidAt: null, title: null })).toEqual({
      data: { code: 'A', paidAt: null },
      leftOut: [],
    });
    expect(read(order, { code: null, title: null })).toEqual({ wrong: ['code'] });
    expect(read(order, { code: 'A', products: [null] })).toEqual({ wrong: ['products.0'] });
  });

  test('O98 in the alternatives of a choice, but for no entry of a map', () => {
    const page = z.intersection(
      z.union([z.object({ orders: z.array(order) }), z.object({ items: z.array(order) })]),
      z.object({ count: z.optional(z.int()) }),
    );
    expect(JSON.stringify(read(page, { items: [{ code: 'A', title: null }], count: null }))).toBe(
      JSON.stringify({ data: { items: [{ code: 'A' }] }, leftOut: [] }),
    );
    expect(read(z.record(z.string(), z.string()), { a: 'x', b: null })).toEqual({ wrong: ['b'] });
  });

  test("S39 what objects inherit is nobody's field", () => {
    const sent: unknown = JSON.parse('{"code":"A","title":null,"__proto__":{"polluted":null},"constructor":null}');
    expect(read(order, sent)).toEqual({ data: { code: 'A' }, leftOut: [] });
    expect('polluted' in {}).toBe(false);
  });
});

describe('a record that is sent back', () => {
  const customer = { name: null, email: 'anna@example.com', further: null, more: [1] };
  const { data } = read(record, customer) as { data: { name?: string; email?: string } };

  test('O106 O107 has null again where it had null, also as a copy', () => {
    expect(Object.entries(data)).toEqual([
      ['email', 'anna@example.com'],
      ['further', null],
      ['more', [1]],
    ]);
    expect(JSON.parse(JSON.stringify(withNulls({ ...data, email: 'a@example.com' })))).toEqual({
      ...customer,
      email: 'a@example.com',
    });
  });

  test('O106 O107 has what was put there instead', () => {
    expect(JSON.parse(JSON.stringify(withNulls({ ...data, name: 'Anna' })))).toEqual({ ...customer, name: 'Anna' });
    expect(JSON.parse(JSON.stringify(withNulls({ ...data, name: undefined })))).toEqual(customer);
  });

  test('O106 O107 is as it was where nothing was null', () => {
    const whole = { name: 'Anna' };
    expect(withNulls(whole)).toBe(whole);
  });
});

describe('an item that breaks its schema', () => {
  const page = z.object({ orders: z.array(order), total: z.int() });
  const good = { code: 'A' };

  test('A8.10 is left out of a list that is read item by item', () => {
    expect(read(page, { orders: [good, { code: 7 }, { code: 'B', title: null }], total: 3 }, true)).toEqual({
      data: { orders: [good, { code: 'B' }], total: 3 },
      leftOut: ['code'],
    });
    expect(read(z.array(order), [{}, good, null], true)).toEqual({ data: [good], leftOut: ['code', 'body'] });
  });

  test('A8.10 fails the answer in any other list, within an item too, and where nothing is any better', () => {
    expect(read(page, { orders: [good, { code: 7 }], total: 2 })).toEqual({ wrong: ['orders.1.code'] });
    expect(read(page, { orders: [{ ...good, products: [{}] }, good], total: 2 }, true)).toMatchObject({
      leftOut: ['products.0.code'],
    });
    expect(read(page, { orders: [{ code: 7 }, {}], total: 2 }, true)).toEqual({
      wrong: ['orders.0.code', 'orders.1.code'],
    });
  });

  test('A8.10 does not excuse what is around the list', () => {
    expect(read(page, { orders: [good, {}] }, true)).toEqual({ wrong: ['total'] });
    expect(read(page, { orders: {}, total: 1 }, true)).toEqual({ wrong: ['orders'] });
  });
});
