import type { GridCell } from './grid-focus.ts';

/** The number of a group's heading among its cells, where it has one. */
export const HEADING = -1;

/** The name by which a cell is found in the page. */
export function cellName({ key, cell }: GridCell): string {
  return `${key}/${cell}`;
}

/** The cell of a name; undefined when it is none. */
export function cellOfName(name: string | undefined): GridCell | undefined {
  const [, key, cell] = /^([^/]+)\/(-1|\d+)$/.exec(name ?? '') ?? [];
  return key === undefined ? undefined : { key, cell: Number(cell) };
}

/** The name by which the heading of a group is found in the page. */
export function headingName(key: string): string {
  return cellName({ key, cell: HEADING });
}
