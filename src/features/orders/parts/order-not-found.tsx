import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { NotFoundDrawing } from '#ui/drawings/not-found-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** There is no such order (A8.15). */
export function OrderNotFound() {
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={t('order.notFound')}
      actions={
        <Link to={paths.orders()} className={buttonClass('secondary')}>
          {t('order.notFound.toOrders')}
        </Link>
      }
    >
      <p>{t('order.notFound.text')}</p>
    </EmptyState>
  );
}
