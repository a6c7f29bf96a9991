import { t } from '#i18n/texts.ts';
import { webAddress } from '#lib/web-address.ts';
import { type ButtonSize, buttonClass } from '#ui/button.tsx';
import { useVendorConfig } from '#vendor/vendor-config.ts';
import { CustomerCareLink } from '#vendor/vendor-links.tsx';
import type { OrderAction } from '../order-message.ts';

export interface OrderActionLinkProps {
  action: OrderAction;
  orderCode: string;
  size?: ButtonSize;
  /** Id of what names the order, where there are others. */
  describedBy?: string;
  className?: string;
}

/** Link of the action about an order. Where the vendor names no address to pay at, customer care tells how. */
export function OrderActionLink({ action, orderCode, size, describedBy, className }: OrderActionLinkProps) {
  const { orderPaymentUrl } = useVendorConfig();
  const payment = webAddress(orderPaymentUrl);
  const common = { size, className, 'aria-describedby': describedBy };
  if (action === 'contact') return <CustomerCareLink label={t('order.contact')} {...common} />;
  if (payment === undefined) return <CustomerCareLink variant="primary" label={t('order.pay.ask')} {...common} />;
  return (
    <a
      href={paymentOf(payment, orderCode)}
      className={buttonClass('primary', size, className)}
      // Those of other orders lead elsewhere.
      aria-label={describedBy === undefined ? undefined : t('order.pay.named', { code: orderCode })}
    >
      {t('order.pay')}
    </a>
  );
}

function paymentOf(address: string, orderCode: string): string {
  const url = new URL(address);
  url.searchParams.set('orderCode', orderCode);
  return url.href;
}
