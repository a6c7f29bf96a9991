import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settingsPath } from '#customer/business-user.ts';
import { customerQuery } from '#customer/queries.ts';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { DetailsForm, DetailsSkeleton } from './parts/details-form.tsx';

/** Lets the customer change what is known of her (A1.3, A2.13, A2.82, O101). */
export function PersonalDetailsScreen() {
  const { data: customer, error, isFetching, refetch } = useQuery(customerQuery());
  return (
    <PageLayout width="form">
      <PageHead back={{ to: settingsPath(), label: t('settings.title') }} title={t('settings.details.title')} />
      {content()}
    </PageLayout>
  );

  function content(): ReactNode {
    // The form begins with what was known when it came; what is read later must not change what is being typed.
    if (customer?.accountDeleted === false) return <DetailsForm customer={customer} />;
    return error ? <Failure as="page" of={{ error, refetch, isFetching }} /> : <DetailsSkeleton />;
  }
}
