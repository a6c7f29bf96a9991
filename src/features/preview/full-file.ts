import { atom, getDefaultStore } from 'jotai/vanilla';
import type { Photo } from '#photos/data/library-queries.ts';
import { PREVIEW_SIZE, thumbnailUrl } from '#photos/data/thumbnails.ts';

/** Width or height, in px, and what belongs to it. */
export interface PictureShape {
  width: number;
  height: number;
}

/** Facts that a full file tells about its photo, once it has come. */
export interface FullFileFacts extends PictureShape {
  /** Size of the file as it was uploaded; undefined where its host does not let pages know. */
  bytes: number | undefined;
}

/** Facts of the photos whose full file has been seen, by photo id; numbers that say nothing of a customer. */
export const fullFilesAtom = atom<ReadonlyMap<string, FullFileFacts>>(new Map());

/** Keeps what a full file has told. What was made of a file that browsers do not show has another size than the photo. */
export function noteFullFile(photo: Pick<Photo, 'imageId' | 'localFileName'>, facts: FullFileFacts): void {
  if (isUploadShown(photo)) getDefaultStore().set(fullFilesAtom, (known) => new Map(known).set(photo.imageId, facts));
}

/** Files that only Safari shows, by their names. */
const NOT_SHOWN = /\.(?:hei[cf]|hif)$/i;

/** Whether the full file of a photo is the one that was uploaded, whose size is that of the photo. */
export function isUploadShown({ localFileName }: Pick<Photo, 'localFileName'>): boolean {
  return !NOT_SHOWN.test(localFileName);
}

/**
 * URL of the full file of a photo, to be shown instead of the picture of 1300 px; undefined where there is none that shows
 * more. Of a HEIC it is the picture that the service has made of it, if any.
 */
export function fullFileUrl(photo: Photo): string | undefined {
  const { url, untouchedUrl, visibleWidth = 0, visibleHeight = 0 } = photo;
  const longer = Math.max(visibleWidth, visibleHeight);
  if (longer > 0 && longer <= PREVIEW_SIZE) return undefined;
  const full = isUploadShown(photo) ? untouchedUrl || url : url !== untouchedUrl && url;
  return full && full !== thumbnailUrl(photo, PREVIEW_SIZE) ? full : undefined;
}

/** Whether the picture of 1300 px may be drawn larger than it is. @param width of the stage, in CSS px */
export function isWideStage(width: number, devicePixelRatio: number): boolean {
  return width * devicePixelRatio > PREVIEW_SIZE;
}

/** Greatest difference of the proportions of a picture in two sizes, which are rounded to whole px. */
const ROUNDING = 0.02;

/**
 * Whether a full file may take the place of a picture: it is larger and has the same shape. One of another shape, or with more
 * than is visible of the photo, has been cropped or turned since it was uploaded: what the customer sees then is the picture.
 * @param photo says how much of it is visible, where that is known
 */
export function isSharper(
  full: PictureShape,
  picture: PictureShape,
  { visibleWidth, visibleHeight }: Pick<Photo, 'visibleWidth' | 'visibleHeight'>,
): boolean {
  const sameShape = (full.width * picture.height) / (full.height * picture.width);
  return (
    full.width > picture.width &&
    full.height > picture.height &&
    full.width <= (visibleWidth || Infinity) * (1 + ROUNDING) &&
    full.height <= (visibleHeight || Infinity) * (1 + ROUNDING) &&
    Math.abs(sameShape - 1) <= ROUNDING
  );
}

/**
 * Watches for the size of a file that the page is about to load.
 * @param onSize receives the bytes of the file; not called where its host does not let pages know
 * @returns ends it
 */
export function watchFileSize(url: string, onSize: (bytes: number) => void): () => void {
  // The list of what has been loaded is full after some hundred thumbnails: an observer is told nevertheless.
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName(url))
      if (entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0) onSize(entry.decodedBodySize);
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
