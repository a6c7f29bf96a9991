import type { ReactNode } from 'react';
import { useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { lazily } from '#lib/lazily.tsx';
import { paths } from '#paths';
import { Failure } from '#failures/failure.tsx';
import { tellFailedAction } from '#failures/lazy-dialog.ts';
import { PhotoOutlet } from '#photos/open-photo/photo-outlet.tsx';
import { PhotoTabs } from '#photos/screens/photo-tabs.tsx';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { PrintsEntry } from '#photos/screens/prints-entry.tsx';
import { SelectControls } from '#photos/screens/select-controls.tsx';
import { SortSelect } from '#photos/sort/sort-select.tsx';
import { PhotosHeader } from '#photos/screens/photos-header.tsx';
import { useIsPhotoOpen } from '#photos/open-photo/use-is-photo-open.ts';
import { LibraryBanner } from './parts/library-banner.tsx';
import { MonthScrubber } from './parts/month-scrubber.tsx';
import { PhotoGrid } from '#photos/grid/photo-grid.tsx';
import { GridSkeleton } from '#photos/grid/grid-skeleton.tsx';
import styles from './timeline-screen.module.css';
import { useTimeline } from './use-timeline.ts';
import { useGridRoom } from '#photos/grid/use-grid-room.ts';

/** Who has photos never loads it. */
const emptyLibrary = lazily(() => import('./parts/empty-library.tsx').then(({ EmptyLibrary }) => EmptyLibrary), {
  whenMissing: tellFailedAction,
});

export interface TimelineScreenProps {
  /** What can be done with the library as a whole, beside the title. */
  actions?: ReactNode;
  /** What the library is busy with, above the photos. */
  notice?: ReactNode;
  /** The button that adds photos (P2.23), and that is the way on where there are none. */
  addPhotos?: ReactNode;
}

/** All photos of the customer by month. A photo that is open lies over it, and it stays as it is below. */
export function TimelineScreen({ actions, notice, addPhotos }: TimelineScreenProps) {
  const isPhotoOpen = useIsPhotoOpen('photoPreview');
  const list = useTimeline({ isPhotoOpen });
  return (
    <>
      <div className={styles.page}>
        <PhotosHeader
          actions={
            <>
              {addPhotos}
              {actions}
              <PrintsEntry list={list} />
              <SelectControls list={list} groups={list.groups} />
              {list.groups?.length !== 0 && <SortSelect kind={list.kind} />}
            </>
          }
        />
        <PhotoTabs current="photos" />
        {notice}
        <LibraryBanner />
        <Library list={list} isPhotoOpen={isPhotoOpen} addPhotos={addPhotos} />
      </div>
      <PhotoOutlet path={paths.photos} />
    </>
  );
}

function Library({
  list,
  isPhotoOpen,
  addPhotos,
}: Pick<TimelineScreenProps, 'addPhotos'> & { list: PhotoList; isPhotoOpen: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const room = useGridRoom(place);
  const { groups, counts } = list;
  return <div ref={place}>{content()}</div>;

  function content(): ReactNode {
    // Of one that was empty, nobody knows whether it still is.
    if (counts.isError && (groups?.length ?? 0) === 0) return <Failure of={counts} text={t('photos.loadFailed')} />;
    if (!room) return null;
    if (!groups) return <GridSkeleton room={room} />;
    if (groups.length === 0) return <emptyLibrary.Component addPhotos={addPhotos} />;
    return (
      <PhotoGrid
        list={list}
        groups={groups}
        label={t('photos.timeline')}
        room={room}
        isPhotoOpen={isPhotoOpen}
        aside={MonthScrubber}
      />
    );
  }
}
