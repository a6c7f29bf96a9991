import { useQuery } from '@tanstack/react-query';
import { t } from '#i18n/texts.ts';
import { libraryQueries } from '#photos/library-queries.ts';
import styles from './albums-screen.module.css';
import { AlbumList } from './parts/album-list.tsx';

/** The customer's albums (P2.4). */
export function AlbumsScreen() {
  const counts = useQuery(libraryQueries.counts());
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t('photos.title')}</h1>
      <AlbumList expected={counts.data?.albumsCount} />
    </div>
  );
}
