import { t } from '#i18n/texts.ts';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { ORDERS_PER_PAGE } from '../listing.ts';
import card from './order-card.module.css';
import list from './order-list.module.css';
import styles from './orders-skeleton.module.css';

const PLACES = Array.from({ length: ORDERS_PER_PAGE }, (_, index) => index);

/** The places of a page of orders while they are being loaded. */
export function OrdersSkeleton() {
  return (
    <div className={list.list}>
      <LoadingAnnouncement>{t('orders.loading')}</LoadingAnnouncement>
      {PLACES.map((place) => (
        <div key={place} className={card.card}>
          <span className={card.cover}>
            <Skeleton shape="tile" className={card.picture} />
          </span>
          <div className={card.text}>
            <Skeleton width="min(14ch, 100%)" className={styles.headline} />
            <Skeleton width="8ch" className={styles.badge} />
            <span className={card.title}>
              <Skeleton width="min(12ch, 100%)" className={styles.line} />
            </span>
            <span className={card.products}>
              <Skeleton width="min(24ch, 100%)" className={styles.line} />
            </span>
            <span className={styles.facts}>
              <Skeleton width="min(28ch, 100%)" />
            </span>
            <span className={card.track}>
              <Skeleton className={styles.track} />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
