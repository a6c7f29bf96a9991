import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { useSelectionControl } from '#photos/selection/use-selection.ts';
import { whileOnPage } from '#ui/leave-page.ts';
import { showToast } from '#ui/toast-store.ts';
import { albumRemoved } from '#photos/changes/album-changes.ts';

/** Deletes an album from its page: then the albums show, and a toast names the one that is gone (O24, P8.25, P8.26). */
export function useDeleteAlbum(
  { kind, albumId = '' }: Pick<PhotoList, 'kind' | 'albumId'>,
  remove: (albumId: string) => Promise<void>,
): (albumName: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { stop } = useSelectionControl({ kind, albumId });
  return async (albumName) => {
    const isHere = await whileOnPage(() => remove(albumId).then(() => true));
    stop();
    // The page goes first: it would ask for an album that is no more. Back does not lead there either.
    if (isHere) await navigate(paths.albums(), { replace: true });
    showToast({ tone: 'success', text: t('album.deleted', { albumName }) });
    await albumRemoved(client, albumId);
  };
}
