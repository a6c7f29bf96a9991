import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { albumsPageSize } from '#photos/limits.ts';
import styles from './album-list.module.css';

/** So many places are kept while nobody knows how many albums there are. */
const USUAL_COUNT = 6;

/** The places of albums that are still loading. */
export function AlbumPlaces({ count = USUAL_COUNT }: { count?: number }) {
  const places = Math.min(Math.max(count, 1), albumsPageSize(undefined));
  return (
    <>
      <VisuallyHidden live="polite">{t('albums.loading')}</VisuallyHidden>
      <ul className={styles.list} aria-hidden="true">
        {Array.from({ length: places }, (_, place) => (
          <li key={place} className={styles.place}>
            <Skeleton shape="tile" className={styles.cover} />
            <Skeleton width="70%" />
            <Skeleton width="40%" />
            <Skeleton width="55%" />
          </li>
        ))}
      </ul>
    </>
  );
}
