/** The media types that are accepted. */
export const PICTURE_TYPES = ['image/heic', 'image/jpeg', 'image/png'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Kind of a picture file by its first bytes, not by its name; undefined for every other kind. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  return text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12)) ? 'image/heic' : undefined;
}
