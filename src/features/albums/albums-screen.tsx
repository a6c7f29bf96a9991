import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { LibraryNotice } from '#photos/activation/library-notice.tsx';
import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { PhotosHeader, PhotoTabs } from '#photos/screens/photos-header.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import styles from './albums-screen.module.css';
import { OwnAlbums } from './parts/own-albums.tsx';
import { SharedAlbums } from './parts/shared-albums.tsx';
import { useAlbumPages } from './use-album-pages.ts';

const newAlbum = lazyDialog(() => import('./album-name-dialog.tsx').then(({ NewAlbumDialog }) => NewAlbumDialog));

/** Page of the customer's albums and those that others share with the customer (P2.4). */
export function AlbumsScreen() {
  const [isNewOpen, setNewOpen] = useState(false);
  const counts = useQuery(libraryQueries.counts());
  const withShared = useFlag('sharedAlbums');
  const own = useAlbumPages('own', useInfiniteQuery(albumQueries.list({ displaySharedData: withShared })));
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <PhotosHeader />
        <PhotoTabs current="albums" />
        <LibraryNotice />
      </div>
      <OwnAlbums
        pages={own}
        expected={counts.data?.albumsCount}
        withShared={withShared}
        onNew={() => setNewOpen(true)}
      />
      {withShared && <SharedAlbums own={own} />}
      {isNewOpen && <newAlbum.Component onClose={() => setNewOpen(false)} />}
    </div>
  );
}
