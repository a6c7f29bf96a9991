import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Failure } from '#failures/failure.tsx';
import { tellFailedAction } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { lazily } from '#lib/lazily.tsx';
import { paths } from '#paths';
import { GridSkeleton, useGridRoom } from '#photos/grid/grid-skeleton.tsx';
import { PhotoGrid } from '#photos/grid/photo-grid.tsx';
import { useIsPhotoOpen } from '#photos/open-photo/open-photo.ts';
import { PhotoOutlet } from '#photos/open-photo/photo-outlet.tsx';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { PhotosHeader, PhotoTabs } from '#photos/screens/photos-header.tsx';
import { PrintsEntry, SelectControls } from '#photos/screens/select-controls.tsx';
import { SortSelect } from '#photos/sort/sort-select.tsx';
import { Banner } from '#ui/banner.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import { MonthScrubber } from './parts/month-scrubber.tsx';
import styles from './timeline-screen.module.css';
import { useTimeline } from './use-timeline.ts';

/** Loaded late, as most customers have photos. */
const emptyLibrary = lazily(() => import('./parts/empty-library.tsx').then(({ EmptyLibrary }) => EmptyLibrary), {
  whenMissing: tellFailedAction,
});

export interface TimelineScreenProps {
  /** Actions on the library as a whole, beside the title. */
  actions?: ReactNode;
  /** Notice above the photos. */
  notice?: ReactNode;
  /** Button that adds photos (P2.23), also in the empty state. */
  addPhotos?: ReactNode;
}

/** Page of all photos of the customer by month. An open photo lies over it and leaves it as it is. */
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
    // An empty library may have photos by now.
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

/** Banner that explains the library; closed at first (P2.38 to P2.41). With albums on it has the texts for the time before the launch (P2.42, O8). */
function LibraryBanner() {
  const faqUrl = webAddress(useVendorConfig().faqUrl);
  const isPrelaunch = useFlag('prelaunchBanner');
  return (
    <Banner
      title={t(isPrelaunch ? 'photos.banner.prelaunch.title' : 'photos.banner.title')}
      disclosure={{
        showLabel: t('photos.showMore'),
        hideLabel: t('photos.showLess'),
        content: (
          <div className={styles.banner}>
            <p>{t(isPrelaunch ? 'photos.banner.prelaunch.text' : 'photos.banner.text')}</p>
            <p>{t(isPrelaunch ? 'photos.banner.prelaunch.more' : 'photos.banner.more')}</p>
            {faqUrl && (
              <p>
                <a href={faqUrl} target="_blank" rel="noreferrer">
                  {t('photos.banner.faq')}
                </a>
              </p>
            )}
          </div>
        ),
      }}
    />
  );
}
