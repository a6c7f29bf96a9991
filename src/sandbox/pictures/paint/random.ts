/** A seeded source of chance: the same seed always tells the same story, so a picture can be painted again byte for byte. */
export type Random = {
  /** Evenly spread in [0, 1). */
  next(): number;
  /** Evenly spread in [min, max). */
  range(min: number, max: number): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** Around `mean`, mostly within `spread` of it, never beyond twice that. */
  near(mean: number, spread: number): number;
  chance(probability: number): boolean;
  /** The next one of a list with every take, so that the takes of one kind of picture differ where it matters most. */
  turn<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
};

const mixBits = (value: number): number => {
  let mixed = (value + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/** A repeatable generator (xorshift128); neighbouring seeds are unrelated. `take` counts the pictures of one kind. */
export function createRandom(seed: number, take = 0): Random {
  let a = mixBits(seed);
  let b = mixBits(a ^ 0x51f15e);
  let c = mixBits(b ^ 0x2545f49);
  let d = mixBits(c ^ 0x7ed558c) | 1;

  const next = (): number => {
    let t = a ^ (a << 11);
    a = b;
    b = c;
    c = d;
    t ^= t >>> 8;
    d = d ^ (d >>> 19) ^ t;
    return (d >>> 0) / 4294967296;
  };
  const range = (min: number, max: number): number => min + (max - min) * next();
  return {
    next,
    range,
    int: (min, max) => Math.floor(range(min, max + 1)),
    near: (mean, spread) => mean + (next() + next() + next() + next() - 2) * spread,
    chance: (probability) => next() < probability,
    turn: (list) => list[take % list.length] ?? list[0],
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
