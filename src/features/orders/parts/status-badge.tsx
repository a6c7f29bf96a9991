import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { statusColour, type OrderStatus } from '../order-status.ts';
import { STATUS_TEXT } from '../status-text.ts';
import styles from './status-badge.module.css';
import colours from './status-colours.module.css';

/** How far an order is, or a product of it, in a word and its colour (A2.92, A4.32, A4.33). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <span className={classNames(styles.badge, colours[statusColour(status)])}>{t(STATUS_TEXT[status])}</span>;
}
