import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { formatDayRange } from '#lib/days.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import { expectedDelivery, type ExpectedDelivery, type Order } from '../model.ts';
import { orderStatus, STATUS_ABOUT, STATUS_TEXT, statusColour } from '../order-status.ts';
import { orderQueries } from '../queries.ts';
import card from './card.module.css';
import day from './delivery-day.module.css';
import colours from './status-colours.module.css';
import { OrderWay } from './status.tsx';
import styles from './tracking.module.css';

/** Where the order is now, and when it comes. */
export function Tracking({ order }: { order: Order }) {
  const status = orderStatus(order);
  return (
    <section className={classNames(card.card, colours[statusColour(status)])} aria-labelledby="order-status">
      <div className={styles.head}>
        <div className={styles.now}>
          <h2 id="order-status" className={styles.status}>
            {t(STATUS_TEXT[status])}
          </h2>
          <p className={styles.about}>{t(STATUS_ABOUT[status])}</p>
        </div>
        {status !== 'Cancelled' && <DeliveryDay orderCode={order.orderCode} />}
      </div>
      <OrderWay status={status} />
    </section>
  );
}

/** When the order comes; nothing where that is not known, or cannot be read (O98). */
function DeliveryDay({ orderCode }: { orderCode: string }) {
  const [now] = useState(() => new Date());
  const { data, isPending } = useQuery(orderQueries.deliveryDates(orderCode));
  const expected = data && expectedDelivery(data, now);
  if (!isPending && !expected) return null;
  return (
    <dl className={day.delivery}>
      <dt className={day.label}>{expected?.isPast ? t('order.delivery.past') : t('order.delivery.expected')}</dt>
      <dd className={day.day}>{expected ? dayOf(expected) : <Skeleton width="14ch" />}</dd>
    </dl>
  );
}

function dayOf(expected: ExpectedDelivery): string {
  const locale = currentLocale();
  switch (expected.kind) {
    case 'on':
      return formatDay(expected.day, locale);
    case 'between':
      return formatDayRange(expected.from, expected.to, locale);
    case 'from':
      return t('order.delivery.from', { date: formatDay(expected.day, locale) });
    case 'by':
      return t('order.delivery.by', { date: formatDay(expected.day, locale) });
  }
}
