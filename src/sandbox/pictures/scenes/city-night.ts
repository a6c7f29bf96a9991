import { hex, mix, ramp, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { bokeh, clamp, glow, sparkle, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { ribbon } from '../paint/shapes.ts';
import { paintSky } from '../paint/sky.ts';
import { paintWater } from '../paint/water.ts';
import type { Scene } from './scene.ts';

const SKIES = [
  ['#0b1838', '#2d4a86', '#e8936a'],
  ['#14123a', '#5b3a80', '#f0867a'],
  ['#08142c', '#1c3a66', '#5f86b0'],
  ['#1c2c54', '#7a6a98', '#ffc08a'],
] as const;

const LAMPS: readonly [Rgb, ...Rgb[]] = [hex('#ffd08a'), hex('#ffb45e'), hex('#fff0d0'), hex('#bfe0ff')];

function tower(
  film: Film,
  noise: Noise,
  random: Random,
  left: number,
  right: number,
  foot: number,
  tall: number,
  air: Rgb,
  misty: number,
): void {
  const body = mix([0.012, 0.016, 0.03], air, misty);
  const lamp = random.pick(LAMPS);
  const floors = random.range(75, 110);
  const panes = random.range(60, 120);
  const lively = random.range(0, 0.75);
  const seed = random.range(0, 50);
  const strips = random.chance(0.3);
  const top = foot - tall;
  const middle = (left + right) / 2;
  const outline = random.chance(0.25)
    ? [left, top + tall * 0.12, middle, top - tall * 0.04, right, top + tall * 0.12, right, foot, left, foot]
    : random.chance(0.35)
      ? [
          left,
          top + tall * 0.18,
          left + (right - left) * 0.2,
          top + tall * 0.18,
          left + (right - left) * 0.2,
          top,
          right - (right - left) * 0.2,
          top,
          right - (right - left) * 0.2,
          top + tall * 0.18,
          right,
          top + tall * 0.18,
          right,
          foot,
          left,
          foot,
        ]
      : [left, top, right, top, right, foot, left, foot];
  film.fill(outline, (x, y, out) => {
    const column = (x - left) * panes;
    const row = (foot - y) * floors;
    const inX = column - Math.floor(column);
    const inY = row - Math.floor(row);
    const on = noise.cloud(Math.floor(column) * 1.37 + seed, Math.floor(row) * (strips ? 0.9 : 2.13) + seed);
    const pane = step(0.08, 0.2, inX) * step(0.95, 0.8, inX) * step(0.2, 0.32, inY) * step(0.95, 0.85, inY);
    const edge = clamp(Math.min(x - left, right - x) / 0.006);
    const light = pane * step(0.74 - lively * 0.28, 0.82 - lively * 0.26, on) * edge * (0.4 + on * 1.2) * (1 - misty * 0.6);
    const face = 0.75 + 0.5 * ((x - left) / (right - left));
    for (let channel = 0; channel < 3; channel += 1) out[channel] = body[channel]! * face + lamp[channel]! * light * 1.15;
  });
  if (random.chance(0.3)) {
    film.fill(ribbon([middle, top + 0.01, middle, top - tall * random.range(0.12, 0.3)], 0.003, 0.0012), body);
    glow(film, middle, top - tall * 0.12, 0.02, [1, 0.1, 0.06], 2);
  }
}

function bridge(film: Film, random: Random, y: number): void {
  const dark: Rgb = [0.02, 0.022, 0.035];
  const pillars = [film.width * random.range(0.16, 0.3), film.width * random.range(0.66, 0.85)] as const;
  const tall = random.range(0.2, 0.32);
  const sag = (x: number): number => {
    const half = (pillars[1] - pillars[0]) / 2;
    const t = (x - pillars[0] - half) / half;
    return Math.abs(t) <= 1 ? y - 0.02 - (tall - 0.02) * t * t : y - Math.max(0, tall * (1 - (Math.abs(t) - 1) * 1.6));
  };
  film.fill([-0.1, y - 0.012, film.width + 0.1, y - 0.012, film.width + 0.1, y + 0.004, -0.1, y + 0.004], dark);
  for (const x of pillars)
    film.fill([x - 0.012, y + 0.02, x - 0.008, y - tall - 0.02, x + 0.008, y - tall - 0.02, x + 0.012, y + 0.02], dark);
  for (let x = 0; x < film.width; x += 0.02) {
    const top = sag(x);
    film.fill(ribbon([x, y, x, top], 0.0008), dark);
    glow(film, x, top, 0.013, [1, 0.8, 0.5], 1.6);
    glow(film, x, y - 0.016, 0.014, [1, 0.6, 0.25], 1.3);
  }
}

/** Towers with lit windows at the blue hour, doubled by a river, or behind lights out of focus. */
export const cityNight: Scene = {
  name: 'city-night',
  frames: ['classic', 'wide', 'panorama', 'classicUpright', 'compact', 'square'],
  paint(film, random) {
    const noise = createNoise(random);
    const sky = random.turn(SKIES);
    const horizon = film.height * random.range(0.6, 0.72);
    const air = hex(sky[2]);
    paintSky(film, noise, {
      horizon,
      colours: ramp([0, sky[0]], [0.55, sky[1]], [1, sky[2]]),
      clouds: {
        style: random.pick(['veils', 'rolls']),
        amount: random.range(0.2, 0.6),
        lit: mix(hex(sky[2]), hex(sky[1]), 0.3),
        shaded: mix(hex(sky[1]), hex(sky[0]), 0.5),
      },
    });
    const centre = film.width * random.range(0.3, 0.7);
    for (let layer = 0; layer < 3; layer += 1) {
      const misty = (2 - layer) * 0.2;
      let x = -0.05;
      while (x < film.width + 0.05) {
        const wide = random.range(0.035, 0.085) * (1 + layer * 0.2);
        const near = Math.exp(-(((x - centre) / 0.55) ** 2));
        const tall = film.height * (random.range(0.06, 0.18) + near * random.range(0.04, 0.34) * (1 - layer * 0.22));
        tower(film, noise, random, x, x + wide, horizon + 0.002, tall, scale(air, 0.5), misty);
        x += wide + random.range(-0.01, 0.02);
      }
    }
    glow(film, centre, horizon, 0.9, [1, 0.6, 0.3], 0.16, 0.5);
    if (random.chance(0.35)) bridge(film, random, horizon);
    for (let x = 0; x < film.width; x += random.range(0.015, 0.05))
      sparkle(film, x, horizon - random.range(0, 0.012), 0.022, random.pick(LAMPS), 0.9);
    paintWater(film, noise, {
      horizon,
      deep: mix(scale(hex(sky[0]), 0.5), scale(hex(sky[1]), 0.5), 0.3),
      ripple: random.range(0.12, 0.5),
      mirror: 0.92,
      fineness: 1.3,
    });
    if (random.chance(0.35)) {
      for (let i = 0; i < 26; i += 1)
        bokeh(
          film,
          random.range(0, film.width),
          film.height * random.range(0.78, 1.02),
          random.range(0.025, 0.06),
          random.pick([...LAMPS, hex('#ff5a4a'), hex('#ff8ab0')] as [Rgb, ...Rgb[]]),
          random.range(0.1, 0.4),
        );
    }
    return { contrast: 0.22, saturation: 1.12, vignette: 0.3, bloom: 0.6, exposure: 1.1, grain: 0.026 };
  },
};
