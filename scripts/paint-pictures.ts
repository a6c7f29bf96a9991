/**
 * Paints the thumbnails of the sandbox's photos that have not been painted on this machine yet, so that the browser tests
 * do not wait for a painter. About half a minute the first time, nothing from then on.
 */
import { openPictures } from '#sandbox/library/pictures.ts';

const pictures = openPictures();
await pictures.warm({ concurrency: 2 });
await pictures.close();
