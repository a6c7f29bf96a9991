import { hex, mix, scale } from '../paint/colour.ts';
import { walker } from '../paint/figures.ts';
import type { Film } from '../paint/film.ts';
import { glow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { ellipse, leaf, lump, rectangle } from '../paint/shapes.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { branches } from '../paint/trees.ts';
import { paintHour } from './hours.ts';
import type { Hour } from './hours.ts';
import type { Scene } from './scene.ts';

function snowySpruce(film: Film, random: Random, x: number, y: number, height: number, hour: Hour, misty: number): void {
  const wood = mix(hex('#1c302c'), hour.air, misty);
  const bright = [0, 1, 2].map((channel) => 0.34 * hour.light[channel]! + hour.ambient[channel]! * 0.42) as [number, number, number];
  const white = mix(bright, hour.air, misty);
  const shade = mix(scale(hour.ambient, 0.72), hour.air, misty);
  film.fill([x - height * 0.016, y, x + height * 0.016, y, x, y - height], scale(wood, 0.7));
  const rows = Math.max(9, Math.min(24, Math.round(height * 70)));
  const girth = random.range(0.16, 0.22);
  for (let i = rows; i >= 0; i -= 1) {
    const t = (i + 0.4) / rows;
    const level = y - height * (1.0 - t * 0.93);
    const reach = height * girth * t ** 0.8;
    const boughs = 3 + Math.round(t * 7);
    for (let k = 0; k < boughs; k += 1) {
      const u = ((k + random.range(0.1, 0.9)) / boughs) * 2 - 1;
      const droop = random.range(0.35, 0.75);
      const angle = Math.atan2(droop, u * 1.5);
      const length = (Math.abs(u) * 0.75 + 0.3) * reach * random.range(0.75, 1.2) + height * 0.015;
      const half = length * 0.2 + height * 0.006;
      const top = level - Math.abs(u) * height * 0.012;
      film.fill(leaf(x + u * reach * 0.1, top, length, half, angle, 0.55), scale(wood, random.range(0.6, 1.2)));
      const lit = u * hour.side > random.range(-0.5, 0.15);
      film.fill(
        leaf(
          x + u * reach * 0.1,
          top - half * 0.55,
          length * random.range(0.6, 0.95),
          half * random.range(0.45, 0.85),
          angle - Math.sign(u) * 0.1,
          0.6,
        ),
        lit ? white : shade,
        random.range(0.6, 1),
      );
    }
  }
}

function cabin(film: Film, random: Random, x: number, y: number, size: number, hour: Hour): void {
  const wall = hex(random.pick(['#5a3a26', '#8c2f28', '#4a3b30']));
  film.fill(rectangle(x - size, y - size * 0.7, x + size, y), (px, py, out) => {
    const plank = 0.75 + 0.25 * Math.abs(Math.sin(py * 160));
    const lit = 0.5 + (px - x) * hour.side * 0.3;
    for (let channel = 0; channel < 3; channel += 1)
      out[channel] = wall[channel]! * plank * (lit * hour.light[channel]! * 0.4 + hour.ambient[channel]! * 0.7);
  });
  film.fill(
    [
      x - size * 1.25,
      y - size * 0.66,
      x,
      y - size * 1.5,
      x + size * 1.25,
      y - size * 0.66,
      x + size * 1.2,
      y - size * 0.56,
      x,
      y - size * 1.36,
      x - size * 1.2,
      y - size * 0.56,
    ],
    mix([0.8, 0.83, 0.9], hour.ambient, 0.35),
  );
  film.fill(
    [x - size * 1.2, y - size * 0.62, x, y - size * 1.44, x + size * 1.2, y - size * 0.62],
    mix([0.82, 0.86, 0.94], hour.ambient, 0.4),
  );
  for (const side of [-0.5, 0.5]) {
    film.fill(rectangle(x + side * size - size * 0.2, y - size * 0.5, x + side * size + size * 0.2, y - size * 0.14), [2.1, 1.25, 0.42]);
    film.fill(rectangle(x + side * size - size * 0.02, y - size * 0.5, x + side * size + size * 0.02, y - size * 0.14), scale(wall, 0.4));
    glow(film, x + side * size, y - size * 0.3, size * 1.3, [1, 0.6, 0.2], 0.35);
  }
}

/** Deep snow with long blue shadows, spruces under white, a cabin or someone on a walk. */
export const winter: Scene = {
  name: 'winter',
  frames: ['classic', 'classicUpright', 'compact', 'wide', 'compactUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.42, 0.56);
    const hour = paintHour(film, noise, random, ['day', 'dawn', 'golden', 'moon', 'grey', 'ember'], {
      horizon: horizon + 0.12,
      clouds: ['veils', 'rolls', 'heaps'],
      amount: [0.1, 0.5],
    });
    const snow = hex('#f2f4f8');
    const bulk = (x: number, z: number): number =>
      noise.swell(x * 0.5, z * 0.5) * 0.3 * step(0.2, 2, z) + Math.max(0, noise.ridge(x * 0.3, z * 0.3) - 0.3) * 1.5 * step(3.2, 7, z);
    const eye = random.range(0.42, 0.6);
    const lens = 1.1;
    const track = random.chance(0.5);
    const turn = random.range(-0.3, 0.3);
    const lane = (z: number): number => turn * z + Math.sin(z * 1.3) * 0.18;
    paintTerrain(film, {
      horizon,
      eye,
      lens,
      near: ((eye - 0.12) * lens * 0.85) / (film.height - horizon),
      far: 11,
      height: (x, z) => {
        const h = bulk(x, z) + (noise.swell(x * 3, z * 3) - 0.5) * 0.035 + (noise.cloud(x * 9, z * 9) - 0.5) * 0.006;
        const beside = track ? Math.abs(x - lane(z)) : 1;
        const woods =
          z > 3.4 ? (1 - noise.cell(x * 20, z * 20)) * 0.07 * step(0.46, 0.54, noise.cloud(x * 0.9, z * 0.9)) * step(0.9, 0.4, h) : 0;
        return h - step(0.07, 0.04, beside) * 0.02 + woods;
      },
      bulk,
      summit: 1.5,
      ground: (x, z, h, up, out) => {
        const woods = z > 3.4 ? step(0.46, 0.54, noise.cloud(x * 0.9, z * 0.9)) * step(0.9, 0.4, h) * step(0.98, 0.8, up) : 0;
        const glint = noise.cloud(x * 70, z * 70) > 0.9 ? 0.35 : 0;
        for (let channel = 0; channel < 3; channel += 1) out[channel] = snow[channel]! * (1 - woods * 0.82) + glint * step(2, 0.5, z);
      },
      sun: [hour.side * 1.2, hour.name === 'day' ? 0.55 : 0.36, random.range(-0.1, 0.5)],
      light: scale(hour.light, 0.62),
      ambient: mix(scale(hour.ambient, 0.85), [0.3, 0.42, 0.72], hour.name === 'moon' ? 0.05 : 0.3),
      air: hour.air,
      haze: random.range(0.07, 0.2),
      fog: random.chance(0.3) ? { level: 0.2, depth: 0.16, colour: hour.air } : undefined,
    });
    const at = (z: number, x: number): number => horizon + ((eye - bulk(x, z) - 0.01) * lens) / z;
    const trees = random.int(6, 20);
    const places = Array.from({ length: trees }, () => ({ z: random.range(1.1, 4.5), across: random.range(-0.62, 0.62) })).sort(
      (a, b) => b.z - a.z,
    );
    for (const { z, across } of places) {
      const x = across * film.width * (z / lens);
      if (track && Math.abs(x - lane(z)) < 0.2) continue;
      const y = at(z, x);
      const height = random.range(0.5, 0.95) / z;
      const px = film.width / 2 + (x * lens) / z;
      film.fill(ellipse(px - hour.side * height * 0.22, y + height * 0.02, height * 0.3, height * 0.035), [0.12, 0.2, 0.4], 0.4);
      snowySpruce(film, random, px, y, height, hour, Math.min(0.7, z * 0.1));
    }
    const extra = random.next();
    if (extra < 0.3) cabin(film, random, film.width * random.range(0.25, 0.75), at(1.6, 0) + 0.02, random.range(0.08, 0.13), hour);
    else if (extra < 0.55) {
      const z = random.range(1.2, 2);
      for (let i = 0; i < random.int(1, 3); i += 1) {
        const x = lane(z) + i * 0.12;
        walker(film, random, film.width / 2 + (x * lens) / z, at(z, x), random.range(0.17, 0.22) / z, hour.light);
      }
    } else if (extra < 0.7) {
      const white = mix(scale(snow, 0.8), hour.ambient, 0.2);
      branches(
        film,
        random,
        { x: film.width * random.range(0.15, 0.85), y: film.height * 1.02, length: film.height * 0.3, angle: -Math.PI / 2, half: 0.02 },
        5,
        hex('#2a2628'),
        (x, y, isEnd) => {
          if (isEnd) film.fill(lump(random, x, y, 0.012, 0.008, 0.3, 7), white);
        },
      );
    }
    if (random.chance(0.45)) {
      for (let i = 0; i < 160; i += 1) {
        const size = 0.002 + 0.009 * random.next() ** 4;
        film.fill(
          ellipse(random.range(0, film.width), random.range(0, film.height), size, size * random.range(0.9, 1.3), 0.4, 12),
          scale(snow, 0.95),
          size > 0.006 ? 0.35 : 0.75,
        );
      }
    }
    return { contrast: 0.25, saturation: 1.12, vignette: 0.25, bloom: 0.35 };
  },
};
