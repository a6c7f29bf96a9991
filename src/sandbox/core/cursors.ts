import { invalidRequest } from './problem.ts';

/** Content of a cursor: the values of the sort keys in the last row of a page. */
export type CursorKeys = readonly (number | string)[];

/**
 * An opaque cursor: it names the list it belongs to and the sort keys of the last row delivered. A page continues after
 * those keys, so that rows deleted or added elsewhere neither repeat nor skip anything.
 */
export function encodeCursor(list: string, keys: CursorKeys): string {
  return Buffer.from(JSON.stringify([list, ...keys])).toString('base64url');
}

/**
 * The sort keys in a cursor of that list.
 * @throws Problem 400 when the text is not a cursor, or the cursor of another list or sorting
 */
export function decodeCursor(list: string, cursor: string, length: number): CursorKeys {
  const [from, ...keys] = parse(cursor);
  const isUsable = keys.every((key) => typeof key === 'string' || (typeof key === 'number' && Number.isFinite(key)));
  if (from !== list || keys.length !== length || !isUsable) {
    throw invalidRequest('The cursor does not belong to this list.');
  }
  return keys as CursorKeys;
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
