import { readStored, type Stored, writeStored } from '#lib/storage.ts';

/** Months, 1 to 12, in which the timeline has something to look back at, as of the last visit; none where it does not look back. */
const storedMonths: Stored<number[]> = {
  key: 'lookingBackMonths',
  parse: (value) => (Array.isArray(value) && value.every((month) => Number.isInteger(month)) ? value : undefined),
  store: () => localStorage,
};

/** Whether there will be something to look back at, so that space is reserved for it from the first frame on. */
export function reservesSpace(): boolean {
  return readStored(storedMonths)?.includes(new Date().getMonth() + 1) ?? false;
}

/** Keeps which months there is something to look back at in. */
export function noteMonths(months: number[]): void {
  writeStored(storedMonths, months);
}
