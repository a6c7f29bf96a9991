import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { currentLocale, t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { BackLink } from '#ui/back-link.tsx';
import { Link } from '#lib/link.tsx';
import { useFirstScreenReady } from '#lib/page.ts';
import { Tabs } from '#ui/tabs.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { albumsShown } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import styles from './photos-header.module.css';

export interface PhotosHeaderProps {
  /** What can be done with the library as a whole, at the end of the line. */
  actions?: ReactNode;
}

/** Title of the page and, where there is no menu beside it, the way back to the account (P2.18 to P2.21). */
export function PhotosHeader({ actions }: PhotosHeaderProps) {
  return (
    <header className={styles.header}>
      <BackLink to={paths.home()} label={t('photos.backHome')} className={styles.back} />
      <div className={styles.line}>
        <h1>{t('photos.title')}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

export interface PhotoTabsProps {
  /** The tab of the page that shows. */
  current: 'photos' | 'albums';
}

/** Photos and albums with how many there are (P2.24, P2.25); none at all while albums are off (O6). */
export function PhotoTabs({ current }: PhotoTabsProps) {
  const withShared = useFlag('sharedAlbums');
  return useFlag('photoTabs') ? <CountedTabs current={current} withShared={withShared} /> : null;
}

function CountedTabs({ current, withShared }: PhotoTabsProps & { withShared: boolean }) {
  const counts = useQuery(libraryQueries.counts()).data;
  const isFirstScreenReady = useFirstScreenReady();
  const shared = useQuery({ ...sharedAlbumQueries.summary(), enabled: withShared && isFirstScreenReady }).data;
  // A count that cannot be had is left out; the list behind the tab says why.
  const albums = counts && albumsShown(counts.albumsCount, withShared ? shared?.readAlbumsCount : 0);
  const spell = (count: number | undefined) => count?.toLocaleString(currentLocale()) ?? '';
  return (
    <Tabs
      label={t('photos.tabs')}
      items={[
        {
          key: 'photos',
          text: t('photos.tab.photos'),
          count: spell(counts?.photosCount),
          to: paths.photos(),
          current: current === 'photos',
        },
        {
          key: 'albums',
          text: t('photos.tab.albums'),
          count: spell(albums),
          to: paths.albums(),
          current: current === 'albums',
        },
      ]}
      renderLink={({ to }, props) => <Link to={to} {...props} />}
    />
  );
}
