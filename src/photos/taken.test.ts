import { expect, test } from 'vitest';
import { takenDate } from './taken.ts';

test('P2.78 a valid date is the date taken', () => {
  expect(takenDate({ dateTaken: '2024-05-05T14:03:00Z' })).toEqual(new Date('2024-05-05T14:03:00Z'));
});

test('P2.78 a missing or invalid date is none', () => {
  expect(takenDate({})).toBeUndefined();
  expect(takenDate({ dateTaken: 'yesterday' })).toBeUndefined();
});

test.each(['1970-01-01T00:00:00Z', '1970-01-15T12:00:00Z', '1970-01-31T23:59:59Z', '1970-02-01T00:30:00+01:00'])('P5.17 P5.18 %s counts as absent', (dateTaken) => {
  expect(takenDate({ dateTaken })).toBeUndefined();
});

test.each(['1970-02-01T00:30:00Z', '1969-12-31T23:59:59Z', '1971-01-01T00:00:00Z'])('P5.17 the rule goes by UTC: %s is a date, wherever it is read', (dateTaken) => {
  expect(takenDate({ dateTaken })).toBeDefined();
});
