import { currentLocale, t } from '#i18n/texts.ts';
import { formatMoney } from '#lib/money.ts';
import type { Order } from '../model.ts';
import card from './card.module.css';
import { ProductRow } from './product-row.tsx';
import styles from './products.module.css';

/** What is in the order, and what it cost. */
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
        <ul className={styles.list}>
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
