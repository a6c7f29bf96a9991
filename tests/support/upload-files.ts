import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createRandom, type Random } from '#lib/random.ts';

/** A file as a file chooser takes it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture as phones store theirs, 384 × 256 points. */
const HEIC = readFileSync(join(import.meta.dirname, 'files/grey.heic'));

/** A JPEG that says when it was taken. @param size its length in bytes at least, of which no two are alike */
export async function jpegFile(name: string, seed: number, size = 0): Promise<ChosenFile> {
  const IFD2 = {
    DateTimeOriginal: `2024:05:${String((seed % 28) + 1).padStart(2, '0')} 12:00:00`,
    OffsetTimeOriginal: '+00:00',
  };
  const jpeg = await picture(seed).withExif({ IFD2 }).jpeg().toBuffer();
  // Bytes after the end of the picture make files different, and nothing else.
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg, filling(seed, size - jpeg.length)]) };
}

async function pngFile(name: string, seed: number, size = 0): Promise<ChosenFile> {
  const png = await picture(seed).png().toBuffer();
  return { name, mimeType: 'image/png', buffer: Buffer.concat([png, filling(seed, size - png.length)]) };
}

/** A HEIC, followed by a box that readers skip. */
function heicFile(name: string, seed: number, size = 0): ChosenFile {
  const content = filling(seed, Math.max(size - HEIC.length - 8, 8));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write('free', 4, 'latin1');
  return { name, mimeType: 'image/heic', buffer: Buffer.concat([HEIC, head, content]) };
}

/** Twenty files of all kinds and of up to a number of bytes each, the same for the same seed. */
export function twentyFiles(seed: number, largest: number): Promise<ChosenFile[]> {
  const random = createRandom(seed);
  return Promise.all(
    Array.from({ length: 20 }, (_file, index) => {
      const [own, size] = [seed * 100 + index, Math.round(random.next() * largest)];
      if (index % 7 === 3) return pngFile(`scan ${index}.png`, own, size);
      return index % 7 === 5 ? heicFile(`IMG_${index}.HEIC`, own, size) : jpegFile(`beach ${index}.jpg`, own, size);
    }),
  );
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function picture(seed: number): Sharp {
  const random = createRandom(seed);
  const channel = () => Math.floor(random.next() * 256);
  return sharp({
    create: { width: 320, height: 240, channels: 3, background: { r: channel(), g: channel(), b: channel() } },
  });
}

function filling(seed: number, size: number): Buffer {
  const random: Random = createRandom(seed);
  return Buffer.from(Uint8Array.from({ length: Math.max(size, 8) }, () => random.next() * 256));
}
