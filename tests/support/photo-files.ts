import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ChosenFile } from './upload-files.ts';

interface Look {
  /** From 0 to 255; photos of different hues have different content. */
  hue?: number;
  width?: number;
  height?: number;
  /** As cameras write it: 2026:10:03 12:00:00. */
  taken?: string;
  /** Offset of its time zone, as phones add it: +01:00. */
  offset?: string;
}

/** A JPEG as a camera makes it. */
export async function jpeg(
  name: string,
  { hue = 40, width = 600, height = 400, taken = '2026:10:03 12:00:00', offset }: Look = {},
): Promise<ChosenFile> {
  // Plain colours that are nearly the same would come out as the same file.
  const buffer = await plain(hue, width, height)
    .withExif({
      IFD0: { ImageDescription: `${name} ${hue}` },
      IFD2: { DateTimeOriginal: taken, ...(offset !== undefined && { OffsetTimeOriginal: offset }) },
    })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A PNG, which says nothing of when it was taken. */
export async function png(name: string, { hue = 90, width = 400, height = 400 }: Look = {}): Promise<ChosenFile> {
  return { name, mimeType: 'image/png', buffer: await plain(hue, width, height).png().toBuffer() };
}

/** A grey photo of 384 × 256 points, as phones store theirs. Systems that do not know HEIC name no type. */
export function heic(name: string): ChosenFile {
  return { name, mimeType: '', buffer: readFileSync(join(import.meta.dirname, 'files/grey.heic')) };
}

/** A GIF, whatever its name says. */
export function gif(name: string, mimeType = 'image/gif'): ChosenFile {
  return { name, mimeType, buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64') };
}

/** JPEGs of different content. */
export function jpegs(amount: number, look: Look = {}): Promise<ChosenFile[]> {
  return Promise.all(
    Array.from({ length: amount }, (_, index) =>
      jpeg(`IMG_${1001 + index}.jpg`, { ...look, hue: (index * 37) % 256, width: 300 }),
    ),
  );
}

function plain(hue: number, width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: { r: hue, g: 255 - hue, b: 128 } } });
}
