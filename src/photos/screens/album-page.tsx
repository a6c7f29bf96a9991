import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { usePageName } from '#lib/page-name.ts';
import type { RouteKey } from '#paths';
import { paths } from '#paths';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { PhotoOutlet } from '#photos/open-photo/photo-outlet.tsx';
import { SelectControls } from './select-controls.tsx';
import { SortSelect } from '#photos/sort/sort-select.tsx';
import { useIsPhotoOpen } from '#photos/open-photo/use-is-photo-open.ts';
import type { AlbumHeaderProps } from './album-header.tsx';
import { AlbumHeader } from './album-header.tsx';
import styles from './album-page.module.css';
import { AlbumPhotos } from './album-photos.tsx';
import { useIsRemoved } from '#photos/changes/removed-albums.ts';

export interface AlbumPageProps extends Pick<AlbumHeaderProps, 'nameAction' | 'about' | 'actions'> {
  list: PhotoList;
  album: UseQueryResult<NonNullable<AlbumHeaderProps['album']>>;
  /** The route of its photos, which open over the page. */
  preview: RouteKey;
  /** What is to be known of it, whatever is in it. */
  notice?: ReactNode;
  /** What stands in an album without photos. */
  empty: ReactNode;
}

/** What own and shared albums have in common: the header, the photos, and a photo that is open over them. */
export function AlbumPage({ list, album, preview, notice, empty, ...header }: AlbumPageProps) {
  const isPhotoOpen = useIsPhotoOpen(preview);
  const isRemoved = useIsRemoved(list.albumId);
  usePageName(album.data?.albumName);
  if (isRemoved) return <Navigate to={paths.albums()} replace />;
  return (
    <>
      <div className={styles.page}>
        <AlbumHeader
          {...header}
          album={album.data}
          isLoading={album.isPending}
          tools={
            <>
              <SelectControls list={list} groups={list.groups} />
              {list.groups?.length !== 0 && <SortSelect kind={list.kind} />}
            </>
          }
        />
        {notice}
        <AlbumPhotos list={list} isPhotoOpen={isPhotoOpen} empty={empty} />
      </div>
      <PhotoOutlet path={list.path} />
    </>
  );
}
