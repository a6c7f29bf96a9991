import { Skeleton } from '#ui/skeleton.tsx';
import styles from './line.module.css';

/** The place of a line of text, as high as the line will be. */
export function Line({ width }: { width: string }) {
  return (
    <span className={styles.line}>
      <Skeleton width={width} />
    </span>
  );
}
