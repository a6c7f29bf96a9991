import * as exif from 'exifr';

type Dates = { DateTimeOriginal?: unknown; CreateDate?: unknown; OffsetTimeOriginal?: unknown; OffsetTime?: unknown };

/** When a picture was taken by its EXIF data, in milliseconds; 0 when it does not say. */
export async function takenAt(bytes: Uint8Array): Promise<number> {
  const pick = ['DateTimeOriginal', 'CreateDate', 'OffsetTimeOriginal', 'OffsetTime'];
  // Node knows no export but the default one. Unreadable EXIF data is no reason to refuse a picture.
  const dates: Dates | undefined = await exif.default.parse(bytes, { pick, reviveValues: false }).catch(() => undefined);
  return momentOf(dates?.DateTimeOriginal ?? dates?.CreateDate, dates?.OffsetTimeOriginal ?? dates?.OffsetTime);
}

/**
 * @param date `2024:05:12 14:03:00`
 * @param offset `+02:00`; cameras that do not know where they are leave it out, and their time counts as UTC, so that the
 *   photo is filed under the day that the camera shows
 */
export function momentOf(date: unknown, offset: unknown): number {
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(String(date)) ?? [];
  const [zone = 'Z'] = /^[+-]\d\d:\d\d$/.exec(String(offset)) ?? [];
  return Date.parse(`${year}-${month}-${day}T${time}${zone}`) || 0;
}
