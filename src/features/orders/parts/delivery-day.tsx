import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { formatDayRange } from '#lib/days.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { expectedDelivery, type ExpectedDelivery } from '../expected-delivery.ts';
import { orderQueries } from '../queries.ts';
import styles from './delivery-day.module.css';

/** When the order comes; nothing where nobody knows, or where it cannot be had (O98, O111). */
export function DeliveryDay({ orderCode }: { orderCode: string }) {
  const [now] = useState(() => new Date());
  const { data, isPending } = useQuery(orderQueries.deliveryDates(orderCode));
  const expected = data && expectedDelivery(data, now);
  if (!isPending && !expected) return null;
  return (
    <dl className={styles.delivery}>
      <dt className={styles.label}>{expected?.isPast ? t('order.delivery.past') : t('order.delivery.expected')}</dt>
      <dd className={styles.day}>{expected ? dayOf(expected) : <Skeleton width="14ch" />}</dd>
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
