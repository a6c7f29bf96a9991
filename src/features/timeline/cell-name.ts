import type { TimelineCell } from '#photos/timeline-focus.ts';

/** The name by which a cell is found in the page. */
export function cellName({ key, cell }: TimelineCell): string {
  return `${key}/${cell}`;
}

/** The cell of a name; undefined when it is none. */
export function cellOfName(name: string | undefined): TimelineCell | undefined {
  const [, key, cell] = /^([^/]+)\/(\d+)$/.exec(name ?? '') ?? [];
  return key === undefined ? undefined : { key, cell: Number(cell) };
}
