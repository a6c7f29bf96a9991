import { useQuery } from '@tanstack/react-query';
import { libraryQueries } from '#photos/library-queries.ts';
import styles from './albums-screen.module.css';
import { AlbumList } from './parts/album-list.tsx';
import { AlbumsHeader } from './parts/albums-header.tsx';

/** The customer's albums (P2.4). */
export function AlbumsScreen() {
  const counts = useQuery(libraryQueries.counts());
  return (
    <div className={styles.screen}>
      <AlbumsHeader />
      <AlbumList expected={counts.data?.albumsCount} />
    </div>
  );
}
