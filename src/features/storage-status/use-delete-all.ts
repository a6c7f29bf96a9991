import { useState } from 'react';
import { useValidatedForm, type ValidatedForm } from '#forms/use-validated-form.ts';
import { deleteAllRules, normaliseWord } from './form.ts';
import { useDeleteLibrary } from './writes.ts';

export type DeleteAllForm = ValidatedForm<{ word: string }>;

/** The form that deletes every photo once the word has been typed (P5.1, O32). @param onDone everything is gone */
export function useDeleteAll(onDone: () => void): DeleteAllForm {
  const [rules] = useState(deleteAllRules);
  const deleteLibrary = useDeleteLibrary(onDone);
  return useValidatedForm({ rules, defaults: { word: '' }, normalise: normaliseWord, send: deleteLibrary });
}
