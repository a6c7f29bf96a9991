import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { OrderStatus } from '../order-status.ts';
import { STATUS_TEXT } from '../status-text.ts';
import { orderSteps, type OrderStep } from '../steps.ts';
import styles from './order-way.module.css';

/** The order's way as a timeline: what is behind it, where it is, what lies ahead. */
export function OrderWay({ status }: { status: OrderStatus }) {
  return (
    <ol className={styles.way} aria-label={t('order.way')}>
      {orderSteps(status).map((step) => (
        <li
          key={step.status}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Mark step={step} />
          </span>
          <span className={styles.text}>
            {t(STATUS_TEXT[step.status])}
            {step.state === 'done' && <VisuallyHidden> {t('order.way.done')}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ step: { status, state } }: { step: OrderStep }) {
  if (status === 'Cancelled') return <Icon name="close" size={16} />;
  return (state === 'done' || (state === 'current' && status === 'Sent')) && <Icon name="check" size={16} />;
}
