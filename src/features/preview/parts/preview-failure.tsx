import { LoadFailure } from '#failures/load-failure.tsx';
import type { FailedStateProps } from '#failures/failed-state.tsx';
import styles from './preview-failure.module.css';

/** In the place of the photo: why it cannot be shown yet, and the way on. */
export function PreviewFailure(failure: Pick<FailedStateProps, 'error' | 'onRetry' | 'retrying'>) {
  return (
    <div className={styles.failure}>
      <LoadFailure {...failure} />
    </div>
  );
}
