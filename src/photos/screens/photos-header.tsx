import { useQuery } from '@tanstack/react-query';
import { currentLocale, t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { useFirstScreenReady } from '#lib/page.ts';
import { PageHead, type PageHeadProps } from '#ui/page-head.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { albumsShown } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import styles from './photos-header.module.css';

export interface PhotosHeaderProps extends Pick<PageHeadProps, 'note' | 'actions' | 'tools'> {
  /** The tab of the page that shows. */
  current: 'photos' | 'albums';
}

/** Title of the page with its tabs and, where there is no menu beside it, the way back to the account (P2.18 to P2.21). */
export function PhotosHeader({ current, ...head }: PhotosHeaderProps) {
  const withShared = useFlag('sharedAlbums');
  // None at all while albums are off (O6).
  const hasTabs = useFlag('photoTabs');
  return (
    <PageHead
      {...head}
      title={t('photos.title')}
      back={{ to: paths.home(), label: t('photos.backHome'), className: styles.back }}
      tabs={hasTabs && <CountedTabs current={current} withShared={withShared} />}
    />
  );
}

/** Photos and albums with how many there are (P2.24, P2.25). */
function CountedTabs({ current, withShared }: Pick<PhotosHeaderProps, 'current'> & { withShared: boolean }) {
  const counts = useQuery(libraryQueries.counts()).data;
  const isFirstScreenReady = useFirstScreenReady();
  const shared = useQuery({ ...sharedAlbumQueries.summary(), enabled: withShared && isFirstScreenReady }).data;
  // A count that cannot be had is left out; the list behind the tab says why.
  const albums = counts && albumsShown(counts.albumsCount, withShared ? shared?.readAlbumsCount : 0);
  const tab = (key: PhotosHeaderProps['current'], text: string, count: number | undefined) => ({
    key,
    text,
    count: count?.toLocaleString(currentLocale()) ?? '',
    to: paths[key](),
    current: current === key,
  });
  return (
    <Tabs
      label={t('photos.tabs')}
      items={[
        tab('photos', t('photos.tab.photos'), counts?.photosCount),
        tab('albums', t('photos.tab.albums'), albums),
      ]}
    />
  );
}
