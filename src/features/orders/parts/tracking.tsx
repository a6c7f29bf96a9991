import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import type { Order } from '../model.ts';
import { orderStatus, statusColour } from '../order-status.ts';
import { STATUS_ABOUT, STATUS_TEXT } from '../status-text.ts';
import card from './card.module.css';
import { DeliveryDay } from './delivery-day.tsx';
import { OrderWay } from './order-way.tsx';
import colours from './status-colours.module.css';
import styles from './tracking.module.css';

/** Where the order is now, and when it comes. */
export function Tracking({ order }: { order: Order }) {
  const status = orderStatus(order);
  return (
    <section className={classNames(card.card, colours[statusColour(status)])} aria-labelledby="order-status">
      <div className={styles.head}>
        <div className={styles.now}>
          <h2 id="order-status" className={styles.status}>
            {t(STATUS_TEXT[status])}
          </h2>
          <p className={styles.about}>{t(STATUS_ABOUT[status])}</p>
        </div>
        {status !== 'Cancelled' && <DeliveryDay orderCode={order.orderCode} />}
      </div>
      <OrderWay status={status} />
    </section>
  );
}
