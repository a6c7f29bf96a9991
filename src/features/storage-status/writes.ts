import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { useDeleteAllPhotos } from '#generated/photo-management/hooks.ts';
import { t } from '#i18n/texts.ts';
import { lookAtLibrary } from '#photos/activation/follow-activation.ts';
import { activationAtom } from '#photos/activation/library-activation.ts';
import { libraryChanged, libraryEmptied } from '#photos/changes/whole-library.ts';
import { showToast } from '#ui/toast-store.ts';

/**
 * Hook: function that deletes the whole library (after the typed word). It rejects with the ApiError of the call.
 * @param onDone called when everything is gone
 */
export function useDeleteLibrary(onDone: () => void): () => Promise<void> {
  const client = useQueryClient();
  const { mutateAsync } = useDeleteAllPhotos({
    onError: () => {
      // It may have come about all the same: an answer can get lost.
      void libraryChanged(client);
      void lookAtLibrary(client, true);
    },
    onSuccess: () => {
      void libraryEmptied(client);
      onDone();
      void showDeletionResult(client);
    },
  });
  return () => mutateAsync();
}

/** Shows the result of the deletion: the service may take a while, which the library then tells. */
async function showDeletionResult(client: QueryClient): Promise<void> {
  await lookAtLibrary(client, true).catch(() => {});
  const isUnderWay = getDefaultStore().get(activationAtom).phase === 'deleting';
  showToast(
    isUnderWay
      ? { tone: 'info', text: t('activation.deleting') }
      : { tone: 'success', text: t('storage.deleteAll.done') },
  );
}
