import type { GridCell } from './grid-focus.ts';

/** The name by which a cell is found in the page. */
export function cellName({ key, cell }: GridCell): string {
  return `${key}/${cell}`;
}

/** The cell of a name; undefined when it is none. */
export function cellOfName(name: string | undefined): GridCell | undefined {
  const [, key, cell] = /^([^/]+)\/(\d+)$/.exec(name ?? '') ?? [];
  return key === undefined ? undefined : { key, cell: Number(cell) };
}
