import { queryOptions } from '@tanstack/react-query';
import { orWhenMissing } from '#api/reactions.ts';
import { getSharedAlbumSummary } from '#generated/shared-albums/hooks.ts';
import { countOf, shownCount } from './read-counts.ts';
import type { SharedAlbumCounts } from './shared-album-count-key.ts';
import { SHARED_ALBUM_COUNT_KEY } from './shared-album-count-key.ts';

/** What every photo page needs of shared albums. */
export const sharedAlbumCountQueries = {
  /** Shared albums the customer may read and has granted; zero when there never were any (404). */
  summary: () =>
    queryOptions({
      queryKey: SHARED_ALBUM_COUNT_KEY,
      queryFn: async ({ signal }): Promise<SharedAlbumCounts> => {
        const { readAlbumsCount, grantedAlbumsCount } = await orWhenMissing(getSharedAlbumSummary({ signal }), { readAlbumsCount: 0, grantedAlbumsCount: 0 });
        return { readAlbumsCount: shownCount(countOf.sharedAlbums, readAlbumsCount), grantedAlbumsCount };
      },
    }),
};
