import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type OrderStatus, type OrderStep, orderSteps, STATUS_TEXT, statusColour } from '../order-status.ts';
import timeline from './order-timeline.module.css';
import badge from './status-badge.module.css';
import colours from './status-colours.module.css';
import track from './status-track.module.css';

/** Status of an order, or of a product of it, in a word and its colour (A2.92, A4.32, A4.33). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <span className={classNames(badge.badge, colours[statusColour(status)])}>{t(STATUS_TEXT[status])}</span>;
}

/** Progress of an order, at a glance. The status beside it says it in words. */
export function StatusTrack({ status }: { status: OrderStatus }) {
  return (
    <span className={classNames(track.track, colours[statusColour(status)])} aria-hidden="true">
      {orderSteps(status).map((step) => (
        <span key={step.status} className={classNames(track.part, track[step.state])} />
      ))}
    </span>
  );
}

/** Timeline of an order: what is behind it, where it is, what lies ahead. */
export function OrderTimeline({ status }: { status: OrderStatus }) {
  return (
    <ol role="list" className={timeline.timeline} aria-label={t('order.way')}>
      {orderSteps(status).map((step) => (
        <li
          key={step.status}
          className={classNames(timeline.step, timeline[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={timeline.mark}>
            <Mark step={step} />
          </span>
          <span className={timeline.text}>
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
