import { addressLines } from '#forms/address/address-values.ts';
import { currentLocale, t, type TextKey } from '#i18n/texts.ts';
import { deliveryTypeDuring, useAddressChange } from '../address-change.ts';
import { canChangeAddress, type DeliveryType, isDeliveryOpen, type Order } from '../model.ts';
import { ChangeAddress } from './change-address.tsx';
import card from './card.module.css';
import styles from './delivery.module.css';

const TYPE_TEXT: Readonly<Record<DeliveryType, TextKey>> = {
  Home: 'order.deliveryType.home',
  PickupPoint: 'order.deliveryType.pickupPoint',
};

/**
 * Delivery address and type (A4.35). While the type is being changed it is not told (A4.36); of an order whose way has
 * ended nothing is said where the service does not say it, and without anything to say or to do there is no card.
 */
export function Delivery({ order }: { order: Order }) {
  const { deliveryAddress } = order;
  const changing = useAddressChange(order.orderCode);
  const deliveryType = deliveryTypeDuring(changing.change, order.deliveryType);
  const type = deliveryType ? TYPE_TEXT[deliveryType] : isDeliveryOpen(order) && 'order.deliveryType.changing';
  const lines = deliveryAddress ? addressLines(deliveryAddress, currentLocale()) : [];
  // A change that was begun keeps its dialog and its notice, also when the order can no longer be changed.
  const isAtRest = changing.change.name === 'NotStarted';
  if (!type && lines.length === 0 && !canChangeAddress(order) && isAtRest) return null;
  return (
    <section className={card.card} aria-labelledby="order-delivery">
      <h2 id="order-delivery" className={card.title}>
        {t('order.delivery')}
      </h2>
      {type && <p className={styles.type}>{t(type)}</p>}
      {lines.length > 0 && <address className={styles.address}>{lines.join('\n')}</address>}
      <ChangeAddress order={order} changing={changing} />
    </section>
  );
}
