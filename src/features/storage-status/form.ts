import * as z from 'zod/mini';
import { t } from '#i18n/texts.ts';
import { deleteWord } from './words.ts';

/** What the customer types before everything is deleted: exactly the word of the language, neither case nor spaces aside (P5.1). */
export function deleteAllSchema(): z.ZodMiniType<{ word: string }, { word: string }> {
  const word = deleteWord();
  // One letter can be written in two ways that look alike.
  const isWord = (typed: string) => typed.normalize('NFC') === word.normalize('NFC');
  return z.object({ word: z.string().check(z.refine(isWord, { error: () => t('storage.deleteAll.wrong', { word }) })) });
}
