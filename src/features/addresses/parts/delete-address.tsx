import { useRef } from 'react';
import { hasStatus } from '#api/api-error.ts';
import { ConfirmDialog } from '#forms/confirm-dialog.tsx';
import { addressLines } from '#forms/address/address-lines.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import type { Address } from '../model.ts';
import { removeAddress } from '../writes.ts';
import styles from './address-card.module.css';

export interface DeleteAddressProps {
  address: Address;
  /** It is gone. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before an address is deleted for good (A2.109, O104). */
export function DeleteAddress({ address, onDeleted, onClose }: DeleteAddressProps) {
  const next = useRef<HTMLElement>(null);
  const remove = async () => {
    await removeAddress(address.id);
    next.current = neighbourOf(address.id);
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={t('addresses.delete.title')}
      confirmLabel={t('addresses.delete.confirm')}
      busyLabel={t('addresses.deleting')}
      failureText={(error) => (hasStatus(error, 409) ? t('addresses.delete.inUse') : undefined)}
      onConfirm={remove}
      onClose={onClose}
      fallbackFocus={() => next.current ?? document.getElementById('content')}
    >
      <address className={styles.lines}>
        {addressLines(address, currentLocale()).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </ConfirmDialog>
  );
}

/** Where to go on once an address is gone (X4): its next card, else the one before. */
function neighbourOf(id: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-address]')];
  const place = cards.findIndex((card) => card.dataset['address'] === id);
  return (cards[place + 1] ?? cards[place - 1])?.querySelector('a') ?? null;
}
