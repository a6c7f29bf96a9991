import { hasStatus } from '#api/api-error.ts';
import { bucketOf } from '#photos/data/months.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PageSource } from '#photos/pages/page-source.ts';
import { findAmong, pagesFrom } from '#photos/pages/pages-from.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';

/** Part of a list that reading its photos anew needs. */
interface PhotosByGroup<Group extends PhotoGroup = PhotoGroup> {
  groups: readonly Group[] | undefined;
  pages: { source: Pick<PageSource<Group>, 'page'> };
}

/**
 * Ids of those of some photos of a list that the service still has in it: asked before it is said that photos could not be
 * taken away. Their groups are read anew for that, as far as need be.
 * @throws ApiError when a page cannot be read
 */
export async function existingIds(
  { groups = [], pages }: PhotosByGroup,
  photos: readonly PhotoReference[],
): Promise<Set<string>> {
  const there = new Set<string>();
  const { signal } = new AbortController();
  for (const [groupKey, ofGroup] of Map.groupBy(photos, (photo) => photo.groupKey)) {
    const sought = new Set(ofGroup.map(({ imageId }) => imageId));
    const found = groups.filter(({ key }) => bucketOf(key) === bucketOf(groupKey));
    // Of a group that is not known nothing can be said.
    if (found.length === 0) sought.forEach((photoId) => there.add(photoId));
    for (const group of found) {
      const itsPages = pagesFrom((request) => pages.source.page(group, request).queryFn({ signal }).catch(emptyGroup));
      for (const { imageId } of await findAmong(itsPages, sought)) there.add(imageId);
    }
  }
  return there;
}

/** A group whose last photo has gone is not there any more. */
function emptyGroup(error: unknown) {
  if (hasStatus(error, 404, 410)) return { images: [], cursor: null };
  throw error;
}
