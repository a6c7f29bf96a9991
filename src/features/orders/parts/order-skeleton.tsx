import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import card from './card.module.css';
import details from './order-details.module.css';
import styles from './order-skeleton.module.css';

/** The places of an order's parts while it is being loaded. */
export function OrderSkeleton() {
  return (
    <div className={details.details}>
      <VisuallyHidden live="polite">{t('order.loading')}</VisuallyHidden>
      <div className={card.card}>
        <Skeleton width="9ch" className={styles.status} />
        <Skeleton width="min(36ch, 90%)" />
        <Skeleton shape="tile" className={styles.way} />
      </div>
      <div className={details.columns}>
        <div className={card.card}>
          <Skeleton width="10ch" className={styles.title} />
          <div className={styles.product}>
            <Skeleton shape="tile" width={96} height={96} />
            <Skeleton width="16ch" />
          </div>
        </div>
        <div className={card.card}>
          <Skeleton width="8ch" className={styles.title} />
          <Skeleton width="12ch" />
          <Skeleton width="16ch" />
          <Skeleton width="14ch" />
        </div>
      </div>
    </div>
  );
}
