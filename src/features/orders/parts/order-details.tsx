import { CutOffNotice } from '../actions/cut-off-notice.tsx';
import type { Order } from '../model.ts';
import { Delivery } from './delivery.tsx';
import styles from './order-details.module.css';
import { Products } from './products.tsx';
import { Tracking } from './tracking.tsx';

/** All about an order. What other services know of it is left out where they fail (O98). */
export function OrderDetails({ order }: { order: Order }) {
  return (
    <div className={styles.details}>
      <Tracking order={order} />
      <CutOffNotice order={order} />
      <div className={styles.columns}>
        <Products order={order} />
        <Delivery order={order} />
      </div>
    </div>
  );
}
