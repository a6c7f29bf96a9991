import { photosBetween } from '#photos/pages/group-model.ts';
import type { PhotoPages, PhotoWant } from '#photos/pages/photo-pages.ts';

/**
 * Has photos read that are not in memory, page by page, and keeps them there until they have been used.
 * @param done called once when all of them are there
 * @throws what their pages could not be read for
 */
export async function readPhotos(pages: PhotoPages, wants: readonly PhotoWant[], signal: AbortSignal, done: () => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    const failed = wants.map(({ key }) => pages.state(key).failed).find(Boolean);
    if (failed) reject(failed.error);
    else if (wants.every(({ key, from, to }) => photosBetween(pages.state(key), from, to))) resolve();
  };
  const ends = wants.map(({ key }) => pages.subscribe(key, look));
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    // A page that failed before is given another try.
    for (const { key } of wants) pages.retry(key);
    pages.want('selection', wants);
    look();
    await promise;
    done();
  } finally {
    signal.removeEventListener('abort', stop);
    for (const end of ends) end();
    pages.want('selection', []);
  }
}
