import { expect, test } from 'vitest';
import { monthWithin } from './go-to-month.ts';

test.each([
  ['en-GB', 'October 2026'],
  ['de-AT', 'Oktober 2026'],
  ['fr-FR', 'octobre 2026'],
  ['sv-SE', 'oktober 2026'],
] as const)('X18 within a sentence in %s a month is %s', (locale, name) => {
  expect(monthWithin('2026-10', locale)).toBe(name);
});
