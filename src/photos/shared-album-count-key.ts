import { operationKey } from '#api/query-options.ts';

/** Where the cache keeps how many shared albums there are, for who shows it without being the one who asks. */
export const SHARED_ALBUM_COUNT_KEY = operationKey('getSharedAlbumSummary');

/** Shared albums that the customer may read, and those that she shares. */
export interface SharedAlbumCounts {
  readAlbumsCount: number;
  grantedAlbumsCount: number;
}
