import { describe, expect, it } from 'vitest';
import { bySize, cropFor, GOOD_FROM, largestFor, pixelsOf, qualityOf, SHARP_FROM } from './print-quality.ts';

const inches = (short: number, long: number) => ({ short: short * 25.4, long: long * 25.4 });
const cm = (short: number, long: number) => ({ short: short * 10, long: long * 10 });

const [tenByFifteen, twentyByThirty, thirtyByFortyFive] = [cm(10, 15), cm(20, 30), cm(30, 45)];

/**
 * Pixels that a photo lab asks of a file for each of its prints, in inches and pixels (uphoto.com, "Guide to pixel
 * resolution and output sizes"): its four columns are 300, 200, 150 and 100 pixels per inch, which it calls best, good,
 * acceptable and poor.
 */
type Pixels = readonly [least: number, most: number];
const LAB: readonly [print: Pixels, columns: readonly Pixels[]][] = [
  [
    [4, 6],
    [
      [1200, 1800],
      [800, 1200],
      [600, 900],
      [400, 600],
    ],
  ],
  [
    [5, 7],
    [
      [1500, 2100],
      [1000, 1400],
      [750, 1050],
      [500, 700],
    ],
  ],
  [
    [8, 10],
    [
      [2400, 3000],
      [1600, 2000],
      [1200, 1500],
      [800, 1000],
    ],
  ],
  [
    [11, 14],
    [
      [3300, 4200],
      [2200, 2800],
      [1650, 2100],
      [1100, 1400],
    ],
  ],
  [
    [12, 18],
    [
      [3600, 5400],
      [2400, 3600],
      [1800, 2700],
      [1200, 1800],
    ],
  ],
];
const COLUMNS = [
  { verdict: 'sharp', density: 300 },
  { verdict: 'good', density: 200 },
  { verdict: 'good', density: 150 },
  { verdict: 'soft', density: 100 },
] as const;

describe.each(LAB)('a print of %j inches', ([short, long], columns) => {
  it.each(columns.map(([least, most], column) => ({ least, most, asked: COLUMNS[column] })))(
    'O178 of $least by $most pixels is $asked.verdict, with $asked.density of them on an inch, across and upright',
    ({ least, most, asked }) => {
      expect(qualityOf({ width: most, height: least }, inches(short, long))).toEqual(asked);
      expect(qualityOf({ width: least, height: most }, inches(short, long))).toEqual(asked);
    },
  );
});

/** The steps that another lab shows beside each photo of an order, for 10 by 15 cm (profipix.de): optimal, very good, good, low. */
it.each([
  [1800, 1200, 'sharp'],
  [1200, 800, 'good'],
  [900, 600, 'good'],
  [640, 430, 'soft'],
])('O178 a photo of %i by %i pixels is %s at 10 × 15 cm', (width, height, verdict) => {
  expect(qualityOf({ width, height }, tenByFifteen).verdict).toBe(verdict);
});

/** The least that a lab accepts for prints that are held in the hand: 150 pixels per inch (WHCC, as imagely.com lists it). */
it.each([
  [900, 600, inches(4, 6)],
  [750, 750, inches(5, 5)],
  [1050, 750, inches(5, 7)],
])(
  'O178 the smallest file of %i by %i pixels that a lab takes is good, and one with less is soft',
  (width, height, size) => {
    expect(qualityOf({ width, height }, size)).toEqual({ verdict: 'good', density: GOOD_FROM });
    expect(qualityOf({ width: width * 0.99, height: height * 0.99 }, size).verdict).toBe('soft');
  },
);

describe('the verdict', () => {
  it.each([
    [249, 'good'],
    [SHARP_FROM, 'sharp'],
    [149, 'soft'],
    [GOOD_FROM, 'good'],
  ])('O178 of %i pixels per inch is %s', (density, verdict) => {
    expect(qualityOf({ width: density * 6, height: density * 4 }, inches(4, 6))).toEqual({ verdict, density });
  });

  it('O178 goes by what is left of the photo: a panorama has its height alone', () => {
    expect(qualityOf({ width: 9000, height: 1200 }, twentyByThirty)).toEqual({ verdict: 'good', density: 152 });
    expect(qualityOf({ width: 1800, height: 1200 }, twentyByThirty)).toEqual({ verdict: 'good', density: 152 });
  });

  it.each([
    ['missing', undefined, undefined],
    ['missing in part', 4000, undefined],
    ['nothing', 0, 0],
    ['negative', -4000, -3000],
    ['ten million', 10_000_000, 10_000_000],
    ['ten million in part', 4000, 10_000_000],
    ['no number', Number.NaN, Number.NaN],
    ['endless', Number.POSITIVE_INFINITY, 3000],
  ])('O178 is unknown where the size of the photo is %s', (_what, width, height) => {
    expect(qualityOf({ width, height }, tenByFifteen)).toEqual({ verdict: 'unknown' });
    expect(largestFor({ width, height }, [tenByFifteen, twentyByThirty])).toBeUndefined();
  });

  it('O178 takes the largest file that there is', () => {
    expect(qualityOf({ width: 65_535, height: 65_535 }, tenByFifteen).verdict).toBe('sharp');
    expect(qualityOf({ width: 1, height: 1 }, tenByFifteen)).toEqual({ verdict: 'soft', density: 0 });
  });

  it('O178 is of the photo as it is shown', () => {
    expect(pixelsOf({ visibleWidth: 1800, visibleHeight: 1200 })).toEqual({ width: 1800, height: 1200 });
    expect(pixelsOf({})).toEqual({ width: undefined, height: undefined });
  });
});

describe('the cut', () => {
  it('O179 is none where the photo has the shape of the print, however it lies', () => {
    expect(cropFor({ width: 3000, height: 2000 }, twentyByThirty)).toEqual({ width: 1, height: 1 });
    expect(cropFor({ width: 2000, height: 3000 }, twentyByThirty)).toEqual({ width: 1, height: 1 });
  });

  it('O179 takes from the height of a photo that is less wide than the print, and from the width of one that is wider', () => {
    expect(cropFor({ width: 4000, height: 3000 }, twentyByThirty)).toEqual({ width: 1, height: 8 / 9 });
    expect(cropFor({ width: 3000, height: 4000 }, twentyByThirty)).toEqual({ width: 8 / 9, height: 1 });
    const { width, height } = cropFor({ width: 1600, height: 900 }, twentyByThirty);
    expect([width.toFixed(4), height]).toEqual(['0.8438', 1]);
  });

  it('O179 of a square photo is across, of a square print square', () => {
    expect(cropFor({ width: 1000, height: 1000 }, twentyByThirty)).toEqual({ width: 1, height: 2 / 3 });
    expect(cropFor({ width: 3000, height: 2000 }, cm(20, 20))).toEqual({ width: 2 / 3, height: 1 });
    expect(cropFor({ width: 2000, height: 3000 }, cm(20, 20))).toEqual({ width: 1, height: 2 / 3 });
  });
});

describe('the largest print', () => {
  const sizes = [thirtyByFortyFive, tenByFifteen, twentyByThirty];

  it('O178 is the largest sharp one, or else the largest good one, or none', () => {
    expect(largestFor({ width: 6000, height: 4000 }, sizes)).toEqual({ size: thirtyByFortyFive, verdict: 'sharp' });
    expect(largestFor({ width: 3000, height: 2000 }, sizes)).toEqual({ size: twentyByThirty, verdict: 'sharp' });
    expect(largestFor({ width: 1200, height: 800 }, sizes)).toEqual({ size: tenByFifteen, verdict: 'good' });
    expect(largestFor({ width: 640, height: 480 }, sizes)).toBeUndefined();
    expect(largestFor({ width: 6000, height: 4000 }, [])).toBeUndefined();
  });

  it('O178 is found in any order', () => {
    expect(bySize(sizes)).toEqual([tenByFifteen, twentyByThirty, thirtyByFortyFive]);
  });
});
