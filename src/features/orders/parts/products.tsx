import { useRef } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatMoney } from '#lib/formats.ts';
import { useNearness } from '#ui/in-view.tsx';
import { type Order, type OrderProduct, productName } from '../model.ts';
import { isMixed, shownStatus } from '../order-status.ts';
import { ProductPdf } from './product-pdf.tsx';
import card from './card.module.css';
import { ProductPicture } from './product-picture.tsx';
import productRow from './product-row.module.css';
import styles from './products.module.css';
import { StatusBadge } from './status.tsx';
import { Voucher } from './voucher.tsx';

/** Products of the order, and what it cost. */
export function Products({ order }: { order: Order }) {
  const { products, total } = order;
  const amount = total && formatMoney(total, currentLocale());
  if (products.length === 0 && amount === undefined) return null;
  return (
    <section className={card.card} aria-labelledby="order-products">
      <h2 id="order-products" className={card.title}>
        {t('order.products')}
      </h2>
      {products.length > 0 && (
        <ul role="list" className={styles.list}>
          {products.map((product) => (
            <ProductRow key={product.code} product={product} order={order} />
          ))}
        </ul>
      )}
      {amount !== undefined && (
        <dl className={styles.total}>
          <dt>{t('order.total')}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </dl>
      )}
    </section>
  );
}

interface ProductRowProps {
  product: OrderProduct;
  order: Order;
}

/**
 * A product of an order: its picture, its name, and its status where products differ. What other services know of it is
 * asked for when the row comes near to the screen: an order may have hundreds of products.
 */
function ProductRow({ product, order }: ProductRowProps) {
  const { code, thumbnailUrl, voucher } = product;
  const name = productName(product);
  const row = useRef<HTMLLIElement>(null);
  const nearness = useNearness(row);
  return (
    <li ref={row} className={productRow.row}>
      <ProductPicture thumbnailUrl={thumbnailUrl} className={productRow.picture} />
      <div className={productRow.text}>
        <h3 className={productRow.name}>{name}</h3>
        {name !== code && <p className={productRow.code}>{code}</p>}
        {product.status !== undefined && isMixed(order) && <StatusBadge status={shownStatus(product.status)} />}
        {voucher !== undefined && <Voucher nearness={nearness} voucher={voucher} />}
      </div>
      <ProductPdf nearness={nearness} product={product} />
    </li>
  );
}
