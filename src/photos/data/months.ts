import { dateFrom, formatMonth } from '#lib/dates.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import type { Photo, PhotoSort, TimelineCounts } from './library-queries.ts';

/** Photos that stand together in a list: a month of the library, or all photos of an album. */
export interface PhotoGroup {
  key: string;
  /** Photos in it; never 0. */
  count: number;
}

/** A month of the timeline. */
export interface TimelineMonth extends PhotoGroup {
  /** `YYYY-MM`, or `unknown` for photos without a date. */
  key: string;
  /** As the service spells them, for its own addresses. */
  year: string;
  month: string;
}

/** The bucket of photos without a date (P2.35). */
const UNKNOWN_MONTH = 'unknown';

/**
 * The months that hold photos, in the order of the timeline (P3.17). January 1970 and whatever is no month is the bucket
 * of unknown dates, which comes last in either order (O11).
 * @param withEmpty also those that hold none
 */
export function monthsOf(
  counts: TimelineCounts,
  sortOrder: PhotoSort['sortOrder'],
  { withEmpty = false } = {},
): TimelineMonth[] {
  const months: TimelineMonth[] = [];
  const unknown: TimelineMonth[] = [];
  for (const [year, byMonth] of Object.entries(counts)) {
    for (const [month, count] of Object.entries(byMonth)) {
      const key = monthKeyOf(year, month);
      if (key !== undefined) months.push({ key, year, month, count });
      else
        unknown.push({
          key: unknown.length === 0 ? UNKNOWN_MONTH : `${UNKNOWN_MONTH}-${unknown.length + 1}`,
          year,
          month,
          count,
        });
    }
  }
  months.sort((one, other) => compareKeys(one.key, other.key));
  if (sortOrder === 'desc') months.reverse();
  // Not before all of them have their keys: a bucket keeps its own when one before it becomes empty.
  return [...months, ...unknown].filter(({ count }) => withEmpty || count > 0);
}

/** The counts of the timeline with more or fewer photos in some months. A month that becomes empty keeps its place, with 0. */
export function withMonths(counts: TimelineCounts, by: ReadonlyMap<string, number>): TimelineCounts {
  const next = structuredClone(counts);
  for (const { key, year, month, count } of monthsOf(counts, 'desc', { withEmpty: true })) {
    const months = next[year];
    if (months) months[month] = Math.max(0, count + (by.get(key) ?? 0));
  }
  return next;
}

/** Number of photos in all months. */
export function photosIn(counts: TimelineCounts): number {
  return monthsOf(counts, 'desc').reduce((sum, { count }) => sum + count, 0);
}

/** Year and month of a key, month 1 for January; undefined for the bucket of unknown dates. */
export function monthFromKey(key: string): { year: number; month: number } | undefined {
  const [, year, month] = /^(\d{4,})-(\d\d)$/.exec(key) ?? [];
  return year === undefined || month === undefined ? undefined : { year: Number(year), month: Number(month) };
}

/** Name of a month: "May 2024", or "Unknown Date" (P2.35). */
export function monthLabel(key: string): string {
  const known = monthFromKey(key);
  return known ? formatMonth(known.year, known.month, currentLocale()) : t('photos.unknownDate');
}

/** Whether a text can be the key of a month: what a link or the browser's storage names is checked by it. */
export function isMonthKey(text: string): boolean {
  const known = monthFromKey(text);
  return known ? known.month >= 1 && known.month <= 12 : /^unknown(?:-\d+)?$/.test(text);
}

/** The key of a month, and one for all groups of photos without a date: in which of them such a photo stands, it does not say. */
export function bucketOf(key: string): string {
  return key.replace(/^(unknown)-\d+$/, '$1');
}

/*
 * [Note: Dates taken are the camera's] Cameras write what their clock shows and not where that is, so the services keep it as
 * if it were UTC, and count months by it. It is told in UTC as well: a photo of New Year's Eve, half past eleven, is that
 * everywhere. Uploads, albums and orders are moments, and told in the zone where they are read.
 */

/** Date of a photo; undefined when unknown: January 1970 in UTC is what cameras without a clock write (P5.17). */
export function takenDate({ dateTaken }: Pick<Photo, 'dateTaken'>): Date | undefined {
  const date = dateFrom(dateTaken);
  return date && monthIn(date) !== '1970-01' ? date : undefined;
}

/** The month that a photo was taken in, as the timeline counts it. See: [Note: Dates taken are the camera's] */
export function monthKeyOfPhoto(photo: Pick<Photo, 'dateTaken'>): string {
  const date = takenDate(photo);
  return date ? monthIn(date) : UNKNOWN_MONTH;
}

/** `YYYY-MM`, in UTC. */
function monthIn(date: Date): string {
  return date.toISOString().slice(0, 7);
}

function monthKeyOf(year: string, month: string): string | undefined {
  if (!/^\d+$/.test(year) || !/^\d+$/.test(month)) return undefined;
  const number = Number(month);
  if (number < 1 || number > 12 || (Number(year) === 1970 && number === 1)) return undefined;
  return `${String(Number(year)).padStart(4, '0')}-${String(number).padStart(2, '0')}`;
}

/** Years have any number of digits, so text order is not enough. */
function compareKeys(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}
