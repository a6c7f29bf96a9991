import { blur } from './blur.ts';
import { mix, scale } from './colour.ts';
import type { Rgb } from './colour.ts';
import type { Film } from './film.ts';
import { bokeh } from './light.ts';
import type { Noise } from './noise.ts';
import type { Random } from './random.ts';

export type Blurred = {
  /** Colours from top to bottom, at least two. */
  tones: readonly [Rgb, Rgb, ...Rgb[]];
  /** How strongly patches of light and shade show, 0 to 1. */
  patches?: number;
  /** Colours of lights out of focus. */
  lights?: readonly [Rgb, ...Rgb[]];
  count?: number;
  /** Radius of the lights. */
  size?: readonly [number, number];
  strength?: number;
  /** Part of the height in which lights lie. */
  band?: readonly [number, number];
};

/** What lies far behind the focus: soft tones and discs of light. */
export function paintBlurred(film: Film, noise: Noise, random: Random, look: Blurred): void {
  const { tones, patches = 0.5, lights, count = 30, size = [0.02, 0.07], strength = 0.35, band = [0, 1] } = look;
  const small = film.layer(Math.min(1, 140 / film.columns));
  const last = tones.length - 1;
  small.shade((x, y, out) => {
    const at = Math.min(0.999, Math.max(0, y / film.height + (noise.swell(x * 1.2, y * 1.2 + 3) - 0.5) * 0.35)) * last;
    const i = Math.floor(at);
    const from = tones[i]!;
    const to = tones[i + 1]!;
    const light = 1 + (noise.cloud(x * 1.6, y * 1.6) - 0.5) * 2.2 * patches;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = (from[channel]! + (to[channel]! - from[channel]!) * (at - i)) * light;
  });
  film.lay(blur(small, 0.03));
  if (lights === undefined) return;
  for (let i = 0; i < count; i += 1) {
    const x = random.range(-0.05, film.width + 0.05);
    const y = film.height * (band[0] + (band[1] - band[0]) * random.next());
    const radius = random.range(size[0], size[1]);
    bokeh(
      film,
      x,
      y,
      radius,
      mix(random.pick(lights), [1, 1, 1], random.range(0, 0.25)),
      strength * random.range(0.25, 1) * (size[0] / radius + 0.5),
    );
  }
}

/** Boards of wood seen from above or in front, running across. */
export function paintBoards(
  film: Film,
  noise: Noise,
  random: Random,
  colour: Rgb,
  options: { top?: number; wide?: number; upright?: boolean; light?: Rgb } = {},
): void {
  const { top = 0, wide = 0.2, upright = false, light = [1, 1, 1] } = options;
  const shift = random.range(0, 1);
  const tones = Array.from({ length: 24 }, () => random.range(0.78, 1.16));
  film.shade((x, y, out) => {
    const along = upright ? y : x;
    const across = (upright ? x : y) / wide + shift;
    const board = Math.floor(across);
    const within = across - board;
    const tone = tones[((board % 24) + 24) % 24]!;
    const waved = across * 3 + (noise.swell(along * 1.1 + board * 7, within * 1.5) - 0.5) * 2.4;
    const rings = noise.cloud(along * 0.7 + board * 13, waved * 3.5);
    const fibre = noise.cloud(along * 2.5, across * 34 + board);
    const gap = Math.min(within, 1 - within) * wide;
    const edge = gap < 0.004 ? 0.25 + (gap / 0.004) * 0.75 : 1;
    const value = tone * (0.72 + (rings - 0.3) * 0.7 + (fibre - 0.5) * 0.35) * edge;
    out[0] = colour[0] * value * light[0];
    out[1] = colour[1] * value * light[1] * (0.97 + rings * 0.05);
    out[2] = colour[2] * value * light[2] * (0.93 + rings * 0.1);
  }, top);
}

/** Sunlight through a window that falls across what is painted: bright slanted panes, the rest a little darker. */
export function windowLight(film: Film, random: Random, strength: number, colour: Rgb): void {
  const angle = random.range(-0.9, -0.4) * random.pick([-1, 1]);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const wide = random.range(0.3, 0.5);
  const shift = random.range(0, 1);
  const soft = random.range(0.06, 0.12);
  const bright = scale(colour, 1 + strength);
  const pulse = (value: number): number => {
    const t = value - Math.floor(value);
    const inside = Math.min(t, 0.8 - t) / soft;
    return inside <= 0 ? 0 : inside >= 1 ? 1 : inside * inside * (3 - 2 * inside);
  };
  const { data, columns, rows } = film;
  for (let row = 0; row < rows; row += 1) {
    const y = row / film.scale;
    for (let column = 0; column < columns; column += 1) {
      const x = column / film.scale;
      const lit = pulse((x * cos + y * sin) / wide + shift) * pulse((y * cos - x * sin) / (wide * 1.7) + shift * 2);
      const i = (row * columns + column) * 4;
      const base = 1 - strength * 0.35;
      data[i] = data[i]! * (base + (bright[0] - base) * lit);
      data[i + 1] = data[i + 1]! * (base + (bright[1] - base) * lit);
      data[i + 2] = data[i + 2]! * (base + (bright[2] - base) * lit);
    }
  }
}
