import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries, type Photo, type PhotoPageRequest } from '#photos/data/library-queries.ts';

/** Photos that one call gives. */
const PAGE_SIZE = 24;

/**
 * Reads the photos that came last into the library, or into an album: page by page up to one that is known, or one page while
 * none is.
 * @param isKnown undefined for the first reading
 * @throws ApiError 404 when the album is gone
 */
export async function readNewest(
  albumId: string | undefined,
  isKnown: ((photo: Photo) => boolean) | undefined,
  signal: AbortSignal,
): Promise<Photo[]> {
  const found: Photo[] = [];
  let cursor: string | undefined;
  do {
    const paging = cursor === undefined ? { limit: PAGE_SIZE } : { limit: PAGE_SIZE, cursor };
    const { images, cursor: next } = await pageOf(albumId, paging).queryFn({ signal });
    found.push(...images);
    cursor = isKnown && !images.some(isKnown) ? (next ?? undefined) : undefined;
  } while (cursor !== undefined);
  return found;
}

/** Photos in the order in which they came. */
function pageOf(albumId: string | undefined, paging: Pick<PhotoPageRequest, 'limit' | 'cursor'>) {
  return albumId === undefined
    ? libraryQueries.list({ sortKey: 'uploaded', sortOrder: 'desc', ...paging })
    : albumQueries.photos(albumId, { sortKey: 'created', sortOrder: 'desc', ...paging });
}

/** What has been seen of a library, or of an album, since it is looked at. */
export interface Seen {
  known: ReadonlySet<string>;
  /** Photos that came since, the newest first. */
  arrived: readonly Photo[];
}

/**
 * Adds what was read to what has been seen: of the first reading nothing has arrived. The same object when nothing is new.
 * @param isOwn whether a photo was added by this page itself, and is known to whoever looks at it
 */
export function withNewest(seen: Seen | undefined, newest: readonly Photo[], isOwn: (photo: Photo) => boolean): Seen {
  if (!seen) return { known: new Set(newest.map(({ imageId }) => imageId)), arrived: [] };
  const fresh = newest.filter(({ imageId }) => !seen.known.has(imageId));
  if (fresh.length === 0) return seen;
  return {
    known: new Set([...seen.known, ...fresh.map(({ imageId }) => imageId)]),
    arrived: [...fresh.filter((photo) => !isOwn(photo)), ...seen.arrived],
  };
}
