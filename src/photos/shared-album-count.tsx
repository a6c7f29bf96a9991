import { useQuery } from '@tanstack/react-query';
import { sharedAlbumCountQueries } from './shared-album-count-queries.ts';

/** Has the cache know how many shared albums there are; draws nothing. */
export function SharedAlbumCount() {
  useQuery(sharedAlbumCountQueries.summary());
  return null;
}
