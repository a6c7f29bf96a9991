import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { leftOutOf } from '#api/left-out.ts';
import { Failure } from '#failures/failure.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { ListSearch } from '#forms/list-search.tsx';
import { pagerLabels } from '#i18n/pager-labels.ts';
import { currentLocale, t, type TextKey } from '#i18n/texts.ts';
import { useNow } from '#lib/timers.ts';
import { paths } from '#paths';
import { useCatchFocus } from '#ui/focus.ts';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { PagedList } from '#ui/pager.tsx';
import { Tabs } from '#ui/tabs.tsx';
import {
  type Listing,
  listingOf,
  ORDER_TABS,
  ordersQuery,
  ordersView,
  type OrdersView,
  type OrderTab,
} from './listing.ts';
import { NoOrders, NothingFound } from './parts/no-orders.tsx';
import { OrderCard } from './parts/order-card.tsx';
import list from './parts/order-list.module.css';
import { OrdersSkeleton } from './parts/orders-skeleton.tsx';
import { orderQueries } from './queries.ts';

/** Orders of the customer: what is in progress, and what was before (A2.6, A2.75, A2.90, O95). */
export function OrdersScreen() {
  const view = ordersView(new URLSearchParams(useLocation().search));
  const now = useNow().getTime();
  const { data, error, isPending, isFetching, refetch } = useQuery(orderQueries.list());
  const listing = data && listingOf(data, view, now);
  const found = listing && listing.counts.inProgress + listing.counts.history;
  const screen = useRef<HTMLDivElement>(null);
  // The way from where nothing was found to what there is goes with what it says: the focus goes on to what it leads to (X4).
  useCatchFocus(screen, (own) => own.querySelector<HTMLElement>('section[tabindex]') ?? own.querySelector('h1'));
  return (
    <PageLayout ref={screen}>
      <PageHead
        title={t('orders.title')}
        tabs={<OrderTabs view={view} counts={listing?.counts} />}
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
      {content()}
      {data && <LeftOutNote leftOut={leftOutOf(data)} of="orders" />}
    </PageLayout>
  );

  function content(): ReactNode {
    // A list that was read before stays when it cannot be read again.
    if (!listing) return isPending ? <OrdersSkeleton /> : <Failure as="page" of={{ error, refetch, isFetching }} />;
    if (data?.length === 0) return <NoOrders />;
    return listing.orders.length === 0 ? (
      <NothingFound view={view} counts={listing.counts} />
    ) : (
      <OrderList view={view} listing={listing} />
    );
  }
}

const TAB_TEXT: Readonly<Record<OrderTab, TextKey>> = {
  inProgress: 'orders.tab.inProgress',
  history: 'orders.tab.history',
};

interface OrderTabsProps {
  view: OrdersView;
  /** Undefined until the orders are there. */
  counts: Record<OrderTab, number> | undefined;
}

/** Tabs of what is in progress and what was before, each with the number of orders found (A2.90, A9.5). */
function OrderTabs({ view, counts }: OrderTabsProps) {
  const items = ORDER_TABS.map((tab) => ({
    key: tab,
    text: t(TAB_TEXT[tab]),
    count: counts?.[tab].toLocaleString(currentLocale()) ?? '',
    to: paths.orders(ordersQuery({ tab, q: view.q })),
    current: view.tab === tab,
  }));
  return <Tabs label={t('orders.tabs')} items={items} />;
}

interface OrderListProps {
  view: OrdersView;
  listing: Listing;
}

/** A page of a tab, and the way to the others (A9.2, A9.4). */
function OrderList({ view: { tab, q }, listing: { orders, page, pageCount } }: OrderListProps) {
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
      <ul role="list" className={list.list}>
        {orders.map((order) => (
          <OrderCard key={order.orderCode} order={order} tracked={tab === 'inProgress'} />
        ))}
      </ul>
    </PagedList>
  );
}
