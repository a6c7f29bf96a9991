import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { currentLocale, t } from '#i18n/texts.ts';
import { isStripped, paths } from '#paths';
import { libraryQueries } from '#photos/library-queries.ts';
import { sharedAlbumCountQueries } from '#photos/shared-album-queries.ts';
import { Icon } from '#ui/icon.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { flag } from '#vendor/flags.ts';
import styles from './albums-header.module.css';

/** Title of the photo area, its tabs with how many there are, and on narrow screens the way back to the account. */
export function AlbumsHeader() {
  const counts = useQuery(libraryQueries.counts()).data;
  const withShared = flag('PhotoManagementSharedAlbumsViewEnabled');
  const shared = useQuery({ ...sharedAlbumCountQueries.summary(), enabled: withShared }).data;
  const readable = withShared ? shared?.readAlbumsCount : 0;
  const albums = counts && readable !== undefined ? counts.albumsCount + readable : undefined;
  const spell = (count: number | undefined) => count?.toLocaleString(currentLocale()) ?? '';
  return (
    <header className={styles.header}>
      {!isStripped() && (
        <Link to={paths.home()} className={styles.back}>
          <Icon name="back" size={20} />
          {t('photos.backHome')}
        </Link>
      )}
      <h1>{t('photos.title')}</h1>
      <Tabs
        label={t('photos.tabs')}
        items={[
          { key: 'photos', text: t('photos.tab.photos'), count: spell(counts?.photosCount), to: paths.photos(), current: false },
          { key: 'albums', text: t('photos.tab.albums'), count: spell(albums), to: paths.albums(), current: true },
        ]}
        renderLink={({ to }, props) => <Link to={to} {...props} />}
      />
    </header>
  );
}
