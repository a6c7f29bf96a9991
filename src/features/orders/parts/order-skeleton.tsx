import { t } from '#i18n/texts.ts';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import card from './card.module.css';
import details from './order-details.module.css';
import styles from './order-skeleton.module.css';
import product from './product-row.module.css';
import tracking from './tracking.module.css';

const ADDRESS_LINES = ['15ch', '8ch', '10ch', '7ch', '6ch', '13ch'];

/** The places of an order's parts while it is being loaded. */
export function OrderSkeleton() {
  return (
    <div className={details.details}>
      <LoadingAnnouncement>{t('order.loading')}</LoadingAnnouncement>
      <div className={card.card}>
        <div className={tracking.head}>
          <div className={tracking.now}>
            <Skeleton width="8ch" className={styles.badge} />
            <Skeleton width="min(14ch, 90%)" className={styles.headline} />
            <Skeleton width="min(34ch, 90%)" className={styles.about} />
          </div>
        </div>
        <Skeleton shape="tile" className={styles.timeline} />
      </div>
      <div className={details.columns}>
        <div className={card.card}>
          <Skeleton width="9ch" className={styles.title} />
          <div className={product.row}>
            <Skeleton shape="tile" className={styles.picture} />
            <Skeleton width="min(16ch, 100%)" className={styles.line} />
          </div>
          <Skeleton className={styles.total} />
        </div>
        <div className={card.card}>
          <Skeleton width="8ch" className={styles.title} />
          <div className={styles.address}>
            {ADDRESS_LINES.map((width) => (
              <Skeleton key={width} width={width} className={styles.line} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
