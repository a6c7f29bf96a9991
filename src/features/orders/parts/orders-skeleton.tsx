import { t } from '#i18n/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ORDERS_PER_PAGE } from '../listing.ts';
import card from './order-card.module.css';
import styles from './order-list.module.css';

const PLACES = Array.from({ length: ORDERS_PER_PAGE }, (_, index) => index);

/** The places of a page of orders while they are being loaded. */
export function OrdersSkeleton() {
  return (
    <div className={styles.list}>
      <VisuallyHidden live="polite">{t('orders.loading')}</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place} className={card.card}>
          <Skeleton shape="tile" className={card.picture} height="auto" />
          <div className={card.text}>
            <span className={card.title}>
              <Skeleton width="min(12ch, 50vw)" />
            </span>
            <Skeleton width="8ch" />
            <span className={card.products}>
              <Skeleton width="min(24ch, 40vw)" />
            </span>
            <span className={card.facts}>
              <Skeleton width="min(28ch, 40vw)" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
