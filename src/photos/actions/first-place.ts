import { indexOfPhoto } from '#photos/pages/group-model.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { PhotoPlace } from '#photos/pages/sequence.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';

/** Where the first of some photos stands in a list: the photo itself where it is in memory, else the beginning of its group. */
export function firstPlaceOf(
  photos: readonly PhotoReference[],
  { groups = [], pages }: Pick<PhotoList, 'groups' | 'pages'>,
): PhotoPlace | undefined {
  const byGroup = Map.groupBy(photos, ({ groupKey }) => groupKey);
  const group = groups.find(({ key }) => byGroup.has(key));
  if (!group) return undefined;
  const state = pages.state(group.key);
  const known = (byGroup.get(group.key) ?? []).flatMap(({ imageId }) => indexOfPhoto(state, imageId) ?? []);
  return { key: group.key, index: known.length > 0 ? Math.min(...known) : 0 };
}
