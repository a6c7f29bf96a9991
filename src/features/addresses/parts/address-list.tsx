import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasStatus } from '#api/api-error.ts';
import { addressLines } from '#forms/address/address-values.ts';
import { ConfirmDialog } from '#forms/confirm-dialog.tsx';
import { currentLocale, t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import listStyles from '../addresses.module.css';
import { type Address, withoutAddress } from '../model.ts';
import { useSavedAddress } from '../pages.ts';
import { addressesChanged, removeAddress } from '../writes.ts';
import { AddressCard } from './address-card.tsx';
import styles from './address-card.module.css';

/** List of the addresses as cards, the default one marked. */
export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Address>();
  // Goes in the same moment as the dialog, which then gives the focus to its neighbour (X4).
  const [deletedId, setDeletedId] = useState<string>();
  const savedId = useSavedAddress();
  const shown = deletedId === undefined ? addresses : withoutAddress(addresses, deletedId);

  const deleted = ({ id }: Address) => {
    setAsked(undefined);
    setDeletedId(id);
    addressesChanged(client, (all) => withoutAddress(all, id));
  };
  return (
    <>
      <ul role="list" className={listStyles.list} aria-label={t('addresses.list')}>
        {shown.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            isSaved={address.id === savedId}
            onDelete={() => setAsked(address)}
          />
        ))}
      </ul>
      {asked && <DeleteAddress address={asked} onDeleted={() => deleted(asked)} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const PLACES = ['first', 'second'];
const LINES = ['11ch', '9ch', '8ch', '14ch'];

/** Skeleton of the list. */
export function AddressesSkeleton() {
  return (
    <div className={listStyles.list}>
      <LoadingAnnouncement>{t('addresses.loading')}</LoadingAnnouncement>
      {PLACES.map((place) => (
        <div key={place} className={styles.card}>
          <div className={styles.head}>
            <span className={styles.name}>
              <Skeleton width="10ch" />
            </span>
          </div>
          <div className={styles.blank}>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
          <div className={classNames(styles.actions, styles.blankActions)}>
            <Skeleton width="6ch" height="100%" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface DeleteAddressProps {
  address: Address;
  /** Called when it is gone. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Dialog before an address is deleted for good (A2.109, O104). */
function DeleteAddress({ address, onDeleted, onClose }: DeleteAddressProps) {
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

/** Element that gets the focus once an address is gone (X4): the link of the next card, else of the one before. */
function neighbourOf(id: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-address]')];
  const place = cards.findIndex((card) => card.dataset['address'] === id);
  return (cards[place + 1] ?? cards[place - 1])?.querySelector('a') ?? null;
}
