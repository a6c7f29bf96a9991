import type { Image } from '#generated/shared-albums/model/index.ts';
import { THUMBNAIL_SIZES } from '../core/picture-pool.ts';
import type { Shape } from '../core/picture-pool.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { UNTOUCHED } from './photo-files.ts';
import type { PhotoFile } from './photo-files.ts';
import type { PhotoRow } from './photos.ts';
import { uploadOf } from './uploads.ts';
import type { UploadRow } from './uploads.ts';

export type { Image };

/** Photos as the services hand them out. */
export type Images = { of(photo: PhotoRow): Image };

/** Signed part of a link to a photo's picture: one signature serves all its sizes. */
export function photoResource(photoId: string): string {
  return `photo:${photoId}`;
}

export function createImages({ database, links, addresses, pool }: Sandbox): Images {
  return {
    of(photo) {
      const query = links.queryFor(photoResource(photo.id));
      const link = (rendition: PhotoFile) =>
        `${addresses.sandbox}/photo-files/${encodeURIComponent(photo.id)}/${rendition}?${query}`;
      const upload = uploadOf(database, photo.picture);
      const shape = shapeOf(upload) ?? pool.shape(photo.picture);
      const image: Image = {
        imageId: photo.id,
        localFileName: photo.fileName,
        uploadId: upload?.id ?? seededUploadId(photo.id),
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

function shapeOf(upload: UploadRow | undefined): Shape | undefined {
  const { width, height } = upload ?? {};
  return width && height ? { width, height } : undefined;
}

const SEEDED = 'upload-';

/** Seeded photos were never uploaded here; theirs only has to be another id than the photo's, and always the same. */
function seededUploadId(photoId: string): string {
  return SEEDED + photoId;
}

/** The seeded photo of that upload id, if it can be one. */
export function seededPhotoId(uploadId: string): string | undefined {
  return uploadId.startsWith(SEEDED) ? uploadId.slice(SEEDED.length) : undefined;
}
