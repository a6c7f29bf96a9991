import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { gull } from '../paint/figures.ts';
import type { Film } from '../paint/film.ts';
import { paintHill, skyline } from '../paint/land.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Outline } from '../paint/raster.ts';
import type { Random } from '../paint/random.ts';
import { blob, clockwise, curve } from '../paint/shapes.ts';
import { paintWater } from '../paint/water.ts';
import { paintHour } from './hours.ts';
import type { Hour } from './hours.ts';
import type { Scene } from './scene.ts';

const SAILS = ['#f7f4ec', '#f7f4ec', '#f2ead8', '#d9483b', '#e8a13a', '#3c6ea5', '#f4f4f4'] as const;

function boat(film: Film, noise: Noise, random: Random, x: number, y: number, size: number, hour: Hour): void {
  const heel = random.range(-0.09, 0.09);
  const facing = random.pick([-1, 1]);
  const cloth = hex(random.pick(SAILS));
  const hull = hex(random.pick(['#f2f0ea', '#1f3d5c', '#8c2f2a', '#f2f0ea', '#2d4f4a']));
  const place =
    (flip: number) =>
    (points: readonly number[]): Outline => {
      const moved: number[] = [];
      for (let i = 0; i < points.length; i += 2) {
        const u = points[i]! * facing;
        const v = points[i + 1]!;
        moved.push(x + (u - v * heel) * size, y + (v + u * heel * 0.4) * size * flip);
      }
      return clockwise(moved);
    };
  const main = [...curve([0.02, -1.18, -0.22, -0.62, -0.42, -0.14], false, 6), 0.02, -0.12];
  const jib = [...curve([0.05, -1.05, 0.22, -0.55, 0.5, -0.1], false, 6), ...curve([0.5, -0.1, 0.24, -0.14, 0.07, -0.13], false, 4)];
  const body = [-0.48, -0.08, 0.58, -0.1, 0.46, 0.02, 0.3, 0.05, -0.34, 0.05, -0.45, 0.02];
  const shimmer =
    (colour: Rgb, strength: number) =>
    (px: number, py: number, out: Float32Array): void => {
      const wave = noise.cloud((px - x) * 6, (py - y) * 40);
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] = strength * step(0.34, 0.6, wave) * (1 - clamp((py - y) / size) * 0.75);
    };
  const down = place(-0.82);
  film.fill(down(main), shimmer(scale(cloth, 0.8), 0.55));
  film.fill(down(jib), shimmer(scale(cloth, 0.8), 0.5));
  film.fill(down(body), shimmer(scale(hull, 0.5), 0.8));
  const up = place(1);
  const sail =
    (tilt: number) =>
    (px: number, py: number, out: Float32Array): void => {
      const u = (px - x) / size;
      const v = (y - py) / size;
      const lit = clamp(0.62 + hour.side * u * 1.3 + tilt) * (0.92 + 0.08 * Math.sin(v * 34));
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = cloth[channel]! * (0.3 * hour.ambient[channel]! + lit * hour.light[channel]! * 0.52);
    };
  film.fill(up(jib), sail(-0.05));
  film.fill(up(main), sail(0.08));
  film.fill(up([0.02, -1.22, 0.05, -1.22, 0.05, -0.06, 0.02, -0.06]), hex('#4a4038'));
  film.fill(up(body), (_px, py, out) => {
    const lit = 0.45 + 0.55 * step(y + size * 0.05, y - size * 0.1, py);
    for (let channel = 0; channel < 3; channel += 1) out[channel] = hull[channel]! * lit * (0.25 + hour.light[channel]! * 0.45);
  });
  film.fill(up(blob(-0.18, -0.1, 0.14, -0.11, 0.1, -0.14, -0.15, -0.15)), scale(hull, 0.7));
}

/** Sails on a wide blue sea, a coast in the haze, gulls. */
export const sailing: Scene = {
  name: 'sailing',
  frames: ['classic', 'wide', 'compact', 'compactUpright', 'square', 'classicUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.42, 0.6);
    const hour = paintHour(film, noise, random, ['day', 'summer', 'golden', 'ember', 'dawn', 'summer'], {
      horizon,
      clouds: ['heaps', 'heaps', 'veils', 'rolls'],
      amount: [0.2, 0.5],
    });
    const rows = random.int(0, 3);
    for (let row = 0; row < rows; row += 1) {
      const side = random.chance(0.5) ? 0 : film.width;
      const rise = skyline(noise, 0, 0.16, 1.3, true, row + 2);
      paintHill(film, noise, {
        line: (x) => horizon + 0.01 - Math.max(0, 0.03 - rise(x)) * Math.max(0, 1.1 - Math.abs(x - side)) * (1 - row * 0.2),
        near: mix(hex('#3c5a44'), hour.air, 0.4),
        air: hour.air,
        haze: 0.62 - row * 0.18,
        foot: 0.3,
      });
    }
    const deep = hex(random.pick(['#0d4f7c', '#0a6a86', '#12456e', '#1a7a94']));
    paintWater(film, noise, {
      horizon,
      deep: mix(deep, scale(hour.air, 0.4), hour.name === 'ember' || hour.name === 'dawn' ? 0.45 : 0.1),
      ripple: random.range(0.5, 0.9),
      mirror: 0.7,
      fineness: random.range(1.4, 2.2),
      glitter: { x: hour.sunX, colour: hour.sun, strength: 0.9, width: random.range(0.12, 0.3) },
    });
    const far = random.int(1, 5);
    for (let i = 0; i < far; i += 1)
      boat(
        film,
        noise,
        random,
        film.width * random.range(0.06, 0.94),
        horizon + random.range(0.006, 0.03),
        random.range(0.025, 0.055),
        hour,
      );
    const near = random.int(1, 2);
    for (let i = 0; i < near; i += 1) {
      boat(
        film,
        noise,
        random,
        film.width * (random.range(0.28, 0.5) + i * 0.26),
        horizon + random.range(0.07, 0.16),
        random.range(0.2, 0.42) * (1 - i * 0.45),
        hour,
      );
    }
    const birds = random.int(0, 4);
    for (let i = 0; i < birds; i += 1) {
      const x = film.width * random.range(0.1, 0.9);
      film.fill(
        gull(x, horizon * random.range(0.15, 0.7), random.range(0.03, 0.08), random.range(0, 1), random.range(-0.4, 0.4)),
        mix([0.8, 0.8, 0.8], hour.air, 0.2),
      );
    }
    return { contrast: 0.25, saturation: 1.1, vignette: 0.25, bloom: 0.35 };
  },
};
