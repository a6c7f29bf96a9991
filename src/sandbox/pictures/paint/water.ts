import type { Rgb } from './colour.ts';
import { Film } from './film.ts';
import { clamp, step } from './light.ts';
import type { Noise } from './noise.ts';

export type Water = {
  /** The shore, as y: what stands above it is mirrored below. */
  horizon: number;
  /** The water's own colour, seen more the steeper one looks down. */
  deep: Rgb;
  /** 0 a mirror, 1 choppy. */
  ripple: number;
  /** 0 to 1: how much of the mirror image survives. */
  mirror: number;
  /** Where light comes from, if its path shall glitter on the water. */
  glitter?: { x: number; colour: Rgb; strength: number; width: number };
  /** How small waves are, 1 for a lake seen from its shore; larger for an open sea. */
  fineness?: number;
};

/** Copies rows above a height to a film of their own, so that they can be mirrored while being painted over. */
function above(film: Film, horizon: number): Film {
  const copy = new Film(film.columns, film.rows, film.scale);
  copy.data.set(film.data.subarray(0, Math.min(film.rows, Math.ceil(horizon * film.scale) + 1) * film.columns * 4));
  return copy;
}

/** Paints water from the horizon to the bottom of the picture. */
export function paintWater(film: Film, noise: Noise, water: Water): void {
  const { horizon, deep, ripple, mirror, glitter, fineness = 1 } = water;
  const source = above(film, horizon);
  const depth = Math.max(0.05, film.height - horizon);
  const light = new Float32Array(4);
  const middle = film.width / 2;
  const top = horizon - 1.5 / film.scale;
  film.shade((x, y, out) => {
    const below = Math.max(0.0005, y - horizon);
    const distance = 1 / (below + 0.035);
    const u = (x - middle) * distance * 0.9 * fineness;
    const v = distance * 3.1 * fineness;
    const long = noise.cloud(u * 0.35, v) - 0.5;
    const short = noise.cloud(u * 1.3 + 5, v * 2.7 + 3) - 0.5;
    const wave = long * 0.65 + short * 0.6;
    const grow = step(0, 0.25, below);
    const slope = wave * ripple * (0.06 + 0.5 * grow);
    source.sample(x + short * ripple * 0.05 * (0.2 + grow), horizon - below * 0.96 - Math.abs(slope) * 0.55 - slope * 0.22, light);
    const steep = clamp(0.16 + (below / depth) * 0.85 + wave * ripple * 0.9);
    const seen = mirror * (1 - steep * 0.62);
    const body = 0.75 + wave * ripple * 1.1;
    out[0] = light[0]! * seen + deep[0] * body * (1 - seen);
    out[1] = light[1]! * seen + deep[1] * body * (1 - seen);
    out[2] = light[2]! * seen + deep[2] * body * (1 - seen);
    if (glitter !== undefined) {
      const spread = glitter.width * (0.35 + below * 1.6);
      const off = (x - glitter.x) / spread;
      const path = Math.exp(-off * off);
      if (path > 0.004) {
        const facet = wave + short * 0.8;
        const spark = step(0.2 - path * 0.22, 0.42 - path * 0.2, facet + 0.1) * path;
        const sheen = path * path * 0.18;
        const strength = (spark + sheen) * glitter.strength * (0.5 + 0.8 * step(0.5, 0, below / depth));
        out[0] = out[0]! + glitter.colour[0] * strength;
        out[1] = out[1]! + glitter.colour[1] * strength;
        out[2] = out[2]! + glitter.colour[2] * strength;
      }
    }
    if (y < horizon) out[3] = clamp((y - top) * film.scale);
  }, top);
}
