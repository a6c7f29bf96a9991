import { pages } from '../pages.ts';
import { situations } from '../situations.ts';
import { cellsOf, frameOf, knownCalls, ownOperations, type PlacedCell } from './cells.ts';

/** What is around the pages. */
export const frame = frameOf(pages.filter(({ as, act }) => as !== undefined && !act).map(({ name }) => name));

/** Every cell of the matrix, by what each situation was seen to call. */
export const allCells: readonly PlacedCell[] = situations.flatMap((situation) =>
  cellsOf(situation.name, ownOperations(situation, knownCalls(situation.name) ?? [], frame)),
);
