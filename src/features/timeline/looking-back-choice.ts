import { atom, getDefaultStore } from 'jotai/vanilla';
import { readStored, type Stored, writeStored } from '#lib/storage.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';

const storedChoice: Stored<boolean> = {
  key: 'lookingBack',
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
  store: () => localStorage,
};

/** Months, 1 to 12, of which there were photos of earlier years at the last visit. */
const storedMonths: Stored<number[]> = {
  key: 'lookingBackMonths',
  parse: (value) => (Array.isArray(value) && value.every((month) => Number.isInteger(month)) ? value : undefined),
  store: () => localStorage,
};

const chosenAtom = atom(readStored(storedChoice));

/** Whether the timeline looks back: as the customer has chosen in this browser, else as the shop's flag says. What is written is stored. */
export const lookingBackAtom = atom(
  (get) => get(chosenAtom) ?? isOpen('lookingBack'),
  (_get, set, isOn: boolean) => {
    set(chosenAtom, isOn);
    writeStored(storedChoice, isOn);
  },
);

/** Whether there will be something to look back at, so that room is kept for it from the first frame on. */
export function keepsRoom(): boolean {
  const isOn = getDefaultStore().get(lookingBackAtom);
  return isOn && (readStored(storedMonths)?.includes(new Date().getMonth() + 1) ?? false);
}

/** Keeps which months there is something to look back at in. */
export function noteMonths(months: number[]): void {
  writeStored(storedMonths, months);
}
