import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settingsPath } from '#customer/business-user.ts';
import { type CurrentCustomer, customerQuery } from '#customer/queries.ts';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { webAddress } from '#lib/web-address.ts';
import { buttonClass } from '#ui/button.tsx';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { useIsVendorConfigPending, useVendorConfig } from '#vendor/vendor-config.ts';
import { CustomerCareLink } from '#vendor/vendor-links.tsx';
import { Line, Value } from './parts/settings-section.tsx';
import styles from './payment-method-screen.module.css';

/** Payment method, and where it is changed: never here, where no card is known (A1.5, A2.14, A2.86, O100). */
export function PaymentMethodScreen() {
  const customer = useQuery(customerQuery());
  return (
    <PageLayout width="form">
      <PageHead back={{ to: settingsPath(), label: t('settings.title') }} title={t('payment.title')} />
      <CurrentMethod of={customer} />
      <WayToChange isPlaced={!customer.isPending} />
    </PageLayout>
  );
}

/** Name of the payment method; nothing for a customer without one. */
function CurrentMethod({ of }: { of: UseQueryResult<CurrentCustomer> }): ReactNode {
  const { data: customer, error, isFetching, refetch } = of;
  if (!customer && error) return <Failure as="page" of={{ error, refetch, isFetching }} />;
  if (customer?.accountDeleted === false && !customer.paymentMethod) return null;
  return (
    <dl className={styles.method}>
      <dt className={styles.label}>{t('payment.current')}</dt>
      <dd className={styles.value}>
        {customer?.accountDeleted === false ? (
          <Value value={customer.paymentMethod} />
        ) : (
          <>
            <LoadingAnnouncement>{t('settings.loading')}</LoadingAnnouncement>
            <Line width="12ch" />
          </>
        )}
      </dd>
    </dl>
  );
}

/**
 * The provider's page, else whom to ask. Neither is told before it is known, nor before it is known whether a method stands above it:
 * it would move up under a press.
 */
function WayToChange({ isPlaced }: { isPlaced: boolean }) {
  const { paymentMethodUrl } = useVendorConfig();
  const isPending = useIsVendorConfigPending();
  const provider = webAddress(paymentMethodUrl);
  if (isPending || !isPlaced) return <Skeleton shape="tile" width="14rem" height={44} />;
  return (
    <div className={styles.way}>
      <p>{t(provider ? 'payment.atProvider' : 'payment.askCustomerCare')}</p>
      {provider ? (
        <a href={provider} className={buttonClass('primary')}>
          {t('payment.change')}
        </a>
      ) : (
        <CustomerCareLink variant="primary" label={t('payment.customerCare')} />
      )}
    </div>
  );
}
