import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Order } from '../model.ts';
import type { OrderMessage } from '../order-message.ts';
import { orderStatus, STATUS_TEXT, statusColour } from '../order-status.ts';
import { CutOffNotice, type OrderCutOff } from './cut-off-notice.tsx';
import card from './card.module.css';
import { OrderActionLink } from './order-action.tsx';
import colours from './status-colours.module.css';
import { OrderTimeline, StatusBadge } from './status.tsx';
import styles from './tracking.module.css';

export interface TrackingProps {
  order: Order;
  /** Message of the order, once it is known. */
  message: OrderMessage | undefined;
  /** Until when to pay it. */
  cutOff: OrderCutOff;
}

/** Expected delivery of the order, or what is the matter with it; where it is now. */
export function Tracking({ order, message, cutOff }: TrackingProps) {
  const status = orderStatus(order);
  return (
    <section className={classNames(card.card, colours[statusColour(status)])} aria-labelledby="order-status">
      <div className={styles.head}>
        <div className={styles.now}>
          <StatusBadge status={status} />
          <h2
            id="order-status"
            className={classNames(styles.headline, message && styles[message.tone])}
            data-awaited={!message || undefined}
          >
            {message ? (
              message.headline
            ) : (
              <>
                <VisuallyHidden>{t(STATUS_TEXT[status])}</VisuallyHidden>
                <Skeleton width="min(14ch, 90%)" />
              </>
            )}
          </h2>
          <p className={styles.about}>{message ? message.sentence : <Skeleton width="min(34ch, 90%)" />}</p>
        </div>
        {message?.action && (
          <OrderActionLink action={message.action} orderCode={order.orderCode} className={styles.action} />
        )}
      </div>
      {status === 'AwaitingPayment' && <CutOffNotice {...cutOff} to="pay" />}
      <OrderTimeline status={status} />
    </section>
  );
}
