import { expect, test } from 'vitest';
import { normaliseCode, normaliseText, normaliseTexts } from './normalise.ts';

test.each([
  ['  Anna ', 'Anna'],
  ['Anna\u00A0 Maria', 'Anna Maria'],
  ['\u202A+44 20\u202F7946 0018\u202C', '+44 20 7946 0018'],
  ['anna@example.com\u200B', 'anna@example.com'],
  ['Rene\u0301', 'Ren\u00E9'],
  ['\t', ''],
])('A5.1 A5.2 %j is meant as %j', (typed, meant) => expect(normaliseText(typed)).toBe(meant));

test('A5.1 O102 in codes any dash is a hyphen, and letters are capitals', () => {
  expect(normaliseCode(' gb\u00A0123 456\u2011789')).toBe('GB 123 456-789');
});

test('X16 every text of a form is normalised, in its parts, too; what is no text stays', () => {
  expect(normaliseTexts({ name: ' Anna ', born: { day: ' 1', month: '2 ', year: '1990' }, isDefault: true })).toEqual({
    name: 'Anna',
    born: { day: '1', month: '2', year: '1990' },
    isDefault: true,
  });
});
