import { Failure, type FailedRead } from '#failures/failure.tsx';
import styles from './preview-failure.module.css';

/** In the place of the photo: why it cannot be shown yet, and the way on. */
export function PreviewFailure({ of }: { of: FailedRead }) {
  return (
    <div className={styles.failure}>
      <Failure of={of} />
    </div>
  );
}
