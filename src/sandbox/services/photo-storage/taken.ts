import { utc } from '@date-fns/utc/utc';
import { parse } from 'date-fns/parse';
import * as exif from 'exifr';

type Dates = { DateTimeOriginal?: unknown; CreateDate?: unknown };

/** When a picture was taken by its EXIF data, in milliseconds; 0 when it does not say. */
export async function takenAt(bytes: Uint8Array): Promise<number> {
  // Node knows no export but the default one. Unreadable EXIF data is no reason to refuse a picture.
  const dates: Dates | undefined = await exif.default
    .parse(bytes, { pick: ['DateTimeOriginal', 'CreateDate'], reviveValues: false })
    .catch(() => undefined);
  return momentOf(dates?.DateTimeOriginal ?? dates?.CreateDate);
}

/**
 * What the camera's clock showed, as if it were UTC: the photo is filed under the day that the customer knows. Phones write
 * their time zone beside it, which changes nothing about that.
 * @param date `2024:05:12 14:03:00`
 */
export function momentOf(date: unknown): number {
  const [written = ''] = /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d/.exec(String(date)) ?? [];
  return parse(written, 'yyyy:MM:dd HH:mm:ss', 0, { in: utc }).getTime() || 0;
}
