import { createRandom } from './random.ts';
import type { Random } from './random.ts';

/*
 * Clouds, rock, water and cloth all come from a few tiles of ready-made noise. A look-up in a tile costs a tenth of
 * computing six octaves afresh, which is what lets a picture be painted per pixel in a few dozen milliseconds.
 */

const SIZE = 512;
const MASK = SIZE - 1;

type Tile = Float32Array;

const smooth = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise that repeats after `period` cells, one value per texel, about -1 to 1. */
function addOctave(tile: Tile, period: number, weight: number, seed: number, shape: (value: number) => number): void {
  const random = createRandom(seed);
  const gradients = new Float32Array(period * period * 2);
  for (let i = 0; i < gradients.length; i += 2) {
    const angle = random.range(0, Math.PI * 2);
    gradients[i] = Math.cos(angle);
    gradients[i + 1] = Math.sin(angle);
  }
  const step = period / SIZE;
  for (let row = 0; row < SIZE; row += 1) {
    const y = row * step;
    const y0 = Math.floor(y);
    const fy = y - y0;
    const top = y0 * period;
    const bottom = ((y0 + 1) % period) * period;
    const sy = smooth(fy);
    for (let column = 0; column < SIZE; column += 1) {
      const x = column * step;
      const x0 = Math.floor(x);
      const fx = x - x0;
      const x1 = (x0 + 1) % period;
      const a = (top + x0) * 2;
      const b = (top + x1) * 2;
      const c = (bottom + x0) * 2;
      const d = (bottom + x1) * 2;
      const na = gradients[a]! * fx + gradients[a + 1]! * fy;
      const nb = gradients[b]! * (fx - 1) + gradients[b + 1]! * fy;
      const nc = gradients[c]! * fx + gradients[c + 1]! * (fy - 1);
      const nd = gradients[d]! * (fx - 1) + gradients[d + 1]! * (fy - 1);
      const sx = smooth(fx);
      const upper = na + (nb - na) * sx;
      const lower = nc + (nd - nc) * sx;
      const i = row * SIZE + column;
      tile[i] = tile[i]! + shape((upper + (lower - upper) * sy) * 1.5) * weight;
    }
  }
}

/** Brings a tile to mean 0.5 and a spread that mostly stays within 0 to 1. */
function normalise(tile: Tile): Tile {
  let sum = 0;
  let squares = 0;
  for (const value of tile) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / tile.length;
  const deviation = Math.sqrt(squares / tile.length - mean * mean);
  return tile.map((value) => 0.5 + ((value - mean) / deviation) * 0.19);
}

const CELLS = 8;
const CELL_COUNT = 32;

function cloudTile(): Tile {
  const tile = new Float32Array(SIZE * SIZE);
  for (let octave = 0; octave < 6; octave += 1) addOctave(tile, CELLS << octave, 0.53 ** octave, 11 + octave, (v) => v);
  return normalise(tile);
}

function ridgeTile(): Tile {
  const tile = new Float32Array(SIZE * SIZE);
  for (let octave = 0; octave < 6; octave += 1) {
    addOctave(tile, CELLS << octave, 0.5 ** octave, 31 + octave, (v) => 1 - Math.abs(v) * 1.6);
  }
  return normalise(tile);
}

/** Long smooth waves without detail. */
function swellTile(): Tile {
  const tile = new Float32Array(SIZE * SIZE);
  addOctave(tile, CELLS, 1, 51, (v) => v);
  addOctave(tile, CELLS * 2, 0.22, 52, (v) => v);
  return normalise(tile);
}

/** Distance to the nearest (0) and between the two nearest (1) of scattered points: pebbles, ripples of light, cracks. */
function cellTiles(): readonly [Tile, Tile] {
  const random = createRandom(71);
  const cells = CELL_COUNT;
  const points = Float32Array.from({ length: cells * cells * 2 }, () => random.next());
  const nearest = new Float32Array(SIZE * SIZE);
  const border = new Float32Array(SIZE * SIZE);
  const step = cells / SIZE;
  for (let row = 0; row < SIZE; row += 1) {
    const y = row * step;
    const cy = Math.floor(y);
    for (let column = 0; column < SIZE; column += 1) {
      const x = column * step;
      const cx = Math.floor(x);
      let first = 9;
      let second = 9;
      for (let dy = -1; dy <= 1; dy += 1) {
        const rowStart = ((cy + dy + cells) % cells) * cells;
        for (let dx = -1; dx <= 1; dx += 1) {
          const i = (rowStart + ((cx + dx + cells) % cells)) * 2;
          const px = cx + dx + points[i]! - x;
          const py = cy + dy + points[i + 1]! - y;
          const distance = px * px + py * py;
          if (distance < first) {
            second = first;
            first = distance;
          } else if (distance < second) second = distance;
        }
      }
      const i = row * SIZE + column;
      nearest[i] = Math.sqrt(first);
      border[i] = Math.sqrt(second) - Math.sqrt(first);
    }
  }
  return [nearest, border];
}

type Tiles = { cloud: Tile; ridge: Tile; swell: Tile; nearest: Tile; border: Tile };
let tiles: Tiles | undefined;

function allTiles(): Tiles {
  if (tiles === undefined) {
    const [nearest, border] = cellTiles();
    tiles = { cloud: cloudTile(), ridge: ridgeTile(), swell: swellTile(), nearest, border };
  }
  return tiles;
}

function look(tile: Tile, u: number, v: number): number {
  const x0 = Math.floor(u);
  const y0 = Math.floor(v);
  const fx = u - x0;
  const fy = v - y0;
  const left = x0 & MASK;
  const right = (x0 + 1) & MASK;
  const top = (y0 & MASK) * SIZE;
  const bottom = ((y0 + 1) & MASK) * SIZE;
  const upper = tile[top + left]! + (tile[top + right]! - tile[top + left]!) * fx;
  const lower = tile[bottom + left]! + (tile[bottom + right]! - tile[bottom + left]!) * fx;
  return upper + (lower - upper) * fy;
}

/** Noise in one picture; coordinates count cells of the coarsest structure. */
export type Noise = {
  /** Soft clouds of detail, mean 0.5, mostly 0 to 1. */
  cloud(x: number, y: number): number;
  /** Sharp crests, mean 0.5, mostly 0 to 1. */
  ridge(x: number, y: number): number;
  /** Long smooth waves, mean 0.5, mostly 0 to 1. */
  swell(x: number, y: number): number;
  /** Distance to the nearest of points that lie about one cell apart, 0 to about 1. */
  cell(x: number, y: number): number;
  /** 0 on the line between two cells, growing towards their middles. */
  border(x: number, y: number): number;
};

/** A view of the shared tiles that is shifted and turned by chance, so that no two pictures show the same cloud. */
export function createNoise(random: Random): Noise {
  const { cloud, ridge, swell, nearest, border } = allTiles();
  const dx = random.range(0, SIZE);
  const dy = random.range(0, SIZE);
  const angle = random.range(-0.5, 0.5);
  const large = SIZE / CELLS;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const through = (tile: Tile, texels: number) => {
    const c = cos * texels;
    const s = sin * texels;
    return (x: number, y: number): number => look(tile, x * c - y * s + dx, x * s + y * c + dy);
  };
  return {
    cloud: through(cloud, large),
    ridge: through(ridge, large),
    swell: through(swell, large),
    cell: through(nearest, SIZE / CELL_COUNT),
    border: through(border, SIZE / CELL_COUNT),
  };
}
