import { hasStatus } from '#api/api-error.ts';
import { recovered } from '#api/query-options.ts';
import { createGalleryEntry, getGalleryEntry, updateGalleryEntry } from '#generated/widget-gallery/calls.ts';
import { useDeleteGalleryEntry } from '#generated/widget-gallery/hooks.ts';
import type { BlockedOrder, GalleryEntry, GalleryEntryFields } from '#generated/widget-gallery/model/index.ts';
import {
  getGetBlockedOrderQueryOptions,
  getGetGalleryEntryQueryOptions,
  getListGalleryCategoriesQueryOptions,
} from '#generated/widget-gallery/queries.ts';

export type { GalleryEntry, GalleryEntryFields };
/** Hook: withdraws an entry; one that is gone already counts as withdrawn. The online photo book itself stays. */
export { useDeleteGalleryEntry };

/** Reads of the public gallery (O115). */
export const galleryQueries = {
  /** The entry of a photo book in a channel; null when it is not published. */
  entry: (orderCode: string, channel: string) => getGetGalleryEntryQueryOptions(orderCode, { channel }),
  /** The categories in the order in which they are shown; none when the service fails: photo books are published without. */
  categories: () => recovered(getListGalleryCategoriesQueryOptions(), noCategories),
  /** Whether a photo book may not be published. Public; while this is not known, publishing is not offered. */
  isBlocked: (orderCode: string) => ({ ...getGetBlockedOrderQueryOptions(orderCode), select: isThere }),
};

function isThere(blocked: BlockedOrder | null): boolean {
  return blocked !== null;
}

function noCategories(failure: unknown): never[] {
  if (hasStatus(failure, 500)) return [];
  throw failure;
}

/** Reads the entry of a photo book in a channel; null when it is not published. */
export function readGalleryEntry(orderCode: string, channel: string): Promise<GalleryEntry | null> {
  return getGalleryEntry(orderCode, { channel });
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
  return (await updateGalleryEntry(entry.orderCode, entry, { channel: entry.channel })) !== null;
}
