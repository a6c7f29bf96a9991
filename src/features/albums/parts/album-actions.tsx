import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { removeAlbum } from '#photos/album-queries.ts';
import { useDeleteAlbum } from '#photos/albums/use-delete-album.ts';
import type { PhotoList } from '#photos/photo-list.ts';
import { Button } from '#ui/button.tsx';
import type { Album } from '../model.ts';

const DeleteAlbumDialog = lazy(() => import('#photos/albums/delete-album-dialog.tsx').then((module) => ({ default: module.DeleteAlbumDialog })));

export interface AlbumActionsProps {
  list: PhotoList;
  album: Album;
  addPhotos?: ReactNode;
}

/** What can be done with an own album as a whole (P2.105, P2.106). */
export function AlbumActions({ list, album, addPhotos }: AlbumActionsProps) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDeleteAlbum(list, removeAlbum);
  return (
    <>
      {addPhotos}
      <Button variant="quiet" icon="trash" onClick={() => setDeleting(true)}>
        {t('album.delete')}
      </Button>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteAlbumDialog consequences={[t('album.delete.own')]} onDelete={() => remove(album.albumName)} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
