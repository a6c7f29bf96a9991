import type { components } from '#generated/shared-albums/types.d.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { THUMBNAIL_SIZES } from './picture-pool.ts';
import type { Rendition } from './picture-pool.ts';
import type { PhotoRow } from './photos.ts';

export type Image = components['schemas']['Image'];

/** Photos as the services hand them out. */
export type Images = { of(photo: PhotoRow): Image };

/** The path segment of a picture as it was uploaded, beside the sizes. */
export const UNTOUCHED = 'untouched';

/** What a signed link to a photo's picture signs: one signature serves all its sizes. */
export function photoResource(photoId: string): string {
  return `photo:${photoId}`;
}

export function createImages({ links, addresses, pool }: Sandbox): Images {
  return {
    of(photo) {
      const query = links.queryFor(photoResource(photo.id));
      const link = (rendition: Rendition | typeof UNTOUCHED) =>
        `${addresses.sandbox}/photo-files/${encodeURIComponent(photo.id)}/${rendition}?${query}`;
      const shape = pool.shape(photo.picture);
      const image: Image = {
        imageId: photo.id,
        localFileName: photo.fileName,
        uploadId: uploadIdOf(photo.id),
        url: link('original'),
        untouchedUrl: link(UNTOUCHED),
        uploadEnd: new Date(photo.uploaded).toISOString(),
        visibleWidth: shape.width,
        visibleHeight: shape.height,
        thumbnails: THUMBNAIL_SIZES.filter((size) => size <= Math.max(shape.width, shape.height)).map((size) => ({
          id: size,
          url: link(size),
          ...pool.thumbnailShape(shape, size),
        })),
      };
      if (photo.taken !== 0) image.dateTaken = new Date(photo.taken).toISOString();
      return image;
    },
  };
}

/** Seeded photos were never uploaded here; theirs only has to be another id than the photo's, and always the same. */
function uploadIdOf(photoId: string): string {
  return `upload-${photoId}`;
}
