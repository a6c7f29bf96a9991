import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from './model.ts';
import { isComing, type OrderMessage, orderMessage } from './order-message.ts';
import { orderStatus } from './order-status.ts';
import { orderQueries } from './queries.ts';

/**
 * Hook: what an order says about itself; undefined while its dates are on their way. It speaks without them where they are not
 * asked for, or cannot be read (O98).
 * @param isDated whether to ask when it comes
 */
export function useOrderMessage(order: Order, { isDated = true } = {}): OrderMessage | undefined {
  const [now] = useState(() => new Date());
  const { data, isLoading } = useQuery({
    ...orderQueries.deliveryDates(order.orderCode),
    enabled: isDated && isComing(orderStatus(order)),
  });
  return isLoading ? undefined : orderMessage(order, data, now);
}
