/** A stroke: where it begins, and the rest of its path in relative commands. */
type Stroke = readonly [x: number, y: number, path: string];

interface Letter {
  width: number;
  strokes: readonly Stroke[];
}

const round: Stroke = [0, 15, 'a5 5 0 1 0 10 0a5 5 0 1 0-10 0'];

/**
 * One-stroke letters on a base line at 20: small letters reach up to 10, tall ones to 4, tails down to 26.
 * Only those are drawn that the names of the brands are written with.
 */
const letters: Record<string, Letter> = {
  a: { width: 10, strokes: [round, [10, 10, 'v10']] },
  b: { width: 10, strokes: [[0, 4, 'v16'], round] },
  d: { width: 10, strokes: [round, [10, 4, 'v16']] },
  e: { width: 10, strokes: [[0, 15, 'h10a5 5 0 1 0-1.5 3.57']] },
  f: {
    width: 5.6,
    strokes: [
      [5.6, 4.1, 'h-.6a2.9 2.9 0 0 0-2.9 2.9v13'],
      [0, 10, 'h5.2'],
    ],
  },
  i: {
    width: 0,
    strokes: [
      [0, 10, 'v10'],
      [0, 5, 'v.01'],
    ],
  },
  k: {
    width: 7.4,
    strokes: [
      [0, 4, 'v16'],
      [6.8, 10, 'l-6 5.2'],
      [2.7, 13.6, 'l4.7 6.4'],
    ],
  },
  l: { width: 0, strokes: [[0, 4, 'v16']] },
  m: {
    width: 15,
    strokes: [
      [0, 10, 'v10'],
      [0, 13.75, 'a3.75 3.75 0 0 1 7.5 0v6.25'],
      [7.5, 13.75, 'a3.75 3.75 0 0 1 7.5 0v6.25'],
    ],
  },
  n: {
    width: 8.6,
    strokes: [
      [0, 10, 'v10'],
      [0, 14.3, 'a4.3 4.3 0 0 1 8.6 0v5.7'],
    ],
  },
  o: { width: 10, strokes: [round] },
  p: { width: 10, strokes: [[0, 10, 'v16'], round] },
  r: {
    width: 4.6,
    strokes: [
      [0, 10, 'v10'],
      [0, 14.3, 'a4.3 4.3 0 0 1 4.3-4.3h.3'],
    ],
  },
  t: {
    width: 5.6,
    strokes: [
      [2.1, 6, 'v11.1a2.9 2.9 0 0 0 2.9 2.9h.6'],
      [0, 10, 'h5.4'],
    ],
  },
  v: { width: 8.8, strokes: [[0, 10, 'l4.4 10 4.4-10']] },
  w: { width: 16, strokes: [[0, 10, 'l4 10 4-9.6 4 9.6 4-10']] },
  y: {
    width: 8.8,
    strokes: [
      [0, 10, 'l3.9 8.5'],
      [8.8, 10, 'l-5.9 13.7a3.4 3.4 0 0 1-3 2.1'],
    ],
  },
};

/** Pairs whose open sides would leave a hole between them. */
const closer: Record<string, number> = {
  'w|a': -1,
  'a|y': -0.8,
  'r|l': -0.6,
  'r|t': -0.4,
  't|m': -0.4,
  'f|o': -0.8,
  'r|r': -0.6,
  'e|a': -0.3,
  'o|o': -0.3,
};

/** Writes a word as one path, beginning at `x`. Returns the path and where the word ends. */
export function writeWord(word: string, x: number, tracking: number): { path: string; end: number } {
  let at = x;
  let path = '';
  let before = '';
  for (const name of word) {
    const letter = letters[name];
    if (!letter) throw new Error(`No letter ${name}`);
    at += closer[`${before}|${name}`] ?? 0;
    for (const [left, top, rest] of letter.strokes) path += `M${Number((at + left).toFixed(2))} ${top}${rest}`;
    at += letter.width + tracking;
    before = name;
  }
  return { path, end: at - tracking };
}
