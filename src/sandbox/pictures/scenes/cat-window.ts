import { paintBlurred } from '../paint/backdrop.ts';
import { blur } from '../paint/blur.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { cat } from '../paint/figures.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { curve, leaf, rectangle, ribbon } from '../paint/shapes.ts';
import type { Scene } from './scene.ts';

const VIEWS = [
  { tones: ['#a8d0ec', '#b8d8a0', '#5a8a48'], lights: ['#f4ffd8', '#ffffff', '#d8f0a0'], fur: '#c8823c', inside: '#3a2c24', strength: 0.3 },
  {
    tones: ['#f4c890', '#f09a6a', '#8a4a5a'],
    lights: ['#ffe0a0', '#ffb070', '#fff0d0'],
    fur: '#6a5a50',
    inside: '#2c1c1c',
    strength: 0.45,
  },
  {
    tones: ['#243a6a', '#3a4a80', '#1c2440'],
    lights: ['#ffc060', '#ffe0a0', '#ff8a5a', '#8ab8ff'],
    fur: '#3c3a42',
    inside: '#0e1018',
    strength: 0.75,
  },
  { tones: ['#dce8f0', '#c8d8e4', '#a8b8c8'], lights: ['#ffffff', '#ffe8c0'], fur: '#8a7a68', inside: '#3c3a3c', strength: 0.35 },
  { tones: ['#f0c878', '#d88a3a', '#7a4a24'], lights: ['#ffd060', '#ff9a3a', '#fff0b0'], fur: '#2c2826', inside: '#2a1c14', strength: 0.4 },
] as const;

/** A cat on the window sill that watches what goes on outside. */
export const catWindow: Scene = {
  name: 'cat-window',
  frames: ['classicUpright', 'compactUpright', 'classic', 'compact', 'square'],
  paint(film, random) {
    const noise = createNoise(random);
    const view = random.turn(VIEWS);
    paintBlurred(film, noise, random, {
      tones: view.tones.map(hex) as [Rgb, Rgb, Rgb],
      patches: 0.6,
      lights: view.lights.map(hex) as [Rgb, ...Rgb[]],
      count: random.int(18, 40),
      size: [0.025, 0.075],
      strength: view.strength,
    });
    const sky = hex(view.tones[0]);
    const inside = hex(view.inside);
    const sill = film.height * random.range(0.76, 0.84);
    const wood = hex(random.pick(['#e8e0d4', '#e8e0d4', '#8a6a4a', '#4a5a5a']));
    const bars = film.width > 1.1 ? [0.06, 0.5, 0.94] : [0.06, 0.94];
    const bar = (left: number, top: number, right: number, bottom: number, upright: boolean): void => {
      film.fill(rectangle(left, top, right, bottom), (x, y, out) => {
        const t = upright ? (x - left) / (right - left) : (y - top) / (bottom - top);
        const edge = step(0.2, 0, t) + step(0.8, 1, t);
        const light = 0.2 + edge * 0.55;
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = wood[channel]! * (inside[channel]! * 1.4 + sky[channel]! * light * 0.55);
      });
    };
    for (const part of bars) bar(film.width * part - 0.02, 0, film.width * part + 0.02, sill, true);
    if (random.chance(0.6)) bar(0, film.height * 0.3 - 0.014, film.width, film.height * 0.3 + 0.014, false);
    film.shade((x, y, out) => {
      const t = (y - sill) / 0.07;
      const sheen = t < 1 ? 0.62 * (1 - t * 0.4) : 0.1;
      const grain = 0.92 + (noise.cloud(x * 3, y * 50) - 0.5) * 0.2;
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = (wood[channel]! * sky[channel]! * sheen + inside[channel]! * 0.5) * grain;
    }, sill);
    film.shade((_x, _y, out) => {
      for (let channel = 0; channel < 3; channel += 1) out[channel] = inside[channel]! * 0.8;
    }, sill + 0.075);
    const x = film.width * random.range(0.36, 0.64);
    const height = random.range(0.4, 0.52) * Math.min(1.15, film.height);
    const mirrored = random.chance(0.5);
    const fur = hex(view.fur);
    const parts = cat(x, sill + 0.035, height, mirrored);
    const soft = film.layer(0.4);
    soft.fill(parts, [1, 1, 1]);
    blur(soft, 0.016);
    const edge = new Float32Array(4);
    film.fill(parts, (px, py, out) => {
      soft.sample(px, py, edge);
      const thin = clamp(1.02 - edge[3]!) * 2;
      const hair = noise.cloud(px * 16, py * 9) * 0.5 + noise.ridge(px * 50, py * 22) * 0.5;
      const stripes = step(0.5, 0.7, noise.cloud(px * 5, py * 19)) * 0.45;
      const tabby = 0.2 + hair * 0.22 - stripes * 0.1;
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = fur[channel]! * tabby * (0.5 + inside[channel]!) + (fur[channel]! * 0.5 + 0.4) * sky[channel]! * thin * thin * 1.1;
    });
    const whisker = mix(sky, [1, 1, 1], 0.4);
    const headX = x + (mirrored ? 1 : -1) * 0.02 * height;
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i += 1)
        film.fill(
          ribbon(
            [
              headX + side * height * 0.13,
              sill + 0.035 - height * (0.7 - i * 0.015),
              headX + side * height * 0.3,
              sill + 0.035 - height * (0.74 - i * 0.05),
            ],
            0.0011,
            0.0004,
          ),
          whisker,
          0.6,
        );
    if (random.chance(0.65)) {
      const px = film.width * (x > film.width / 2 ? random.range(0.12, 0.2) : random.range(0.8, 0.88));
      const pot = hex(random.pick(['#b8603c', '#e0d8c8', '#4a6a78', '#c89a3a']));
      const leaves = random.int(9, 16);
      for (let i = 0; i < leaves; i += 1) {
        const angle = -Math.PI / 2 + ((i + 0.5) / leaves - 0.5) * 2.6;
        const long = random.range(0.14, 0.26);
        film.fill(
          leaf(px, sill - 0.07, long, long * 0.16, angle, 0.55, random.near(0, 0.2)),
          mix(scale(hex('#3f7a34'), random.range(0.25, 0.8)), sky, 0.08),
        );
      }
      film.fill([px - 0.07, sill - 0.09, px + 0.07, sill - 0.09, px + 0.052, sill + 0.04, px - 0.052, sill + 0.04], (qx, _qy, out) => {
        const rimLight = clamp(Math.abs(qx - px) * 16 - 0.55);
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = pot[channel]! * (inside[channel]! * 1.2 + 0.08 + rimLight * sky[channel]! * 0.7);
      });
    }
    const cloth = hex(random.pick(['#f0e8e0', '#d8a08a', '#a8b8c8', '#e8d0a0', '#c8d0c0']));
    for (const side of [0, 1]) {
      if (random.chance(0.25)) continue;
      const wide = film.width * random.range(0.13, 0.2);
      const from = side === 0 ? -0.02 : film.width + 0.02;
      const sign = side === 0 ? 1 : -1;
      const fold = curve(
        [
          from + sign * wide,
          -0.05,
          from + sign * wide * 0.95,
          film.height * 0.35,
          from + sign * wide * random.range(0.5, 0.95),
          film.height * 0.6,
          from + sign * wide * 1.05,
          film.height + 0.05,
        ],
        false,
        8,
      );
      film.fill([...fold, from - sign * 0.1, film.height + 0.05, from - sign * 0.1, -0.05], (px, py, out) => {
        const pleat = 0.5 + 0.5 * Math.sin(((px - from) / wide) * 24 + noise.swell(px * 2, py * 1.2) * 5);
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = cloth[channel]! * (inside[channel]! * 0.6 + sky[channel]! * (0.12 + pleat * 0.3));
        out[3] = 0.93;
      });
    }
    return { contrast: 0.22, saturation: 1.08, vignette: 0.4, bloom: 0.45, warmth: 0.1 };
  },
};
