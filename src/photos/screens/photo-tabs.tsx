import { useQuery } from '@tanstack/react-query';
import { currentLocale, t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { useFirstScreen } from '#lib/use-first-screen.ts';
import { paths } from '#paths';
import { Tabs } from '#ui/tabs.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { albumsShown } from '#photos/data/album-count.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { sharedAlbumCountQueries } from '#photos/data/shared-album-count-queries.ts';

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
  const isFirstScreenThere = useFirstScreen();
  const shared = useQuery({ ...sharedAlbumCountQueries.summary(), enabled: withShared && isFirstScreenThere }).data;
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
