import type { ReactNode } from 'react';
import { Suspense, useRef } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router';
import { pathOf, routePaths } from '#paths';
import { LoadFailure } from '#photos/load-failure.tsx';
import { PhotoTabs } from '#photos/photo-tabs.tsx';
import { PhotosHeader } from '#photos/photos-header.tsx';
import { EmptyLibrary } from './parts/empty-library.tsx';
import { LibraryBanner } from './parts/library-banner.tsx';
import { TimelineGrid } from './parts/timeline-grid.tsx';
import { TimelineSkeleton } from './parts/timeline-skeleton.tsx';
import styles from './timeline-screen.module.css';
import { useTimeline } from './use-timeline.ts';
import { useTimelineRoom } from './use-timeline-room.ts';

export interface TimelineScreenProps {
  /** What can be done with the library as a whole, beside the title. */
  actions?: ReactNode;
  /** The button that adds photos, for the library that has none. */
  addPhotos?: ReactNode;
}

/** All photos of the customer by month. A photo that is open lies over it, and it stays as it is below. */
export function TimelineScreen({ actions, addPhotos }: TimelineScreenProps) {
  return (
    <>
      <div className={styles.page}>
        <PhotosHeader actions={actions} />
        <PhotoTabs current="photos" />
        <LibraryBanner />
        <Library addPhotos={addPhotos} />
      </div>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </>
  );
}

function Library({ addPhotos }: Pick<TimelineScreenProps, 'addPhotos'>) {
  const place = useRef<HTMLDivElement>(null);
  const room = useTimelineRoom(place);
  const isPhotoOpen = useIsPhotoOpen();
  const { months, pages, counts } = useTimeline({ isPhotoOpen });
  return <div ref={place}>{content()}</div>;

  function content(): ReactNode {
    if (!months && counts.isError) return <LoadFailure error={counts.error} onRetry={() => void counts.refetch()} retrying={counts.isFetching} />;
    if (!room) return null;
    if (!months) return <TimelineSkeleton room={room} />;
    if (months.length === 0) return <EmptyLibrary addPhotos={addPhotos} />;
    return <TimelineGrid months={months} pages={pages} room={room} isPhotoOpen={isPhotoOpen} />;
  }
}

/** Whether the address is that of a photo. */
function useIsPhotoOpen(): boolean {
  const { pathname } = useLocation();
  return [routePaths.photoPreview, pathOf('photoPreview')].some((path) => matchPath(path, pathname));
}
