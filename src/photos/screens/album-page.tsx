import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { usePageName } from '#lib/page.ts';
import type { RouteKey } from '#paths';
import { paths } from '#paths';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { PhotoOutlet } from '#photos/open-photo/photo-outlet.tsx';
import { useIsRemoved } from '#photos/changes/album-changes.ts';
import { t } from '#i18n/texts.ts';
import { GridSkeleton, useGridRoom } from '#photos/grid/grid-skeleton.tsx';
import { PhotoGrid } from '#photos/grid/photo-grid.tsx';
import { Failure } from '#failures/failure.tsx';
import { PhotoTools, type PhotoToolsProps } from './photo-tools.tsx';
import { SelectBar } from './select-bar.tsx';
import type { AlbumHeaderProps } from './album-header.tsx';
import { AlbumHeader } from './album-header.tsx';
import styles from './album-page.module.css';

export interface AlbumPageProps
  extends Pick<AlbumHeaderProps, 'titleAction' | 'about' | 'actions'>, Pick<PhotoToolsProps, 'addPhotos' | 'more'> {
  list: PhotoList;
  album: UseQueryResult<NonNullable<AlbumHeaderProps['album']>>;
  /** The route of its photos, which open over the page. */
  preview: RouteKey;
  /** What stands in an album without photos. */
  empty: ReactNode;
  /** What stands with a failure to load them. */
  reassurance?: ReactNode;
}

/** What own and shared albums have in common: the header, the photos, and a photo that is open over them. */
export function AlbumPage({ list, album, preview, empty, reassurance, addPhotos, more, ...header }: AlbumPageProps) {
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
          tools={<PhotoTools list={list} addPhotos={addPhotos} more={more} />}
        />
        <SelectBar list={list} />
        <AlbumPhotos list={list} preview={preview} empty={empty} reassurance={reassurance} />
      </div>
      <PhotoOutlet path={list.path} />
    </>
  );
}

/** The photos of an album, or why there are none to see. */
function AlbumPhotos({
  list,
  preview,
  empty,
  reassurance,
}: Pick<AlbumPageProps, 'list' | 'preview' | 'empty' | 'reassurance'>) {
  const place = useRef<HTMLDivElement>(null);
  const room = useGridRoom(place);
  const { groups, counts } = list;
  return <div ref={place}>{content()}</div>;

  function content(): ReactNode {
    // One that was empty may not be so any more.
    if (counts.isError && (groups?.length ?? 0) === 0) return <Failure as="page" of={counts} about={reassurance} />;
    if (!room) return null;
    if (!groups) return <GridSkeleton room={room} hasHeadings={false} />;
    if (groups.length === 0) return empty;
    return <PhotoGrid list={list} groups={groups} label={t('album.grid')} room={room} preview={preview} />;
  }
}
