import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { useDeleteAlbum } from '#photos/albums/use-delete-album.ts';
import type { PhotoList } from '#photos/photo-list.ts';
import { removeSharedAlbum } from '#photos/shared-album-queries.ts';
import { Button } from '#ui/button.tsx';

const DeleteAlbumDialog = lazy(() => import('#photos/albums/delete-album-dialog.tsx').then((module) => ({ default: module.DeleteAlbumDialog })));

export interface DeleteSharedAlbumProps {
  list: PhotoList;
  albumName: string;
  /** The customer is the one who shares it: then it goes for everybody (P6.13), else for the customer alone (P6.14). */
  isOwner: boolean;
}

/** The button that removes a shared album (P2.126), and what it says before it does (P2.133 to P2.137). */
export function DeleteSharedAlbum({ list, albumName, isOwner }: DeleteSharedAlbumProps) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDeleteAlbum(list, removeSharedAlbum);
  const consequences = isOwner
    ? [t('sharedAlbum.delete.owner.album'), t('sharedAlbum.delete.owner.photos')]
    : [t('sharedAlbum.delete.participant.album'), t('sharedAlbum.delete.participant.photos')];
  return (
    <>
      <Button variant="quiet" icon="trash" onClick={() => setDeleting(true)}>
        {t('album.delete')}
      </Button>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteAlbumDialog consequences={consequences} onDelete={() => remove(albumName)} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
