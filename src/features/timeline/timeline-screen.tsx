import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { showFailedAction } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { lazily } from '#lib/lazily.tsx';
import { useFirstScreenReady } from '#lib/page.ts';
import { webAddress } from '#lib/web-address.ts';
import { paths } from '#paths';
import type { TimelineMonth } from '#photos/data/months.ts';
import { ListPhotos } from '#photos/grid/list-photos.tsx';
import { PhotoOutlet } from '#photos/open-photo/photo-outlet.tsx';
import { PhotosHeader } from '#photos/screens/photos-header.tsx';
import { PhotoTools, PrintsEntry } from '#photos/screens/photo-tools.tsx';
import { SelectBar } from '#photos/screens/select-bar.tsx';
import { Icon } from '#ui/icon.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { ExternalLink } from '#vendor/external-link.tsx';
import { useVendorConfig } from '#vendor/vendor-config.ts';
import { reservesSpace } from './looking-back-space.ts';
import { MonthScrubber } from './parts/month-scrubber.tsx';
import styles from './timeline-screen.module.css';
import { useTimeline } from './use-timeline.ts';

/** Loaded late, as most customers have photos. */
const emptyLibrary = lazily(() => import('./parts/empty-library.tsx').then(({ EmptyLibrary }) => EmptyLibrary), {
  whenMissing: showFailedAction,
});

/** Comes after the first screen; without its script the timeline does not look back. */
const lookingBack = lazily(() => import('./parts/looking-back-line.tsx').then(({ LookingBack }) => LookingBack), {
  whenMissing: () => {},
});

export interface TimelineScreenProps {
  /** Further actions on the library as a whole. */
  more?: ReactNode;
  /** Ids of what is in it while it is new, or does not wait. */
  newsIds?: string;
  /** Notice above the photos. */
  notice?: ReactNode;
  /** Button that adds photos (P2.23), also in the empty state. */
  addPhotos?: ReactNode;
  /** Text beside a failure to load them. */
  reassurance?: ReactNode;
  /** Opens the search for a date to go to. */
  onFind: () => void;
}

/** Page of all photos of the customer by month. An open photo lies over it and leaves it as it is. */
export function TimelineScreen({ more, newsIds, notice, addPhotos, reassurance, onFind }: TimelineScreenProps) {
  const list = useTimeline();
  const isReady = useFirstScreenReady();
  return (
    <>
      <div className={styles.page}>
        <PhotosHeader
          current="photos"
          note={<LibraryBanner months={list.groups} />}
          actions={<PrintsEntry list={list} />}
          tools={
            <PhotoTools
              list={list}
              addPhotos={addPhotos}
              more={more}
              newsIds={newsIds}
              late={isReady && list.groups && <lookingBack.Component months={list.groups} place="panel" />}
            />
          }
        />
        <SelectBar list={list} />
        {notice}
        <ListPhotos
          list={list}
          label={t('photos.timeline')}
          preview="photoPreview"
          renderAside={(grid) => <MonthScrubber {...grid} onFind={onFind} />}
          text={t('photos.loadFailed')}
          about={reassurance}
          empty={<emptyLibrary.Component addPhotos={addPhotos} />}
        />
      </div>
      <PhotoOutlet path={paths.photos} />
    </>
  );
}

/** Banner that explains the library: a line until it is opened (P2.38 to P2.41). With albums on it has the texts for the time before the launch (P2.42, O8). */
function LibraryBanner({ months }: { months: readonly TimelineMonth[] | undefined }) {
  const id = useId();
  const isReady = useFirstScreenReady();
  const [hasRoom] = useState(reservesSpace);
  const [isOpen, setOpen] = useState(false);
  const faqUrl = webAddress(useVendorConfig().faqUrl);
  const isPrelaunch = useFlag('prelaunchBanner');
  return (
    <>
      <div className={styles.banner}>
        <div className={styles.back} data-room={hasRoom || undefined}>
          {isReady && months && <lookingBack.Component months={months} place="line" />}
        </div>
        <p className={styles.title}>{t(isPrelaunch ? 'photos.banner.prelaunch.title' : 'photos.banner.title')}</p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="info" size={20} />
          <span data-words="">{t(isOpen ? 'photos.showLess' : 'photos.showMore')}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.details}>
        <p>{t(isPrelaunch ? 'photos.banner.prelaunch.text' : 'photos.banner.text')}</p>
        <p>{t(isPrelaunch ? 'photos.banner.prelaunch.more' : 'photos.banner.more')}</p>
        {faqUrl && (
          <p>
            <ExternalLink href={faqUrl}>{t('photos.banner.faq')}</ExternalLink>
          </p>
        )}
      </div>
    </>
  );
}
