import type { QueryClient } from '@tanstack/react-query';
import { onPersonalDataClear } from '#session/personal-data.ts';
import type { PhotoSort } from './library-queries.ts';
import { MonthPages } from './month-pages.ts';

let known: { client: QueryClient; sort: PhotoSort; pages: MonthPages } | undefined;

onPersonalDataClear(() => (known = undefined));

/** The pages of the timeline in a sort order: the same for everybody who shows it, so that timeline and preview share what is loaded. */
export function monthPagesOf(client: QueryClient, sort: PhotoSort): MonthPages {
  if (known?.client !== client || known.sort.sortKey !== sort.sortKey || known.sort.sortOrder !== sort.sortOrder) {
    known = { client, sort, pages: new MonthPages(client, sort) };
  }
  return known.pages;
}
