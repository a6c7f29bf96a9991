import type { Stored } from '#lib/storage.ts';
import type { PhotoSort } from '#photos/data/library-queries.ts';

/** The lists of photos that can be sorted (P2.46). */
export type SortablePage = 'photos' | 'albumPhotos' | 'sharedAlbumPhotos' | 'trayPhotos';

/** Sort orders that the customer chose, by list; lists that she left alone are not in it. */
export type Sorting = Partial<Record<SortablePage, PhotoSort>>;

type Choices = readonly [first: PhotoSort, ...others: PhotoSort[]];

const byDateTaken = inBothOrders('dateTaken');
const inAlbum: Choices = [...inBothOrders('created'), ...byDateTaken];

/**
 * Sort orders of each list (O12): only in an album and in the print tray is there a date on which a photo was added.
 * The first one is the default (P2.53 to P2.55).
 */
export const SORT_CHOICES: Readonly<Record<SortablePage, Choices>> = {
  photos: [...byDateTaken, ...inBothOrders('uploaded')],
  albumPhotos: inAlbum,
  sharedAlbumPhotos: inAlbum,
  trayPhotos: inAlbum,
};

/** The choices as the browser stores them (P2.56, O45). */
export const storedSorting: Stored<Sorting> = { key: 'sortingOptions', parse: sortingFrom, store: () => localStorage };

/** The choices in a stored value, list by list: what a list does not offer leaves it with its default (P2.57). Undefined when none is left. */
export function sortingFrom(value: unknown): Sorting | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const choices = Object.entries(SORT_CHOICES).flatMap(([page, offered]) => {
    const choice = choiceFrom(offered, Reflect.get(value, page));
    return choice ? [[page, choice] as const] : [];
  });
  return choices.length > 0 ? Object.fromEntries(choices) : undefined;
}

/** Always the object that is offered, so that a comparison tells when nothing has changed. */
function choiceFrom(offered: readonly PhotoSort[], value: unknown): PhotoSort | undefined {
  if (typeof value !== 'object' || value === null || !('sortKey' in value) || !('sortOrder' in value)) return undefined;
  return offered.find(({ sortKey, sortOrder }) => sortKey === value.sortKey && sortOrder === value.sortOrder);
}

function inBothOrders(sortKey: PhotoSort['sortKey']): [PhotoSort, PhotoSort] {
  return [
    { sortKey, sortOrder: 'desc' },
    { sortKey, sortOrder: 'asc' },
  ];
}
