import { useQueryClient } from '@tanstack/react-query';
import { useDeleteAllPhotos } from '#generated/photo-management/hooks.ts';
import { t } from '#i18n/texts.ts';
import { lookAtLibrary } from '#photos/activation/follow-activation.ts';
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
      // The service may take a while.
      void lookAtLibrary(client, true);
      onDone();
      showToast({ tone: 'success', text: t('storage.deleteAll.done') });
    },
  });
  return () => mutateAsync();
}
