import { queryOptions } from '@tanstack/react-query';
import { orWhenMissing } from '#api/reactions.ts';
import { getGetSharedAlbumSummaryQueryKey, getSharedAlbumSummary } from '#generated/shared-albums/hooks.ts';

/** What every photo page needs of shared albums. */
export const sharedAlbumCountQueries = {
  /** Shared albums the customer may read and has granted; zero when there never were any (404). */
  summary: () =>
    queryOptions({
      queryKey: getGetSharedAlbumSummaryQueryKey(),
      queryFn: async ({ signal }) => {
        const { readAlbumsCount, grantedAlbumsCount } = await orWhenMissing(getSharedAlbumSummary({ signal }), { readAlbumsCount: 0, grantedAlbumsCount: 0 });
        return { readAlbumsCount, grantedAlbumsCount };
      },
    }),
};
