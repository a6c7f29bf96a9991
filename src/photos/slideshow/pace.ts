import { readStored, type Stored, writeStored } from '#lib/storage.ts';

/** Times, in s, for which a photo of a slideshow can show. */
export const PACES = [2, 3, 5, 8, 12, 20] as const;
export type Pace = (typeof PACES)[number];

const DEFAULT_PACE: Pace = 5;

const storedPace: Stored<Pace> = {
  key: 'slideshowSeconds',
  parse: (value) => PACES.find((pace) => pace === value),
  store: () => localStorage,
};

/** The time that the customer chose last in this browser. */
export function currentPace(): Pace {
  return readStored(storedPace) ?? DEFAULT_PACE;
}

export function keepPace(pace: Pace): void {
  writeStored(storedPace, pace);
}

/** The next longer or shorter time; the same at either end. */
export function nextPace(pace: Pace, by: 1 | -1): Pace {
  return PACES[PACES.indexOf(pace) + by] ?? pace;
}
