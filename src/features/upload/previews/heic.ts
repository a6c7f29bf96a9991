import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import libheifAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** Limits above which a picture is left undrawn: the whole file is in memory, and its picture with 4 bytes a point. */
const LARGEST = { bytes: 64 * 1024 * 1024, points: 26_000_000 };

/** Width from which the small picture beside the large one is good enough: it is read in a hundredth of the time. */
const THUMBNAIL_FROM = 120;

/** The library's numbers for: what goes wrong is 0; red, green and blue; four bytes a point in one plane. */
const OK = 0;
const RGB = 1;
const RGBA_IN_ONE = 11;
const IN_ONE = 10;

let library: MainModule | undefined;

/**
 * Opens a HEIC photo, turned as it is meant to be seen.
 * @param side about the length of a side that it gets: points are left out, which a canvas then smooths
 * @throws Error when it is none, is damaged, or is too large
 */
export async function openHeic(file: Blob, side: number): Promise<ImageBitmap> {
  if (file.size > LARGEST.bytes) throw new Error('The file is too large for a preview.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Loaded while the worker waits, which has nothing else to do; one that could not be had is asked for again.
  library ??= createLibheif({ locateFile: () => libheifAddress });
  return createImageBitmap(decode(library, bytes, side));
}

/** Decodes a file; what is taken of the library's memory is given back, whatever happens. */
function decode(heif: MainModule, bytes: Uint8Array, side: number): ImageData {
  const undo: (() => void)[] = [];
  const taken = <Thing extends number>(thing: Thing, giveBack: (thing: Thing) => void): Thing => {
    if (thing === 0) throw new Error('The HEIC decoder has no memory left.');
    undo.push(() => giveBack(thing));
    return thing;
  };
  // Each call writes how it went into the first three words, and what it gives into the fourth.
  const words = taken(heif._malloc(16), heif._free);
  const result = words + 12;
  const given = (call: (error: number, result: number) => void, giveBack: (thing: number) => void): number => {
    call(words, result);
    if (wordAt(heif, words) !== OK) throw new Error('The HEIC file could not be read.');
    return taken(wordAt(heif, result), giveBack);
  };

  try {
    const memory = taken(heif._malloc(bytes.length), heif._free);
    memoryOf(heif).set(bytes, memory);
    const context = taken(heif._heif_context_alloc(), heif._heif_context_free);
    heif._heif_context_read_from_memory_without_copy(words, context, memory, bytes.length, 0);
    if (wordAt(heif, words) !== OK) throw new Error('The file is no HEIC file.');
    const photo = given(
      (error, to) => heif._heif_context_get_primary_image_handle(error, context, to),
      heif._heif_image_handle_release,
    );
    const smaller = thumbnailOf(photo);
    if (heif._heif_image_handle_get_width(smaller) * heif._heif_image_handle_get_height(smaller) > LARGEST.points)
      throw new Error('The photo is too large for a preview.');
    const picture = given(
      (error, to) => heif._heif_decode_image(error, smaller, to, RGB, RGBA_IN_ONE, 0),
      heif._heif_image_release,
    );
    return imageDataOf(shrunk(picture));
  } finally {
    for (const giveBack of undo.toReversed()) giveBack();
  }

  function thumbnailOf(photo: number): number {
    if (heif._heif_image_handle_get_list_of_thumbnail_IDs(photo, result, 1) < 1) return photo;
    const id = wordAt(heif, result);
    const thumbnail = given(
      (error, to) => heif._heif_image_handle_get_thumbnail(error, photo, id, to),
      heif._heif_image_handle_release,
    );
    return heif._heif_image_handle_get_width(thumbnail) >= THUMBNAIL_FROM ? thumbnail : photo;
  }

  function shrunk(picture: number): number {
    const { width, height } = sizeOf(picture);
    const factor = side / Math.min(width, height);
    if (factor >= 1) return picture;
    return given(
      (error, to) =>
        heif._heif_image_scale_image(error, picture, to, Math.ceil(width * factor), Math.ceil(height * factor), 0),
      heif._heif_image_release,
    );
  }

  function sizeOf(picture: number) {
    return { width: heif._heif_image_get_width(picture, IN_ONE), height: heif._heif_image_get_height(picture, IN_ONE) };
  }

  function imageDataOf(picture: number): ImageData {
    const { width, height } = sizeOf(picture);
    const plane = heif._heif_image_get_plane_readonly(picture, IN_ONE, result);
    const bytesPerLine = wordAt(heif, result);
    if (plane === 0 || bytesPerLine < width * 4) throw new Error('The HEIC file could not be drawn.');
    const image = new ImageData(width, height);
    for (let line = 0; line < height; line += 1) {
      const from = plane + line * bytesPerLine;
      image.data.set(memoryOf(heif).subarray(from, from + width * 4), line * width * 4);
    }
    return image;
  }
}

/** The library's memory as it is now: when it grows, it is another object. */
function memoryOf({ HEAPU8 }: MainModule): Uint8Array {
  return HEAPU8;
}

function wordAt(heif: MainModule, address: number): number {
  const memory = memoryOf(heif);
  return new DataView(memory.buffer, memory.byteOffset).getUint32(address, true);
}
