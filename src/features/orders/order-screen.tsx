import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { Failure } from '#failures/failure.tsx';
import { normaliseCode } from '#forms/normalise.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { dateFrom, formatDay } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { offlineAtom } from '#lib/offline.ts';
import { useNow, useOverdue } from '#lib/timers.ts';
import { paths } from '#paths';
import { Button, buttonClass } from '#ui/button.tsx';
import { NotFoundDrawing } from '#ui/drawings/state-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useCatchFocus } from '#ui/focus.ts';
import { Skeleton } from '#ui/loading.tsx';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { CustomerCareLink } from '#vendor/vendor-links.tsx';
import { CutOffNotice, type OrderCutOff, useCutOff } from './parts/cut-off-notice.tsx';
import { type Reorder, ReorderButton, ReorderFailure, useReorder } from './parts/reorder.tsx';
import { ordersQuery, orderTab } from './listing.ts';
import type { Order } from './model.ts';
import styles from './order-screen.module.css';
import type { OrderMessage } from './order-message.ts';
import { orderStatus } from './order-status.ts';
import { Delivery } from './parts/delivery.tsx';
import details from './parts/order-details.module.css';
import { OrderSkeleton } from './parts/order-skeleton.tsx';
import { Products } from './parts/products.tsx';
import { Tracking } from './parts/tracking.tsx';
import { orderQueries } from './queries.ts';
import { useOrderMessage } from './use-order-message.ts';

/** Time, in ms, that an order waits for parts that not each has and that would move others under a press. */
const PARTS_TIMEOUT_MS = 1_000;

/** An order like a tracking page: where it is now, when it comes, what is in it (A2.7, A2.85, O98). */
export function OrderScreen() {
  const { orderCode = '' } = useParams();
  return <OrderPage key={orderCode} orderCode={orderCode} />;
}

function OrderPage({ orderCode }: { orderCode: string }) {
  const client = useQueryClient();
  const now = useNow().getTime();
  const [listed] = useState(() =>
    client.getQueryData(orderQueries.list().queryKey)?.find((order) => order.orderCode === orderCode),
  );
  const {
    data: read,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery({ ...orderQueries.detail(orderCode), placeholderData: listed });
  // What the list knew is shown, and read anew behind it: it stays when that fails.
  const data = read === undefined ? listed : read;
  const isOffline = useAtomValue(offlineAtom);
  // Found by another spelling of its code: at its own address all of its parts are read by it.
  const isSpelledOtherwise = data && data.orderCode !== orderCode && data.orderCode === normaliseCode(orderCode);
  const order = data && !isSpelledOtherwise ? data : undefined;
  const parts = useParts(order);
  const { reorder } = parts;
  const isPlaced = useIsPlaced(orderCode, order, parts);
  const screen = useRef<HTMLDivElement>(null);
  // "Order again" goes when the shop answers that it never can be.
  useCatchFocus(screen, (own) => own.querySelector('h1'));
  if (isSpelledOtherwise) return <Navigate to={paths.order({ orderCode: data.orderCode })} replace />;
  return (
    <PageLayout ref={screen}>
      <PageHead
        back={{ to: paths.orders(data ? ordersQuery({ tab: orderTab(data, now) }) : {}), label: t('orders.title') }}
        title={t('order.title')}
        facts={data === null ? undefined : factsOf(data ?? { orderCode })}
        actions={
          data && isPlaced ? (
            <>
              <OrderAgain order={data} {...parts} />
              <PrintButton />
            </>
          ) : (
            (data ?? isPending) && <Skeleton shape="tile" width={108} height="var(--target)" />
          )
        }
      />
      <ReorderFailure reorder={reorder} />
      {content()}
    </PageLayout>
  );

  function content(): ReactNode {
    const failure = (as?: 'page') => (
      <Failure
        as={as}
        of={{ error, refetch, isFetching }}
        actions={<CustomerCareLink variant="quiet" label={t('order.contact')} />}
      />
    );
    if (data)
      return !isPlaced ? (
        <OrderSkeleton />
      ) : (
        <>
          {/* Without a connection the bar says all there is to say of an order that shows. */}
          {read === undefined && !isOffline && failure()}
          <OrderDetails order={data} {...parts} />
        </>
      );
    if (data === null) return <OrderNotFound />;
    return isPending ? <OrderSkeleton /> : failure('page');
  }
}

/** Data of other services about an order, for the parts of its page. */
interface OrderParts {
  /** Message of the order; undefined while its dates are on their way. */
  message: OrderMessage | undefined;
  reorder: Reorder;
  cutOff: OrderCutOff;
}

/** Hook: the parts of an order, asked for once there is one. */
function useParts(order: Order | undefined): OrderParts {
  const message = useOrderMessage(order);
  const reorder = useReorder(order?.orderCode);
  const hasCutOff = order && (orderStatus(order) === 'AwaitingPayment' || mayBeReordered(order, reorder));
  return { message, reorder, cutOff: useCutOff(hasCutOff ? order : undefined) };
}

/**
 * Hook: whether an order shows: at once while it is made; one to be paid or that was sent once it is known which parts it has, or that
 * has taken too long. What comes later has its room where it could be foreseen.
 */
function useIsPlaced(orderCode: string, order: Order | undefined, { message, reorder, cutOff }: OrderParts): boolean {
  const client = useQueryClient();
  // Where this page has been before it begins as high as it was left: Back finds the place that was scrolled to.
  const [isPlaced, setPlaced] = useState(() => {
    const before = client.getQueryState(orderQueries.isReorderable(orderCode).queryKey);
    return before !== undefined && before.dataUpdateCount + before.errorUpdateCount > 0;
  });
  const isAwaited =
    order !== undefined && ((orderStatus(order) === 'Sent' && (!message || reorder.isAwaited)) || cutOff.isAwaited);
  const isOverdue = useOverdue(PARTS_TIMEOUT_MS, isAwaited);
  if (order && !isPlaced && (!isAwaited || isOverdue)) setPlaced(true);
  return isPlaced;
}

function factsOf({ orderCode, createdAt }: Pick<Order, 'orderCode' | 'createdAt'>): string {
  const placed = dateFrom(createdAt);
  return placed
    ? t('order.placed', { code: orderCode, date: formatDay(placed, currentLocale()) })
    : t('order.code', { code: orderCode });
}

/** Whether an order can be placed again, as far as is known: what has been sent mostly can be. */
function mayBeReordered(order: Order, { isPossible, isAwaited }: Reorder): boolean {
  return isPossible || (isAwaited && orderStatus(order) === 'Sent');
}

/**
 * The way to order the same again, where there is one. While that is not known it takes its room unseen: nothing moves under a press.
 */
function OrderAgain({ order, reorder, cutOff }: OrderParts & { order: Order }) {
  if (!mayBeReordered(order, reorder)) return null;
  return (
    <div className={styles.again} data-unseen={!reorder.isPossible || undefined}>
      <CutOffNotice {...cutOff} to="orderAgain" />
      <ReorderButton reorder={reorder} />
    </div>
  );
}

/** Details of an order. Data of other services is left out where they fail (O98). */
function OrderDetails({ order, message, cutOff }: OrderParts & { order: Order }) {
  return (
    <div className={details.details}>
      <Tracking {...{ order, message, cutOff }} />
      <div className={details.columns}>
        <Products order={order} />
        <Delivery order={order} />
      </div>
    </div>
  );
}

/** Message for an order that does not exist (A8.15). */
function OrderNotFound() {
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={t('order.notFound')}
      actions={
        <Link to={paths.orders()} className={buttonClass('secondary')}>
          {t('order.notFound.toOrders')}
        </Link>
      }
    >
      <p>{t('order.notFound.text')}</p>
    </EmptyState>
  );
}

/** Puts the order on paper. */
function PrintButton() {
  return (
    <Button icon="print" onClick={() => window.print()}>
      {t('order.print')}
    </Button>
  );
}
