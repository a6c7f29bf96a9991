import { beforeAll, expect, test } from 'vitest';
import { useTexts } from '#i18n/texts.ts';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { formatSize } from './file-size.ts';

const texts: Record<string, string> = enGB;
beforeAll(() => useTexts('en-GB', texts));

test.each([
  [1, '1.00\u00A0Bytes'],
  [1023, '1,023.00\u00A0Bytes'],
  [1024, '1.00\u00A0KB'],
  [1536, '1.50\u00A0KB'],
  [1024 ** 2, '1.00\u00A0MB'],
  [524_288_000, '500.00\u00A0MB'],
  [1024 ** 3, '1.00\u00A0GB'],
  [5 * 1024 ** 4, '5,120.00\u00A0GB'],
])('P9.12 P9.13 O77 a file of %i bytes has %s', (bytes, words) => expect(formatSize(bytes)).toBe(words));

test('P9.13 what is rounded up to the next unit is told in it', () => {
  expect(formatSize(1024 ** 2 - 1)).toBe('1.00\u00A0MB');
  expect(formatSize(1024 ** 2 - 10_240)).toBe('1,014.00\u00A0KB');
});

test.each([
  ['en-GB', '1,023.50 KB'],
  ['nl-NL', '1.023,50 KB'],
  ['es-ES', '1023,50 KB'],
  ['de-AT', '1 023,50 KB'],
  ['it-IT', '1023,50 KB'],
  ['pt-PT', '1023,50 KB'],
  ['fr-FR', '1 023,50 KB'],
  ['sv-SE', '1 023,50 KB'],
])('P9.12 in %s the number is the language\u2019s, the unit the catalogue\u2019s', async (locale, words) => {
  await useTexts(locale, texts);
  expect(formatSize(1023.5 * 1024).replace(/[\u00a0\u202f]/g, ' ')).toBe(words);
  await useTexts('en-GB', texts);
});

test('P9.12 numbers and units are those of the language', async () => {
  await useTexts('fr-FR', { ...texts, 'size.megabytes': '{amount} Mo' });
  expect(formatSize(1024 * 1536)).toBe('1,50 Mo');
  await useTexts('en-GB', texts);
});
