import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { serviceTimeOf } from '#api/service-clock.ts';
import { paths } from '#paths';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { monthLabel, monthsOf } from '#photos/data/months.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import { useSort } from '#photos/sort/sort-atoms.ts';
import { librarySource } from './page-source.ts';
import { createPhotoPagesStore } from './photo-pages-store.ts';
import type { PhotoList } from './photo-list.ts';

const pagesOf = createPhotoPagesStore<TimelineMonth>();

const previewPath: PhotoList['previewPath'] = (id, key) => paths.photoPreview({ id, in: key });

/** Hook: the library by month, in the order of the timeline whatever its photos are sorted by (O13). */
export function useLibrary(): PhotoList<TimelineMonth> {
  const client = useQueryClient();
  const sort = useSort('photos');
  const { sortKey, sortOrder } = sort;
  const counts = useQuery(libraryQueries.timeline());
  const groups = useMemo(() => counts.data && monthsOf(counts.data, sortOrder), [counts.data, sortOrder]);
  const countedAt = useCallback(
    () => serviceTimeOf(client.getQueryState(libraryQueries.timeline().queryKey)?.dataUpdatedAt ?? Date.now()),
    [client],
  );
  return {
    kind: 'photos',
    albumId: undefined,
    sort,
    groups,
    pages: pagesOf(client, `${sortKey} ${sortOrder}`, librarySource(sort)),
    counts,
    countedAt,
    groupLabel: monthLabel,
    path: paths.photos,
    previewPath,
  };
}
