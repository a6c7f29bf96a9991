import { hex, mix, ramp, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { paintSky, paintStars } from '../paint/sky.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { spruceRow } from '../paint/trees.ts';
import { paintWater } from '../paint/water.ts';
import type { Scene } from './scene.ts';

const VEILS: readonly [readonly [Rgb, Rgb], ...(readonly [Rgb, Rgb])[]] = [
  [
    [0.16, 1, 0.45],
    [0.45, 0.2, 0.85],
  ],
  [
    [0.1, 0.9, 0.6],
    [0.2, 0.3, 0.95],
  ],
  [
    [0.35, 1, 0.3],
    [0.95, 0.2, 0.55],
  ],
  [
    [0.75, 0.3, 0.85],
    [0.3, 0.25, 1],
  ],
  [
    [0.6, 1, 0.25],
    [0.2, 0.75, 0.55],
  ],
];

/** Green and violet veils over snow and water. */
export const northernLights: Scene = {
  name: 'northern-lights',
  frames: ['classic', 'wide', 'classicUpright', 'compact', 'phoneUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.62, 0.74);
    paintSky(film, noise, { horizon: horizon + 0.05, colours: ramp([0, '#050b1e'], [0.6, '#0c2340'], [1, '#1d4a58']) });
    paintStars(film, random, horizon, 1.1);
    const [low, high] = random.turn(VEILS);
    const curtains = random.int(2, 4);
    for (let i = 0; i < curtains; i += 1) {
      const rays = createNoise(random);
      const base = horizon * random.range(0.45, 0.85);
      const tall = horizon * random.range(0.4, 0.75);
      const swing = random.range(0.25, 0.6);
      const lean = random.range(-0.35, 0.35);
      const strength = random.range(0.5, 1.1) * (i === 0 ? 1.2 : 0.75);
      film.add(
        (x, y, out) => {
          const along = x + (y - base) * lean;
          const fold = rays.swell(along * 0.8, 2) * 0.65 + rays.cloud(along * 0.5, 8) * 0.35;
          const edge = base + (fold - 0.5) * swing;
          const up = (edge - y) / tall;
          if (up < -0.12 || up > 1.3) {
            out[3] = 0;
            return;
          }
          const stripe =
            0.45 + 0.85 * step(0.3, 0.75, rays.cloud(along * 3.4 + fold * 5, 5)) * (0.5 + rays.cloud(along * 11 + fold * 14, 3));
          const rise = step(-0.1, 0.05, up) * Math.exp(-Math.max(0, up) * 2.7);
          const light = strength * stripe * rise * (0.25 + 0.9 * step(0.28, 0.62, rays.swell(along * 0.55 + 4, 7)));
          const share = step(0.15, 0.8, up);
          for (let channel = 0; channel < 3; channel += 1) out[channel] = low[channel]! + (high[channel]! - low[channel]!) * share;
          out[3] = light;
        },
        0,
        horizon + 0.05,
      );
    }
    const lit = scale(low, 0.32);
    const summit = random.range(0.6, 1.1);
    const lake = random.chance(0.6);
    const bulk = (x: number, z: number): number => {
      const shore = lake ? z - 1.8 : z - 0.8;
      return Math.min(shore * 0.4, noise.ridge(x * 0.45, z * 0.45) ** 2 * summit * step(-0.2, 3, shore) + shore * 0.02);
    };
    const eye = lake ? 0.06 : 0.2;
    paintTerrain(film, {
      horizon: horizon - 0.02,
      eye,
      lens: 1.1,
      near: lake ? 1.4 : 0.6,
      far: 8,
      height: (x, z) => bulk(x, z) + (noise.ridge(x * 3, z * 3) - 0.5) * 0.08,
      summit: 1.3,
      sea: lake ? 0 : -1,
      ground: (x, z, h, up, out) => {
        const white = step(0.45, 0.75, up + (noise.cloud(x * 5, z * 5) - 0.5) * 0.3) * step(0.02, 0.12, h);
        const value = 0.06 + white * 0.75;
        out[0] = value;
        out[1] = value;
        out[2] = value;
      },
      sun: [random.range(-1, 1), 0.9, 0.4],
      light: mix(lit, [0.1, 0.14, 0.2], 0.3),
      ambient: [0.05, 0.09, 0.15],
      air: [0.02, 0.06, 0.09],
      haze: 0.12,
    });
    if (lake)
      paintWater(film, noise, {
        horizon: horizon + 0.013,
        deep: [0.004, 0.012, 0.025],
        ripple: random.pick([0.04, 0.1, 0.22]),
        mirror: 0.92,
      });
    if (random.chance(0.75)) {
      const shape = createNoise(random);
      const base = film.height * random.range(0.94, 1.06);
      spruceRow(film, random, (x) => base - Math.abs(shape.swell(x * 0.7, 1) - 0.5) * 0.35, random.range(0.22, 0.4), 0.045, hex('#03070a'));
    }
    return { contrast: 0.25, saturation: 1.12, vignette: 0.3, bloom: 0.5, exposure: 1.15, grain: 0.028 };
  },
};
