import type { Album } from '#generated/photo-management/model/index.ts';

export type { Album };

/** Albums on a page after the first (P9.2, P9.6). */
const ALBUMS_LIMIT = 50;

/** How many albums to ask for: on the first page one place is kept for the tile that makes a new one (P9.5). */
export function albumsPageSize(cursor: string | undefined): number {
  return cursor === undefined ? ALBUMS_LIMIT - 1 : ALBUMS_LIMIT;
}

/** The date on an album's card: "05 Mar 2024" (P2.98). */
export function cardDate(created: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone }).format(new Date(created));
}
