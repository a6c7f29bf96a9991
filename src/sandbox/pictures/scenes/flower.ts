import { paintBlurred } from '../paint/backdrop.ts';
import { blur } from '../paint/blur.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { ellipse, leaf, ribbon } from '../paint/shapes.ts';
import type { Scene } from './scene.ts';

type Kind = {
  petals: readonly [number, number];
  rings: number;
  slim: number;
  belly: number;
  outer: string;
  inner: string;
  heart: string;
  heartSize: number;
};

const KINDS: readonly [Kind, ...Kind[]] = [
  { petals: [18, 26], rings: 2, slim: 0.13, belly: 0.6, outer: '#ffffff', inner: '#e8e4d8', heart: '#f2b81e', heartSize: 0.26 },
  { petals: [22, 30], rings: 3, slim: 0.11, belly: 0.6, outer: '#ff6f9c', inner: '#e0356c', heart: '#7a2a20', heartSize: 0.22 },
  { petals: [18, 24], rings: 2, slim: 0.16, belly: 0.45, outer: '#ffd02e', inner: '#f09a0c', heart: '#4a2a12', heartSize: 0.4 },
  { petals: [6, 8], rings: 2, slim: 0.42, belly: 0.7, outer: '#f2452a', inner: '#b81c14', heart: '#1a1418', heartSize: 0.16 },
  { petals: [9, 13], rings: 5, slim: 0.26, belly: 0.55, outer: '#f4b8c8', inner: '#d8527a', heart: '#e8c04a', heartSize: 0.1 },
  { petals: [8, 10], rings: 2, slim: 0.24, belly: 0.62, outer: '#b48cf0', inner: '#6a4ac0', heart: '#f4d24a', heartSize: 0.2 },
  { petals: [12, 16], rings: 5, slim: 0.2, belly: 0.5, outer: '#ff9a4a', inner: '#e0502a', heart: '#8a3a1a', heartSize: 0.12 },
  { petals: [8, 9], rings: 1, slim: 0.3, belly: 0.7, outer: '#ff9ac8', inner: '#ffe2ee', heart: '#f6cc3a', heartSize: 0.22 },
];

function blossom(film: Film, noise: Noise, random: Random, kind: Kind, x: number, y: number, size: number, tilt: number): void {
  const outer = hex(kind.outer);
  const inner = hex(kind.inner);
  const count = random.int(kind.petals[0], kind.petals[1]);
  const spin = random.range(0, 6);
  const flatten = (points: readonly number[]): readonly number[] =>
    points.map((value, i) => (i % 2 === 1 ? y + (value - y) * tilt : value));
  for (let ring = 0; ring < kind.rings; ring += 1) {
    const reach = size * (1 - (ring / kind.rings) * 0.62);
    for (let i = 0; i < count; i += 1) {
      const angle = spin + ((i + ring * 0.5) / count) * Math.PI * 2 + random.near(0, 0.05);
      const long = reach * random.range(0.92, 1.06);
      const half = long * kind.slim * random.range(0.9, 1.12);
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const shade = 0.78 + 0.22 * Math.cos(angle + 2.3) + ring * 0.04;
      film.fill(
        flatten(leaf(x, y, long, half, angle, kind.belly, random.near(0, 0.03))),
        (px, py, out) => {
          const dx = px - x;
          const dy = (py - y) / tilt;
          const along = clamp((dx * cos + dy * sin) / long);
          const across = (dy * cos - dx * sin) / half;
          const vein = 0.93 + 0.07 * Math.cos(across * 9) + (noise.cloud(along * 3 + i, across * 4) - 0.5) * 0.1;
          const cup = 0.74 + 0.34 * (1 - across * across) * (0.55 + 0.45 * along) + across * 0.09;
          const share = step(0.05, 0.85, along);
          const light = shade * vein * cup * (0.62 + 0.42 * step(0, 0.45, along));
          for (let channel = 0; channel < 3; channel += 1)
            out[channel] = (inner[channel]! + (outer[channel]! - inner[channel]!) * share) * light;
        },
        0.98,
      );
    }
  }
  const heart = hex(kind.heart);
  const heartSize = size * kind.heartSize;
  const spots = Math.round(50 + heartSize * 900);
  film.fill(flatten(ellipse(x, y, heartSize, heartSize)), scale(heart, 0.45));
  for (let i = 0; i < spots; i += 1) {
    const t = Math.sqrt(i / spots);
    const angle = i * 2.39996;
    const px = x + Math.cos(angle) * heartSize * t;
    const py = y + Math.sin(angle) * heartSize * t * tilt - heartSize * 0.12 * (1 - t * t);
    const dot = heartSize * 0.075;
    film.fill(
      ellipse(px, py, dot, dot * tilt, 0, 8),
      scale(mix(heart, [1, 0.85, 0.4], 0.18 * t), random.range(0.6, 1.4) * (1.05 - (0.3 * (py - y)) / heartSize)),
    );
  }
}

/** One blossom sharp in a soft meadow. */
export const flower: Scene = {
  name: 'flower',
  frames: ['classic', 'classicUpright', 'square', 'compact', 'compactUpright', 'phoneUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const kind = random.turn(KINDS);
    const meadow = random.pick([
      ['#a8c070', '#5a8a3c', '#24481c'],
      ['#d8d8a0', '#8aa850', '#345a24'],
      ['#8ab0a0', '#3f7a5c', '#173a2a'],
      ['#e8c890', '#a8a050', '#4a5a20'],
      ['#b8a8d0', '#6a8a60', '#2a4a2c'],
    ] as const);
    paintBlurred(film, noise, random, {
      tones: meadow.map(hex) as [Rgb, Rgb, Rgb],
      patches: 0.7,
      lights: [hex('#fff2b0'), hex('#d8f0a0'), hex(kind.outer)],
      count: random.int(10, 34),
      size: [0.025, 0.085],
      strength: 0.28,
      band: [0, 0.75],
    });
    const behind = film.layer(0.3);
    const others = random.int(2, 6);
    const green = hex('#3f6a24');
    for (let i = 0; i < others; i += 1) {
      const x = film.width * random.range(0, 1);
      const y = film.height * random.range(0.25, 0.8);
      const size = random.range(0.07, 0.15);
      behind.fill(ribbon([x, y, x + random.near(0, 0.04), film.height + 0.1], 0.008), scale(green, 0.8));
      blossom(behind, noise, random, kind, x, y, size, random.range(0.6, 0.95));
    }
    film.lay(blur(behind, random.range(0.014, 0.026)));
    const x = film.width * random.range(0.38, 0.62);
    const y = film.height * random.range(0.36, 0.54);
    const size = random.range(0.26, 0.4);
    const tilt = random.range(0.62, 1);
    const sway = random.near(0, 0.09);
    film.fill(
      ribbon([x, y + size * 0.2, x + sway * 0.4, (y + film.height) / 2, x + sway, film.height + 0.05], 0.013, 0.017),
      (px, _py, out) => {
        const lit = 0.55 + clamp(0.5 - (px - x - sway * 0.5) * 25) * 0.7;
        out[0] = green[0] * lit;
        out[1] = green[1] * lit;
        out[2] = green[2] * lit;
      },
    );
    blossom(film, noise, random, kind, x, y, size, tilt);
    if (random.chance(0.5)) {
      const front = film.layer(0.3);
      for (let i = 0; i < random.int(3, 8); i += 1) {
        front.fill(
          leaf(
            random.range(0, film.width),
            film.height + 0.05,
            random.range(0.3, 0.6),
            0.02,
            -Math.PI / 2 + random.near(0, 0.3),
            0.3,
            random.near(0, 0.2),
          ),
          scale(green, random.range(0.8, 1.8)),
        );
      }
      film.lay(blur(front, 0.022));
    }
    return { contrast: 0.22, saturation: 1.1, vignette: 0.35, bloom: 0.3 };
  },
};
