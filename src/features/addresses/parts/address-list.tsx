import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { addressesChanged } from '../addresses-changed.ts';
import listStyles from '../addresses.module.css';
import { type Address, withoutAddress } from '../model.ts';
import { useSavedAddress } from '../saved-address.ts';
import { AddressCard } from './address-card.tsx';
import { DeleteAddress } from './delete-address.tsx';

/** The addresses as cards, the default one marked. */
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
      <ul className={listStyles.list} aria-label={t('addresses.list')}>
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
