import { useId } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { dateFrom, formatDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/formats.ts';
import { Link } from '#lib/link.tsx';
import { useNow } from '#lib/timers.ts';
import { paths } from '#paths';
import { classNames } from '#ui/class-names.ts';
import { Facts } from '#ui/facts.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { isDated } from '../listing.ts';
import { type Order, productName } from '../model.ts';
import { isComing } from '../order-message.ts';
import { orderStatus } from '../order-status.ts';
import { useOrderMessage } from '../use-order-message.ts';
import { OrderActionLink } from './order-action.tsx';
import styles from './order-card.module.css';
import { ProductPicture } from './product-picture.tsx';
import { StatusBadge, StatusTrack } from './status.tsx';

export interface OrderCardProps {
  order: Order;
  /** Whether it is in progress: its way matters. */
  tracked: boolean;
}

/** An order among others, as a link to it: what it says about itself, what is in it, when it was placed (A2.92, O98). */
export function OrderCard({ order, tracked }: OrderCardProps) {
  const id = useId();
  const { orderCode, products, productCount } = order;
  const status = orderStatus(order);
  const { createdAt } = order;
  const asksForDates = isDated({ createdAt, isSent: status === 'Sent' }, useNow().getTime());
  const message = useOrderMessage(order, { isDated: asksForDates });
  const isUrgent = message?.tone === 'late' || message?.tone === 'unpaid';
  return (
    <li className={styles.card}>
      <span className={styles.cover}>
        <ProductPicture thumbnailUrl={products[0]?.thumbnailUrl} className={styles.picture} />
        {productCount !== undefined && productCount > 1 && (
          <span className={styles.more} aria-hidden="true">
            {t('orders.more', { amount: productCount - 1 })}
          </span>
        )}
      </span>
      <div className={styles.text}>
        <p
          className={classNames(styles.headline, message && styles[message.tone])}
          data-dated={(asksForDates && isComing(status)) || undefined}
          id={`${id}-says`}
        >
          {message ? message.headline : <Skeleton width="min(14ch, 100%)" />}
        </p>
        <StatusBadge status={status} />
        {isUrgent && <p className={styles.sentence}>{message.sentence}</p>}
        <h2 className={styles.title} id={`${id}-order`}>
          <Link to={paths.order({ orderCode })} className={styles.link} aria-describedby={`${id}-says ${id}`}>
            {t('order.code', { code: orderCode })}
          </Link>
        </h2>
        {products.length > 0 && <p className={styles.products}>{namesOf(order)}</p>}
        <p className={styles.facts} id={id}>
          <Facts facts={factsOf(order)} />
        </p>
        {tracked && status !== 'Cancelled' && (
          <div className={styles.track}>
            <StatusTrack status={status} />
          </div>
        )}
        {isUrgent && message.action && (
          <div className={styles.action}>
            <OrderActionLink action={message.action} orderCode={orderCode} size="small" describedBy={`${id}-order`} />
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
    productCount === undefined ? undefined : t('orders.products', { count: productCount, amount: productCount }),
    total && formatMoney(total, currentLocale()),
  ];
  return facts.filter((fact) => fact !== undefined);
}
