import type { PreviewAnswer, PreviewRequest } from './preview-queue.ts';

/** Side of a preview, a square, in points: 48 on the page, for screens that draw three for each. */
const SIDE = 144;

/** Draws previews of photos, one after the other: a photo of 12 million points takes 48 MB while it is drawn. */
addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => void answer(data));

async function answer({ id, file }: PreviewRequest): Promise<void> {
  try {
    const picture = await opened(file);
    try {
      postMessage({ id, picture: await asSquare(picture) } satisfies PreviewAnswer);
    } finally {
      picture.close();
    }
  } catch {
    postMessage({ id } satisfies PreviewAnswer);
  }
}

/** The photo upright, by the browser itself where it can read it. */
async function opened(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { resizeWidth: 2 * SIDE, resizeQuality: 'medium' });
  } catch {
    // Most browsers know no HEIC; what reads it is loaded for the first one.
    const { openHeic } = await import('./heic.ts');
    return openHeic(file, 2 * SIDE);
  }
}

/** Its middle, as the page shows it. */
async function asSquare(picture: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('There is nothing to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  const side = Math.min(picture.width, picture.height);
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}
