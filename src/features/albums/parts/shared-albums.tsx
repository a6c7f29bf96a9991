import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { albumsNamed, useWholeList } from '#photos/screens/album-search.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { useAlbumPages } from '../use-album-pages.ts';
import { AlbumGrid } from './album-grid.tsx';
import { MoreAlbums } from './more-albums.tsx';
import styles from './shared-albums.module.css';

const hrefOf = ({ albumId }: { albumId: string }) => paths.sharedAlbum({ id: albumId });

export interface SharedAlbumsProps {
  /** Albums that the list above shows already. */
  own: { albums: readonly { albumId: string }[] | undefined; hasMore: boolean };
  /** What is looked for in their names; '' for nothing. */
  q: string;
}

/** Albums that others share with the customer; nothing at all without any (P2.91). */
export function SharedAlbums({ own, q }: SharedAlbumsProps) {
  const headingId = useId();
  const query = useInfiniteQuery(sharedAlbumQueries.list());
  const pages = useAlbumPages('shared', query, own);
  const { list, error, hasMore } = pages;
  const isSearching = q.trim() !== '';
  useWholeList(isSearching, query);
  const albums = pages.albums && albumsNamed(pages.albums, q);
  if (!error && (!hasMore || isSearching) && !albums?.length) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('albums.shared')}</h2>
      {albums && albums.length > 0 && (
        <AlbumGrid ref={list} albums={albums} label={t('albums.shared')} hrefOf={hrefOf} level={3} />
      )}
      <MoreAlbums pages={pages} isSearched={isSearching} />
    </section>
  );
}
