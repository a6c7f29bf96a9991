import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { addressQueries } from '#customer/queries.ts';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { NotFoundDrawing } from '#ui/drawings/state-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './addresses.module.css';

/** Changes an address (A2.23, A2.84, A2.108). */
export function AddressScreen() {
  return <AddressPage isBusiness={false} />;
}

/** Changes an address of a business customer (A2.26, A6.7). */
export function B2bAddressScreen() {
  return <AddressPage isBusiness />;
}

/** Adds an address (A2.22, A2.84, A2.107). */
export function NewAddressScreen() {
  return <NewAddress isBusiness={false} />;
}

/** Adds an address of a business customer (A2.25, A6.7). */
export function NewB2bAddressScreen() {
  return <NewAddress isBusiness />;
}

function AddressPage({ isBusiness }: { isBusiness: boolean }) {
  const { id } = useParams();
  const list = useQuery(addressQueries.list());
  const listed = list.data?.find((one) => one.id === id);
  // A customer who is typing keeps her form, also when the address is deleted elsewhere meanwhile (R9).
  const [known, setKnown] = useState(listed);
  const address = known?.id === id ? known : listed;
  if (address !== known) setKnown(address);
  // A list of earlier may lack an address that was added in another tab; what was said to be gone stays so while it is read again.
  const [gone, setGone] = useState<string>();
  if (!address && list.data && !list.isFetching && !list.error && gone !== id) setGone(id);
  return (
    <PageLayout>
      <PageHead
        back={{ to: paths.addresses(), label: t('addresses.toAll') }}
        title={t('addresses.title')}
        about={address && t('addresses.change.about')}
      />
      {content()}
    </PageLayout>
  );

  function content(): ReactNode {
    if (address) return <AddressForm key={address.id} address={address} isBusiness={isBusiness} />;
    if (gone === id) return <AddressGone />;
    return list.isFetching ? <AddressFormSkeleton /> : <Failure as="page" of={list} />;
  }
}

function NewAddress({ isBusiness }: { isBusiness: boolean }) {
  return (
    <PageLayout>
      <PageHead
        back={{ to: paths.addresses(), label: t('addresses.toAll') }}
        title={t('addresses.title')}
        about={t('addresses.new.about')}
      />
      <AddressForm isBusiness={isBusiness} />
    </PageLayout>
  );
}

const LINES = ['country', 'name', 'company', 'street', 'number', 'more', 'city'];

/** Skeleton of the form while the address is being loaded. */
function AddressFormSkeleton() {
  return (
    <div className={styles.form}>
      <LoadingAnnouncement>{t('addresses.loading')}</LoadingAnnouncement>
      {LINES.map((line) => (
        <div key={line} className={styles.field}>
          <Skeleton width="9ch" />
          <Skeleton width="100%" height={44} />
        </div>
      ))}
    </div>
  );
}

/** Message for an address that is not among those of the customer. */
function AddressGone() {
  const toAll = (
    <Link to={paths.addresses()} className={buttonClass('primary')}>
      {t('addresses.gone.toAll')}
    </Link>
  );
  return (
    <EmptyState drawing={<NotFoundDrawing />} title={t('addresses.gone.title')} actions={toAll}>
      <p>{t('addresses.gone.text')}</p>
    </EmptyState>
  );
}
