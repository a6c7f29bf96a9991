import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries, type Photo, type PhotoPageRequest } from '#photos/data/library-queries.ts';
import { pagesFrom } from '#photos/pages/pages-from.ts';

/** Photos that the first call of a look gives: on most looks nothing has come. */
const FEW = 24;

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
  for await (const images of pagesFrom((paging) => pageOf(albumId, paging).queryFn({ signal }), FEW)) {
    found.push(...images);
    if (!isKnown || images.some(isKnown)) break;
  }
  return found;
}

/** Photos in the order in which they came. */
function pageOf(albumId: string | undefined, paging: Pick<PhotoPageRequest, 'limit' | 'cursor'>) {
  return albumId === undefined
    ? libraryQueries.list({ sortKey: 'uploaded', sortOrder: 'desc', ...paging })
    : albumQueries.photos(albumId, { sortKey: 'created', sortOrder: 'desc', ...paging });
}

/** State of looking for new photos: what has been seen of a library, or of an album, since it is looked at. */
export interface NewestState {
  known: ReadonlySet<string>;
  /** The last reading gave nothing. */
  wasEmpty: boolean;
  /** Photos that came since, the newest first. */
  arrived: readonly Photo[];
}

/**
 * Adds what was read to what has been seen: of the first reading nothing has arrived. What stands behind all that is known is older,
 * and has moved up because others have gone. The same object when nothing is new.
 * @param isOwn whether a photo was added by this page itself, and is known to whoever looks at it
 */
export function withNewest(
  state: NewestState | undefined,
  newest: readonly Photo[],
  isOwn: (photo: Photo) => boolean,
): NewestState {
  const { known, wasEmpty, arrived }: NewestState = state ?? { known: new Set(), wasEmpty: false, arrived: [] };
  const isEmpty = newest.length === 0;
  const isKnown = ({ imageId }: Photo) => known.has(imageId);
  if (state && wasEmpty === isEmpty && newest.every(isKnown)) return state;
  const ahead = newest.slice(0, wasEmpty ? undefined : newest.findLastIndex(isKnown) + 1);
  return {
    known: new Set([...known, ...newest.map(({ imageId }) => imageId)]),
    wasEmpty: isEmpty,
    arrived: [...ahead.filter((photo) => !isKnown(photo) && !isOwn(photo)), ...arrived],
  };
}
