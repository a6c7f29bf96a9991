import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { PageHead } from '#ui/page-head.tsx';
import { AddressForm } from './address-form.tsx';
import { addressesChanged } from './addresses-changed.ts';
import styles from './addresses.module.css';
import { type Address, type AddressDetails, withAddress } from './model.ts';
import { useLeaveSaved } from './saved-address.ts';
import { addAddress } from './writes.ts';

/** Adds an address (A2.22, A2.84, A2.107). */
export function NewAddressScreen() {
  return <NewAddress isBusiness={false} />;
}

/** Adds an address of a business customer (A2.25, A6.7). */
export function NewB2bAddressScreen() {
  return <NewAddress isBusiness />;
}

function NewAddress({ isBusiness }: { isBusiness: boolean }) {
  const client = useQueryClient();
  const leave = useLeaveSaved();
  const added = useRef<Address>(undefined);
  const save = async (fields: AddressDetails) => {
    added.current = { ...fields, id: await addAddress(fields) };
  };
  const goOn = () => {
    const address = added.current;
    if (address) addressesChanged(client, (addresses) => withAddress(addresses, address));
    leave(address?.id);
  };
  return (
    <div className={styles.screen}>
      <PageHead back={{ to: paths.addresses(), label: t('addresses.toAll') }} title={t('addresses.title')} about={t('addresses.new.about')} />
      <AddressForm isBusiness={isBusiness} onSave={save} onSaved={goOn} />
    </div>
  );
}
