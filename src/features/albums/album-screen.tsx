import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { paths } from '#paths';
import { AlbumHeader } from '#photos/albums/album-header.tsx';
import styles from '#photos/albums/album-page.module.css';
import { AlbumPhotos } from '#photos/albums/album-photos.tsx';
import { PhotoOutlet } from '#photos/photo-outlet.tsx';
import { useAlbumPhotos } from '#photos/use-album-photos.ts';
import { useIsPhotoOpen } from '#photos/use-is-photo-open.ts';
import { flag } from '#vendor/flags.ts';
import { AlbumActions } from './parts/album-actions.tsx';
import { EmptyAlbum } from './parts/empty-album.tsx';
import { RenameAlbum } from './parts/rename-album.tsx';

export interface AlbumScreenProps {
  /** The button that adds photos (P2.105). */
  addPhotos?: ReactNode;
}

/** An own album with its photos. A photo that is open lies over it. One that is shared has a page of its own (P2.111). */
export function AlbumScreen({ addPhotos }: AlbumScreenProps) {
  const { id = '', photoId } = useParams();
  const isPhotoOpen = useIsPhotoOpen('albumPhotoPreview');
  const { list, album } = useAlbumPhotos(id);

  // O21: with shared albums off it is an album like others.
  if (album.data?.isShared && flag('PhotoManagementSharedAlbumsViewEnabled')) {
    return <Navigate to={photoId === undefined ? paths.sharedAlbum({ id }) : paths.sharedAlbumPhotoPreview({ id, photoId })} replace />;
  }
  return (
    <>
      <div className={styles.page}>
        <AlbumHeader
          album={album.data}
          isLoading={album.isPending}
          nameAction={album.data && <RenameAlbum album={album.data} />}
          actions={album.data && <AlbumActions list={list} album={album.data} addPhotos={addPhotos} />}
        />
        <AlbumPhotos list={list} isPhotoOpen={isPhotoOpen} empty={<EmptyAlbum addPhotos={addPhotos} />} />
      </div>
      <PhotoOutlet path={list.path} />
    </>
  );
}
