import { useRef } from 'react';
import { useIsNear } from '#ui/near-screen.ts';
import { ProductPdf } from '../actions/product-pdf.tsx';
import { productName, type Order, type OrderProduct } from '../model.ts';
import { isMixed, shownStatus } from '../order-status.ts';
import { ProductPicture } from './product-picture.tsx';
import styles from './product-row.module.css';
import { StatusBadge } from './status-badge.tsx';
import { Voucher } from './voucher.tsx';

export interface ProductRowProps {
  product: OrderProduct;
  order: Order;
}

/**
 * A product of an order: how it looks, what it is called, how far it is where products differ. What other services know of it is
 * asked for when the row comes near to the screen: an order may have hundreds of products.
 */
export function ProductRow({ product, order }: ProductRowProps) {
  const { code, thumbnailUrl, voucher } = product;
  const name = productName(product);
  const row = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(row);
  return (
    <li ref={row} className={styles.row}>
      <ProductPicture thumbnailUrl={thumbnailUrl} className={styles.picture} />
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        {name !== code && <p className={styles.code}>{code}</p>}
        {product.status !== undefined && isMixed(order) && <StatusBadge status={shownStatus(product.status)} />}
        {voucher !== undefined && <Voucher isNear={isNear} voucher={voucher} />}
      </div>
      <ProductPdf isNear={isNear} product={product} />
    </li>
  );
}
