import type { ReactNode } from 'react';
import type { Order } from '../model.ts';

/** Until when to order; nothing out of season. */
export function CutOffNotice(_: { order: Order }): ReactNode {
  return null;
}
