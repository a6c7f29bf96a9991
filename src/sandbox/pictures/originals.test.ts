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
    const { channels } = await sharp(bytes).toColourspace('hsv').stats();
    expect(channels[1]?.mean, file).toBeGreaterThan(0.08 * 255);
  }
  expect(total).toBeLessThan(8_000_000);
});
