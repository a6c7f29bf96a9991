import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { paths } from '#paths';
import { AlbumPage } from '#photos/albums/album-page.tsx';
import { useAlbumPhotos } from '#photos/use-album-photos.ts';
import { flag } from '#vendor/flags.ts';
import { AlbumActions } from './parts/album-actions.tsx';
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

  // O21: with shared albums off it is an album like others.
  if (data?.isShared && flag('PhotoManagementSharedAlbumsViewEnabled')) {
    return <Navigate to={photoId === undefined ? paths.sharedAlbum({ id }) : paths.sharedAlbumPhotoPreview({ id, photoId })} replace />;
  }
  return (
    <AlbumPage
      list={list}
      album={album}
      preview="albumPhotoPreview"
      nameAction={data && <RenameAlbum album={data} />}
      actions={data && <AlbumActions list={list} album={data} addPhotos={addPhotos} />}
      empty={<EmptyAlbum addPhotos={addPhotos} />}
    />
  );
}
