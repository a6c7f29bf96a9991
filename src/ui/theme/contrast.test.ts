import { describe, expect, test } from 'vitest';
import { brands } from './brands.ts';
import { contrast, over, parseColour } from './testing/colour.ts';
import { readColour, readTokens, type Look } from './testing/read-tokens.ts';

const grounds = ['--surface', '--surface-raised', '--surface-sunken'];

/** [what is drawn, what it stands on], where text must reach 4.5:1. */
const textPairs = [
  ...['--ink', '--ink-quiet', '--accent', '--accent-strong', '--danger', '--success', '--warning', '--info'].flatMap(
    (ink) => grounds.map((ground) => [ink, ground] as const),
  ),
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-strong'],
  ['--on-danger', '--danger'],
  ['--on-danger', '--danger-strong'],
  ['--ink', '--accent-quiet'],
  ['--ink-quiet', '--accent-quiet'],
  ['--accent', '--accent-quiet'],
  ['--surface', '--ink'],
  ['--ink', '--placeholder'],
] as const;

/** Pairs of colours for borders, icons and fills that carry meaning, at 3:1. */
const graphicPairs = [
  ...['--line-strong', '--accent', '--danger', '--success', '--warning', '--info', '--focus-inner'].flatMap((mark) =>
    grounds.map((ground) => [mark, ground] as const),
  ),
  ['--accent', '--placeholder'],
] as const;

const looks: Look[] = brands.flatMap((brand) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [false, true].map((moreContrast) => ({ brand, scheme, moreContrast })),
  ),
);

describe.each(looks)('X9 contrast of $brand, $scheme, more contrast: $moreContrast', (look) => {
  const tokens = readTokens(look);
  const colour = (name: string) => readColour(tokens, name, look.scheme);

  const tooFaint = (pairs: ReadonlyArray<readonly [string, string]>, least: (mark: string) => number, tint?: string) =>
    pairs.flatMap(([mark, ground]) => {
      const painted = tint ? over(colour(tint), colour(ground)) : colour(ground);
      const ratio = contrast(colour(mark), painted);
      return ratio < least(mark) ? [`${mark} on ${ground}: ${ratio.toFixed(2)}`] : [];
    });

  test('all text can be read on what it stands on', () => {
    const least = (mark: string) => (look.moreContrast && mark.startsWith('--ink') ? 7 : 4.5);
    expect(tooFaint(textPairs, least)).toEqual([]);
  });

  test('all marks, borders and icons can be told from what they stand on', () => {
    expect(tooFaint(graphicPairs, () => 3)).toEqual([]);
  });

  test('text stays readable while its ground is hovered', () => {
    const inks = ['--ink', '--ink-quiet', '--accent', '--danger'];
    const pairs = inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));
    expect(tooFaint(pairs, () => 4.5, '--hover')).toEqual([]);
  });

  test('text over the whitest photo can be read', () => {
    const ground = over(colour('--photo-scrim'), parseColour('oklch(1 0 0)'));
    expect(contrast(colour('--on-photo'), ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('of the two focus rings one stands out from any colour', () => {
    // Two colours at 9:1 cannot both be nearer than 3:1 to a third.
    expect(contrast(colour('--focus-inner'), colour('--focus-outer'))).toBeGreaterThanOrEqual(9);
  });
});

test('the sister brands share everything but the colour', () => {
  const [norrleaf, bildvik] = (['norrleaf', 'bildvik'] as const).map((brand) =>
    readTokens({ brand, scheme: 'light', moreContrast: false }),
  );
  for (const shape of ['--radius-control', '--radius-card', '--headline-weight']) {
    expect(bildvik?.get(shape)).toBe(norrleaf?.get(shape));
  }
  expect(bildvik?.get('--accent')).not.toBe(norrleaf?.get('--accent'));
});

test('every brand states its own accent and shape', () => {
  const accents = brands.map((brand) => readTokens({ brand, scheme: 'light', moreContrast: false }).get('--accent'));
  expect(new Set(accents).size).toBe(brands.length);
});

test('the contrast of known pairs comes out as WCAG defines it', () => {
  const [black, white] = [parseColour('oklch(0 0 0)'), parseColour('oklch(1 0 0)')];
  expect(contrast(black, white)).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBeCloseTo(1, 5);
  // #767676, the lightest grey that may carry text on white
  expect(contrast(parseColour('oklch(0.566 0 0)'), white)).toBeCloseTo(4.54, 1);
});
