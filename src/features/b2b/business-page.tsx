import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { customerQuery } from '#customer/queries.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { useOverdue } from '#lib/timers.ts';
import { paths } from '#paths';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';
import { routeAt } from '#vendor/route-at.ts';
import { CustomerCareLink } from '#vendor/vendor-links.tsx';
import styles from './business-page.module.css';

/** Time, in ms, that the rest waits for the customer's record: most of it needs that, and would move down otherwise. */
const TIMEOUT_MS = 3_000;

export interface BusinessPageProps {
  children: ReactNode;
}

/** A page of the account as business customers see it: below what is to be known of their account (A6.8). Its heading stands from the start (X5). */
export function BusinessPage({ children }: BusinessPageProps) {
  const { data, isPending } = useQuery(customerQuery());
  const isOverdue = useOverdue(TIMEOUT_MS);
  // A record that cannot be read says nothing of the account; the page that needs it tells the failure.
  const status = data?.accountDeleted === false ? data.b2bStatus : undefined;
  return (
    <div className={styles.page} data-unseen={(isPending && !isOverdue) || undefined}>
      <StatusBanner status={status} />
      <div>{children}</div>
    </div>
  );
}

/** Banner about a business account (A2.87 to A2.89); none for one that is approved, as any other status says (O94). */
function StatusBanner({ status }: { status: string | undefined }) {
  switch (status) {
    case 'Default':
      return (
        <Banner tone="warning" className={styles.banner} actions={<ToDetails />}>
          <p>{t('b2b.missingDetails')}</p>
        </Banner>
      );
    case 'New':
      return (
        <Banner className={styles.banner}>
          <p>{t('b2b.pendingValidation')}</p>
        </Banner>
      );
    case 'Blocked':
      return (
        <Banner
          tone="danger"
          className={styles.banner}
          actions={<CustomerCareLink size="small" label={t('b2b.customerCare')} />}
        >
          <p>{t('b2b.blocked')}</p>
        </Banner>
      );
    default:
      return null;
  }
}

/** On the page of the details themselves there is nowhere to go. */
function ToDetails() {
  if (routeAt(useLocation().pathname)?.key === 'personalDetails') return null;
  return (
    <Link to={paths.personalDetails()} className={buttonClass('secondary', 'small')}>
      {t('b2b.completeDetails')}
    </Link>
  );
}
