/** Photos on the first page of a month; the "+N" tile stands for the rest (P9.1). */
export const FIRST_PAGE_SIZE = 24;

/** Photos on any other page (P9.3). */
export const PHOTOS_PAGE_SIZE = 500;

/** Number of pages of the flat list that are searched for a photo that a link names without its month (O16). */
export const PHOTO_SEARCH_PAGES = 20;

/** Albums on a page after the first (P9.2, P9.6). */
const ALBUMS_LIMIT = 50;

/** Number of albums to ask for: on the first page one place is kept for the tile that makes a new one (P9.5). */
export function albumsPageSize(cursor: string | undefined): number {
  return cursor === undefined ? ALBUMS_LIMIT - 1 : ALBUMS_LIMIT;
}

/** Shared albums on a page (P9.4). */
export const SHARED_ALBUMS_PAGE_SIZE = 50;

/** Photos that one call deletes (O48). */
export const DELETE_CHUNK_SIZE = 100;

/** Number of further tries of a chunk that could not be deleted (O48, O76). */
export const DELETE_MAX_RETRIES = 3;

/** Photos that one call puts into an album or takes out of it (O49). */
export const ALBUM_CHUNK_SIZE = 100;

/** Number of further tries of a chunk that could not be put into an album, or taken out of it (O49). */
export const ALBUM_MAX_RETRIES = 1;

/** Photos that can be handed to the prints editor at a time (O79). */
export const PRINTS_LIMIT = 500;

/** Photos that can be downloaded at a time (P1.6). */
export const DOWNLOAD_LIMIT = 100;
