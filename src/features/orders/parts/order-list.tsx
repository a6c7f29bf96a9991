import { pagerLabels } from '#i18n/pager-labels.ts';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { PagedList } from '#ui/paged-list.tsx';
import type { Listing } from '../listing.ts';
import { ordersQuery, type OrdersView } from '../orders-view.ts';
import { OrderCard } from './order-card.tsx';
import styles from './order-list.module.css';

export interface OrderListProps {
  view: OrdersView;
  listing: Listing;
}

/** A page of a tab, and the way to the others (A9.2, A9.4). */
export function OrderList({ view: { tab, q }, listing: { orders, page, pageCount } }: OrderListProps) {
  const labels = pagerLabels({ page, pageCount });
  return (
    // Another tab or another search is another list, and not a page that was turned.
    <PagedList
      key={`${tab} ${q}`}
      label={t('orders.list', { position: labels.position })}
      page={page}
      pageCount={pageCount}
      addressOf={(number) => paths.orders(ordersQuery({ tab, q, page: number }))}
      labels={labels}
    >
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderCard key={order.orderCode} order={order} tracked={tab === 'inProgress'} />
        ))}
      </ul>
    </PagedList>
  );
}
