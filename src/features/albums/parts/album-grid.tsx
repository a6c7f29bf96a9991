import type { ReactNode, Ref } from 'react';
import type { CardAlbum } from '../model.ts';
import { AlbumCard } from './album-card.tsx';
import { AlbumPlaces } from './album-places.tsx';
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

/** Albums as cards. What is far from the screen is in the page, so that the browser's search finds it, and costs next to nothing: see the styles. */
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
