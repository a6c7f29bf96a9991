import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { getDefaultStore } from 'jotai/vanilla';
import { useLayoutEffect, useMemo } from 'react';
import { paths } from '#paths';
import type { PhotoSort } from '#photos/data/library-queries.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import { isWalked, walkedPhotos } from '#photos/pages/group-model.ts';
import { isHidden } from '#photos/pages/hidden-photos.ts';
import { ALBUM_GROUP } from '#photos/pages/page-source.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { createPhotoPagesStore, usePhotoGroup } from '#photos/pages/photo-pages-store.ts';
import { useSort } from '#photos/sort/sort-atoms.ts';
import { type Tray, without, withoutGone } from './model.ts';
import { groupsOfTray, trayKey, traySource } from './tray-pages.ts';
import { changeTray, readTray, trayAtom } from './tray-store.ts';

const pagesOf = createPhotoPagesStore<PhotoGroup>();

/** Read options: the tray, as this browser stores it. What is read stands in `trayAtom`, too, where changes are. */
const trayQuery = queryOptions({ queryKey: trayKey, queryFn: readTray });

/**
 * Hook: the photos of the print tray as a list, and the tray itself; undefined while it is being read. A photo that is on its way out of
 * the library, also one whose deletion can still be undone, is in neither: it is not to be handed over.
 */
export function useTray(): { list: PhotoList; tray: Tray | undefined } {
  const client = useQueryClient();
  const sort = useSort('trayPhotos');
  const counts = useQuery(trayQuery);
  const stored = useAtomValue(trayAtom);
  const pages = pagesOf(client, `print tray ${sort.sortKey} ${sort.sortOrder}`, sourceOf(client, sort));
  const state = usePhotoGroup(pages, ALBUM_GROUP);
  // The state of the pages is another one when photos have been hidden, or show again.
  const tray = useMemo(() => stored && state && without(stored, hiddenOf(stored)), [stored, state]);
  const told = tray?.photos.length;
  useLayoutEffect(() => {
    if (told !== undefined) pages.setGroups(groupsOfTray(told));
  }, [pages, told]);

  // What was read tells how many show.
  const count = told !== undefined && told > 0 && isWalked(state) ? walkedPhotos(state) : told;
  const groups = useMemo(() => (count === undefined ? undefined : groupsOfTray(count)), [count]);
  const list: PhotoList = {
    kind: 'trayPhotos',
    albumId: undefined,
    sort,
    groups,
    pages,
    counts,
    countedAt,
    groupLabel,
    path: paths.printTray,
    previewPath,
  };
  return { list, tray };
}

function hiddenOf({ photos }: Tray): Set<string> {
  return new Set(photos.flatMap(({ id }) => (isHidden(id, undefined, 0) ? id : [])));
}

/** A photo does not say since when it is in the tray. */
const countedAt = () => undefined;
const groupLabel = () => undefined;
const previewPath = (photoId: string) => paths.printTrayPhoto({ photoId });

function sourceOf(client: QueryClient, sort: PhotoSort) {
  return traySource(client, sort, {
    tray: async () => getDefaultStore().get(trayAtom) ?? readTray(),
    onGone: (ids) => void changeTray((tray) => withoutGone(tray, ids)),
  });
}
