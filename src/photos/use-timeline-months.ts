import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TimelineCounts } from './library-queries.ts';
import { libraryQueries } from './library-queries.ts';
import type { MonthPages } from './month-pages.ts';
import { monthPagesOf } from './month-pages-store.ts';
import type { TimelineMonth } from './months.ts';
import { monthsOf } from './months.ts';
import { DEFAULT_SORT } from './sort.ts';

export interface TimelineMonths {
  /** Undefined while the counts have not come. */
  months: TimelineMonth[] | undefined;
  pages: MonthPages;
  counts: UseQueryResult<TimelineCounts>;
}

/** The months of the library in the order of the timeline, and the pages of their photos. */
export function useTimelineMonths(): TimelineMonths {
  const { sortOrder } = DEFAULT_SORT.photos;
  const counts = useQuery(libraryQueries.timeline());
  const months = useMemo(() => counts.data && monthsOf(counts.data, sortOrder), [counts.data, sortOrder]);
  return { months, pages: monthPagesOf(useQueryClient(), DEFAULT_SORT.photos), counts };
}
