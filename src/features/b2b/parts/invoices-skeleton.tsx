import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './invoices-skeleton.module.css';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The places of invoices while they are being read. */
export function InvoicesSkeleton() {
  return (
    <div className={styles.rows}>
      <VisuallyHidden live="polite">{t('invoices.loading')}</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="min(24ch, 40%)" />
          <Skeleton width={72} height={32} shape="tile" />
        </div>
      ))}
    </div>
  );
}
