import { hex, mix } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { curve, clockwise, ribbon } from '../paint/shapes.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { paintHour } from './hours.ts';
import type { Hour } from './hours.ts';
import type { Scene } from './scene.ts';

const CLOTHS: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['#d8332b', '#f4c430', '#f7f1e3'],
  ['#1f5fa8', '#f2f2ee', '#e5572d'],
  ['#f08c1e', '#fbe06a', '#c7352b'],
  ['#2f8f6b', '#f5e9c8', '#e0a526'],
  ['#8e3a8c', '#f29cb7', '#f7d44c'],
  ['#e0432c', '#2c6fb0', '#f6d33c'],
];

function balloon(film: Film, random: Random, x: number, y: number, size: number, hour: Hour, air: number): void {
  const cloth = random.pick(CLOTHS).map((code) => hex(code)) as [Rgb, Rgb, Rgb];
  const pattern = random.int(0, 3);
  const gores = random.int(4, 7) * 2;
  const turn = random.range(0, 1);
  const profile = curve([0, -1.12, 0.55, -1.0, 0.95, -0.55, 1, -0.05, 0.78, 0.5, 0.42, 0.98, 0.17, 1.28], false, 8);
  const right: number[] = [];
  const left: number[] = [];
  for (let i = 0; i < profile.length; i += 2) {
    right.push(x + profile[i]! * size, y + profile[i + 1]! * size);
    left.unshift(x - profile[i]! * size, y + profile[i + 1]! * size);
  }
  const half = (v: number): number => {
    for (let i = 0; i + 3 < profile.length; i += 2) {
      const from = profile[i + 1]!;
      const to = profile[i + 3]!;
      if (v <= to) return profile[i]! + ((profile[i + 2]! - profile[i]!) * (v - from)) / Math.max(1e-6, to - from);
    }
    return 0.17;
  };
  const basketY = y + size * 1.62;
  const rope = mix(hex('#3a2c22'), hour.air, air);
  for (const side of [-0.15, -0.07, 0.07, 0.15])
    film.fill(ribbon([x + side * size, y + size * 1.26, x + side * 0.75 * size, basketY], 0.0022 * size * 4), rope);
  film.fill(
    [x - size * 0.13, basketY, x + size * 0.13, basketY, x + size * 0.11, basketY + size * 0.2, x - size * 0.11, basketY + size * 0.2],
    mix(hex('#6b4526'), hour.air, air),
  );
  film.fill(clockwise([...right, ...left]), (px, py, out) => {
    const v = (py - y) / size;
    const wide = Math.max(0.02, half(v));
    const u = clamp((px - x) / size / wide, -1, 1);
    const round = Math.asin(u) / Math.PI + 0.5;
    const gore = (round * gores) / 2 + turn;
    const part = Math.floor(gore * 2);
    const seam = Math.abs(gore * 2 - part - 0.5) * 2;
    let colour: Rgb;
    if (pattern === 0) colour = cloth[(part % 3) as 0 | 1 | 2]!;
    else if (pattern === 1) colour = v > -0.35 && v < 0.2 ? cloth[1] : part % 2 === 0 ? cloth[0] : cloth[2];
    else if (pattern === 2) colour = cloth[((((part + Math.floor((v + 2) * 4)) % 3) + 3) % 3) as 0 | 1 | 2]!;
    else colour = Math.abs(((v + 1.2) * 2.2) % 1) < 0.5 ? cloth[0] : cloth[1];
    const normalX = u * 0.92;
    const normalY = -clamp(-v, -1, 1) * 0.55;
    const facing = clamp(normalX * hour.side * 0.8 + normalY * 0.5 + Math.sqrt(Math.max(0, 1 - u * u)) * 0.35 + 0.18);
    const light = (0.28 + facing * 0.85) * (0.84 + 0.16 * (1 - seam ** 6)) * (1 - step(0.6, 1.3, v) * 0.35);
    for (let channel = 0; channel < 3; channel += 1) {
      const value = colour[channel]! * (light * (0.55 + 0.3 * hour.light[channel]!));
      out[channel] = value + (hour.air[channel]! - value) * air;
    }
  });
}

/** Hot-air balloons in the morning over hills, valleys full of mist or strange rocks. */
export const balloons: Scene = {
  name: 'balloons',
  frames: ['classic', 'classicUpright', 'compact', 'square', 'wide', 'phoneUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.62, 0.74);
    const hour = paintHour(film, noise, random, ['dawn', 'golden', 'summer', 'day', 'ember'], {
      horizon: horizon + 0.16,
      clouds: ['veils', 'rolls', 'heaps'],
      amount: [0.05, 0.4],
    });
    const stone = random.turn([false, true, false]);
    const ground = stone ? hex('#c79a72') : hex('#6f8a45');
    const wood = stone ? hex('#8d7a4c') : hex('#2f5230');
    const bulk = (x: number, z: number): number => {
      const soft = noise.swell(x * 0.35, z * 0.35) * 0.55;
      return stone
        ? soft * 0.6 + Math.max(0, noise.ridge(x * 0.7, z * 0.7) - 0.5) * 1.2
        : soft + (noise.cloud(x * 0.8, z * 0.8) - 0.5) * 0.16;
    };
    const eye = 0.85;
    const lens = 1.1;
    paintTerrain(film, {
      horizon,
      eye,
      lens,
      near: ((eye - 0.4) * lens * 0.9) / (film.height - horizon),
      far: 12,
      height: (x, z) => bulk(x, z) + (1 - noise.cell(x * 22, z * 22)) * 0.02 * step(0.48, 0.56, noise.cloud(x * 1.7 + 3, z * 1.7)),
      bulk,
      summit: 0.8,
      ground: (x, z, _h, up, out) => {
        const trees = step(0.48, 0.56, noise.cloud(x * 1.7 + 3, z * 1.7)) * up;
        const field = 0.75 + 0.5 * noise.cell(x * 1.6, z * 1.6);
        const grain = 0.8 + noise.cloud(x * 24, z * 24) * 0.4;
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = (ground[channel]! * field + (wood[channel]! - ground[channel]! * field) * trees) * grain;
      },
      sun: hour.toSun,
      light: hour.light,
      ambient: hour.ambient,
      air: hour.air,
      haze: random.range(0.1, 0.2),
      fog: random.chance(0.6) ? { level: 0.26, depth: 0.14, colour: mix(hour.air, [0.95, 0.95, 0.95], 0.4) } : undefined,
    });
    const far = random.int(2, 7);
    for (let i = 0; i < far; i += 1) {
      const size = random.range(0.012, 0.045);
      balloon(
        film,
        random,
        film.width * random.range(0.05, 0.95),
        horizon * random.range(0.25, 1.0),
        size,
        hour,
        clamp(0.55 - size * 9, 0.1, 0.5),
      );
    }
    const near = random.int(1, 3);
    let x = film.width * random.range(0.2, 0.4);
    for (let i = 0; i < near; i += 1) {
      const size = random.range(0.09, 0.19) * (i === 0 ? 1.15 : 0.8);
      balloon(film, random, x, horizon * random.range(0.22, 0.62) + size * 0.3, size, hour, 0.03);
      x += film.width * random.range(0.25, 0.42);
    }
    return { contrast: 0.25, saturation: 1.1, vignette: 0.25, bloom: 0.35 };
  },
};
