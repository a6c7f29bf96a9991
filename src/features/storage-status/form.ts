import * as z from 'zod/mini';
import { formWithoutBody, type FormRules } from '#forms/form-rules.ts';
import { t } from '#i18n/texts.ts';

const DEFAULT_WORD = 'DELETE';

/** One letter can be written in two ways that look alike. Neither case nor spaces are put right. */
export function normaliseWord({ word }: { word: string }): { word: string } {
  return { word: word.normalize('NFC') };
}

/** Rules of the form: the word is typed exactly, neither case nor spaces aside. */
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

/** Word that confirms the deletion: one of the customer's language, DELETE where a language has none (P5.1, P5.2, O60). */
export function deleteWord(): string {
  const key = 'storage.deleteAll.word';
  const word = t(key);
  return word === key || word === '' ? DEFAULT_WORD : word;
}
