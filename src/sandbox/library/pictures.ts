import type { PicturePool, PictureStore } from './picture-pool.ts';
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
export function openPictures(_folder: string): { pool: PicturePool; store: PictureStore; warm(signal: AbortSignal): void } {
  return {
    pool: { size: 100, shape: () => ({ width: 2400, height: 1600 }), thumbnailShape: (s, n) => ({ width: n, height: Math.round(n * s.height / s.width) }), scenes: Array.from({ length: 10 }, (_, i) => Array.from({ length: 10 }, (_, k) => i * 10 + k)) },
    store: { read: async () => ({ bytes: PIXEL, contentType: 'image/png' }) },
    warm() {},
  };
}
