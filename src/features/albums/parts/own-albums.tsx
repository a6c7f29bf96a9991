import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { albumsPageSize } from '#photos/data/limits.ts';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Album } from '../model.ts';
import type { AlbumPages } from '../use-album-pages.ts';
import { AlbumGrid } from './album-grid.tsx';
import { MoreAlbums } from './more-albums.tsx';
import styles from './own-albums.module.css';

/** Number of placeholders while the count of albums is unknown. */
const USUAL_COUNT = 6;

export interface OwnAlbumsProps {
  pages: AlbumPages<Album>;
  /** How many albums there will be, as far as that is known. */
  expected: number | undefined;
  /** Shared albums have a page of their own (P2.111). */
  withShared: boolean;
  onNew: () => void;
}

/** The customer's own albums, as the service orders them, behind the tile that makes a new one. */
export function OwnAlbums({ pages, expected, withShared, onNew }: OwnAlbumsProps): ReactNode {
  const { list, albums, error, isFetching, refetch } = pages;
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
      <MoreAlbums pages={pages} />
    </>
  );
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
