import { hex, mix, scale } from '../paint/colour.ts';
import { gull } from '../paint/figures.ts';
import { clamp, glow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { clockwise, ellipse, rectangle } from '../paint/shapes.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { paintWater } from '../paint/water.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

/** A lighthouse on the cliffs, surf below. */
export const lighthouse: Scene = {
  name: 'lighthouse',
  frames: ['classic', 'classicUpright', 'compact', 'wide', 'compactUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.5, 0.6);
    const hour = paintHour(film, noise, random, ['summer', 'golden', 'ember', 'dusk', 'day', 'grey', 'moon'], {
      horizon,
      clouds: ['heaps', 'rolls', 'veils'],
      amount: [0.25, 0.65],
    });
    paintWater(film, noise, {
      horizon,
      deep: mix(hex('#11506c'), scale(hour.air, 0.35), hour.name === 'summer' || hour.name === 'day' ? 0.1 : 0.45),
      ripple: random.range(0.6, 0.9),
      mirror: 0.7,
      fineness: 1.9,
      glitter: { x: hour.sunX, colour: hour.sun, strength: 0.8, width: 0.2 },
    });
    const side = random.pick([-1, 1]);
    const reach = random.range(0.1, 0.5);
    const tall = random.range(0.22, 0.34);
    const eye = 0.5;
    const lens = 1.1;
    const plateau = (x: number, z: number): number => {
      const coast = (x * side) / z + 0.12 * (z - 2.4) + (noise.cloud(x * 0.8, z * 0.8) - 0.5) * 0.9 + reach * 0.3;
      return step(-0.12, 0.1, coast);
    };
    const land = (x: number, z: number): number => {
      const on = plateau(x, z);
      const cliff = (noise.ridge(x * 3, z * 3) - 0.5) * 0.16 * on * (1.2 - on);
      return on * tall * (0.85 + noise.swell(x * 0.7, z * 0.7) * 0.5) * (0.3 + 0.7 * step(0.7, 1.9, z)) + cliff - 0.02;
    };
    const grass = random.chance(0.75) ? hex('#6f8c42') : hex('#a8924e');
    const rock = hex(random.pick(['#8a7a6a', '#a08468', '#d8cfc0', '#6a6a6e']));
    paintTerrain(film, {
      horizon,
      eye,
      lens,
      near: 0.75,
      far: 5.5,
      height: (x, z) => land(x, z) + (noise.cloud(x * 12, z * 12) - 0.5) * 0.012,
      summit: 0.6,
      sea: 0.004,
      ground: (x, z, h, up, out) => {
        const green = step(0.55, 0.82, up + (noise.cloud(x * 6, z * 6) - 0.5) * 0.3) * step(tall * 0.4, tall * 0.7, h);
        const bands = 0.8 + 0.35 * noise.cloud(x * 2 + 3, h * 26);
        const blades = 0.75 + noise.cloud(x * 34, z * 34) * 0.5;
        const foam = step(0.035, 0.004, h) * step(0.25, 0.5, noise.cloud(x * 18, z * 18));
        for (let channel = 0; channel < 3; channel += 1) {
          const value = rock[channel]! * bands + (grass[channel]! * blades - rock[channel]! * bands) * green;
          out[channel] = value + (0.95 - value) * foam;
        }
      },
      sun: hour.toSun,
      light: hour.light,
      ambient: hour.ambient,
      air: hour.air,
      haze: 0.07,
    });
    const z = random.range(2.2, 3);
    const x = side * z * random.range(0.12, 0.34);
    const foot = horizon - ((land(x, z) - eye) * lens) / z + 0.01;
    const px = film.width / 2 + (x * lens) / z;
    const size = random.range(0.3, 0.42);
    const half = size * 0.085;
    const stripe = hex(random.pick(['#c8302a', '#c8302a', '#2a3a5a', '#f2efe8']));
    const top = foot - size;
    const lit = (u: number, channel: number): number =>
      hour.ambient[channel]! * 0.42 + hour.light[channel]! * 0.42 * clamp(0.5 + u * hour.side * 0.55);
    film.fill([px - half, foot + 0.01, px + half, foot + 0.01, px + half * 0.62, top, px - half * 0.62, top], (qx, qy, out) => {
      const u = (qx - px) / half;
      const band = Math.floor(((foot - qy) / size) * 5) % 2 === 1;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = (band ? stripe[channel]! : 0.9) * lit(u, channel);
    });
    film.fill(rectangle(px - half * 0.92, top - size * 0.015, px + half * 0.92, top + size * 0.01), scale(hour.ambient, 0.08));
    film.fill(rectangle(px - half * 0.5, top - size * 0.105, px + half * 0.5, top - size * 0.012), [0.9, 0.85, 0.6]);
    film.fill(rectangle(px - half * 0.04, top - size * 0.105, px + half * 0.04, top - size * 0.012), [0.05, 0.05, 0.05]);
    film.fill(clockwise([...ellipse(px, top - size * 0.105, half * 0.66, size * 0.055, 0, 24)]), scale(stripe, 0.6));
    const dark = ['ember', 'dusk', 'moon', 'grey'].includes(hour.name);
    if (dark) {
      const lampY = top - size * 0.06;
      glow(film, px, lampY, 0.2, [1, 0.85, 0.5], 0.7);
      const aim = random.range(-0.2, 0.12);
      for (const turn of [0, Math.PI]) {
        film.add(
          (qx, qy, out) => {
            const dx = qx - px;
            const dy = qy - lampY;
            const angle = Math.atan2(dy, dx) - (turn === 0 ? aim : Math.PI - aim);
            const off = Math.atan2(Math.sin(angle), Math.cos(angle));
            const distance = Math.hypot(dx, dy);
            out[0] = 1;
            out[1] = 0.88;
            out[2] = 0.6;
            out[3] = Math.exp(-((off / 0.05) ** 2)) * Math.exp(-distance * 1.8) * 0.32;
          },
          0,
          horizon,
        );
      }
    }
    const house = size * 0.28;
    const hx = px + side * size * 0.24;
    film.fill(rectangle(hx - house * 0.5, foot - house * 0.42, hx + house * 0.5, foot + 0.012), (qx, _qy, out) => {
      for (let channel = 0; channel < 3; channel += 1) out[channel] = 0.85 * lit((qx - hx) / house, channel);
    });
    film.fill(
      [
        hx - house * 0.58,
        foot - house * 0.4,
        hx - house * 0.4,
        foot - house * 0.74,
        hx + house * 0.4,
        foot - house * 0.74,
        hx + house * 0.58,
        foot - house * 0.4,
      ],
      scale(mix(hex('#a8482e'), hour.ambient, 0.2), 0.7),
    );
    for (const part of [-0.25, 0.2])
      film.fill(
        rectangle(hx + house * part - house * 0.07, foot - house * 0.28, hx + house * part + house * 0.07, foot - house * 0.1),
        dark ? [1.6, 1, 0.4] : [0.05, 0.07, 0.1],
      );
    const birds = random.int(0, 5);
    for (let i = 0; i < birds; i += 1)
      film.fill(
        gull(
          film.width * random.range(0.08, 0.92),
          horizon * random.range(0.15, 0.9),
          random.range(0.03, 0.07),
          random.range(0, 1),
          random.range(-0.4, 0.4),
        ),
        mix([0.85, 0.85, 0.85], hour.ambient, dark ? 0.8 : 0.2),
      );
    return { contrast: 0.26, saturation: 1.1, vignette: 0.3, bloom: 0.4 };
  },
};
