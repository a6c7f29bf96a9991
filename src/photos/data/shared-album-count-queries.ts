import { keptAs } from '#api/query-options.ts';
import { getGetSharedAlbumSummaryQueryOptions } from '#generated/shared-albums/queries.ts';
import type { SharedAlbumSummary } from '#generated/shared-albums/model/index.ts';
import { countOf, shownCount } from './read-counts.ts';

/** What every photo page needs of shared albums. */
export const sharedAlbumCountQueries = {
  /** Shared albums the customer may read and has granted. */
  summary: () => keptAs(getGetSharedAlbumSummaryQueryOptions(), shownCounts),
};

function shownCounts(counts: SharedAlbumSummary): SharedAlbumSummary {
  return { ...counts, readAlbumsCount: shownCount(countOf.sharedAlbums, counts.readAlbumsCount) };
}
