import * as z from 'zod/mini';
import { formWithoutBody, type FormRules } from '#forms/form-rules.ts';
import { t } from '#i18n/texts.ts';
import { deleteWord } from './words.ts';

/** One letter can be written in two ways that look alike. Neither case nor spaces are put right. */
export function normaliseWord({ word }: { word: string }): { word: string } {
  return { word: word.normalize('NFC') };
}

/** What the customer types before everything is deleted: exactly the word of the language, neither case nor spaces aside (P5.1). */
export function deleteAllRules(): FormRules<{ word: string }, { word: string }> {
  const word = deleteWord();
  const typed = z.object({
    word: z
      .string()
      .check(
        z.refine((text) => text === word.normalize('NFC'), { error: () => t('storage.deleteAll.wrong', { word }) }),
      ),
  });
  return formWithoutBody(typed, 'deleteLibrary takes nothing: the word is asked of the customer alone');
}
