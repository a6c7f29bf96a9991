import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { removeAlbum } from '#photos/data/album-queries.ts';
import { AlbumPage } from '#photos/screens/album-page.tsx';
import { DeleteAlbum } from '#photos/screens/delete-album.tsx';
import { PrintsEntry } from '#photos/screens/prints-entry.tsx';
import { useAlbumPhotos } from '#photos/pages/use-album-photos.ts';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { EmptyAlbum } from './parts/empty-album.tsx';
import { RenameAlbum } from './parts/rename-album.tsx';

export interface AlbumScreenProps {
  /** The button that adds photos (P2.105). */
  addPhotos?: ReactNode;
}

/** An own album with its photos. One that is shared has a page of its own (P2.111). */
export function AlbumScreen({ addPhotos }: AlbumScreenProps) {
  const { id = '', photoId } = useParams();
  const { list, album } = useAlbumPhotos(id);
  const { data } = album;
  const withShared = useFlag('sharedAlbums');

  // O21: with shared albums off it is an album like others.
  if (data?.isShared && withShared) {
    return (
      <Navigate
        to={photoId === undefined ? paths.sharedAlbum({ id }) : paths.sharedAlbumPhotoPreview({ id, photoId })}
        replace
      />
    );
  }
  return (
    <AlbumPage
      list={list}
      album={album}
      preview="albumPhotoPreview"
      nameAction={data && <RenameAlbum album={data} />}
      actions={
        data && (
          <>
            {addPhotos}
            <PrintsEntry list={list} />
            <DeleteAlbum
              list={list}
              albumName={data.albumName}
              consequences={[t('album.delete.own')]}
              remove={removeAlbum}
            />
          </>
        )
      }
      empty={<EmptyAlbum addPhotos={addPhotos} />}
    />
  );
}
