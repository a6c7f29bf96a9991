import { useQuery } from '@tanstack/react-query';
import { gotNoAnswer } from '#api/api-error.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { useNow } from '#lib/timers.ts';
import { paths } from '#paths';
import { OverviewCard, overviewPicture, type OverviewPart } from '#ui/overview-card.tsx';
import { orderUnderWay } from './listing.ts';
import { type Order, productName } from './model.ts';
import { orderStatus } from './order-status.ts';
import { ProductPicture } from './parts/product-picture.tsx';
import { StatusTrack } from './parts/status.tsx';
import { orderQueries } from './queries.ts';
import { useOrderMessage } from './use-order-message.ts';

/** Hook: the newest order that is still to come, as a part of an overview (O84). */
export function useOrderUnderWay(): OverviewPart {
  const now = useNow().getTime();
  const { data, isPending, error } = useQuery(orderQueries.list());
  const order = data && orderUnderWay(data, now);
  return { isPending, mayCome: gotNoAnswer(error), card: order && <OrderUnderWay order={order} /> };
}

/** Card of an order: its message, which is when it comes, and the way to it. */
function OrderUnderWay({ order }: { order: Order }) {
  const { orderCode, products } = order;
  const message = useOrderMessage(order);
  const isUrgent = message?.tone === 'late' || message?.tone === 'unpaid';
  const [first, ...others] = [...new Set(products.map(productName))];
  return (
    <OverviewCard
      picture={<ProductPicture thumbnailUrl={products[0]?.thumbnailUrl} className={overviewPicture} />}
      facts={[t('order.code', { code: orderCode }), ...(first === undefined ? [] : [namesOf(first, others.length)])]}
      headline={message?.headline}
      tone={isUrgent ? 'warning' : 'calm'}
      renderLink={(link) => <Link to={paths.order({ orderCode })} {...link} />}
    >
      <StatusTrack status={orderStatus(order)} />
    </OverviewCard>
  );
}

/** The first product by its name, and how many others there are. */
function namesOf(first: string, others: number): string {
  if (others === 0) return first;
  return new Intl.ListFormat(currentLocale(), { type: 'unit', style: 'short' }).format([
    first,
    t('orders.more', { amount: others }),
  ]);
}
