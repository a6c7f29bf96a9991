import { decodeCursor, encodeCursor } from '../core/cursors.ts';
import type { Database, Row, Value } from '../database/database.ts';

export type SortOrder = 'asc' | 'desc';

/** A list to be read page by page. */
export type Listing = {
  /** Names the list and its sorting in cursors. */
  list: string;
  /** `SELECT … FROM … WHERE …` */
  select: string;
  values: readonly Value[];
  /** Columns to sort by, the last one unique; the query delivers them under the same names. */
  keys: readonly { column: string; name: string }[];
  order: SortOrder;
  limit: number;
  cursor?: string | undefined;
};

export type Page<Columns> = { rows: Columns[]; cursor: string | null };

/**
 * One page of a list, found by the sort keys of the last row of the page before rather than by counting, so that it
 * costs the same at any depth and survives deletions.
 * @throws Problem 400 for a cursor of another list
 */
export function readPage<Columns extends Row>(database: Database, listing: Listing): Page<Columns> {
  const { list, select, values, keys, order, limit, cursor } = listing;
  const columns = keys.map(({ column }) => column);
  const after = cursor === undefined ? [] : decodeCursor(list, cursor, keys.length);
  const isAfter = `(${columns.join(', ')}) ${order === 'asc' ? '>' : '<'} (${columns.map(() => '?').join(', ')})`;
  const sorting = columns.map((column) => `${column} ${order}`).join(', ');
  const sql = `${select}${after.length > 0 ? ` AND ${isAfter}` : ''} ORDER BY ${sorting} LIMIT ?`;

  const rows = database.all<Columns>(sql, ...values, ...after, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (!last) return { rows, cursor: null };
  return {
    rows: rows.slice(0, limit),
    cursor: encodeCursor(
      list,
      keys.map(({ name }) => keyOf(last, name)),
    ),
  };
}

function keyOf(row: Row, name: string): number | string {
  const value = row[name];
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new Error(`Cannot sort by ${name}.`);
}
