import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useValidatedForm, type ValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { lookAtLibrary } from '#photos/activation/library-activation.ts';
import { deleteLibrary } from '#photos/photo-writes.ts';
import { libraryChanged, libraryEmptied } from '#photos/whole-library.ts';
import { showToast } from '#ui/toast-store.ts';
import { deleteAllRules, normaliseWord } from './form.ts';

export type DeleteAllForm = ValidatedForm<{ word: string }>;

/** The form that deletes every photo once the word has been typed (P5.1, O32). @param onDone everything is gone */
export function useDeleteAll(onDone: () => void): DeleteAllForm {
  const client = useQueryClient();
  const [rules] = useState(deleteAllRules);
  const deleteAll = async () => {
    try {
      await deleteLibrary();
    } catch (error) {
      // It may have come about all the same: an answer can get lost.
      void libraryChanged(client);
      throw error;
    }
    void libraryEmptied(client);
    // The service may be at it for a while.
    lookAtLibrary(client);
    onDone();
    showToast({ tone: 'success', text: t('storage.deleteAll.done') });
  };
  return useValidatedForm({ rules, defaults: { word: '' }, normalise: normaliseWord, send: deleteAll });
}
