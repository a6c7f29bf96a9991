import { t } from '#i18n/texts.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoOrdersDrawing } from '#ui/drawings/no-orders-drawing.tsx';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';

/** The customer has never ordered anything (A2.91). */
export function NoOrders() {
  const shop = webAddress(useVendorConfig().shopUrl);
  return (
    <EmptyState
      drawing={<NoOrdersDrawing />}
      title={t('orders.empty')}
      actions={
        shop !== undefined && (
          <a href={shop} className={buttonClass('primary')}>
            {t('orders.empty.toShop')}
          </a>
        )
      }
    >
      <p>{t('orders.empty.text')}</p>
    </EmptyState>
  );
}
