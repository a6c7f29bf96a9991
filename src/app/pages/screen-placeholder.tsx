import { Skeleton } from '#ui/loading.tsx';
import styles from './page.module.css';

/** The place of a page whose script has not arrived yet. */
export function ScreenPlaceholder() {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <Skeleton width="min(240px, 60%)" height="34px" />
      <Skeleton width="min(420px, 90%)" />
    </div>
  );
}
