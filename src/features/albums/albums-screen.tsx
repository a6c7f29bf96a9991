import { useQuery } from '@tanstack/react-query';
import { libraryQueries } from '#photos/library-queries.ts';
import { PhotoTabs } from '#photos/photo-tabs.tsx';
import { PhotosHeader } from '#photos/photos-header.tsx';
import styles from './albums-screen.module.css';
import { AlbumList } from './parts/album-list.tsx';

/** The customer's albums (P2.4). */
export function AlbumsScreen() {
  const counts = useQuery(libraryQueries.counts());
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <PhotosHeader />
        <PhotoTabs current="albums" />
      </div>
      <AlbumList expected={counts.data?.albumsCount} />
    </div>
  );
}
