import { hex, mix, scale } from '../paint/colour.ts';
import { step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { person } from '../paint/figures.ts';
import type { Outline } from '../paint/raster.ts';
import { blob, capsule, ribbon } from '../paint/shapes.ts';
import type { Film } from '../paint/film.ts';
import type { Random } from '../paint/random.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { paintWater } from '../paint/water.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

function jetty(film: Film, random: Random, horizon: number): void {
  const middle = film.width * random.range(0.3, 0.7);
  const end = horizon + (film.height - horizon) * random.range(0.3, 0.45);
  const wide = random.range(0.16, 0.24);
  const lean = random.range(-0.15, 0.15);
  const boards = 16;
  for (let i = 0; i < boards; i += 1) {
    const near = (t: number): number => 1 / (1 + (1 - t) * 4.2);
    const y0 = end + (film.height + 0.06 - end) * ((near(i / boards) - near(0)) / (1 - near(0)));
    const y1 = end + (film.height + 0.06 - end) * ((near((i + 0.92) / boards) - near(0)) / (1 - near(0)));
    const half = (y: number): number => wide * (0.22 + (0.95 * (y - end)) / (film.height - end));
    const x = (y: number): number => middle + (lean * (y - end)) / (film.height - end);
    const tone = random.range(0.75, 1.15);
    film.fill([x(y0) - half(y0), y0, x(y0) + half(y0), y0, x(y1) + half(y1), y1, x(y1) - half(y1), y1], scale(hex('#7d6650'), tone));
    if (i % 5 === 1) {
      for (const side of [-1, 1]) {
        const px = x(y1) + side * half(y1);
        film.fill(capsule(px, y1 + 0.02, half(y1) * 0.1, px, y1 - half(y1) * 0.55, half(y1) * 0.1), hex('#3a2e24'));
      }
    }
  }
}

function canoe(film: Film, random: Random, horizon: number): void {
  const x = film.width * random.range(0.3, 0.7);
  const y = horizon + (film.height - horizon) * random.range(0.3, 0.6);
  const size = 0.06 + (y - horizon) * 0.25;
  const paint = hex(random.pick(['#b8352a', '#d8922e', '#2f6f8f', '#c9b28a']));
  const hull = (flip: number): Outline =>
    blob(
      ...[-1, -0.2, -0.86, 0.0, -0.4, 0.07, 0.4, 0.07, 0.86, 0.0, 1, -0.2, 0.6, -0.09, 0, -0.06, -0.6, -0.09].map((part, i) =>
        i % 2 === 0 ? x + part * size : y + (part - 0.07) * size * flip,
      ),
    );
  film.fill(hull(-0.8), scale(paint, 0.35), 0.6);
  film.fill(hull(1), (_px, py, out) => {
    const lit = 0.45 + 0.75 * step(y - size * 0.02, y - size * 0.2, py);
    out[0] = paint[0] * lit;
    out[1] = paint[1] * lit;
    out[2] = paint[2] * lit;
  });
  const rower = random.chance(0.6);
  if (rower) {
    film.fill(person(x - size * 0.1, y - size * 0.1, size * 0.62, { pose: 'sit', hat: random.chance(0.4) }), hex('#22252c'));
    film.fill(ribbon([x - size * 0.05, y - size * 0.42, x + size * 0.42, y + size * 0.02], size * 0.014), hex('#6a4c2c'));
  }
}

/** A still mountain lake that doubles what stands behind it. */
export const lake: Scene = {
  name: 'lake',
  frames: ['classic', 'compact', 'wide', 'classicUpright', 'classic', 'panorama'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.46, 0.58);
    const hour = paintHour(film, noise, random, ['dawn', 'day', 'summer', 'golden', 'ember', 'dusk', 'day'], {
      horizon,
      clouds: ['heaps', 'heaps', 'rolls', 'veils'],
    });
    const { air } = hour;
    const autumn = random.chance(0.45);
    const tall = random.range(1.5, 2.3);
    const gap = random.range(-0.35, 0.35);
    const bulk = (x: number, z: number): number => {
      const bend = (noise.cloud(x * 0.5, z * 0.5) - 0.5) * 0.7;
      const crest = noise.ridge((x + bend) * 0.36, (z - bend) * 0.36 + 1);
      const rise = crest < 0.62 ? crest : 0.62 + (1 - Math.exp((0.62 - crest) * 3.2)) * 0.25;
      const shore = z - 1.7 + (noise.cloud(x * 0.9, 3) - 0.5) * 0.5;
      const flank = Math.min(1.1, Math.abs(x / z - gap) * 1.3);
      return Math.min(shore * 0.5, (0.05 + rise * rise * tall * 0.8 * (0.25 + flank)) * step(-0.1, 2.4, shore) + shore * 0.06);
    };
    const treeline = random.range(0.16, 0.3);
    const height = (x: number, z: number): number => {
      const h = bulk(x, z);
      const detail = noise.ridge(x * 1.7, z * 1.7) - 0.5;
      const grit = noise.ridge(x * 7, z * 7) - 0.5;
      const rough = h + (detail * 0.3 + grit * 0.06) * h * 0.9;
      return rough < treeline
        ? rough + (1 - noise.cell(x * 30, z * 30)) * 0.02 * step(treeline, treeline - 0.06, rough) * step(0, 0.03, h)
        : rough;
    };
    const rock = hex('#87807c');
    const meadow = autumn ? hex('#a07c36') : hex('#65803e');
    const wood = hex('#1d3a26');
    const gold = autumn ? hex('#c07a1c') : hex('#3d6228');
    const snow = hex('#f4f7fb');
    const snowline = tall * random.range(0.22, 0.6);
    const eye = 0.05;
    const lens = random.range(1.05, 1.35);
    const level = horizon - 0.02;
    paintTerrain(film, {
      horizon: level,
      eye,
      lens,
      near: 1.3,
      far: 9,
      height,
      bulk,
      summit: tall,
      sea: 0,
      ground: (x, z, h, up, out) => {
        const patch = noise.cloud(x * 3, z * 3) - 0.5;
        const grain = 1 + (noise.cloud(x * 30, z * 30) - 0.5) * 0.7;
        const white = step(snowline - 0.05, snowline + 0.2, h + patch * 0.5) * step(0.4, 0.62, up + patch * 0.3);
        const green = step(treeline + 0.2, treeline - 0.02, h + patch * 0.2) * step(0.4, 0.65, up);
        const trees = step(treeline + 0.04, treeline - 0.04, h + patch * 0.2);
        const golden = step(0.46, 0.6, noise.cloud(x * 9 + 3, z * 9)) * step(treeline * 0.7, treeline * 0.2, h);
        for (let channel = 0; channel < 3; channel += 1) {
          let value = rock[channel]! * grain;
          value += (meadow[channel]! * grain - value) * green;
          value += ((wood[channel]! + (gold[channel]! - wood[channel]!) * golden) * (1 + patch) * grain - value) * trees;
          value += (snow[channel]! - value) * white;
          out[channel] = value;
        }
      },
      sun: hour.toSun,
      light: hour.light,
      ambient: hour.ambient,
      air,
      haze: random.range(0.05, 0.16),
      fog: random.chance(0.35) ? { level: 0.1, depth: 0.09, colour: mix(air, [0.9, 0.9, 0.95], 0.35) } : undefined,
    });
    const shore = level + (eye * lens) / 2.1;
    const deep = random.pick([hex('#0e4a58'), hex('#12384a'), hex('#1f6a70'), hex('#1c3448')]);
    paintWater(film, noise, {
      horizon: shore,
      deep: mix(deep, scale(air, 0.4), 0.25),
      ripple: random.pick([0.04, 0.08, 0.16, 0.3]),
      mirror: 0.95,
    });
    const extra = random.turn([0.1, 0.9, 0.4, 0.9, 0.3]);
    if (extra < 0.25) jetty(film, random, shore);
    else if (extra < 0.5) canoe(film, random, shore);
    return { contrast: 0.28, saturation: 1.12, vignette: 0.3, bloom: 0.35 };
  },
};
