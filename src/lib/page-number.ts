/** The page that a query asks for, counted from one; the first one for anything that is no page (A5.8). */
export function pageNumber(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** How many pages a list has; an empty one has one, too. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
