import { useId } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { dateFrom, formatDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/formats.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { Icon } from '#ui/icon.tsx';
import { type Order, productName } from '../model.ts';
import { orderStatus } from '../order-status.ts';
import styles from './order-card.module.css';
import { ProductPicture } from './product-picture.tsx';
import { StatusBadge, StatusTrack } from './status.tsx';

export interface OrderCardProps {
  order: Order;
  /** Shows its way, too: what was sent long ago has none that matters. */
  tracked: boolean;
}

/** An order among others, as a link to it: how far it is, what is in it, when it was placed (A2.92, O98). */
export function OrderCard({ order, tracked }: OrderCardProps) {
  const id = useId();
  const { orderCode, products, productCount } = order;
  const status = orderStatus(order);
  return (
    <li className={styles.card}>
      <span className={styles.cover}>
        <ProductPicture thumbnailUrl={products[0]?.thumbnailUrl} className={styles.picture} />
        {productCount > 1 && (
          <span className={styles.more} aria-hidden="true">
            {t('orders.more', { amount: productCount - 1 })}
          </span>
        )}
      </span>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={paths.order({ orderCode })} className={styles.link} aria-describedby={id}>
            {t('order.code', { code: orderCode })}
          </Link>
        </h2>
        <StatusBadge status={status} />
        {products.length > 0 && <p className={styles.products}>{namesOf(order)}</p>}
        <p className={styles.facts} id={id}>
          {factsOf(order).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {tracked && status !== 'Cancelled' && (
          <div className={styles.track}>
            <StatusTrack status={status} />
          </div>
        )}
      </div>
      <Icon name="chevron-right" size={20} className={styles.arrow} />
    </li>
  );
}

function namesOf({ products }: Order): string {
  return new Intl.ListFormat(currentLocale(), { type: 'unit', style: 'short' }).format(
    new Set(products.map(productName)),
  );
}

function factsOf({ createdAt, productCount, total }: Order): string[] {
  const placed = dateFrom(createdAt);
  const facts = [
    placed && formatDay(placed, currentLocale()),
    t('orders.products', { count: productCount, amount: productCount }),
    total && formatMoney(total, currentLocale()),
  ];
  return facts.filter((fact) => fact !== undefined);
}
