import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useOverdue } from '#lib/timers.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import { isPhotoOpenAt } from '#photos/open-photo/open-photo.ts';
import { firstPagesFrom } from '#photos/pages/first-pages.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { useLibrary } from '#photos/pages/use-library.ts';
import { beginningOf, beginsByMonth, isOutdated } from './first-reads.ts';

/** Time, in ms, that counts wait for the beginning of the list. After that months show and load without it. */
const BEGINNING_TIMEOUT_MS = 800;

/**
 * Hook: months of the library for the screen that shows all of them.
 *
 * On a first visit the beginning of the flat list is read beside the counts, so that the first pictures do not wait for two
 * responses in a row. Months are given once both are there, or when the list takes too long.
 */
export function useTimeline(): PhotoList<TimelineMonth> {
  const client = useQueryClient();
  const timeline = useLibrary();
  const [firstPages] = useState(() => {
    // A photo that lies over the timeline has its own month loaded first.
    const isPhotoOpen = isPhotoOpenAt(window.location.pathname, 'photoPreview');
    const isFirst = !isPhotoOpen && !timeline.pages.wasSet && !isOutdated(client, timeline.sort);
    return isFirst ? timeline.pages : undefined;
  });
  // A list that is only sorted differently has its months already, and one that is sorted back what has come meanwhile.
  const isFirstVisit = firstPages === timeline.pages && beginsByMonth(timeline.sort);
  const beginning = useQuery({
    ...beginningOf(timeline.sort),
    // Months are read by themselves from then on.
    enabled: ({ state }) => isFirstVisit && !state.data,
  });

  const { pages } = timeline;
  const isWaiting = isFirstVisit && beginning.isPending;
  const isOverdue = useOverdue(BEGINNING_TIMEOUT_MS, isWaiting && timeline.groups !== undefined);
  const groups = isWaiting && !isOverdue ? undefined : timeline.groups;
  const photos = isFirstVisit ? beginning.data?.images : undefined;
  const readAt = beginning.dataUpdatedAt;
  useLayoutEffect(() => {
    if (groups) pages.setGroups(groups, photos && firstPagesFrom(groups, photos), readAt);
  }, [pages, groups, photos, readAt]);

  return { ...timeline, groups };
}
