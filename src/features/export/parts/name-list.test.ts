import { expect, test } from 'vitest';
import frFR from '#i18n/locales/fr-FR.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { nameList } from './name-list.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.jpg`);

test('P2.164 of more names than there is room for the rest is counted, as the language counts', async () => {
  await useTexts('fr-FR', frFR);
  expect(nameList(names(100))).toMatch(/ 98\.jpg, 99\.jpg$/);
  expect(nameList(names(101))).toMatch(/ 99\.jpg et 1 autre$/);
  expect(nameList(names(102))).toMatch(/ 99\.jpg et 2 autres$/);
  expect(nameList(names(2), 2)).toBe('0.jpg, 1.jpg');
  expect(nameList(names(2), 5)).toBe('0.jpg, 1.jpg et 3 autres');
});
