import { classNames } from '#ui/class-names.ts';
import { statusColour, type OrderStatus } from '../order-status.ts';
import { orderSteps } from '../steps.ts';
import colours from './status-colours.module.css';
import styles from './status-track.module.css';

/** How far an order is, at a glance. The status beside it says it in words. */
export function StatusTrack({ status }: { status: OrderStatus }) {
  return (
    <span className={classNames(styles.track, colours[statusColour(status)])} aria-hidden="true">
      {orderSteps(status).map((step) => (
        <span key={step.status} className={classNames(styles.part, styles[step.state])} />
      ))}
    </span>
  );
}
