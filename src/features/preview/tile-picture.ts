/** The address of the picture that a photo's tile shows; undefined when there is no tile, or nothing in it yet. */
export function tilePicture(photoId: string): string | undefined {
  const picture = document.querySelector<HTMLImageElement>(`a[data-photo="${CSS.escape(photoId)}"] img`);
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
}
