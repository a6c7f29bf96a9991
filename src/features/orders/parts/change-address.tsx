import { useLayoutEffect, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { canChangeAddress, type Order } from '../model.ts';
import { type ChangingAddress, isChanging } from '../address-change.ts';
import { AddressDialog } from './address-dialog.tsx';
import styles from './change-address.module.css';

export interface ChangeAddressProps {
  order: Order;
  changing: ChangingAddress;
}

/** Changes where the order goes, as long as that is permitted (A2.93, O99), and says that it has been changed. */
export function ChangeAddress({ order, changing }: ChangeAddressProps) {
  const { name } = changing.change;
  const isAsked = isChanging(changing.change) && name !== 'RequestSent';
  const changed = useRef<HTMLDivElement>(null);
  const isChanged = name === 'SuccessfulUpdate';
  // The notice moves the button that has the focus; the address, the notice and the button belong together. In a low window the end of them counts.
  useLayoutEffect(() => {
    if (!isChanged) return;
    for (const part of [changed.current?.closest('section'), changed.current, changed.current?.nextElementSibling])
      part?.scrollIntoView({ block: 'nearest' });
  }, [isChanged]);
  return (
    <>
      {isChanged && (
        <div ref={changed} className={styles.changed}>
          <Banner tone="success" announced>
            {t('order.address.changed')}
          </Banner>
        </div>
      )}
      {canChangeAddress(order) && (
        <Button icon="edit" className={styles.button} busy={name === 'RequestSent'} onClick={changing.begin}>
          {t('order.address.change')}
        </Button>
      )}
      {isAsked && <AddressDialog order={order} changing={changing} />}
    </>
  );
}
