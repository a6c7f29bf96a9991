import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FRAMES } from './frames.ts';
import { ORIGINALS } from './originals.ts';

const folder = join(import.meta.dirname, 'originals');

test('the table says of each file what it is', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
  expect(ORIGINALS.map(({ file }) => file)).toEqual(files.sort());
  for (const { file, kind, frame, width, height } of ORIGINALS) {
    const { across, down } = FRAMES[frame];
    expect(await sharp(join(folder, file)).metadata(), file).toMatchObject({ format: 'jpeg', width, height });
    expect(file).toMatch(new RegExp(`^${kind}-\\d\\.jpg$`));
    expect(width / height, file).toBeCloseTo(across / down, 2);
    expect(Math.max(width, height), file).toBe(1600);
  }
});

test('together they weigh less than 8 MB, and each is colourful', async () => {
  let total = 0;
  for (const { file } of ORIGINALS) {
    const bytes = await readFile(join(folder, file));
    total += bytes.length;
    expect(await meanSaturation(bytes), file).toBeGreaterThan(0.08);
  }
  expect(total).toBeLessThan(8_000_000);
});

/** Mean saturation of a picture as in HSV, 0 for one that is grey. Of a small copy: sharp's own statistics are those of RGB. */
async function meanSaturation(bytes: Buffer): Promise<number> {
  const pixels = await sharp(bytes).resize(100).removeAlpha().raw().toBuffer();
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const channels = pixels.subarray(at, at + 3);
    const most = Math.max(...channels);
    sum += most === 0 ? 0 : (most - Math.min(...channels)) / most;
  }
  return sum / (pixels.length / 3);
}
