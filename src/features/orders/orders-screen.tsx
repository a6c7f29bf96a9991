import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { leftOutOf } from '#api/left-out.ts';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { Failure } from '#failures/failure.tsx';
import { ListSearch } from '#forms/list-search.tsx';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { useCatchFocus } from '#ui/catch-focus.ts';
import { PageHead } from '#ui/page-head.tsx';
import { listingOf } from './listing.ts';
import styles from './orders-screen.module.css';
import { ordersQuery, ordersView } from './orders-view.ts';
import { NoOrders } from './parts/no-orders.tsx';
import { NothingFound } from './parts/nothing-found.tsx';
import { OrderList } from './parts/order-list.tsx';
import { OrderTabs } from './parts/order-tabs.tsx';
import { OrdersSkeleton } from './parts/orders-skeleton.tsx';
import { orderQueries } from './queries.ts';

/** What the customer has ordered: what is in progress, and what was before (A2.6, A2.75, A2.90, O95). */
export function OrdersScreen() {
  const view = ordersView(new URLSearchParams(useLocation().search));
  const [now] = useState(() => Date.now());
  const { data, error, isPending, isFetching, refetch } = useQuery(orderQueries.list());
  const listing = data && listingOf(data, view, now);
  const found = listing && listing.counts.inProgress + listing.counts.history;
  const screen = useRef<HTMLDivElement>(null);
  // The way from where nothing was found to what there is goes with what it says: the focus goes on to what it leads to (X4).
  useCatchFocus(screen, (own) => own.querySelector<HTMLElement>('section[tabindex]') ?? own.querySelector('h1'));
  return (
    <div ref={screen} className={styles.screen}>
      <PageHead
        title={t('orders.title')}
        actions={
          data?.length !== 0 && (
            <ListSearch
              label={t('orders.search')}
              placeholder={t('orders.search.by')}
              q={view.q}
              addressOf={(q) => paths.orders(ordersQuery({ tab: view.tab, q }))}
              found={found === undefined ? undefined : t('orders.search.found', { count: found, amount: found })}
            />
          )
        }
      />
      <OrderTabs view={view} counts={listing?.counts} />
      {content()}
      {data && <LeftOutNote leftOut={leftOutOf(data)} of="orders" />}
    </div>
  );

  function content(): ReactNode {
    // A list that was read before stays when it cannot be read again.
    if (!listing) return isPending ? <OrdersSkeleton /> : <Failure of={{ error, refetch, isFetching }} />;
    if (data?.length === 0) return <NoOrders />;
    return listing.orders.length === 0 ? (
      <NothingFound view={view} counts={listing.counts} />
    ) : (
      <OrderList view={view} listing={listing} />
    );
  }
}
