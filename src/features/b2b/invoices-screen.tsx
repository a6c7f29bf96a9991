import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leftOutOf } from '#api/left-out.ts';
import { Failure } from '#failures/failure.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { ListSearch } from '#forms/list-search.tsx';
import { pagerLabels } from '#i18n/pager-labels.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { EmptyInvoicesDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useCatchFocus } from '#ui/focus.ts';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { PagedList } from '#ui/pager.tsx';
import { Select } from '#ui/select.tsx';
import styles from './invoices-screen.module.css';
import { invoiceListing, type InvoiceListing, invoicesQuery, invoicesView, type InvoicesView } from './listing.ts';
import { InvoiceTable } from './parts/invoice-table.tsx';
import { b2bQueries } from './queries.ts';

/** A business customer's invoices in pages, one by one and in the groups that they were put together in (A2.27, A2.76, O102, O141). */
export function InvoicesScreen() {
  const view = invoicesView(new URLSearchParams(useLocation().search));
  const { data, isPending, error, isFetching, refetch } = useQuery(b2bQueries.invoices());
  const isEmpty = data?.length === 0;
  const listing = data && !isEmpty ? invoiceListing(data, view) : undefined;
  const screen = useRef<HTMLDivElement>(null);
  // The way from where nothing was found to all invoices goes with what it says: the focus goes on to what it leads to (X4).
  useCatchFocus(screen, (own) => own.querySelector<HTMLElement>('section[tabindex]') ?? own.querySelector('h1'));
  return (
    <PageLayout ref={screen} className={styles.screen}>
      <PageHead
        title={t('invoices.title')}
        back={{ to: paths.home(), label: t('home.title') }}
        about={isEmpty ? undefined : t('invoices.about')}
        actions={!isEmpty && <Choice view={view} listing={listing} />}
      />
      {content()}
      {data && <LeftOutNote leftOut={leftOutOf(data)} of="invoices" />}
    </PageLayout>
  );

  function content(): ReactNode {
    // Those that were read before stay when they cannot be read again.
    if (isEmpty) return <NoInvoices />;
    if (listing)
      return listing.found === 0 ? <NothingFound wanted={view.q.trim()} /> : <Invoices view={view} listing={listing} />;
    return isPending ? <InvoicesSkeleton /> : <Failure as="page" of={{ error, refetch, isFetching }} />;
  }
}

interface ShownInvoices {
  view: InvoicesView;
  listing: InvoiceListing;
}

/** Search and filter by year of the invoices. */
function Choice({ view: { q, year: asked }, listing }: { view: InvoicesView; listing: InvoiceListing | undefined }) {
  const { found, years, year }: Partial<InvoiceListing> = listing ?? { year: asked };
  const navigate = useNavigate();
  const all = { value: '', text: t('invoices.year.all') };
  return (
    <>
      <ListSearch
        label={t('invoices.search')}
        placeholder={t('invoices.search.by')}
        q={q}
        addressOf={(wanted) => paths.invoices(invoicesQuery({ year, q: wanted }))}
        found={found === undefined ? undefined : t('invoices.search.found', { count: found, amount: found })}
      />
      {years !== undefined && years.length > 1 && (
        <Select
          label={t('invoices.year')}
          hideLabel
          options={[all, ...years.map((one) => ({ value: one, text: one }))]}
          value={year ?? all.value}
          onChange={(chosen) =>
            void navigate(paths.invoices(invoicesQuery({ q, ...(chosen !== all.value && { year: chosen }) })))
          }
        />
      )}
    </>
  );
}

function Invoices({ view: { q }, listing: { groups, page, pageCount, year } }: ShownInvoices) {
  const labels = pagerLabels({ page, pageCount });
  return (
    // Another year or another search is another list, and not a page that was turned.
    <PagedList
      key={`${year} ${q}`}
      label={pageCount > 1 ? t('invoices.page', { position: labels.position }) : t('invoices.list')}
      page={page}
      pageCount={pageCount}
      addressOf={(number) => paths.invoices(invoicesQuery({ page: number, year, q }))}
      labels={labels}
    >
      <InvoiceTable groups={groups} />
    </PagedList>
  );
}

function NoInvoices() {
  return (
    <EmptyState drawing={<EmptyInvoicesDrawing />} title={t('invoices.empty')}>
      <p>{t('invoices.empty.text')}</p>
    </EmptyState>
  );
}

function NothingFound({ wanted }: { wanted: string }) {
  return (
    <EmptyState
      drawing={<EmptyInvoicesDrawing />}
      title={t('invoices.search.none', { wanted })}
      actions={
        <Link to={paths.invoices()} className={buttonClass('secondary')}>
          {t('invoices.search.clear')}
        </Link>
      }
    >
      <p>{t('invoices.search.hint')}</p>
    </EmptyState>
  );
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The places of invoices while they are being read. */
function InvoicesSkeleton() {
  return (
    <div className={styles.rows}>
      <LoadingAnnouncement>{t('invoices.loading')}</LoadingAnnouncement>
      {PLACES.map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="min(24ch, 40%)" />
          <Skeleton width={72} height={32} shape="tile" />
        </div>
      ))}
    </div>
  );
}
