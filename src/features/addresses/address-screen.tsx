import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { addressQueries } from '#customer/queries.ts';
import { PageHead } from '#ui/page-head.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './addresses.module.css';
import { AddressFormSkeleton } from './parts/address-form-skeleton.tsx';
import { AddressGone } from './parts/address-gone.tsx';

/** Changes an address (A2.23, A2.84, A2.108). */
export function AddressScreen() {
  return <AddressPage isBusiness={false} />;
}

/** Changes an address of a business customer (A2.26, A6.7). */
export function B2bAddressScreen() {
  return <AddressPage isBusiness />;
}

function AddressPage({ isBusiness }: { isBusiness: boolean }) {
  const { id } = useParams();
  const list = useQuery(addressQueries.list());
  const listed = list.data?.find((one) => one.id === id);
  // Whoever is typing keeps her form, also when the address is deleted elsewhere meanwhile (R9).
  const [known, setKnown] = useState(listed);
  const address = known?.id === id ? known : listed;
  if (address !== known) setKnown(address);
  return (
    <div className={styles.screen}>
      <PageHead
        back={{ to: paths.addresses(), label: t('addresses.toAll') }}
        title={t('addresses.title')}
        about={address && t('addresses.change.about')}
      />
      {content()}
    </div>
  );

  function content(): ReactNode {
    if (address) return <AddressForm key={address.id} address={address} isBusiness={isBusiness} />;
    // A list of earlier may lack an address that was added in another tab.
    if (list.isPending || (list.data && list.isFetching)) return <AddressFormSkeleton />;
    return list.data ? (
      <AddressGone />
    ) : (
      <Failure of={{ error: list.error, refetch: () => void list.refetch(), isFetching: list.isFetching }} />
    );
  }
}
