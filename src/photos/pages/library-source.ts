import type { TimelineCounts } from '#photos/data/library-queries.ts';
import { libraryQueries, type PhotoSort } from '#photos/data/library-queries.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import { monthsOf, photosIn, withMonths } from '#photos/data/months.ts';
import type { PageSource } from './page-source.ts';
import { changeCached, countOf, noteReadCount } from '#photos/data/read-counts.ts';

/** The pages of the library's months in a sort order. */
export function librarySource(sort: PhotoSort): PageSource<TimelineMonth> {
  return {
    page: ({ year, month }, request) => libraryQueries.monthPage({ year, month, ...sort, ...request }),
    pagesOf: (month) => libraryQueries.monthPages(month),
    counts: libraryQueries.timeline().queryKey,
    correct(client, { key }, read) {
      const months = client.getQueryData(libraryQueries.timeline().queryKey) ?? {};
      const total = client.getQueryData(libraryQueries.counts().queryKey)?.photosCount;
      const shown = monthsOf(months, sort.sortOrder).find((month) => month.key === key)?.count ?? 0;
      noteReadCount(countOf.month(key), shown, read);
      changeCached<TimelineCounts>(client, libraryQueries.timeline().queryKey, (counts) =>
        withMonths(counts, new Map([[key, read - shown]])),
      );
      // A total that agrees with the months is told of the same photos; another one may be right already.
      if (total !== photosIn(months)) return;
      noteReadCount(countOf.photos, total, total + read - shown);
      changeCached<{ photosCount: number }>(client, libraryQueries.counts().queryKey, (counts) => ({
        ...counts,
        photosCount: total + read - shown,
      }));
    },
  };
}
