/** Photos on the first page of a month; the "+N" tile stands for the rest (P9.1). */
export const TIMELINE_PAGE_SIZE = 24;

/** Photos on any other page (P9.4). */
export const PHOTOS_PAGE_SIZE = 500;

/** So many pages of the flat list are searched for a photo that a link names without its month (O16). */
export const PHOTO_SEARCH_PAGES = 20;
