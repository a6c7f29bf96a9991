import { useQuery } from '@tanstack/react-query';
import { useNow, useOverdue } from '#lib/timers.ts';
import type { Order } from './model.ts';
import { isComing, type OrderMessage, orderMessage } from './order-message.ts';
import { orderStatus } from './order-status.ts';
import { orderQueries } from './queries.ts';

/** Time, in ms, that an order waits for its dates before it says what it knows without them. */
const DATES_TIMEOUT_MS = 3_000;

/**
 * Hook: message of an order; undefined while its dates are on their way. It says nothing of them where they are not
 * asked for, are late, or cannot be read (O98).
 * @param order undefined as long as there is none
 * @param isDated whether to ask when it comes
 */
export function useOrderMessage(order: Order | undefined, { isDated = true } = {}): OrderMessage | undefined {
  const now = useNow();
  const { data, isLoading } = useQuery({
    ...orderQueries.deliveryDates(order?.orderCode ?? ''),
    enabled: order !== undefined && isDated && isComing(orderStatus(order)),
  });
  const isOverdue = useOverdue(DATES_TIMEOUT_MS, isLoading);
  return !order || (isLoading && !isOverdue) ? undefined : orderMessage(order, data, now);
}
