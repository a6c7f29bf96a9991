import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { leftOutOf } from '#api/left-out.ts';
import { useAnnounceChanges } from '#customer/account-changed.ts';
import { settingsPath } from '#customer/business-user.ts';
import { addressQueries } from '#customer/queries.ts';
import { Failure } from '#failures/failure.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { NoAddressesDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { addressPages } from './pages.ts';
import { AddressesSkeleton, AddressList } from './parts/address-list.tsx';

/** Page of the addresses where the customer's orders may go (A1.4, A2.24, A2.84, A2.106); for business customers, too (A6.7). */
export function AddressesScreen() {
  const list = useQuery(addressQueries.list());
  useAnnounceChanges();
  const { add } = addressPages();
  const isEmpty = list.data?.length === 0;
  const addLink = (
    <Link to={add} className={buttonClass('primary')}>
      <Icon name="plus" size={20} />
      <span data-words="">{t('addresses.add')}</span>
    </Link>
  );
  return (
    <PageLayout>
      <PageHead
        back={{ to: settingsPath(), label: t('settings.title') }}
        title={t('addresses.title')}
        about={isEmpty ? undefined : t('addresses.about')}
        actions={isEmpty ? undefined : addLink}
      />
      {content()}
      {list.data && <LeftOutNote leftOut={leftOutOf(list.data)} of="addresses" />}
    </PageLayout>
  );

  function content(): ReactNode {
    const { data, isPending } = list;
    // One that was read before stays when it cannot be read again.
    if (data) return isEmpty ? <NoAddresses action={addLink} /> : <AddressList addresses={data} />;
    return isPending ? <AddressesSkeleton /> : <Failure as="page" of={list} />;
  }
}

/** The customer has no addresses yet. @param action adds one */
function NoAddresses({ action }: { action: ReactNode }) {
  return (
    <EmptyState drawing={<NoAddressesDrawing />} title={t('addresses.empty.title')} actions={action}>
      <p>{t('addresses.empty.text')}</p>
    </EmptyState>
  );
}
