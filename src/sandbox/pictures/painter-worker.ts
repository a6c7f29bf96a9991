import { parentPort } from 'node:worker_threads';
import { paintPicture } from './paint-picture.ts';
import type { Order } from './paint-picture.ts';

/** What a worker answers: the pixels, or why there are none. */
export type Painted = { pixels: Uint8ClampedArray<ArrayBuffer> } | { failure: string };

parentPort?.on('message', (order: Order) => {
  try {
    const pixels = paintPicture(order);
    parentPort?.postMessage({ pixels } satisfies Painted, [pixels.buffer]);
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Painted);
  }
});
