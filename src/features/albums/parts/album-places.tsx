import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './album-grid.module.css';

/** The places in the grid of albums that are still loading. */
export function AlbumPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <li key={`place ${place}`} className={classNames(styles.place, styles.waiting)} aria-hidden="true">
      <Skeleton shape="tile" className={styles.cover} />
      <Skeleton width="70%" />
      <Skeleton width="40%" />
      <Skeleton width="55%" />
    </li>
  ));
}
