import { queryOptions } from '@tanstack/react-query';
import { hasStatus } from '#api/api-error.ts';
import { doneWhenMissing, orWhenMissing } from '#api/reactions.ts';
import {
  createGalleryEntry,
  deleteGalleryEntry,
  getBlockedOrder,
  getGalleryEntry,
  getGetBlockedOrderQueryKey,
  getGetGalleryEntryQueryKey,
  getListGalleryCategoriesQueryKey,
  listGalleryCategories,
  updateGalleryEntry,
} from '#generated/widget-gallery/hooks.ts';
import type { GalleryEntry, GalleryEntryFields } from '#generated/widget-gallery/model/index.ts';

export type { GalleryEntry, GalleryEntryFields };

/** Reads of the public gallery (O115). */
export const galleryQueries = {
  /** The entry of a photo book in a channel; null when it is not published. */
  entry: (orderCode: string, channel: string) =>
    queryOptions({
      queryKey: getGetGalleryEntryQueryKey(orderCode, { channel }),
      queryFn: ({ signal }) => readGalleryEntry(orderCode, channel, signal),
    }),
  /** The categories in the order in which they are shown; none when the service fails: photo books are published without. */
  categories: () =>
    queryOptions({
      queryKey: getListGalleryCategoriesQueryKey(),
      queryFn: ({ signal }) =>
        listGalleryCategories({ signal }).catch((error: unknown) => {
          if (hasStatus(error, 500)) return [];
          throw error;
        }),
    }),
  /** Whether a photo book may not be published. Public; while this is not known, publishing is not offered. */
  isBlocked: (orderCode: string) =>
    queryOptions({
      queryKey: getGetBlockedOrderQueryKey(orderCode),
      queryFn: async ({ signal }) => (await orWhenMissing(getBlockedOrder(orderCode, { signal }), null)) !== null,
    }),
};

/** Reads the entry of a photo book in a channel; null when it is not published. */
export function readGalleryEntry(orderCode: string, channel: string, signal?: AbortSignal): Promise<GalleryEntry | null> {
  return orWhenMissing(getGalleryEntry(orderCode, { channel }, { ...(signal && { signal }) }), null);
}

/**
 * Publishes a photo book. Where the service says that it is published already, or may not be (409), gives what there is:
 * the entry, or null.
 */
export async function publishInGallery(entry: GalleryEntryFields): Promise<GalleryEntry | null> {
  try {
    return await createGalleryEntry(entry);
  } catch (error) {
    if (!hasStatus(error, 409)) throw error;
    return readGalleryEntry(entry.orderCode, entry.channel);
  }
}

/** Replaces an entry. Says whether it was still there. */
export async function changeGalleryEntry(entry: GalleryEntryFields): Promise<boolean> {
  const change = updateGalleryEntry(entry.orderCode, entry, { channel: entry.channel }).then(() => true);
  return orWhenMissing(change, false);
}

/** Withdraws an entry; one that is gone already counts as withdrawn. The online photo book itself stays. */
export function withdrawFromGallery(orderCode: string, channel: string): Promise<void> {
  return doneWhenMissing(deleteGalleryEntry(orderCode, { channel }));
}
