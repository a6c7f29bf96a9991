import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { usePageName } from '#lib/page.ts';
import type { RouteKey } from '#paths';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { PhotoOutlet } from '#photos/open-photo/photo-outlet.tsx';
import { useIsRemoved } from '#photos/changes/album-changes.ts';
import { t } from '#i18n/texts.ts';
import { ListPhotos } from '#photos/grid/list-photos.tsx';
import { PhotoTools, type PhotoToolsProps } from './photo-tools.tsx';
import { SelectBar } from './select-bar.tsx';
import type { AlbumHeaderProps } from './album-header.tsx';
import { AlbumHeader } from './album-header.tsx';
import { useParentPage } from './use-parent-page.ts';
import styles from './album-page.module.css';

export interface AlbumPageProps
  extends Pick<AlbumHeaderProps, 'titleAction' | 'about' | 'actions'>, Pick<PhotoToolsProps, 'addPhotos' | 'more'> {
  list: PhotoList;
  album: UseQueryResult<NonNullable<AlbumHeaderProps['album']>>;
  /** The route of its photos, which open over the page. */
  preview: RouteKey;
  /** Content of an album without photos. */
  empty: ReactNode;
  /** Text beside a failure to load them. */
  reassurance?: ReactNode;
}

/** Page of an own or a shared album: the header, the photos, and a photo that is open over them. */
export function AlbumPage({ list, album, preview, empty, reassurance, addPhotos, more, ...header }: AlbumPageProps) {
  const { path } = useParentPage();
  const isRemoved = useIsRemoved(list.albumId);
  usePageName(album.data?.albumName);
  if (isRemoved) return <Navigate to={path()} replace />;
  return (
    <>
      <div className={styles.page}>
        <AlbumHeader
          {...header}
          album={album.data}
          isLoading={album.isPending}
          tools={<PhotoTools list={list} addPhotos={addPhotos} more={more} />}
        />
        <SelectBar list={list} />
        <ListPhotos list={list} label={t('album.grid')} preview={preview} empty={empty} about={reassurance} />
      </div>
      <PhotoOutlet path={list.path} />
    </>
  );
}
