import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { Button } from '#ui/button.tsx';
import { DeleteAlbumDialog } from './delete-album-dialog.tsx';
import styles from './delete-album.module.css';
import { useDeleteAlbum } from './use-delete-album.ts';

export interface DeleteAlbumProps {
  list: PhotoList;
  albumName: string;
  /** What becomes of the album and its photos, sentence by sentence. */
  consequences: readonly string[];
  /** Deletes it at the service. */
  remove: (albumId: string) => Promise<void>;
}

/** The button that deletes an album, own or shared, once the customer has read what that means (P2.106, P2.126). On phones it is an icon. */
export function DeleteAlbum({ list, albumName, consequences, remove }: DeleteAlbumProps) {
  const [isOpen, setOpen] = useState(false);
  const removeNow = useDeleteAlbum(list, remove);
  return (
    <>
      <Button variant="quiet" icon="trash" className={styles.button} onClick={() => setOpen(true)}>
        <span className={styles.text}>{t('album.delete')}</span>
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
