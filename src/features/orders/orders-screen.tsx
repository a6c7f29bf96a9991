import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LoadFailure } from '#failures/load-failure.tsx';
import { t } from '#i18n/texts.ts';
import { catchFocus } from '#ui/catch-focus.ts';
import { PageHead } from '#ui/page-head.tsx';
import { listingOf } from './listing.ts';
import styles from './orders-screen.module.css';
import { ordersView } from './orders-view.ts';
import { NoOrders } from './parts/no-orders.tsx';
import { NothingFound } from './parts/nothing-found.tsx';
import { OrderList } from './parts/order-list.tsx';
import { OrderSearch } from './parts/order-search.tsx';
import { OrderTabs } from './parts/order-tabs.tsx';
import { OrdersSkeleton } from './parts/orders-skeleton.tsx';
import { orderQueries } from './queries.ts';

/** What the customer has ordered: what is in progress, and what was before (A2.6, A2.75, A2.90, O95). */
export function OrdersScreen() {
  const view = ordersView(new URLSearchParams(useLocation().search));
  const [now] = useState(() => Date.now());
  const { data, error, isPending, isFetching, refetch } = useQuery(orderQueries.list());
  const listing = data && listingOf(data, view, now);
  const screen = useRef<HTMLDivElement>(null);
  // The way from where nothing was found to what there is goes with what it says: the focus goes on to what it leads to (X4).
  useEffect(() => {
    const own = screen.current;
    return own ? catchFocus(own, () => own.querySelector<HTMLElement>('section[tabindex]') ?? own.querySelector('h1')) : undefined;
  }, []);
  return (
    <div ref={screen} className={styles.screen}>
      <PageHead title={t('orders.title')} actions={data?.length === 0 ? undefined : <OrderSearch view={view} found={listing && listing.counts.inProgress + listing.counts.history} />} />
      <OrderTabs view={view} counts={listing?.counts} />
      {content()}
    </div>
  );

  function content(): ReactNode {
    // A list that was read before stays when it cannot be read again.
    if (!listing) return isPending ? <OrdersSkeleton /> : <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
    if (data?.length === 0) return <NoOrders />;
    return listing.orders.length === 0 ? <NothingFound view={view} counts={listing.counts} /> : <OrderList view={view} listing={listing} />;
  }
}
