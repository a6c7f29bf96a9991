import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#failures/load-failure.tsx';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { EmptyInvoicesDrawing } from '#ui/drawings/empty-invoices-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import styles from './invoices-screen.module.css';
import { InvoiceTable } from './parts/invoice-table.tsx';
import { InvoicesSkeleton } from './parts/invoices-skeleton.tsx';
import { b2bQueries } from './queries.ts';

/** A business customer's invoices, one by one and in the groups that they were put together in (A2.27, A2.76, O102, O141). */
export function InvoicesScreen() {
  const { data, isPending, error, isFetching, refetch } = useQuery(b2bQueries.invoices());
  return (
    <div className={styles.screen}>
      <PageHead title={t('invoices.title')} back={{ to: paths.home(), label: t('home.title') }} about={data?.length === 0 ? undefined : t('invoices.about')} />
      {content()}
    </div>
  );

  function content(): ReactNode {
    // Those that were read before stay when they cannot be read again.
    if (data?.length === 0) return <NoInvoices />;
    if (data) return <InvoiceTable invoices={data} />;
    return isPending ? <InvoicesSkeleton /> : <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
}

function NoInvoices() {
  return (
    <EmptyState drawing={<EmptyInvoicesDrawing />} title={t('invoices.empty')}>
      <p>{t('invoices.empty.text')}</p>
    </EmptyState>
  );
}
