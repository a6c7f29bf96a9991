import { useAtomValue } from 'jotai/react';
import type { PhotoSort } from '#photos/data/library-queries.ts';
import { sortAtoms } from './sort-atoms.ts';
import type { SortablePage } from './sort.ts';

/** How a list is sorted now. */
export function useSort(kind: SortablePage): PhotoSort {
  return useAtomValue(sortAtoms[kind]);
}
