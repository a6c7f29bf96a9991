import type { ReactNode } from 'react';
import { useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { GridSkeleton } from '#photos/grid/grid-skeleton.tsx';
import { PhotoGrid } from '#photos/grid/photo-grid.tsx';
import { useGridRoom } from '#photos/grid/use-grid-room.ts';
import { Failure } from '#failures/failure.tsx';
import type { PhotoList } from '#photos/pages/photo-list.ts';

export interface AlbumPhotosProps {
  list: PhotoList;
  /** A photo lies over the page. */
  isPhotoOpen: boolean;
  /** What stands in an album without photos. */
  empty: ReactNode;
}

/** The photos of an album, or why there are none to see. */
export function AlbumPhotos({ list, isPhotoOpen, empty }: AlbumPhotosProps) {
  const place = useRef<HTMLDivElement>(null);
  const room = useGridRoom(place);
  const { groups, counts } = list;
  return <div ref={place}>{content()}</div>;

  function content(): ReactNode {
    // Of one that was empty, nobody knows whether it still is.
    if (counts.isError && (groups?.length ?? 0) === 0)
      return (
        <Failure of={{ error: counts.error, refetch: () => void counts.refetch(), isFetching: counts.isFetching }} />
      );
    if (!room) return null;
    if (!groups) return <GridSkeleton room={room} hasHeadings={false} />;
    if (groups.length === 0) return empty;
    return <PhotoGrid list={list} groups={groups} label={t('album.grid')} room={room} isPhotoOpen={isPhotoOpen} />;
  }
}
