import type { TextKey } from '#i18n/texts.ts';
import { t } from '#i18n/texts.ts';
import { formatSize } from '#i18n/file-size.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { takenOn } from '#photos/data/photo-name.ts';
import { type PixelSize, pixelsOf } from '#photos/print-quality/print-quality.ts';
import type { FullFileFacts } from './full-file.ts';

export interface PhotoFact {
  label: TextKey;
  value: string;
}

/**
 * Facts about a photo: its name, date, dimensions and size. Unknown ones are left out: the size of a file is known once
 * it has been loaded.
 * @param file what its full file has told; undefined where that has not been loaded
 */
export function photoFacts(photo: Photo, file: FullFileFacts | undefined): PhotoFact[] {
  const { localFileName } = photo;
  const { width, height } = sizeOf(photo, file);
  const known: Array<[label: TextKey, value: string | undefined]> = [
    ['preview.details.name', localFileName],
    ['preview.details.taken', takenOn(photo, 'dateTime')],
    ['preview.details.dimensions', width && height ? t('preview.details.pixels', { width, height }) : undefined],
    ['preview.details.size', file?.bytes === undefined ? undefined : formatSize(file.bytes)],
  ];
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Size of a photo in pixels, as it is shown, and where nobody has told that, as its full file has it: zooming changes nothing of what is known. */
export function sizeOf(photo: Photo, file: FullFileFacts | undefined): PixelSize {
  const visible = pixelsOf(photo);
  return visible.width && visible.height ? visible : (file ?? visible);
}
