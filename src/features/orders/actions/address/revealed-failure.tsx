import { useEffect, useRef } from 'react';
import { WriteFailure } from '#failures/write-failure.tsx';
import styles from './revealed-failure.module.css';

/** Why the address could not be changed, brought into view: the button that sends is seen wherever the form is scrolled to. */
export function RevealedFailure({ error }: { error: unknown }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={notice} className={styles.failure}>
      <WriteFailure error={error} />
    </div>
  );
}
