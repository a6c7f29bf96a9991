import { LoadFailure } from '#photos/load-failure.tsx';
import styles from './month-failure.module.css';

export interface MonthFailureProps {
  error: unknown;
  /** Where the photos that are missing begin, and how far they reach, in px of the month's cells. */
  top: number;
  height: number;
  onRetry: () => void;
}

/** Over the places of photos that could not be loaded; the rest of the timeline goes on. */
export function MonthFailure({ error, top, height, onRetry }: MonthFailureProps) {
  return (
    <div className={styles.area} style={{ top, height }}>
      <div className={styles.notice}>
        <LoadFailure error={error} onRetry={onRetry} />
      </div>
    </div>
  );
}
