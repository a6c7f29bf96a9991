import { atom, getDefaultStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { onStoredElsewhere } from '#lib/events.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import type { PhotoSort } from '#photos/data/library-queries.ts';
import type { SortablePage, Sorting } from './sort.ts';
import { SORT_CHOICES, storedSorting } from './sort.ts';

/** Sort orders that the customer chose, in this tab or, since they share what is stored, in another one. */
const sortingAtom = atom<Sorting>(stored());
sortingAtom.onMount = (set) => {
  const follow = () => set(stored());
  follow();
  return onStoredElsewhere(storedSorting.key, follow);
};

/** Sort order of each list; what is written there is stored. */
export const sortAtoms = {
  photos: sortOf('photos'),
  albumPhotos: sortOf('albumPhotos'),
  sharedAlbumPhotos: sortOf('sharedAlbumPhotos'),
  trayPhotos: sortOf('trayPhotos'),
} as const satisfies Record<SortablePage, ReturnType<typeof sortOf>>;

/** Hook: sort order of a list. */
export function useSort(kind: SortablePage): PhotoSort {
  return useAtomValue(sortAtoms[kind]);
}

/** Sort order of a list now, outside of components. */
export function currentSort(page: SortablePage): PhotoSort {
  return getDefaultStore().get(sortAtoms[page]);
}

function sortOf(page: SortablePage) {
  return atom(
    (get): PhotoSort => get(sortingAtom)[page] ?? SORT_CHOICES[page][0],
    (get, set, choice: PhotoSort) => {
      const sorting = { ...get(sortingAtom), [page]: choice };
      set(sortingAtom, sorting);
      writeStored(storedSorting, sorting);
    },
  );
}

function stored(): Sorting {
  return readStored(storedSorting) ?? {};
}
