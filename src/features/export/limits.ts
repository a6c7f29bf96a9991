import { addHours } from 'date-fns/addHours';

/** An export is ready within so many hours (P9.9). */
export const EXPORT_HOURS = 48;

/** Its links work for so many days of 24 hours (P9.10). */
export const EXPORT_DAYS = 7;

/** When its links stop working (P9.10). @param processed when it was ready; a number is in ms since 1970 */
export function linksEnd(processed: Date | number): Date {
  return addHours(processed, EXPORT_DAYS * 24);
}
