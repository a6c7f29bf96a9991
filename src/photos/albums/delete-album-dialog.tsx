import { useRef, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { WriteFailure } from '#failures/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface DeleteAlbumDialogProps {
  /** What becomes of the album and its photos, sentence by sentence. */
  consequences: readonly string[];
  /** Deletes it. When it rejects, the dialog stays and tells the failure (P8.23, P8.24). */
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an album is deleted (O24). */
export function DeleteAlbumDialog({ consequences, onDelete, onClose }: DeleteAlbumDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const remove = async () => {
    setFailure(undefined);
    setDeleting(true);
    try {
      await onDelete();
    } catch (error) {
      setFailure(error);
      setDeleting(false);
    }
  };

  return (
    <Dialog
      title={t('album.delete')}
      role="alertdialog"
      size="small"
      closeLabel={t('dialog.close')}
      closable={!isDeleting}
      initialFocus={cancel}
      onClose={onClose}
      footer={
        <>
          <Button ref={cancel} onClick={() => !isDeleting && onClose()}>
            {t('dialog.cancel')}
          </Button>
          <Button variant="danger" busy={isDeleting} busyLabel={t('album.deleting')} onClick={() => void remove()}>
            {t('album.delete')}
          </Button>
        </>
      }
    >
      {consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {failure !== undefined && <WriteFailure error={failure} />}
    </Dialog>
  );
}
