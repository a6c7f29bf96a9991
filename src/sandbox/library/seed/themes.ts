import type { Random } from '../../core/random.ts';
import type { PicturePool } from '../picture-pool.ts';

/** What an outing can be about: the kinds of pictures taken, and in which months. */
const THEMES: readonly { kinds: readonly string[]; from: number; to: number }[] = [
  { from: 5, to: 9, kinds: ['shore', 'drone-beach', 'sailing', 'sea-sunset', 'dunes', 'lighthouse', 'kite', 'ice-cream'] },
  { from: 6, to: 8, kinds: ['palms', 'pool-day', 'reef', 'plane-window', 'ice-cream', 'sea-sunset'] },
  { from: 4, to: 10, kinds: ['mountains', 'lake', 'hills', 'road', 'camp', 'forest'] },
  { from: 4, to: 9, kinds: ['fields', 'picnic', 'bicycle', 'blossom', 'flower', 'balloons'] },
  { from: 9, to: 11, kinds: ['autumn-leaves', 'forest', 'rain-street', 'rain-window', 'road'] },
  { from: 12, to: 12, kinds: ['baubles', 'winter', 'still-life', 'lanterns', 'coffee'] },
  { from: 1, to: 3, kinds: ['winter', 'mountains', 'northern-lights', 'rain-window'] },
  { from: 1, to: 12, kinds: ['city-night', 'canal', 'market', 'rain-street', 'coffee', 'fair'] },
  { from: 1, to: 12, kinds: ['birthday', 'party-balloons', 'lanterns', 'fireworks', 'fair'] },
  { from: 1, to: 12, kinds: ['cat-window', 'coffee', 'still-life', 'rain-window', 'flower', 'koi-pond'] },
];

/** Pictures to take at an outing in that month, in the order in which they suit one another. */
export type Themes = { picturesFor(month: number, random: Random): readonly number[] };

/** Arranges the pool by themes: within one, two of a kind follow each other before the next kind has its turn. */
export function arrangeThemes(pool: PicturePool): Themes {
  const byKind = Map.groupBy(Array.from({ length: pool.size }, (_, picture) => picture), pool.kindOf);
  const arranged = THEMES.map(({ kinds, from, to }) => ({ from, to, pictures: inPairs(kinds.map((kind) => byKind.get(kind) ?? [])) }));

  return {
    picturesFor(month, random) {
      const fitting = arranged.filter(({ from, to, pictures }) => from <= month && month <= to && pictures.length > 0);
      return fitting[random.between(0, fitting.length - 1)]?.pictures ?? [0];
    },
  };
}

function inPairs(kinds: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...kinds.map(({ length }) => length));
  const rounds = Array.from({ length: Math.ceil(longest / 2) }, (_, round) => round * 2);
  return rounds.flatMap((start) => kinds.flatMap((pictures) => pictures.slice(start, start + 2)));
}

/** Kinds of pictures that no outing is about, for the test that none is forgotten. */
export function kindsWithoutTheme(pool: PicturePool): string[] {
  const known = new Set(THEMES.flatMap(({ kinds }) => kinds));
  const kinds = new Set(Array.from({ length: pool.size }, (_, picture) => pool.kindOf(picture)));
  return [...kinds].filter((kind) => !known.has(kind));
}
