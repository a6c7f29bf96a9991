import type { TextKey } from '#i18n/texts.ts';

/** Media types that the library accepts (P2, O65). */
export const PICTURE_TYPES = ['image/heic', 'image/jpeg', 'image/png'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Bytes at the beginning of a file that tell its type. */
export const HEAD_BYTES = 256;

const ENDINGS: ReadonlySet<string> = new Set(['heic', 'heif', 'hif', 'jpg', 'jpeg', 'jpe', 'jfif', 'png']);
/** Brands of a picture that is coded as HEIC says. */
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'hevx']);
/** Brands of a container that holds a picture in whatever coding, which the compatible brands tell. */
const CONTAINER_BRANDS: ReadonlySet<string> = new Set(['mif1', 'msf1']);

/** Reason why a file is refused before it is read; undefined when its name and size are in order. */
export function refusalByName({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): TextKey | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  // What is pasted or comes out of another app may have no ending.
  const isPicture = ending === undefined ? PICTURE_TYPES.some((known) => known === type) : ENDINGS.has(ending);
  if (!isPicture) return 'upload.reason.type';
  return size === 0 ? 'upload.reason.empty' : undefined;
}

/** Type of a file, by its first bytes and not by its name; undefined when it is no picture that the library accepts. */
export function pictureTypeOf(head: Uint8Array): PictureType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  return text(4, 8) === 'ftyp' && isHeic(head, text) ? 'image/heic' : undefined;
}

/** The first box names its length, then its brand, a version, and the brands that it is compatible with. */
function isHeic(head: Uint8Array, text: (from: number, to: number) => string): boolean {
  const brand = text(8, 12);
  if (HEIC_BRANDS.has(brand)) return true;
  if (!CONTAINER_BRANDS.has(brand)) return false;
  const end = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length);
  for (let at = 16; at + 4 <= end; at += 4) if (HEIC_BRANDS.has(text(at, at + 4))) return true;
  return false;
}
