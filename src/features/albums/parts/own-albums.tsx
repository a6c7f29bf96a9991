import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { Failure } from '#failures/failure.tsx';
import { FurtherPages } from '#failures/further-pages.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { albumsPageSize } from '#photos/data/limits.ts';
import { albumsNamed, mayHoldMore } from '#photos/screens/album-search.ts';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Album } from '../model.ts';
import type { AlbumPages } from '../use-album-pages.ts';
import { ALBUM_LINK, AlbumGrid } from './album-grid.tsx';
import styles from './own-albums.module.css';

/** Number of placeholders while the count of albums is unknown. */
const USUAL_COUNT = 6;

export interface OwnAlbumsProps {
  pages: AlbumPages<Album>;
  /** Number of albums that there will be, as far as it is known. */
  expected: number | undefined;
  /** Shared albums have a page of their own (P2.111). */
  withShared: boolean;
  onNew: () => void;
  /** Search term for their names; '' for none. */
  q: string;
  /** Text beside a failure to load them. */
  reassurance?: ReactNode;
}

/**
 * The customer's own albums, as the service orders them, behind the tile that makes a new one; or those of them that are looked
 * for.
 */
export function OwnAlbums({ pages, expected, withShared, onNew, q, reassurance }: OwnAlbumsProps): ReactNode {
  const { list, albums, leftOut, query } = pages;
  const { error, isFetching, refetch } = query;
  const hrefOf = useCallback(
    ({ albumId: id, isShared }: Album) => (isShared && withShared ? paths.sharedAlbum({ id }) : paths.album({ id })),
    [withShared],
  );
  if (!albums && error) return <Failure as="page" of={{ error, refetch, isFetching }} about={reassurance} />;
  const isSearching = q.trim() !== '';
  const isLooking = isSearching && mayHoldMore(query);
  return (
    <>
      <VisuallyHidden live="polite">{albums && !isLooking ? '' : t('albums.loading')}</VisuallyHidden>
      <AlbumGrid
        ref={list}
        albums={albumsNamed(albums ?? [], q)}
        label={t('albums.list')}
        hrefOf={hrefOf}
        level={2}
        first={!isSearching && <NewAlbumTile onPress={onNew} />}
        coming={coming()}
      />
      {!isSearching && albums?.length === 0 && (
        <EmptyState drawing={<EmptyLibraryDrawing />} title={t('albums.empty')}>
          <p>{t('albums.empty.text')}</p>
        </EmptyState>
      )}
      <LeftOutNote leftOut={leftOut} of="albums" />
      <FurtherPages pages={query} of="albums" list={list} entry={ALBUM_LINK} loads={isSearching ? 'all' : 'near'} />
    </>
  );

  function coming(): number {
    if (albums) return isLooking ? 1 : 0;
    return Math.min(expected ?? USUAL_COUNT, albumsPageSize(undefined));
  }
}

/** The first tile of the grid: makes a new album (P2.88). */
function NewAlbumTile({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onPress}>
      <span className={styles.cover}>
        <Icon name="plus" size={32} />
      </span>
      <span className={styles.text}>{t('albums.new')}</span>
    </button>
  );
}
