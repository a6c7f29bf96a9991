import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { deleteAllRules, normaliseWord } from './form.ts';
import type { StorageLeft } from './model.ts';
import { deleteWord, statusText } from './words.ts';

const texts: Record<string, string> = enGB;
beforeEach(() => useTexts('en-GB', texts));
afterEach(() => useTexts('en-GB', texts));

const left = (status: StorageLeft['status'], monthsRemaining: number, daysRemaining: number) =>
  statusText({ status, monthsRemaining, daysRemaining, deletesOn: new Date() });

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

describe('the word that has to be typed', () => {
  const accepts = (typed: string) => deleteAllRules().schema.safeParse(normaliseWord({ word: typed })).success;

  test('P5.1 is the word, exactly', () => {
    expect(accepts('DELETE')).toBe(true);
    for (const typed of ['delete', 'DELETE ', ' DELETE', 'Delete', 'DELETED', ''])
      expect(accepts(typed), typed).toBe(false);
  });

  test('P5.1 O60 is one of the language, however its accents were typed', async () => {
    await useTexts('fr-FR', { ...texts, 'storage.deleteAll.word': 'D\u00c9TRUIRE' });
    expect(accepts('DE\u0301TRUIRE')).toBe(true);
    expect(accepts('DETRUIRE')).toBe(false);
    expect(accepts('DELETE')).toBe(false);
  });

  test('P5.2 is DELETE in a language that has none', async () => {
    const { 'storage.deleteAll.word': _, ...others } = texts;
    await useTexts('nl-NL', others);
    expect(deleteWord()).toBe('DELETE');
    expect(accepts('DELETE')).toBe(true);
  });
});
