import { libraryQueries, type PhotoSort } from './library-queries.ts';
import type { TimelineMonth } from './months.ts';
import type { PageSource } from './pages/photo-pages.ts';

/** The pages of the library's months in a sort order. */
export function librarySource(sort: PhotoSort): PageSource<TimelineMonth> {
  return {
    page: ({ year, month }, request) => libraryQueries.monthPage({ year, month, ...sort, ...request }),
    pagesOf: (month) => libraryQueries.monthPages(month),
    counts: libraryQueries.timeline().queryKey,
  };
}
