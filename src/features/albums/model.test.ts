import { expect, test } from 'vitest';
import { cardDate } from './model.ts';

test('P2.98 the date on an album card is dd MMM yyyy', () => {
  expect(cardDate('2024-03-05T12:00:00Z', 'en-GB', 'UTC')).toBe('05 Mar 2024');
  expect(cardDate('2024-12-31T12:00:00Z', 'nl-NL', 'UTC')).toBe('31 dec 2024');
});

test('P2.98 O20 it is the day where the customer is', () => {
  expect(cardDate('2024-03-05T23:30:00Z', 'en-GB', 'Europe/Amsterdam')).toBe('06 Mar 2024');
});
