import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { useAlbumPages } from '../use-album-pages.ts';
import { AlbumGrid } from './album-grid.tsx';
import { MoreAlbums } from './more-albums.tsx';
import styles from './shared-albums.module.css';

const hrefOf = ({ albumId }: { albumId: string }) => paths.sharedAlbum({ id: albumId });

/** Albums that others share with the customer; nothing at all without any (P2.91). @param own albums that the list above shows already */
export function SharedAlbums({
  own,
}: {
  own: { albums: readonly { albumId: string }[] | undefined; hasMore: boolean };
}) {
  const headingId = useId();
  const pages = useAlbumPages('shared', useInfiniteQuery(sharedAlbumQueries.list()), own);
  const { list, albums, error, hasMore } = pages;
  if (!error && !hasMore && !albums?.length) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('albums.shared')}</h2>
      {albums && albums.length > 0 && (
        <AlbumGrid ref={list} albums={albums} label={t('albums.shared')} hrefOf={hrefOf} level={3} />
      )}
      <MoreAlbums pages={pages} />
    </section>
  );
}
