import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { firstPagesFrom } from '#photos/first-pages.ts';
import { libraryQueries } from '#photos/library-queries.ts';
import { TIMELINE_PAGE_SIZE } from '#photos/limits.ts';
import { DEFAULT_SORT } from '#photos/sort.ts';
import type { TimelineMonths } from '#photos/use-timeline-months.ts';
import { useTimelineMonths } from '#photos/use-timeline-months.ts';

/**
 * The months of the library for the screen that shows them all.
 *
 * On a first visit the beginning of the flat list is asked for beside the counts, so that the first pictures do not wait
 * for two answers in a row (F2). Months are told of when both are there.
 * @param isPhotoOpen a photo lies over the timeline
 */
export function useTimeline({ isPhotoOpen }: { isPhotoOpen: boolean }): TimelineMonths {
  const client = useQueryClient();
  const timeline = useTimelineMonths();
  // A photo that lies over the timeline has its own month loaded first.
  const [isFirstVisit] = useState(() => !isPhotoOpen && client.getQueryData(libraryQueries.timeline().queryKey) === undefined);
  const beginning = useQuery({
    ...libraryQueries.list({ ...DEFAULT_SORT.photos, limit: TIMELINE_PAGE_SIZE }),
    enabled: isFirstVisit,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const { pages } = timeline;
  const months = isFirstVisit && beginning.isPending ? undefined : timeline.months;
  const photos = isFirstVisit ? beginning.data?.images : undefined;
  useLayoutEffect(() => {
    if (months) pages.setMonths(months, photos && firstPagesFrom(months, photos));
  }, [pages, months, photos]);

  return { ...timeline, months };
}
