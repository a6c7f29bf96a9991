import { queryOptions } from '@tanstack/react-query';
import { sameLeftOut } from '#api/left-out.ts';
import { getListDownloadsQueryKey, listDownloads } from '#generated/photo-downloads/hooks.ts';
import type { DownloadItem } from '#generated/photo-downloads/model/index.ts';

/** Reads of archive downloads. */
export const downloadQueries = {
  /** The customer's archives, newest first; those without a date come last, as the service lists them (O35, O71). */
  list: () =>
    queryOptions({
      queryKey: getListDownloadsQueryKey(),
      queryFn: async ({ signal }) => {
        const list = await listDownloads({ signal });
        return sameLeftOut([list], newestFirst(list.items));
      },
      structuralSharing: false,
    }),
};

function newestFirst(items: DownloadItem[]): DownloadItem[] {
  const madeAt = ({ created }: DownloadItem) => (created === undefined ? 0 : Date.parse(created));
  return items.toSorted((one, other) => madeAt(other) - madeAt(one));
}
