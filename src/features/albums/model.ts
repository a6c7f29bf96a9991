import type { Album } from '#generated/photo-management/model/index.ts';

export type { Album };

/** The date on an album's card: "05 Mar 2024" (P2.98). */
export function cardDate(created: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone }).format(new Date(created));
}
