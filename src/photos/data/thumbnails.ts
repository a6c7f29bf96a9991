import type { Breakpoint } from '#lib/breakpoints.ts';
import { isMobileLayout } from '#lib/breakpoints.ts';
import type { Photo } from './library-queries.ts';

/** Sizes that the service makes, by the longer edge in px (P3.11). */
export type ThumbnailSize = 300 | 800 | 1300;

/** Size that comes in time when the page flies by. */
export const SMALLEST_SIZE: ThumbnailSize = 300;

/** Size in the preview (P9.23). */
export const PREVIEW_SIZE: ThumbnailSize = 1300;

/** Size in a grid: 300 on small and medium screens, 800 on larger ones (P9.21, P9.22, O36). */
export function gridThumbnailSize(breakpoint: Breakpoint): ThumbnailSize {
  return isMobileLayout(breakpoint) ? 300 : 800;
}

/** The address of a photo in a size. A missing size is replaced by the next larger, then the largest, then the picture itself (O36). */
export function thumbnailUrl({ thumbnails, url }: Pick<Photo, 'thumbnails' | 'url'>, size: ThumbnailSize): string {
  let best: Photo['thumbnails'][number] | undefined;
  for (const thumbnail of thumbnails) {
    if (!best || isCloser(thumbnail.id, best.id, size)) best = thumbnail;
  }
  return best?.url ?? url;
}

/** Large enough and smaller, or else just larger. */
function isCloser(size: number, than: number, wanted: number): boolean {
  if (size >= wanted) return than < wanted || size < than;
  return than < wanted && size > than;
}

/** Width and height of a photo in px, as far as anybody knows them. */
export function photoShape({
  visibleWidth,
  visibleHeight,
  thumbnails,
}: Pick<Photo, 'visibleWidth' | 'visibleHeight' | 'thumbnails'>): { width: number; height: number } | undefined {
  if (visibleWidth && visibleHeight && visibleWidth > 0 && visibleHeight > 0)
    return { width: visibleWidth, height: visibleHeight };
  const largest = thumbnails
    .toSorted((one, other) => other.id - one.id)
    .find(({ width, height }) => width > 0 && height > 0);
  return largest && { width: largest.width, height: largest.height };
}
