import type { QueryKey } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';

/** Number of photos that stay in memory unseen: a library of 100,000 must not pile up while it is scrolled. */
const CACHED_PHOTOS = 2000;

/** Pages of photos that are not shown any more and are kept for coming back; the first to have left is the first to go. */
export interface PageCache {
  /** The page is shown again. */
  used(queryKey: QueryKey): void;
  /** The page is not shown any more. */
  left(queryKey: QueryKey, photos: number): void;
}

/** @param forget removes a page from memory */
export function createPageCache(forget: (queryKey: QueryKey) => void): PageCache {
  const pages = new Map<string, { queryKey: QueryKey; photos: number }>();
  let total = 0;

  const drop = (hash: string) => {
    total -= pages.get(hash)?.photos ?? 0;
    pages.delete(hash);
  };

  return {
    used: (queryKey) => drop(hashKey(queryKey)),
    left(queryKey, photos) {
      const hash = hashKey(queryKey);
      drop(hash);
      pages.set(hash, { queryKey, photos });
      total += photos;
      for (const [oldest, page] of pages) {
        if (total <= CACHED_PHOTOS) break;
        drop(oldest);
        forget(page.queryKey);
      }
    },
  };
}
