import { expect, test } from 'vitest';
import { fateOf, type Places } from './typed.ts';

const SENT = Date.parse('2026-11-23T12:00:00Z');
const call = (status: number | null, body: unknown, ms = 1) => ({
  at: new Date(SENT + ms).toISOString(),
  method: 'PUT',
  body,
  status,
});
const fate = (places: Partial<Places>, sentAt?: number) =>
  fateOf(
    { text: 'NW6 "1NJ"', ...(sentAt !== undefined && { sentAt }) },
    { fields: [], drafts: [], calls: [], ...places },
  );

test('R9 S23 a text is there while its field or a draft holds it, however the form spells it, and lost when neither does', () => {
  expect(fate({ fields: ['', 'nw6 "1nj"'] })).toBe('there');
  expect(fate({ drafts: [JSON.stringify({ values: { postalCode: 'NW6 "1NJ"' } })] })).toBe('there');
  expect(fate({ fields: ['NW6'], drafts: ['{"values":{"postalCode":"NW6"}}'] })).toBe('lost');
  expect(fate({})).toBe('lost');
});

test('R9 a text that was sent is lost when no call that was to save it has worked, and settled when one has or nothing was to be saved', () => {
  const body = { postalCode: 'NW6 "1NJ"' };
  expect(fate({ calls: [call(500, body)] }, SENT)).toBe('lost');
  expect(fate({ calls: [call(null, body)] }, SENT)).toBe('lost');
  expect(fate({ calls: [call(500, body), call(200, body)] }, SENT)).toBe('settled');
  expect(fate({ calls: [call(500, body)], fields: ['NW6 "1NJ"'] }, SENT)).toBe('there');
  expect(fate({ calls: [call(500, { postalCode: 'other' }), call(500, body, -1)] }, SENT)).toBe('settled');
  expect(fate({ calls: [call(200, body)] }), 'before it was sent').toBe('lost');
});
