import type { Random } from '#lib/random.ts';
import type { PicturePool } from '../../core/picture-pool.ts';

/** Theme of an outing: motifs of its photos, and its months. */
const THEMES: readonly { kinds: readonly string[]; from: number; to: number }[] = [
  {
    from: 5,
    to: 9,
    kinds: ['shore', 'drone-beach', 'sailing', 'sea-sunset', 'dunes', 'lighthouse', 'kite', 'ice-cream'],
  },
  {
    from: 6,
    to: 8,
    kinds: ['palms', 'pool-day', 'reef', 'plane-window', 'ice-cream', 'sea-sunset', 'drone-beach', 'sailing'],
  },
  { from: 4, to: 10, kinds: ['mountains', 'lake', 'hills', 'road', 'camp', 'forest', 'kite', 'balloons'] },
  { from: 4, to: 9, kinds: ['fields', 'picnic', 'bicycle', 'blossom', 'flower', 'balloons', 'hills', 'koi-pond'] },
  {
    from: 9,
    to: 11,
    kinds: [
      'autumn-leaves',
      'forest',
      'rain-street',
      'rain-window',
      'road',
      'lake',
      'coffee',
      'still-life',
      'cat-window',
    ],
  },
  {
    from: 12,
    to: 12,
    kinds: ['baubles', 'winter', 'still-life', 'lanterns', 'coffee', 'northern-lights', 'birthday', 'cat-window'],
  },
  {
    from: 1,
    to: 3,
    kinds: [
      'winter',
      'mountains',
      'northern-lights',
      'rain-window',
      'coffee',
      'city-night',
      'cat-window',
      'still-life',
    ],
  },
  {
    from: 1,
    to: 12,
    kinds: ['city-night', 'canal', 'market', 'rain-street', 'coffee', 'fair', 'bicycle', 'plane-window'],
  },
  {
    from: 1,
    to: 12,
    kinds: ['birthday', 'party-balloons', 'lanterns', 'fireworks', 'fair', 'flower', 'city-night', 'canal'],
  },
  {
    from: 1,
    to: 12,
    kinds: [
      'cat-window',
      'coffee',
      'still-life',
      'rain-window',
      'flower',
      'koi-pond',
      'market',
      'birthday',
      'rain-street',
    ],
  },
];

/** Originals of the pool for an outing in that month, in the order in which they suit one another. */
export type Themes = { originalsFor(month: number, random: Random): readonly number[] };

/** Arranges the originals by themes: within one, each kind has its turn before the next of a kind comes. */
export function arrangeThemes(pool: PicturePool): Themes {
  const byKind = Map.groupBy(allOriginals(pool), pool.kindOf);
  const arranged = THEMES.map(({ kinds, from, to }) => ({
    from,
    to,
    originals: byTurns(kinds.map((kind) => byKind.get(kind) ?? [])),
  }));

  return {
    originalsFor(month, random) {
      const fitting = arranged.filter(({ from, to }) => from <= month && month <= to);
      return fitting[random.between(0, fitting.length - 1)]?.originals ?? [];
    },
  };
}

/** All originals of the pool, by number. */
export function allOriginals({ originals }: PicturePool): number[] {
  return Array.from({ length: originals }, (_, original) => original);
}

function byTurns(kinds: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    kinds.flatMap((originals) => originals.slice(turn, turn + 1)),
  ).flat();
}

/** Kinds of pictures that no outing is about, for the test that none is forgotten. */
export function kindsWithoutTheme(pool: PicturePool): string[] {
  const known = new Set(THEMES.flatMap(({ kinds }) => kinds));
  return [...new Set(allOriginals(pool).map(pool.kindOf))].filter((kind) => !known.has(kind));
}
