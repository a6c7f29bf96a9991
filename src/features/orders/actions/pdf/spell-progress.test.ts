import { beforeAll, expect, test } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { spellProgress } from './spell-progress.ts';

beforeAll(() => useTexts('en-GB', texts));
const MB = 1024 * 1024;

test.each<[string, Parameters<typeof spellProgress>[0]]>([
  ['Getting it ready', { name: 'loading', loaded: 0 }],
  ['1.50 MB loaded', { name: 'loading', loaded: 1.5 * MB }],
  ['1.50 MB of 20.00 MB loaded', { name: 'loading', loaded: 1.5 * MB, total: 20 * MB }],
  ['0% unpacked', { name: 'unpacking', share: 0 }],
  ['33% unpacked', { name: 'unpacking', share: 1 / 3 }],
])('A7.46 how far a PDF is: %s', (words, download) => {
  expect(spellProgress(download)).toBe(words);
});
