import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { ellipse, roundedRectangle } from '../paint/shapes.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { spruce } from '../paint/trees.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

const LANDS = [
  { ground: '#b8834c', scrub: '#8a8450', rock: '#b8623c', snow: false, trees: false },
  { ground: '#7f9448', scrub: '#5c7a38', rock: '#807a78', snow: true, trees: true },
  { ground: '#c0a464', scrub: '#8f8a4a', rock: '#8a8078', snow: true, trees: false },
  { ground: '#6a8a44', scrub: '#3f6232', rock: '#5f6a5a', snow: false, trees: true },
] as const;

/** The open road, straight towards the mountains. */
export const road: Scene = {
  name: 'road',
  frames: ['classic', 'wide', 'classicUpright', 'compact', 'phoneUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.44, 0.54);
    const hour = paintHour(film, noise, random, ['day', 'ember', 'summer', 'golden', 'dusk', 'dawn'], {
      horizon: horizon + 0.04,
      clouds: ['rolls', 'heaps', 'veils'],
      amount: [0.2, 0.6],
    });
    const land = random.turn(LANDS);
    const ground = hex(land.ground);
    const scrub = hex(land.scrub);
    const rock = hex(land.rock);
    const asphalt = hex(random.pick(['#55565a', '#64605c', '#4a4c52']));
    const shift = random.range(-0.25, 0.25);
    const curveOf = random.range(-0.05, 0.05);
    const lane = (z: number): number => shift * z + curveOf * z * z - shift * 0.4;
    const half = 0.26;
    const yellow = random.chance(0.5) ? hex('#e8b830') : hex('#e8e6e0');
    const tall = random.range(0.9, 1.6);
    const bulk = (x: number, z: number): number => {
      const away = Math.abs(x - lane(z));
      const far =
        step(4, 9, z) * noise.ridge(x * 0.28, z * 0.28) ** 1.6 * tall * step(0.05, 0.5, Math.abs(x / z - shift - curveOf * z) + 0.12);
      return far + noise.swell(x * 0.6, z * 0.6) * 0.16 * step(half, half + 1.6, away) - 0.02;
    };
    const eye = 0.3;
    const lens = random.range(1, 1.25);
    paintTerrain(film, {
      horizon,
      eye,
      lens,
      near: ((eye + 0.02) * lens * 0.92) / (film.height - horizon),
      far: 15,
      height: (x, z) => {
        const away = Math.abs(x - lane(z));
        const bushes =
          (1 - noise.cell(x * 9, z * 9)) * step(0.5, 0.62, noise.cloud(x * 2, z * 2)) * 0.035 * step(half + 0.06, half + 0.25, away);
        return bulk(x, z) + bushes + (z > 4 ? (noise.ridge(x * 1.6, z * 1.6) - 0.5) * 0.12 * step(4, 8, z) : 0);
      },
      bulk,
      summit: 1.8,
      ground: (x, z, h, up, out) => {
        const off = x - lane(z);
        const away = Math.abs(off);
        const grain = 0.85 + (noise.cloud(x * 24, z * 24) - 0.5) * 0.5;
        const high = step(0.12, 0.3, h);
        const green = step(0.46, 0.6, noise.cloud(x * 2, z * 2));
        const white = land.snow ? step(tall * 0.42, tall * 0.6, h + (noise.cloud(x * 2, z * 2) - 0.5) * 0.3) * step(0.4, 0.7, up) : 0;
        for (let channel = 0; channel < 3; channel += 1) {
          let value = ground[channel]! + (scrub[channel]! - ground[channel]!) * green;
          value += (rock[channel]! - value) * high;
          out[channel] = (value + (0.92 - value) * white) * grain;
        }
        if (away > half + 0.05) return;
        const worn = 0.82 + noise.cloud(x * 3, z * 0.8) * 0.3 + (noise.cloud(x * 60, z * 60) - 0.5) * 0.2;
        const soft = 0.004 + z * 0.004;
        const on = step(half + 0.02 + soft, half - soft, away);
        const dash = (z * 1.6) % 1 < 0.55 ? 1 : 0;
        const paint = Math.max(
          step(0.012 + soft, 0.012 - soft * 0.5, away) * dash,
          step(0.011 + soft, 0.011 - soft * 0.5, Math.abs(away - half * 0.88)),
        );
        const colour: Rgb = away < half * 0.4 ? yellow : [0.8, 0.8, 0.78];
        for (let channel = 0; channel < 3; channel += 1) {
          const surface = asphalt[channel]! * worn + (colour[channel]! - asphalt[channel]! * worn) * paint * 0.85;
          out[channel] = out[channel]! + (surface - out[channel]!) * on;
        }
      },
      sun: hour.toSun,
      light: hour.light,
      ambient: hour.ambient,
      air: hour.air,
      haze: random.range(0.04, 0.09),
    });
    if (land.trees) {
      const trees = Array.from({ length: random.int(12, 30) }, () => ({
        z: 0.9 + 4.6 * random.next() ** 0.7,
        side: random.pick([-1, 1]),
        off: random.range(0.45, 1.6),
      })).sort((a, b) => b.z - a.z);
      for (const { z, side, off } of trees) {
        const x = lane(z) + side * off;
        const px = film.width / 2 + (x * lens) / z;
        const py = horizon - ((bulk(x, z) - eye) * lens) / z;
        const tone = mix(mix(hex('#1c3a24'), scale(hour.light, 0.05), 0.15), hour.air, Math.min(0.3, z * 0.04));
        film.fill(spruce(random, px, py + 0.006, random.range(0.55, 1) / z), scale(tone, random.range(0.7, 1.3)));
      }
    }
    if (random.chance(0.55)) {
      const z = random.range(1.7, 3.2);
      const px = film.width / 2 + ((lane(z) + half * 0.45) * lens) / z;
      const py = horizon + ((eye + 0.02) * lens) / z;
      const size = (0.105 * lens) / z;
      const paint = hex(random.pick(['#c8302a', '#2f6aa8', '#e8b83a', '#e8e4dc', '#3f7a6a', '#e07a3a']));
      film.fill(ellipse(px, py, size * 1.25, size * 0.16), [0.01, 0.01, 0.012], 0.6);
      for (const side of [-0.78, 0.5])
        film.fill(
          roundedRectangle(px + side * size, py - size * 0.3, px + (side + 0.28) * size, py + size * 0.08, size * 0.06),
          [0.01, 0.01, 0.01],
        );
      const body = (left: number, top: number, right: number, bottom: number, round: number, colour: Rgb): void =>
        film.fill(
          roundedRectangle(px + left * size, py + top * size, px + right * size, py + bottom * size, round * size),
          (_qx, qy, out) => {
            const light = 0.55 + 0.6 * clamp((py - qy) / size / 1.7);
            for (let channel = 0; channel < 3; channel += 1)
              out[channel] = colour[channel]! * light * (hour.ambient[channel]! * 0.5 + hour.light[channel]! * 0.3);
          },
        );
      const van = random.chance(0.5);
      body(-0.82, van ? -1.75 : -1.3, 0.82, -0.6, 0.26, van ? mix(paint, [0.9, 0.9, 0.86], 0.85) : scale(paint, 0.85));
      body(-0.68, van ? -1.56 : -1.18, 0.68, -0.85, 0.14, [0.1, 0.13, 0.17]);
      body(-0.95, -0.88, 0.95, -0.1, 0.2, paint);
      for (const side of [-0.86, 0.6])
        film.fill(
          roundedRectangle(px + side * size, py - size * 0.68, px + (side + 0.26) * size, py - size * 0.5, size * 0.05),
          hour.height < 0.4 ? [2.2, 0.2, 0.1] : [0.6, 0.05, 0.04],
        );
      film.fill(roundedRectangle(px - size * 0.2, py - size * 0.45, px + size * 0.2, py - size * 0.3, size * 0.02), [0.7, 0.7, 0.66]);
    }
    return { contrast: 0.25, saturation: 1.1, vignette: 0.3, bloom: 0.4 };
  },
};
