import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { albumsPageSize } from '#photos/data/limits.ts';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { Failure } from '#failures/failure.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-library-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Album } from '../model.ts';
import type { useAlbumPages } from '../use-album-pages.ts';
import { AlbumGrid } from './album-grid.tsx';
import { MoreAlbums } from './more-albums.tsx';
import { NewAlbumTile } from './new-album-tile.tsx';

/** So many places are kept while nobody knows how many albums there are. */
const USUAL_COUNT = 6;

export interface OwnAlbumsProps {
  pages: ReturnType<typeof useAlbumPages<Album>>;
  /** How many albums there will be, as far as that is known. */
  expected: number | undefined;
  /** Shared albums have a page of their own (P2.111). */
  withShared: boolean;
  onNew: () => void;
}

/** The customer's own albums, as the service orders them, behind the tile that makes a new one (P2.88). */
export function OwnAlbums({ pages, expected, withShared, onNew }: OwnAlbumsProps): ReactNode {
  const { list, albums, leftOut, error, hasMore, isFetching, isLoadingMore, more, refetch } = pages;
  const hrefOf = useCallback(
    ({ albumId: id, isShared }: Album) => (isShared && withShared ? paths.sharedAlbum({ id }) : paths.album({ id })),
    [withShared],
  );
  if (!albums && error) return <Failure of={{ error, refetch, isFetching }} />;
  const coming = albums ? 0 : Math.min(expected ?? USUAL_COUNT, albumsPageSize(undefined));
  return (
    <>
      <VisuallyHidden live="polite">{albums ? '' : t('albums.loading')}</VisuallyHidden>
      <AlbumGrid
        ref={list}
        albums={albums ?? []}
        label={t('albums.list')}
        hrefOf={hrefOf}
        level={2}
        first={<NewAlbumTile onPress={onNew} />}
        coming={coming}
      />
      {albums?.length === 0 && (
        <EmptyState drawing={<EmptyLibraryDrawing />} title={t('albums.empty')}>
          <p>{t('albums.empty.text')}</p>
        </EmptyState>
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
    </>
  );
}
