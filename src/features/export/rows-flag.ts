import { readStored, type Stored, writeStored } from '#lib/storage.ts';

/** Whether there are rows of saved exports in a database. Known without loading what reads them. */
const stored: Stored<true> = {
  key: 'exportRowsKept',
  parse: (value) => (value === true ? true : undefined),
  store: () => localStorage,
};

export function markRows(areKept: boolean): void {
  writeStored(stored, areKept || undefined);
}

export function areRowsKept(): boolean {
  return readStored(stored) ?? false;
}
