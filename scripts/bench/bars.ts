/** One figure of a run beside that of the floor page in the same run. */
export interface Figure {
  /** The bar that it belongs to, and what it is in words: `F3 first picture, ms`. */
  id: string;
  what: string;
  own: number | undefined;
  floor?: number;
}

/** Limit of a figure, at most or at least: absolute, or a multiple of the floor's. */
export type Bar = { atMost: number } | { atMostTimesFloor: number } | { atLeastTimesFloor: number };

/** The bars by id and words; a figure without one is there to be read. */
export const bars: Record<string, Bar> = {
  'F1 JavaScript and CSS until the view is full, kB': { atMost: 165 },
  'F1 scripts and styles of a visit': { atMost: 16 },
  'F2 requests until the view is full': { atMost: 40 },
  'F3 first picture, ms': { atMostTimesFloor: 2.4 },
  'F3 view full, ms': { atMostTimesFloor: 2.4 },
  'F3 first picture with CPU 4x and Fast 4G, ms': { atMostTimesFloor: 1.8 },
  'F3 view full with CPU 4x and Fast 4G, ms': { atMostTimesFloor: 1.8 },
  'F13 page complete, ms': { atMostTimesFloor: 2.7 },
  'F13 page complete with CPU 4x and Fast 4G, ms': { atMostTimesFloor: 1.25 },
  // With a slow processor as well it is measured, and told without a bar: what a frame takes there is longer than that.
  'F13 longest from shown to answered, ms': { atMost: 100 },
  ...Object.fromEntries(
    ['orders', 'an order', 'albums', 'settings'].flatMap((page) => [
      [`F13 ${page}: page complete, ms`, { atMostTimesFloor: 2.7 }],
      [`F13 ${page}: page complete with CPU 4x and Fast 4G, ms`, { atMostTimesFloor: 1.25 }],
      [`F13 ${page}: longest from shown to answered, ms`, { atMost: 100 }],
    ]),
  ),
  'F4 frames per second at 8,000 px/s': { atLeastTimesFloor: 0.95 },
  'F4 frames with more than 50 ms of scripts': { atMost: 0 },
  'F4 picture area missing, %': { atMost: 1 },
  'F4 picture area missing at 2,000 px/s, %': { atMost: 1 },
  'F5 layout shift and scroll corrections': { atMost: 0 },
  'F6 elements after load': { atMost: 400 },
  'F6 heap after load, MB': { atMost: 12 },
  'F6 elements after a complete pass, share of before': { atMost: 1.25 },
  'F6 heap gained by a complete pass, MB': { atMost: 10 },
  'F7 jump to the middle, ms': { atMostTimesFloor: 1.5 },
  'F7 jump to the end, ms': { atMostTimesFloor: 1.5 },
  'F8 open a photo, ms': { atMost: 60 },
  'F8 next photo, ms': { atMost: 40 },
  'F9 select a month of 5,000, ms': { atMost: 32 },
  'F9 select 100,000, ms': { atMost: 32 },
  'F9 take one out, ms': { atMost: 32 },
  'F9 tiles that change when one is taken out': { atMost: 1 },
  'F10 delete 10,000, ms': { atMost: 50 },
};

/** Whether a figure is within its bar; undefined when it has none, false when it could not be measured. */
export function isWithin({ own, floor }: Pick<Figure, 'own' | 'floor'>, bar: Bar | undefined): boolean | undefined {
  if (!bar) return undefined;
  if (own === undefined || Number.isNaN(own)) return false;
  if ('atMost' in bar) return own <= bar.atMost;
  if (floor === undefined) return false;
  return 'atMostTimesFloor' in bar ? own <= bar.atMostTimesFloor * floor : own >= bar.atLeastTimesFloor * floor;
}

/** The bar in words: `140`, `2 x floor`. */
export function barText(bar: Bar | undefined): string {
  if (!bar) return '';
  if ('atMost' in bar) return `at most ${bar.atMost}`;
  return 'atMostTimesFloor' in bar
    ? `at most ${bar.atMostTimesFloor} x floor`
    : `at least ${bar.atLeastTimesFloor} x floor`;
}

/** The middle one; of an even number the lower of the two. Runs that gave nothing are left out. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const known = values
    .filter((value) => value !== undefined && !Number.isNaN(value))
    .toSorted((one, other) => Number(one) - Number(other));
  return known[Math.floor((known.length - 1) / 2)];
}
