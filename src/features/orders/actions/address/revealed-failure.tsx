import { useEffect, useRef } from 'react';
import { WriteFailure, type Gone } from '#failures/write-failure.tsx';
import { t } from '#i18n/texts.ts';
import styles from './revealed-failure.module.css';

/** Why the address could not be changed, brought into view: the button that sends is seen wherever the form is scrolled to. */
export function RevealedFailure({ error, gone }: { error: unknown; gone: Gone }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={notice} className={styles.failure}>
      <WriteFailure error={error} text={t('order.addressFailed')} gone={gone} />
    </div>
  );
}
