import { beforeAll, expect, test } from 'vitest';
import { useTexts } from '#i18n/texts.ts';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { linksLeftText } from './export-clock.tsx';

beforeAll(() => useTexts('en-GB', enGB));

const HOUR = 3_600;
test.each([
  [7 * 24 * HOUR, '7 days left'],
  [7 * 24 * HOUR - 1, '6 days left'],
  [48 * HOUR, '2 days left'],
  [48 * HOUR - 1, 'About 47 hours left'],
  [HOUR, 'About 1 hour left'],
  [HOUR - 1, 'About 59 minutes left'],
  [60, 'About 1 minute left'],
  [59, 'About 55 seconds left'],
])('P9.10 links that work for %i seconds more: %s, which is never more than there is', (seconds, text) => {
  expect(linksLeftText(seconds)).toBe(text);
});
