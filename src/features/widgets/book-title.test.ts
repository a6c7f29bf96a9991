import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { bookNames } from './book-title.ts';

beforeAll(() => loadTexts('en-GB'));

const ordered = (productCode: string, title: string | undefined, orderedAt?: string) => ({
  productCode,
  ...(title !== undefined && { title }),
  ...(orderedAt !== undefined && { orderedAt }),
});

test('X1 the controls of photo books with one title are told apart: by the day, and where that is the same, by the order', () => {
  const names = bookNames([
    ordered('OR-1', 'Our year', '2026-11-03T10:30:00Z'),
    ordered('OR-2', 'Our year', '2025-11-03T10:30:00Z'),
    ordered('OR-3', 'Across the Alps', '2026-05-01T10:30:00Z'),
    ordered('OR-4', 'Twice a day', '2026-05-01T10:30:00Z'),
    ordered('OR-5', 'Twice a day', '2026-05-01T10:40:00Z'),
    ordered('OR-6', ' Our year '),
    ordered('OR-7', undefined, '2026-05-01T10:30:00Z'),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    'OR-1': 'Our year (3 November 2026)',
    'OR-2': 'Our year (3 November 2025)',
    'OR-3': 'Across the Alps',
    'OR-4': 'Twice a day (OR-4)',
    'OR-5': 'Twice a day (OR-5)',
    'OR-6': 'Our year (OR-6)',
    'OR-7': 'Photo book OR-7',
  });
});
