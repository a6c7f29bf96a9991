import type { Stored } from '#lib/storage.ts';
import type { PhotoSort } from './library-queries.ts';

/** The lists of photos that can be sorted (P2.46). */
export type SortablePage = 'photos' | 'albumPhotos' | 'sharedAlbumPhotos';

/** What the customer chose, by list; lists that she left alone are not in it. */
export type Sorting = Partial<Record<SortablePage, PhotoSort>>;

const byDateTaken = inBothOrders('dateTaken');
const inAlbum = [...inBothOrders('created'), ...byDateTaken];

/** How each list can be sorted (O12): only in an album is there a date on which a photo was added. */
export const SORT_CHOICES: Readonly<Record<SortablePage, readonly PhotoSort[]>> = {
  photos: [...byDateTaken, ...inBothOrders('uploaded')],
  albumPhotos: inAlbum,
  sharedAlbumPhotos: inAlbum,
};

/** How a list is sorted until the customer says otherwise (P2.53 to P2.55). */
export const DEFAULT_SORT = {
  photos: { sortKey: 'dateTaken', sortOrder: 'desc' },
  albumPhotos: { sortKey: 'created', sortOrder: 'desc' },
  sharedAlbumPhotos: { sortKey: 'created', sortOrder: 'desc' },
} as const satisfies Record<SortablePage, PhotoSort>;

/** The choices as the browser keeps them (P2.56, O45). */
export const storedSorting: Stored<Sorting> = { key: 'sortingOptions', parse: sortingFrom, store: () => localStorage };

/** The choices in a stored value, list by list: what a list does not offer leaves it with its default (P2.57). Undefined when none is left. */
export function sortingFrom(value: unknown): Sorting | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const pages: readonly SortablePage[] = ['photos', 'albumPhotos', 'sharedAlbumPhotos'];
  const choices = pages.flatMap((page) => {
    const choice = choiceFrom(SORT_CHOICES[page], Reflect.get(value, page));
    return choice ? [[page, choice] as const] : [];
  });
  return choices.length > 0 ? Object.fromEntries(choices) : undefined;
}

/** Always the object that is offered, so that whoever compares sees when nothing has changed. */
function choiceFrom(offered: readonly PhotoSort[], value: unknown): PhotoSort | undefined {
  if (typeof value !== 'object' || value === null || !('sortKey' in value) || !('sortOrder' in value)) return undefined;
  return offered.find(({ sortKey, sortOrder }) => sortKey === value.sortKey && sortOrder === value.sortOrder);
}

function inBothOrders(sortKey: PhotoSort['sortKey']): PhotoSort[] {
  return [
    { sortKey, sortOrder: 'desc' },
    { sortKey, sortOrder: 'asc' },
  ];
}
