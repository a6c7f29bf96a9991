/** An export is ready within so many hours (P9.9). */
export const EXPORT_HOURS = 48;

/** Its links work for so many days (P9.10). */
export const EXPORT_DAYS = 7;

export const DAY_MS = 86_400_000;
