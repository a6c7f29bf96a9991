import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAnnounceChanges } from '#customer/account-changed.ts';
import { isCurrentBusinessUser } from '#customer/business-user.ts';
import { addressQueries, customerQuery, type CustomerRecord } from '#customer/queries.ts';
import { Failure } from '#failures/failure.tsx';
import { addressLines } from '#forms/address/address-values.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { PageHead } from '#ui/page-head.tsx';
import { detailsOf } from './model.ts';
import { Facts, Line, SettingsSection, SettingsSkeleton, Value } from './parts/settings-section.tsx';
import styles from './settings-screen.module.css';

export interface SettingsScreenProps {
  /** The button from which the account is deleted (A2.102). */
  deleteAccount: ReactNode;
}

/** Page of the settings: what is known of the customer, each with the way to change it (A2.10, A2.11, A2.78, A2.98 to A2.102). */
export function SettingsScreen({ deleteAccount }: SettingsScreenProps) {
  const { data: customer, error, isFetching, refetch } = useQuery(customerQuery());
  useAnnounceChanges();
  return (
    <div className={styles.screen}>
      <PageHead title={t('settings.title')} />
      {content()}
      <SettingsSection title={t('accountDeletion.title')}>
        <div className={styles.deletion}>
          <p>{t('settings.deletion')}</p>
          {deleteAccount}
        </div>
      </SettingsSection>
    </div>
  );

  function content(): ReactNode {
    if (customer?.accountDeleted === false) return <Entries customer={customer} />;
    // A deleted customer is about to be signed out (app/in-background.tsx).
    return error ? <Failure as="page" of={{ error, refetch, isFetching }} /> : <SettingsSkeleton />;
  }
}

function Entries({ customer }: { customer: CustomerRecord }) {
  const isBusiness = isCurrentBusinessUser();
  const { email, paymentMethod } = customer;
  return (
    <>
      <SettingsSection
        title={t('settings.details')}
        link={{ to: paths.personalDetails(), label: t('settings.details.change') }}
      >
        <Facts facts={detailsOf(customer, { isBusiness, locale: currentLocale() })} />
      </SettingsSection>
      <SettingsSection
        title={t('settings.email')}
        link={{ to: isBusiness ? paths.b2bEmail() : paths.email(), label: t('settings.email.change') }}
      >
        <Value value={email} />
      </SettingsSection>
      <AddressSection />
      <SettingsSection
        title={t('settings.payment')}
        link={{ to: paths.paymentMethod(), label: t('settings.payment.change') }}
      >
        <Value value={paymentMethod} />
      </SettingsSection>
    </>
  );
}

/** The default delivery address (A2.100). Its failure leaves the other sections as they are. */
function AddressSection() {
  const { data: addresses, isPending, error, isFetching, refetch } = useQuery(addressQueries.list());
  const address = addresses?.find(({ isDefault }) => isDefault) ?? addresses?.[0];
  return (
    <SettingsSection
      title={t('settings.address')}
      link={{ to: paths.addresses(), label: t('settings.address.change') }}
    >
      {content()}
    </SettingsSection>
  );

  function content(): ReactNode {
    if (address)
      return <address className={styles.address}>{addressLines(address, currentLocale()).join('\n')}</address>;
    // A company's has its name besides.
    const widths = ['9ch', '11ch', '8ch', '7ch', '13ch', ...(isCurrentBusinessUser() ? ['10ch'] : [])];
    if (isPending) return widths.map((width) => <Line key={width} width={width} />);
    return error ? <Failure of={{ error, refetch, isFetching }} /> : <Value value={undefined} />;
  }
}
