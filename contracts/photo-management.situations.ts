import type { ProviderState } from './support/interaction.ts';

/*
 * Situations, requests and answers that the contracts with photo management share.
 */

/** The provider is made to answer so. */
export const provoked = { provoked: true } as const;

export const active: ProviderState = { state: 'the photo library has the status', status: 'ACTIVE' };
export const importing: ProviderState = { state: 'the photo library has the status', status: 'IMPORTING' };
export const noLibrary: ProviderState = { state: 'the customer has no photo library' };
export const noPhotos: ProviderState = { state: 'the customer has no photos' };

/** A library whose photos were all taken in May 2024. */
export function photosOfMay(count: number, photo?: typeof photoFacts): ProviderState[] {
  const month = { state: 'the customer has photos in a month', year: 2024, month: 5, count };
  return [active, noPhotos, { ...month, ...(photo && { photo }) }];
}

/** Optional fields of a photo. */
export const photoFacts = {
  dateTaken: '2024-05-12T14:03:00Z',
  uploadEnd: '2024-05-13T08:00:00Z',
  visibleHeight: 1600,
  visibleWidth: 2400,
};

/** Default sorting of photos. */
export const byDate = { sortKey: 'dateTaken', sortOrder: 'desc' } as const;

export const photoIds = ['photo-1', 'photo-2'];
/** Ids of both as parameters of a state, in whose place a provider may answer ids of its own. */
export const twoPhotos = { photoId: 'photo-1', otherPhotoId: 'photo-2' };

/** A photo of which the client reads no more than what must be there. */
export const barePhoto = {
  imageId: 'photo-2',
  localFileName: 'scan.png',
  uploadId: 'upload-2',
  url: 'https://photo-files.example/photo-2/original',
  untouchedUrl: 'https://photo-files.example/photo-2/untouched',
  thumbnails: [],
};

/** The last page of a list, with such a photo. */
export const lastPageOfBarePhotos = { cursor: null, images: [barePhoto] };
