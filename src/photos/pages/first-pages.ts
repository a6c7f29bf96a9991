import { FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import { monthKeyOfPhoto } from '#photos/data/months.ts';

/** A first page that came with another list; whether there is more behind it is known, how to get it is not. */
export interface FirstPage {
  key: string;
  photos: readonly Photo[];
  cursor: null | undefined;
}

/**
 * The first pages of the first months, cut from the beginning of the flat list. That list can be asked for together with
 * the counts, before it is known which months there are: pictures then need one answer less to wait for.
 *
 * Only months whose photos all stand where the counts say are cut out; a list in another order, or a service that counts
 * months differently, gives none, and the months are asked for as usual.
 */
export function firstPagesFrom(months: readonly TimelineMonth[], photos: readonly Photo[]): FirstPage[] {
  const pages: FirstPage[] = [];
  let start = 0;
  for (const [index, { key, count }] of months.entries()) {
    const page = photos.slice(start, start + Math.min(count, FIRST_PAGE_SIZE));
    const after = photos[start + count];
    const isWhole = page.length === Math.min(count, FIRST_PAGE_SIZE);
    if (!isWhole || page.some((photo) => monthKeyOfPhoto(photo) !== key) || (after && monthKeyOfPhoto(after) === key))
      break;
    // Behind the last photo of the list there may be more of the month than are counted.
    const isEnd = count <= FIRST_PAGE_SIZE && (after !== undefined || index === months.length - 1);
    pages.push({ key, photos: page, cursor: isEnd ? null : undefined });
    start += count;
  }
  return pages;
}
