import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { deleteAllRules, deleteWord, normaliseWord } from './form.ts';

const texts: Record<string, string> = enGB;
beforeEach(() => useTexts('en-GB', texts));
afterEach(() => useTexts('en-GB', texts));

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
