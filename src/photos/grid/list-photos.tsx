import { type ReactNode, useRef } from 'react';
import { Failure, type FailureProps } from '#failures/failure.tsx';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { GridSkeleton, useGridArea } from './grid-skeleton.tsx';
import { PhotoGrid, type PhotoGridProps } from './photo-grid.tsx';

export interface ListPhotosProps
  extends Pick<PhotoGridProps, 'label' | 'preview' | 'renderAside'>, Pick<FailureProps, 'text' | 'about'> {
  list: PhotoList;
  /** Content in place of no photos. */
  empty: ReactNode;
}

/** The photos of a list, or why there are none to see. */
export function ListPhotos({ list, empty, text, about, ...grid }: ListPhotosProps) {
  const place = useRef<HTMLDivElement>(null);
  const area = useGridArea(place);
  const { groups, counts, kind } = list;
  return <div ref={place}>{content()}</div>;

  function content(): ReactNode {
    // A list that was empty may have photos by now.
    if (counts.isError && !groups?.length) return <Failure as="page" of={counts} text={text} about={about} />;
    if (!area) return null;
    if (!groups) return <GridSkeleton area={area} hasHeadings={kind === 'photos'} />;
    return groups.length === 0 ? empty : <PhotoGrid {...grid} list={list} groups={groups} area={area} />;
  }
}
