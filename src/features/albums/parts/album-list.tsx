import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { LoadFailure } from '#photos/load-failure.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-library-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { flag } from '#vendor/flags.ts';
import { albumQueries } from '#photos/album-queries.ts';
import { AlbumCard } from './album-card.tsx';
import styles from './album-list.module.css';
import { AlbumPlaces } from './album-places.tsx';

/** The customer's own albums, as the service orders them. */
export function AlbumList({ expected }: { expected: number | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    albumQueries.list({ displaySharedData: flag('PhotoManagementSharedAlbumsViewEnabled') }),
  );
  const albums = data?.pages.flatMap((page) => page.albums);

  const showMore = async () => {
    const shown = albums?.length ?? 0;
    await fetchNextPage();
    // The button may be gone; whoever used the keyboard goes on at the first album that came.
    const next = list.current?.children[shown];
    if (next instanceof HTMLElement) next.focus();
  };

  if (!albums) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <AlbumPlaces count={expected} />;
  }
  if (albums.length === 0) return <EmptyState drawing={<EmptyLibraryDrawing />} title={t('albums.empty')} />;
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('albums.list')}>
        {albums.map((album) => (
          <li key={album.albumId} tabIndex={-1}>
            <AlbumCard album={album} />
          </li>
        ))}
      </ul>
      {error && <LoadFailure error={error} onRetry={() => void showMore()} retrying={isFetchingNextPage} />}
      {hasNextPage && !error && (
        <Button className={styles.more} busy={isFetchingNextPage} busyLabel={t('albums.loading')} onClick={() => void showMore()}>
          {t('albums.more')}
        </Button>
      )}
    </>
  );
}
