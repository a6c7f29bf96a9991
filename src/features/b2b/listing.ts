import { findByWords, pageCountOf, pageNumber, searchIn } from '#lib/lists.ts';
import { type Invoice, type InvoiceGroup, invoiceGroups } from './model.ts';

/** Number of invoices on a page. */
export const INVOICES_PER_PAGE = 25;

/** View of the list of invoices, as its address says. */
export interface InvoicesView {
  /** Counted from one. */
  page: number;
  /** As four digits; all years without one. */
  year?: string;
  /** Search term; empty for everything. */
  q: string;
}

/** Reads the address of the list; what is none of its values is as if it were not there, each by itself. */
export function invoicesView(query: URLSearchParams): InvoicesView {
  const year = query.get('year') ?? '';
  return { page: pageNumber(query.get('page')), ...(/^\d{4}$/.test(year) && { year }), q: searchIn(query) };
}

/** Query of a view: without what is the default. */
export function invoicesQuery({ page = 1, year, q = '' }: Partial<InvoicesView>): Partial<InvoicesView> {
  return { ...(page > 1 && { page }), ...(year !== undefined && { year }), ...(q !== '' && { q }) };
}

/** Content of the list, out of all invoices. */
export interface InvoiceListing {
  /** Those on the page; a group that goes on over pages stands on each of them. */
  groups: (InvoiceGroup & { /** Number of its invoices, on whatever page. */ size: number })[];
  /** Number of invoices that match the search. */
  found: number;
  page: number;
  pageCount: number;
  /** The years that there are invoices of, the latest first. */
  years: string[];
  /** The one that shows; none for all, and for one without invoices. */
  year: string | undefined;
}

/** The page that an address asks for; the last one when that is beyond the end. */
export function invoiceListing(
  all: readonly Invoice[],
  { page: wanted, year: asked, q }: InvoicesView,
): InvoiceListing {
  const years = [...new Set(all.map(yearOf).filter((year) => year !== undefined))].sort().reverse();
  const year = years.find((one) => one === asked);
  const ofYear = year === undefined ? all : all.filter((invoice) => yearOf(invoice) === year);
  const found = findByWords(ofYear, q, findable);
  const pageCount = pageCountOf(found.length, INVOICES_PER_PAGE);
  const page = Math.min(wanted, pageCount);
  const inGroups = invoiceGroups(found).flatMap(({ invoices }) => invoices);
  const sizes = new Map(invoiceGroups(all).map(({ id, invoices }) => [id, invoices.length]));
  const groups = invoiceGroups(inGroups.slice((page - 1) * INVOICES_PER_PAGE, page * INVOICES_PER_PAGE));
  return {
    groups: groups.map((group) => ({ ...group, size: sizes.get(group.id) ?? 0 })),
    found: found.length,
    page,
    pageCount,
    years,
    year,
  };
}

function findable(invoice: Invoice) {
  const { orderRef, id, groupId, channel } = invoice;
  return {
    codes: [orderRef, id, ...(groupId === undefined ? [] : [groupId])],
    texts: [channel],
    year: yearOf(invoice),
  };
}

/** By the customer's calendar. */
function yearOf({ date }: Invoice): string | undefined {
  return date?.getFullYear().toString();
}
