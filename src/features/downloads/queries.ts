import type { QueryClient } from '@tanstack/react-query';
import { sameLeftOut } from '#api/left-out.ts';
import { getListDownloadsQueryOptions } from '#generated/photo-downloads/queries.ts';
import type { DownloadItem, DownloadList } from '#generated/photo-downloads/model/index.ts';

/** Reads of archive downloads. */
export const downloadQueries = {
  /** The customer's archives, newest first; those without a date come last, as the service lists them (O35, O71). */
  list: () => ({ ...getListDownloadsQueryOptions(), select: archivesIn, structuralSharing: false }),
};

/**
 * The list as it is now, for what goes on whatever page is shown; it is cached for its own. A read of the cache would be called off when
 * that page is left, and give the list of before: one in which an archive that was ordered is missing.
 */
export async function readDownloads(client: QueryClient): Promise<DownloadList> {
  const { queryKey, queryFn } = downloadQueries.list();
  const list = await queryFn({ signal: new AbortController().signal });
  client.setQueryData(queryKey, list);
  return list;
}

function archivesIn(list: DownloadList): DownloadItem[] {
  return sameLeftOut([list], newestFirst(list.items));
}

function newestFirst(items: DownloadItem[]): DownloadItem[] {
  const madeAt = ({ created }: DownloadItem) => (created === undefined ? 0 : Date.parse(created));
  return items.toSorted((one, other) => madeAt(other) - madeAt(one));
}
