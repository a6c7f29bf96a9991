import * as z from 'zod/mini';
import { t } from '#i18n/texts.ts';
import { deleteWord } from './words.ts';

/** One letter can be written in two ways that look alike. Neither case nor spaces are put right. */
export function normaliseWord({ word }: { word: string }): { word: string } {
  return { word: word.normalize('NFC') };
}

/** What the customer types before everything is deleted: exactly the word of the language, neither case nor spaces aside (P5.1). */
export function deleteAllSchema(): z.ZodMiniType<{ word: string }, { word: string }> {
  const word = deleteWord();
  return z.object({ word: z.string().check(z.refine((typed) => typed === word.normalize('NFC'), { error: () => t('storage.deleteAll.wrong', { word }) })) });
}
