import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { Failure } from '#failures/failure.tsx';
import { normaliseCode } from '#forms/normalise.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { dateFrom, formatDay } from '#lib/dates.ts';
import { paths } from '#paths';
import { PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useReorder } from './actions/reorder/use-reorder.ts';
import { ReorderButton } from './actions/reorder-button.tsx';
import { ReorderFailure } from './actions/reorder-failure.tsx';
import type { Order } from './model.ts';
import styles from './order-screen.module.css';
import { orderTab } from './order-windows.ts';
import { ordersQuery } from './orders-view.ts';
import { ContactLink } from './parts/contact-link.tsx';
import { OrderDetails } from './parts/order-details.tsx';
import { OrderNotFound } from './parts/order-not-found.tsx';
import { OrderSkeleton } from './parts/order-skeleton.tsx';
import { PrintButton } from './parts/print-button.tsx';
import { orderQueries } from './queries.ts';

/** An order like a tracking page: where it is now, when it comes, what is in it (A2.7, A2.85, O98). */
export function OrderScreen() {
  const { orderCode = '' } = useParams();
  return <OrderPage key={orderCode} orderCode={orderCode} />;
}

function OrderPage({ orderCode }: { orderCode: string }) {
  const client = useQueryClient();
  const [now] = useState(() => Date.now());
  const [listed] = useState(() =>
    client.getQueryData(orderQueries.list().queryKey)?.find((order) => order.orderCode === orderCode),
  );
  // What the list knew is shown at once, and read anew behind it.
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...orderQueries.detail(orderCode),
    placeholderData: listed,
  });
  // Found by another spelling of its code: at its own address all of its parts are read by it.
  const isSpelledOtherwise = data && data.orderCode !== orderCode && data.orderCode === normaliseCode(orderCode);
  const reorder = useReorder(data && !isSpelledOtherwise ? orderCode : undefined);
  if (isSpelledOtherwise) return <Navigate to={paths.order({ orderCode: data.orderCode })} replace />;
  return (
    <div className={styles.screen}>
      <PageHead
        back={{ to: paths.orders(data ? ordersQuery({ tab: orderTab(data, now) }) : {}), label: t('orders.title') }}
        title={t('order.title')}
        about={data === null ? undefined : aboutOf(data ?? { orderCode })}
        actions={
          data ? (
            <>
              <ReorderButton reorder={reorder} />
              <PrintButton />
            </>
          ) : (
            isPending && <Skeleton shape="tile" width={108} height="var(--target)" />
          )
        }
      />
      <ReorderFailure reorder={reorder} />
      {content()}
    </div>
  );

  function content(): ReactNode {
    if (data) return <OrderDetails order={data} />;
    if (data === null) return <OrderNotFound />;
    return isPending ? <OrderSkeleton /> : <Failure of={{ error, refetch, isFetching }} actions={<ContactLink />} />;
  }
}

function aboutOf({ orderCode, createdAt }: Pick<Order, 'orderCode' | 'createdAt'>): string {
  const placed = dateFrom(createdAt);
  return placed
    ? t('order.placed', { code: orderCode, date: formatDay(placed, currentLocale()) })
    : t('order.code', { code: orderCode });
}
