import { breakpointOf } from '#lib/breakpoints.ts';
import { afterFirstScreen } from '#lib/first-screen.ts';
import { readStored } from '#lib/storage.ts';
import { textSize } from '#lib/text-size.ts';
import { isStripped } from '#paths';
import { cellInGrid, gridLayout, type Box } from '#photos/grid/grid-geometry.ts';
import { gridMetrics, scrollLimit } from '#photos/grid/grid-metrics.ts';
import { storedExpandedGroups, storedScrollPosition } from '#photos/grid/stored-view.ts';
import type { Photo } from '#photos/library-queries.ts';
import type { TimelineMonth } from '#photos/months.ts';
import { firstPagesFrom } from '#photos/pages/first-pages.ts';
import { storedPhotosPlace, type PhotosPlace } from '#photos/photos-place.ts';
import { SMALLEST_SIZE, thumbnailUrl } from '#photos/thumbnails.ts';

/** The window that pictures are drawn for, in CSS px. */
interface View {
  innerWidth: number;
  innerHeight: number;
  devicePixelRatio: number;
}

/** A picture that is seen first, and where: in CSS px from where the photos begin. */
export interface FirstPicture {
  url: string;
  box: Box;
}

/**
 * Where the photos will begin on this page; undefined when that is not known, or when the page will not begin at their
 * beginning: the customer comes back to where she had scrolled to, or has months opened.
 */
export function placeOfFirstView(): PhotosPlace | undefined {
  const place = readStored(storedPhotosPlace);
  const isElsewhere = (readStored(storedScrollPosition(undefined))?.y ?? 0) > 0 || (readStored(storedExpandedGroups)?.length ?? 0) > 0;
  return place?.window === innerWidth && place.textSize === textSize() && place.isStripped === isStripped() && !isElsewhere ? place : undefined;
}

/** The pictures in view, each where the timeline will draw it. See: [Note: The timeline never moves] */
export function firstPictures(place: Pick<PhotosPlace, 'top' | 'width' | 'textSize'>, months: readonly TimelineMonth[], photos: readonly Photo[], view: View): FirstPicture[] {
  const metrics = gridMetrics({
    width: place.width,
    breakpoint: breakpointOf(view.innerWidth),
    textSize: place.textSize,
    counts: months.map(({ count }) => count),
    maxHeight: scrollLimit(view.devicePixelRatio),
  });
  const { places } = gridLayout(months, metrics, new Set());
  return firstPagesFrom(months, photos)
    .flatMap((page, index) => {
      const group = places[index];
      return group ? page.photos.map((photo, cell) => ({ url: thumbnailUrl(photo, SMALLEST_SIZE), box: cellInGrid(group, cell, metrics) })) : [];
    })
    .filter(({ box }) => place.top + box.top < view.innerHeight);
}

/**
 * Shows pictures where the timeline will. They are there to be looked at alone, and lie over the page until it shows its
 * own: what is under them has the names, the links and the focus.
 * @param root what the app draws into
 */
export function drawFirstView(root: Element, place: Pick<PhotosPlace, 'left' | 'top'>, pictures: readonly FirstPicture[]): HTMLImageElement[] {
  const layer = document.createElement('div');
  layer.dataset.firstView = '';
  layer.ariaHidden = 'true';
  Object.assign(layer.style, { position: 'absolute', left: px(place.left), top: px(place.top), zIndex: '1', pointerEvents: 'none' });
  const tiles = pictures.map(tileOf);
  layer.append(...tiles.map(({ tile }) => tile));
  root.before(layer);
  afterFirstScreen(() => layer.remove());
  // Where the page turns out to show something else, they must not lie over that.
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    if (!root.querySelector('[data-photo]')) layer.remove();
  });
  watcher.observe(root, { childList: true });
  return tiles.map(({ image }) => image);
}

function tileOf({ url, box }: FirstPicture): { tile: HTMLElement; image: HTMLImageElement } {
  const tile = document.createElement('div');
  Object.assign(tile.style, {
    position: 'absolute',
    left: px(box.left),
    top: px(box.top),
    width: px(box.width),
    height: px(box.height),
    overflow: 'hidden',
    borderRadius: 'var(--radius-tile)',
    background: 'var(--placeholder)',
  });
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.src = url;
  Object.assign(image.style, { width: '100%', height: '100%', objectFit: 'cover' });
  tile.append(image);
  return { tile, image };
}

function px(length: number): string {
  return `${length}px`;
}
