import { ConfirmDialog } from '#forms/confirm-dialog.tsx';
import { t } from '#i18n/texts.ts';

export interface DeleteAlbumDialogProps {
  /** What becomes of the album and its photos, sentence by sentence. */
  consequences: readonly string[];
  /** Deletes it. When it rejects, the dialog stays and tells the failure (P8.23, P8.24). */
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an album is deleted (O24). */
export function DeleteAlbumDialog({ consequences, onDelete, onClose }: DeleteAlbumDialogProps) {
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
