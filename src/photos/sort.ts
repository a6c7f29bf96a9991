import type { PhotoSort } from './library-queries.ts';

/** The lists of photos that can be sorted. */
export type SortablePage = 'photos' | 'albumPhotos' | 'sharedAlbumPhotos';

/** How a list is sorted until the customer says otherwise (P2.53 to P2.55). */
export const DEFAULT_SORT = {
  photos: { sortKey: 'dateTaken', sortOrder: 'desc' },
  albumPhotos: { sortKey: 'created', sortOrder: 'desc' },
  sharedAlbumPhotos: { sortKey: 'created', sortOrder: 'desc' },
} as const satisfies Record<SortablePage, PhotoSort>;
