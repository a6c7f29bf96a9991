import { sameLeftOut } from '#api/left-out.ts';
import { getListDownloadsQueryOptions } from '#generated/photo-downloads/queries.ts';
import type { DownloadItem, DownloadList } from '#generated/photo-downloads/model/index.ts';

/** Reads of archive downloads. */
export const downloadQueries = {
  /** The customer's archives, newest first; those without a date come last, as the service lists them (O35, O71). */
  list: () => ({ ...getListDownloadsQueryOptions(), select: archivesIn, structuralSharing: false }),
};

function archivesIn(list: DownloadList): DownloadItem[] {
  return sameLeftOut([list], newestFirst(list.items));
}

function newestFirst(items: DownloadItem[]): DownloadItem[] {
  const madeAt = ({ created }: DownloadItem) => (created === undefined ? 0 : Date.parse(created));
  return items.toSorted((one, other) => madeAt(other) - madeAt(one));
}
