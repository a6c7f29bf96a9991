import type { PhotoPlace } from '#photos/pages/sequence.ts';

let shown: PhotoPlace | undefined;

/** The preview tells which photo it shows, so that the list can be left where the customer ended. */
export function noteShownPhoto(place: PhotoPlace): void {
  shown = place;
}

/** The photo that the preview showed last, once. */
export function takeShownPhoto(): PhotoPlace | undefined {
  const place = shown;
  shown = undefined;
  return place;
}
