import type { QueryClient } from '@tanstack/react-query';
import { leftOutOf } from '#api/left-out.ts';
import { existingIds } from '#photos/actions/existing-ids.ts';
import { earliestSince, orderArchive, orderSharedAlbumArchive } from '#photos/data/writes.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { monthsOf } from '#photos/data/months.ts';
import { albumSource } from '#photos/pages/album-sources.ts';
import { ALBUM_GROUP, librarySource } from '#photos/pages/page-source.ts';
import { subscribeToPush } from '#photos/push/push.ts';
import { SORT_CHOICES } from '#photos/sort/sort.ts';
import type { ArchiveOrder, OrderedPhoto } from './archive-orders.ts';
import type { WatchEnvironment } from './archive-watch.ts';
import { archiveEvent } from './model.ts';
import { readDownloads } from './queries.ts';

/** Orders one archive. @returns its id */
export async function requestArchive(
  { kind, albumId }: ArchiveOrder['list'],
  photos: readonly OrderedPhoto[],
): Promise<string> {
  const { id } = await (kind === 'sharedAlbumPhotos' && albumId !== undefined
    ? orderSharedAlbumArchive(
        albumId,
        photos.map(({ imageId, ownerId = '' }) => ({ photoId: imageId, ownerId })),
      )
    : orderArchive(photos.map(({ imageId }) => imageId)));
  return id;
}

/**
 * Id of an archive that was asked for by a page that did not hear the answer; undefined when there is none: the call has not
 * arrived, or was refused.
 * @param askedAt by this machine's clock, in ms since 1970
 */
export async function findOrdered(
  client: QueryClient,
  photos: readonly OrderedPhoto[],
  askedAt: number,
): Promise<string | undefined> {
  const sought = photos.map(({ imageId }) => imageId).join();
  const { items } = await readDownloads(client);
  // After the answer, which may be the first that tells this page the services' time.
  const earliest = earliestSince(askedAt);
  return items.find(
    (archive) =>
      archive.photos?.join() === sought &&
      archiveEvent(archive) !== 'error' &&
      Date.parse(archive.created ?? '') > earliest,
  )?.id;
}

/** Whether the list has an archive no more: it has expired. False where that cannot be told. */
export async function isGone(client: QueryClient, downloadId: string): Promise<boolean> {
  try {
    const list = await readDownloads(client);
    return leftOutOf(list) === undefined && !list.items.some(({ id }) => id === downloadId);
  } catch {
    return false;
  }
}

/** Environment of `watchArchive`: push, and the list. */
export function archiveEnvironment(client: QueryClient): WatchEnvironment {
  return {
    subscribe: (listener) => subscribeToPush('archive', listener),
    async read(downloadId) {
      const { items } = await readDownloads(client);
      const archive = items.find(({ id }) => id === downloadId);
      return archive && archiveEvent(archive);
    },
  };
}

/** Photos that are still in their list, of some; all of them where that cannot be told. */
export async function withoutGone(
  client: QueryClient,
  list: ArchiveOrder['list'],
  photos: readonly OrderedPhoto[],
): Promise<readonly OrderedPhoto[]> {
  try {
    const there = await existingIds(await groupsOf(client, list), photos);
    return photos.filter(({ imageId }) => there.has(imageId));
  } catch {
    return photos;
  }
}

async function groupsOf(client: QueryClient, { kind, albumId }: ArchiveOrder['list']) {
  const [sort] = SORT_CHOICES[kind];
  if (albumId === undefined) {
    const months = await client.fetchQuery({ ...libraryQueries.timeline(), staleTime: 0 });
    return { groups: monthsOf(months, sort.sortOrder), pages: { source: librarySource(sort) } };
  }
  return { groups: [{ key: ALBUM_GROUP, count: 1 }], pages: { source: albumSource(albumId, sort, kind) } };
}
