import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { Failure } from '#failures/failure.tsx';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { useAlbumPages } from '../use-album-pages.ts';
import { AlbumGrid } from './album-grid.tsx';
import { MoreAlbums } from './more-albums.tsx';
import styles from './shared-albums.module.css';

const hrefOf = ({ albumId }: { albumId: string }) => paths.sharedAlbum({ id: albumId });

/** Albums that others share with the customer; nothing at all without any (P2.91). @param own what shows among the own ones already (O22) */
export function SharedAlbums({
  own,
}: {
  own: { albums: readonly { albumId: string }[] | undefined; hasMore: boolean };
}) {
  const headingId = useId();
  const pages = useAlbumPages('shared', useInfiniteQuery(sharedAlbumQueries.list()), own);
  const { list, albums, leftOut, error, hasMore, isFetching, isLoadingMore, more, refetch } = pages;
  if (!error && !hasMore && !albums?.length) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('albums.shared')}</h2>
      {albums && albums.length > 0 && (
        <AlbumGrid ref={list} albums={albums} label={t('albums.shared')} hrefOf={hrefOf} level={3} />
      )}
      <LeftOutNote leftOut={leftOut} of="albums" />
      {error && (
        <Failure
          of={{ error: error, refetch: () => void (hasMore ? more.load() : refetch()), isFetching: isFetching }}
        />
      )}
      {hasMore && !error && (
        <MoreAlbums shown={albums?.length ?? 0} isFetching={isFetching} isLoading={isLoadingMore} more={more} />
      )}
    </section>
  );
}
