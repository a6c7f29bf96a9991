import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { leftOutOf } from '#api/left-out.ts';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { addressQueries } from '#customer/queries.ts';
import { useTellChanges } from '#customer/account-changed.ts';
import { buttonClass } from '#ui/button-class.ts';
import { PageHead } from '#ui/page-head.tsx';
import styles from './addresses.module.css';
import { addressPages } from './pages.ts';
import { AddressList } from './parts/address-list.tsx';
import { AddressesSkeleton } from './parts/addresses-skeleton.tsx';
import { NoAddresses } from './parts/no-addresses.tsx';

/** Where the customer's orders may go (A1.4, A2.24, A2.84, A2.106); for business customers, too (A6.7). */
export function AddressesScreen() {
  const list = useQuery(addressQueries.list());
  useTellChanges();
  const { settings, add } = addressPages();
  const isEmpty = list.data?.length === 0;
  const addLink = (
    <Link to={add} className={buttonClass('primary')}>
      {t('addresses.add')}
    </Link>
  );
  return (
    <div className={styles.screen}>
      <PageHead
        back={{ to: settings, label: t('settings.title') }}
        title={t('addresses.title')}
        about={isEmpty ? undefined : t('addresses.about')}
        actions={isEmpty ? undefined : addLink}
      />
      {content()}
      {list.data && <LeftOutNote leftOut={leftOutOf(list.data)} of="addresses" />}
    </div>
  );

  function content(): ReactNode {
    const { data, isPending, error, isFetching } = list;
    // One that was read before stays when it cannot be read again.
    if (data) return isEmpty ? <NoAddresses action={addLink} /> : <AddressList addresses={data} />;
    return isPending ? (
      <AddressesSkeleton />
    ) : (
      <Failure of={{ error: error, refetch: () => void list.refetch(), isFetching: isFetching }} />
    );
  }
}
