import { beforeAll, describe, expect, test } from 'vitest';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import type { StorageLeft } from './model.ts';
import { helpText, statusText } from './sentences.ts';

beforeAll(() => useTexts('en-GB', enGB));

const leftOf = (status: StorageLeft['status'], monthsRemaining: number, daysRemaining: number): StorageLeft => ({
  status,
  monthsRemaining,
  daysRemaining,
  deletesOn: new Date(2027, 1, 19, 9),
});
const left = (...how: Parameters<typeof leftOf>) => statusText(leftOf(...how));

describe('the sentence', () => {
  test('O7 says that photos are safe', () => expect(left('safe', 4, 130)).toBe('Your photos are safe'));
  test('O7 counts months in a warning', () => {
    expect(left('warning', 2, 70)).toBe('Your photos will be deleted in 2 months');
    expect(left('warning', 1, 40)).toBe('Your photos will be deleted in 1 month');
  });
  test('P4.8 says today', () => expect(left('critical', 0, 0)).toBe('Your photos will be deleted today'));
  test('P4.9 says tomorrow', () => expect(left('critical', 0, 1)).toBe('Your photos will be deleted tomorrow'));
  test('P4.10 counts days', () => expect(left('critical', 0, 12)).toBe('Your photos will be deleted in 12 days'));
});

describe('what keeps the photos', () => {
  const critical = leftOf('critical', 0, 1);

  test('O7 is an order today when it is critical, told with their number', () => {
    expect(helpText(critical, 60)).toBe('Order anything today and all 60 photos stay another 18 months');
    expect(helpText(critical, 1)).toBe('Order anything today and your photo stays another 18 months');
  });
  test('O7 is an order before the day in a warning', () => {
    expect(helpText(leftOf('warning', 2, 70), 2400)).toBe(
      'Order anything before 19 February 2027 and all 2,400 photos stay another 18 months',
    );
  });
  test('O7 is told without a number that is not known', () => {
    expect(helpText(critical, undefined)).toBe('Order anything and all your photos stay another 18 months');
  });
});
