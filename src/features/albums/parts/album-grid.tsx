import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { onSize } from '#lib/events.ts';
import { gridThumbnailSize } from '#photos/data/thumbnails.ts';
import { useGridArea } from '#photos/grid/grid-skeleton.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import { blocksOf, type CardAlbum } from '../model.ts';
import { AlbumCard } from './album-card.tsx';
import styles from './album-grid.module.css';

export interface AlbumGridProps<Item extends CardAlbum> {
  albums: readonly Item[];
  label: string;
  hrefOf: (album: Item) => string;
  level: 2 | 3;
  /** Content before the albums. */
  first?: ReactNode;
  /** Albums that are still loading. */
  coming?: number;
  ref: RefObject<HTMLDivElement | null>;
}

/** Selector of the links of its albums. */
export const ALBUM_LINK = '[data-album] a';

/** Columns of a grid and the height of one of its rows with the gap below it, in px. */
interface GridShape {
  columns: number;
  row: number;
  gap: number;
}

/** Most customers have fewer: their albums are one block. Whole rows of up to six columns, so that these are never divided anew. */
const BLOCK_SIZE = 60;

/** Until the first block is measured. */
const USUAL_SHAPE: GridShape = { columns: 6, row: 340, gap: 16 };

/**
 * Grid of albums as cards. All of them stay in the document, for the browser's search. Thousands are in blocks of whole rows, of
 * which those far from the screen are not laid out, but for the first: each album by itself would have the browser lay out the grid
 * of all of them whenever one comes near.
 */
export function AlbumGrid<Item extends CardAlbum>({
  albums,
  label,
  hrefOf,
  level,
  first,
  coming = 0,
  ref,
}: AlbumGridProps<Item>) {
  // Before anything is measured nothing is painted, and no cover is asked for.
  const size = gridThumbnailSize(useGridArea(ref)?.breakpoint ?? 'small');
  const cells = [
    ...(first
      ? [
          <div key="first" role="listitem" className={styles.place}>
            {first}
          </div>,
        ]
      : []),
    ...albums.map((album) => (
      <div key={album.albumId} role="listitem" className={styles.place} data-album={album.albumId}>
        <AlbumCard album={album} to={hrefOf(album)} size={size} level={level} />
      </div>
    )),
    ...Array.from({ length: coming }, (_, place) => <AlbumPlace key={`place ${place}`} />),
  ];
  const shape = useGridShape(ref, cells.length > BLOCK_SIZE);
  return (
    <div ref={ref} role="list" aria-label={label} className={styles.list}>
      {blocksOf(cells, shape.columns, BLOCK_SIZE).map(({ start, cells: block }) => (
        <div
          key={start}
          role="presentation"
          className={classNames(styles.block, start > 0 && styles.deferred)}
          style={start > 0 ? heightOf(block.length, shape) : undefined}
        >
          {block}
        </div>
      ))}
    </div>
  );
}

/** The height of a block that has not been laid out yet, as a style. */
function heightOf(cells: number, { columns, row, gap }: GridShape): CSSProperties & Record<`--${string}`, string> {
  return { '--height': `${Math.ceil(cells / columns) * row - gap}px` };
}

/** Hook: shape of a list's first block, which is always laid out; the usual one unless it is wanted. */
function useGridShape(list: RefObject<HTMLElement | null>, isWanted: boolean): GridShape {
  const [shape, setShape] = useState(USUAL_SHAPE);

  useLayoutEffect(() => {
    const block = list.current?.firstElementChild;
    if (!isWanted || !block) return;
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(block);
      const columns = gridTemplateColumns.split(' ').length;
      const gap = Number.parseFloat(rowGap);
      const rows = Math.ceil(block.childElementCount / columns);
      const row = (block.clientHeight + gap) / rows;
      setShape((known) => (known.columns === columns && known.row === row ? known : { columns, row, gap }));
    };
    measure();
    return onSize(block, measure);
  }, [list, isWanted]);

  return shape;
}

/** Placeholder of an album that is still loading. */
function AlbumPlace() {
  return (
    <div className={classNames(styles.place, styles.waiting)} aria-hidden="true">
      <Skeleton shape="tile" className={styles.cover} />
      <Skeleton width="70%" />
      <Skeleton width="40%" />
      <Skeleton width="55%" />
    </div>
  );
}
