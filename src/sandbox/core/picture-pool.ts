/** A picture's size in pixels. */
export type Shape = { width: number; height: number };

/** The sizes in which a picture is handed out: thumbnails by their longer side, and the picture as it is. */
export type Rendition = 300 | 800 | 1300 | 'original';
export const THUMBNAIL_SIZES = [300, 800, 1300] as const;

/** The pictures that photos show, by number, several of them made of each original: `picture % originals` is its number. */
export type PicturePool = {
  size: number;
  originals: number;
  shape(picture: number): Shape;
  /** Bytes of a picture as it is. */
  originalBytes(picture: number): number;
  thumbnailShape(shape: Shape, size: Rendition): Shape;
  /** Motif of an original: `shore`, `birthday`. */
  kindOf(original: number): string;
};

/** The bytes of the pictures. */
export type PictureStore = {
  read(wanted: { index: number; size: Rendition }): Promise<{ bytes: Uint8Array; contentType: string }>;
};
