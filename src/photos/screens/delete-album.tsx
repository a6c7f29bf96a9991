import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { mayBeDone } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#forms/confirm-dialog.tsx';
import { useSelectionControl } from '#photos/selection/selection-atoms.ts';
import { whileOnPage } from '#ui/leave-page.ts';
import { showToast } from '#ui/toast-store.ts';
import { albumMayBeGone, albumRemoved } from '#photos/changes/album-changes.ts';
import { useParentPage } from './use-parent-page.ts';

export interface DeleteAlbumProps {
  list: PhotoList;
  albumName: string;
  /** Consequences for the album and its photos, sentence by sentence. */
  consequences: readonly string[];
  /** Deletes it at the service. */
  remove: (albumId: string) => Promise<void>;
}

/** The button that deletes an album, own or shared, once the customer has read what that means (P2.106, P2.126). */
export function DeleteAlbum({ list, albumName, consequences, remove }: DeleteAlbumProps) {
  const [isOpen, setOpen] = useState(false);
  const removeNow = useDeleteAlbum(list, remove);
  return (
    <>
      <Button variant="quiet" icon="trash" onClick={() => setOpen(true)}>
        {t('album.delete')}
      </Button>
      {isOpen && (
        <DeleteAlbumDialog
          consequences={consequences}
          onDelete={() => removeNow(albumName)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface DeleteAlbumDialogProps {
  /** Consequences for the album and its photos, sentence by sentence. */
  consequences: readonly string[];
  /** Deletes it. When it rejects, the dialog stays and tells the failure (P8.23, P8.24). */
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Dialog that asks before an album is deleted (O24). */
function DeleteAlbumDialog({ consequences, onDelete, onClose }: DeleteAlbumDialogProps) {
  return (
    <ConfirmDialog
      title={t('album.delete')}
      confirmLabel={t('album.delete')}
      busyLabel={t('album.deleting')}
      onConfirm={onDelete}
      onClose={onClose}
    >
      {consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  );
}

/** Hook: callback that deletes an album from its page. Then the page above shows, and a toast names the one that is gone (P8.25, P8.26). */
function useDeleteAlbum(
  { kind, albumId = '' }: Pick<PhotoList, 'kind' | 'albumId'>,
  remove: (albumId: string) => Promise<void>,
): (albumName: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { path } = useParentPage();
  const { stop } = useSelectionControl({ kind, albumId });
  return async (albumName) => {
    const isHere = await whileOnPage(async () => {
      try {
        await remove(albumId);
        return true;
      } catch (error) {
        if (mayBeDone(error)) void albumMayBeGone(client);
        throw error;
      }
    });
    stop();
    // The page goes first: it would ask for an album that is no more. Back does not lead there either.
    if (isHere) await navigate(path(), { replace: true });
    showToast({ tone: 'success', text: t('album.deleted', { albumName }) });
    await albumRemoved(client, albumId);
  };
}
