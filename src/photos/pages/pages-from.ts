import type { Photo, PhotoPage } from '#photos/data/library-queries.ts';
import { PHOTOS_PAGE_SIZE } from '#photos/data/limits.ts';
import type { PageRequest } from './page-source.ts';

/** Page after page to the end. @param first photos of the first page; all others are as long as may be */
export async function* pagesFrom(
  read: (request: PageRequest) => Promise<PhotoPage>,
  first = PHOTOS_PAGE_SIZE,
): AsyncGenerator<Photo[]> {
  const followed = new Set<string>();
  let request: PageRequest = { limit: first };
  for (;;) {
    const { images, cursor } = await read(request);
    yield images;
    // One that was followed before would lead round in a circle.
    if (cursor === null || followed.has(cursor)) return;
    followed.add(cursor);
    request = { cursor, limit: PHOTOS_PAGE_SIZE };
  }
}

interface FindOptions {
  /** Id by which a photo is sought; its own by default. */
  idOf?: (photo: Photo) => string;
  mostPages?: number;
}

/** Photos that are sought, read until all are found. @param sought their ids; those that are found leave it */
export async function findAmong(
  pages: AsyncIterable<readonly Photo[]>,
  sought: Set<string>,
  { idOf = ({ imageId }) => imageId, mostPages = Number.POSITIVE_INFINITY }: FindOptions = {},
): Promise<Photo[]> {
  const found: Photo[] = [];
  if (sought.size === 0) return found;
  let read = 0;
  for await (const images of pages) {
    found.push(...images.filter((photo) => sought.delete(idOf(photo))));
    read += 1;
    if (sought.size === 0 || read >= mostPages) break;
  }
  return found;
}
