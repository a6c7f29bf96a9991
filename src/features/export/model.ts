import { addHours } from 'date-fns/addHours';
import { min } from 'date-fns/min';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { Backup } from '#generated/photo-export/model/index.ts';

/** One zip file of an export; size in bytes, iteration counts from 1. */
export type ExportChunk = NonNullable<Backup['chunks']>[number];

/** State of an export. Its links expire after 7 days, which a missing export cannot be told from (P4.22). */
export type Export =
  | { state: 'pending'; requested: string }
  | { state: 'finished'; requested: string; processed?: string; chunks: ExportChunk[] }
  | { state: 'expired' };

/** Name of a part's file (P9.11). */
export function fileNameOf({ iteration }: Pick<ExportChunk, 'iteration'>): string {
  return `photo-export-${iteration}.zip`;
}

/** Number of hours within which an export is ready (P9.9). */
export const EXPORT_HOURS = 48;

/** Number of days of 24 hours for which its links work (P9.10). */
export const EXPORT_DAYS = 7;

/** Time at which its links stop working. @param processed when it was ready; a number is in ms since 1970 */
export function linksEnd(processed: Date | number): Date {
  return addHours(processed, EXPORT_DAYS * 24);
}

/**
 * Time until which an export has to be requested to be ready before photos are deleted, if it takes as long as it may. They may be
 * deleted at any time of their day.
 */
function exportDeadline(deletesOn: Date): Date {
  const day = startOfDay(deletesOn);
  // Where a night has an hour more, 48 hours before end in the first hour of a day: later on that day would be too late.
  return min([subHours(day, EXPORT_HOURS), subDays(day, EXPORT_HOURS / 24)]);
}

/** Last day on which an export can be requested in time; undefined when it may come too late by now. */
export function lastExportDay(deletesOn: Date, now: Date): Date | undefined {
  const deadline = exportDeadline(deletesOn);
  return now < deadline ? new Date(deadline.getTime() - 1) : undefined;
}
