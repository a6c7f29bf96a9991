import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { currentLocale, t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { libraryQueries } from '#photos/library-queries.ts';
import { sharedAlbumCountQueries } from '#photos/shared-album-queries.ts';
import { Tabs } from '#ui/tabs.tsx';
import { flag } from '#vendor/flags.ts';
import { albumsShown } from '../album-count.ts';

/** Photos and albums with how many there are (P2.24, P2.25); none at all while albums are off (O6). */
export function PhotoTabs() {
  return flag('PhotoManagementAlbumViewEnabled') ? <CountedTabs withShared={flag('PhotoManagementSharedAlbumsViewEnabled')} /> : null;
}

function CountedTabs({ withShared }: { withShared: boolean }) {
  const counts = useQuery(libraryQueries.counts()).data;
  const shared = useQuery({ ...sharedAlbumCountQueries.summary(), enabled: withShared });
  // A count that cannot be had is left out; the list behind the tab says why.
  const albums = counts && albumsShown(counts.albumsCount, withShared ? shared.data?.readAlbumsCount : 0);
  const spell = (count: number | undefined) => count?.toLocaleString(currentLocale()) ?? '';
  return (
    <Tabs
      label={t('photos.tabs')}
      items={[
        { key: 'photos', text: t('photos.tab.photos'), count: spell(counts?.photosCount), to: paths.photos(), current: true },
        { key: 'albums', text: t('photos.tab.albums'), count: spell(albums), to: paths.albums(), current: false },
      ]}
      renderLink={({ to }, props) => <Link to={to} {...props} />}
    />
  );
}
