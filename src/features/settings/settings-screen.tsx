import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '#failures/failure.tsx';
import { currentLocale, t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { isCurrentBusinessUser } from '#customer/business-user.ts';
import { customerQuery } from '#customer/queries.ts';
import { useTellChanges } from '#customer/account-changed.ts';
import { PageHead } from '#ui/page-head.tsx';
import { type CustomerRecord, detailsOf } from './model.ts';
import { AddressSection } from './parts/address-section.tsx';
import { Facts, Value } from './parts/facts.tsx';
import { SettingsSection } from './parts/settings-section.tsx';
import { SettingsSkeleton } from './parts/settings-skeleton.tsx';
import styles from './settings-screen.module.css';

export interface SettingsScreenProps {
  /** The button from which the account is deleted (A2.102). */
  deleteAccount: ReactNode;
}

/** What is known of the customer, each with the way to change it (A2.10, A2.11, A2.78, A2.98 to A2.102). */
export function SettingsScreen({ deleteAccount }: SettingsScreenProps) {
  const { data: customer, error, isFetching, refetch } = useQuery(customerQuery());
  useTellChanges();
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
    // Whoever was deleted is on the way out (A4.11).
    return error ? <Failure of={{ error, refetch, isFetching }} /> : <SettingsSkeleton />;
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
