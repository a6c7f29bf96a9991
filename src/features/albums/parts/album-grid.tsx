import type { ReactNode, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import type { CardAlbum } from '../model.ts';
import { AlbumCard } from './album-card.tsx';
import styles from './album-grid.module.css';

export interface AlbumGridProps<Item extends CardAlbum> {
  albums: readonly Item[];
  label: string;
  hrefOf: (album: Item) => string;
  level: 2 | 3;
  /** Stands before the albums. */
  first?: ReactNode;
  /** Albums that are still loading. */
  coming?: number;
  ref?: Ref<HTMLUListElement>;
}

/** Grid of albums as cards. Cards far from the screen stay in the document, for the browser's search; the styles make them cheap. */
export function AlbumGrid<Item extends CardAlbum>({
  albums,
  label,
  hrefOf,
  level,
  first,
  coming = 0,
  ref,
}: AlbumGridProps<Item>) {
  return (
    <ul ref={ref} className={styles.grid} aria-label={label}>
      {first && <li className={styles.place}>{first}</li>}
      {albums.map((album) => (
        <li key={album.albumId} className={styles.place} data-album={album.albumId}>
          <AlbumCard album={album} to={hrefOf(album)} level={level} />
        </li>
      ))}
      <AlbumPlaces count={coming} />
    </ul>
  );
}

/** Placeholders of albums that are still loading. */
function AlbumPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <li key={`place ${place}`} className={classNames(styles.place, styles.waiting)} aria-hidden="true">
      <Skeleton shape="tile" className={styles.cover} />
      <Skeleton width="70%" />
      <Skeleton width="40%" />
      <Skeleton width="55%" />
    </li>
  ));
}
