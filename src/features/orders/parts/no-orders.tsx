import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { NoOrdersDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShopButton } from '#vendor/vendor-links.tsx';
import { ordersQuery, type OrdersView, type OrderTab } from '../listing.ts';

/** The customer has never ordered anything (A2.91). */
export function NoOrders() {
  return (
    <EmptyState
      drawing={<NoOrdersDrawing />}
      title={t('orders.empty')}
      actions={<ShopButton variant="primary" label={t('orders.empty.toShop')} />}
    >
      <p>{t('orders.empty.text')}</p>
    </EmptyState>
  );
}

export interface NothingFoundProps {
  view: OrdersView;
  counts: Record<OrderTab, number>;
}

/** The tab has nothing, or nothing of what is looked for; the way to what there is. */
export function NothingFound({ view: { tab, q }, counts }: NothingFoundProps) {
  const other: OrderTab = tab === 'history' ? 'inProgress' : 'history';
  const wanted = q.trim();
  return (
    <EmptyState
      drawing={<NoOrdersDrawing />}
      title={title()}
      actions={
        <>
          {counts[other] > 0 && (
            <Link to={paths.orders(ordersQuery({ tab: other, q }))} className={buttonClass('secondary')}>
              {toOther()}
            </Link>
          )}
          {wanted !== '' && (
            <Link to={paths.orders(ordersQuery({ tab }))} className={buttonClass('quiet')}>
              {t('orders.search.clear')}
            </Link>
          )}
        </>
      }
    >
      {wanted !== '' && <p>{t('orders.search.hint')}</p>}
    </EmptyState>
  );

  function title(): string {
    if (wanted !== '')
      return tab === 'history'
        ? t('orders.search.noneInHistory', { wanted })
        : t('orders.search.noneInProgress', { wanted });
    return tab === 'history' ? t('orders.none.history') : t('orders.none.inProgress');
  }

  function toOther(): string {
    const params = { count: counts[other], amount: counts[other] };
    return other === 'history' ? t('orders.toHistory', params) : t('orders.toInProgress', params);
  }
}
