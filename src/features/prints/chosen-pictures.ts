import type { PhotoReference } from '#photos/selection/collect.ts';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { SMALLEST_SIZE, thumbnailUrl } from '#photos/data/thumbnails.ts';

/** So many pictures are shown of what is handed over. */
const PICTURES = 3;

/** Small pictures of some of the photos, of those that are in memory. */
export function chosenPictures({ pages }: Pick<PhotoList, 'pages'>, photos: readonly PhotoReference[]): string[] {
  const found: string[] = [];
  for (const { groupKey, imageId } of photos) {
    const group = pages.state(groupKey);
    const index = indexOfPhoto(group, imageId);
    const photo = index === undefined ? undefined : photoAt(group, index);
    if (photo) found.push(thumbnailUrl(photo, SMALLEST_SIZE));
    if (found.length === PICTURES) break;
  }
  return found;
}
