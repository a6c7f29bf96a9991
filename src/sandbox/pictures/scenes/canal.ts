import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, glow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { blob, clockwise, ellipse, rectangle, ribbon } from '../paint/shapes.ts';
import { crown } from '../paint/trees.ts';
import { paintWater } from '../paint/water.ts';
import { paintHour } from './hours.ts';
import type { Hour } from './hours.ts';
import type { Scene } from './scene.ts';

const WALLS = [
  '#8a4a38',
  '#6b3a30',
  '#a8604a',
  '#54403a',
  '#c79a5a',
  '#d8c7a4',
  '#4a5a68',
  '#b5695a',
  '#7a8a80',
  '#e0b8a0',
  '#3c3a40',
] as const;
const BRIGHT = ['#d9483b', '#e8b23a', '#3c82b5', '#4f9c78', '#e8864a', '#e5cfa0', '#b85a78', '#6aa8c0', '#f0e8d8'] as const;

type Gable = 'step' | 'bell' | 'pointed' | 'flat';

function gable(kind: Gable, left: number, right: number, eaves: number, rise: number): readonly number[] {
  const middle = (left + right) / 2;
  const wide = right - left;
  if (kind === 'pointed') return [left, eaves, middle, eaves - rise, right, eaves];
  if (kind === 'flat')
    return [
      left - wide * 0.04,
      eaves,
      left - wide * 0.04,
      eaves - rise * 0.14,
      right + wide * 0.04,
      eaves - rise * 0.14,
      right + wide * 0.04,
      eaves,
    ];
  if (kind === 'bell') {
    return [
      left,
      eaves,
      left + wide * 0.06,
      eaves - rise * 0.22,
      left + wide * 0.2,
      eaves - rise * 0.38,
      left + wide * 0.28,
      eaves - rise * 0.75,
      left + wide * 0.4,
      eaves - rise * 0.95,
      middle,
      eaves - rise,
      right - wide * 0.4,
      eaves - rise * 0.95,
      right - wide * 0.28,
      eaves - rise * 0.75,
      right - wide * 0.2,
      eaves - rise * 0.38,
      right - wide * 0.06,
      eaves - rise * 0.22,
      right,
      eaves,
    ];
  }
  const points: number[] = [];
  const back: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const inset = (wide * i) / 10;
    points.push(left + inset, eaves - (rise * i) / 5, left + inset, eaves - (rise * (i + 1)) / 5);
    back.unshift(right - inset, eaves - (rise * (i + 1)) / 5, right - inset, eaves - (rise * i) / 5);
  }
  return [...points, ...back];
}

function house(
  film: Film,
  noise: Noise,
  random: Random,
  left: number,
  right: number,
  foot: number,
  tall: number,
  wall: Rgb,
  hour: Hour,
  evening: boolean,
): void {
  const eaves = foot - tall;
  const wide = right - left;
  const kind = random.pick(['step', 'bell', 'pointed', 'flat', 'bell']);
  const light = [0, 1, 2].map((channel) => hour.light[channel]! * 0.34 + hour.ambient[channel]! * 0.5) as [number, number, number];
  const brick = (x: number, y: number, out: Float32Array): void => {
    const tone =
      0.8 + noise.cloud(x * 22, y * 22) * 0.28 + (noise.cloud(x * 3, y * 1.2) - 0.5) * 0.3 - step(foot - tall * 0.12, foot, y) * 0.2;
    const edge = 0.82 + 0.18 * clamp((x - left) / 0.008);
    for (let channel = 0; channel < 3; channel += 1) out[channel] = wall[channel]! * tone * edge * light[channel]!;
  };
  const trim: Rgb = [0.75 * light[0], 0.73 * light[1], 0.68 * light[2]];
  const top = clockwise(gable(kind, left, right, eaves + 0.002, wide * random.range(0.7, 1.05)));
  if (kind !== 'flat') film.fill(top, trim);
  film.fill(
    kind === 'flat'
      ? top
      : top.map((value, i) => (i % 2 === 0 ? (left + right) / 2 + (value - (left + right) / 2) * 0.94 : value + wide * 0.035)),
    kind === 'flat' ? trim : brick,
  );
  film.fill(rectangle(left, eaves, right, foot), brick);
  const columns = wide > 0.13 ? 3 : 2;
  const floors = Math.max(3, Math.round(tall / 0.085));
  const frame = scale(trim, 1.05);
  for (let floor = 0; floor < floors; floor += 1) {
    const y0 = eaves + (tall * (floor + 0.2)) / floors;
    const y1 = y0 + (tall / floors) * (floor === floors - 1 ? 0.8 : 0.62);
    for (let column = 0; column < columns; column += 1) {
      const x0 = left + wide * (0.1 + (0.8 * (column + 0.16)) / columns);
      const x1 = x0 + (wide * 0.8 * 0.68) / columns;
      film.fill(rectangle(x0 - 0.003, y0 - 0.003, x1 + 0.003, y1 + 0.003), frame);
      if (floor === floors - 1 && column === 0) {
        film.fill(rectangle(x0, y0, x1, y1 + 0.01), scale(hex(random.pick(['#1f4a3a', '#7a1f1f', '#1c2f50', '#2a2422'])), light[1]));
        continue;
      }
      const lit = random.chance(evening ? 0.5 : 0.04);
      const lamp = random.range(0.9, 1.7);
      film.fill(rectangle(x0, y0, x1, y1), (_x, y, out) => {
        const t = (y - y0) / (y1 - y0);
        const curtain = lit ? lamp * (0.6 + 0.4 * t) : 0.12 + 0.22 * (1 - t);
        out[0] = lit ? curtain : curtain * hour.ambient[0] * 0.7;
        out[1] = lit ? curtain * 0.66 : curtain * hour.ambient[1] * 0.8;
        out[2] = lit ? curtain * 0.26 : curtain * hour.ambient[2];
      });
      film.fill([...rectangle((x0 + x1) / 2 - 0.0013, y0, (x0 + x1) / 2 + 0.0013, y1)], frame);
      film.fill(rectangle(x0, (y0 + y1) / 2 - 0.0012, x1, (y0 + y1) / 2 + 0.0012), frame);
    }
  }
  if (kind !== 'flat') {
    film.fill(ellipse((left + right) / 2, eaves - wide * 0.2, wide * 0.075, wide * 0.1), frame);
    film.fill(ellipse((left + right) / 2, eaves - wide * 0.2, wide * 0.055, wide * 0.08), evening ? [1.1, 0.75, 0.3] : [0.06, 0.07, 0.1]);
  }
}

/** A row of gabled houses along the water, by day in bright paint, in the evening with lit windows. */
export const canal: Scene = {
  name: 'canal',
  frames: ['classic', 'compact', 'square', 'wide', 'compactUpright', 'classic'],
  paint(film, random) {
    const noise = createNoise(random);
    const quay = film.height * random.range(0.62, 0.72);
    const hour = paintHour(film, noise, random, ['summer', 'golden', 'ember', 'dusk', 'moon', 'day'], {
      horizon: quay,
      clouds: ['heaps', 'rolls', 'veils'],
    });
    const evening = ['ember', 'dusk', 'moon'].includes(hour.name);
    const palette = random.turn([BRIGHT, WALLS]);
    let x = -random.range(0, 0.1);
    let before = -1;
    while (x < film.width) {
      const wide = random.range(0.11, 0.19);
      const tall = Math.min(film.height * 0.44, random.range(0.26, 0.4));
      let choice = random.int(0, palette.length - 1);
      if (choice === before) choice = (choice + 1) % palette.length;
      before = choice;
      house(film, noise, random, x, x + wide, quay - 0.02, tall, hex(palette[choice]!), hour, evening);
      x += wide;
    }
    film.fill(rectangle(-0.1, quay - 0.024, film.width + 0.1, quay + 0.002), (px, py, out) => {
      const tone = (0.16 + noise.cloud(px * 20, py * 30) * 0.12) * (py < quay - 0.016 ? 1.7 : 1);
      for (let channel = 0; channel < 3; channel += 1) out[channel] = tone * (hour.ambient[channel]! + hour.light[channel]! * 0.2);
    });
    const trees = random.int(0, 4);
    for (let i = 0; i < trees; i += 1) {
      const tx = film.width * ((i + random.range(0.2, 0.8)) / trees);
      const size = random.range(0.06, 0.1);
      film.fill(ribbon([tx, quay - 0.02, tx, quay - 0.02 - size * 1.4], 0.006, 0.004), scale(hour.ambient, 0.06));
      crown(film, random, tx, quay - 0.03 - size * 1.9, size, random.pick([85, 95, 45, 30]), evening ? 0.12 : 0.27, hour.side);
    }
    for (let px = 0.1; px < film.width; px += random.range(0.16, 0.3)) {
      film.fill(ribbon([px, quay - 0.02, px, quay - 0.1], 0.002), [0.02, 0.02, 0.02]);
      if (evening) glow(film, px, quay - 0.102, 0.09, [1, 0.66, 0.26], 1.3);
      film.fill(ellipse(px, quay - 0.103, 0.006, 0.008), evening ? [3, 2.2, 1.1] : [0.6, 0.6, 0.56]);
    }
    paintWater(film, noise, {
      horizon: quay,
      deep: mix(hex('#1c3a3c'), scale(hour.air, 0.25), 0.3),
      ripple: random.range(0.1, 0.4),
      mirror: 0.86,
      fineness: 0.8,
    });
    const boats = random.int(0, 2);
    for (let i = 0; i < boats; i += 1) {
      const bx = film.width * random.range(0.2, 0.8);
      const by = quay + random.range(0.05, 0.12);
      const size = random.range(0.1, 0.17);
      const paint = times(hex(random.pick(['#7a2a24', '#1f4a5c', '#2c4a34', '#c9b07a', '#e8e2d4'])), hour);
      film.fill(
        blob(bx - size, by + size * 0.05, bx + size, by + size * 0.05, bx + size * 0.8, by + size * 0.3, bx - size * 0.8, by + size * 0.3),
        scale(paint, 0.25),
        0.6,
      );
      film.fill(
        clockwise([
          bx - size,
          by - size * 0.14,
          bx - size * 0.86,
          by + size * 0.1,
          bx + size * 0.8,
          by + size * 0.1,
          bx + size * 1.06,
          by - size * 0.18,
          bx + size * 0.8,
          by - size * 0.12,
        ]),
        paint,
      );
      film.fill(rectangle(bx - size * 0.5, by - size * 0.3, bx + size * 0.3, by - size * 0.11), scale(paint, 1.5));
      film.fill(
        rectangle(bx - size * 0.44, by - size * 0.26, bx + size * 0.24, by - size * 0.16),
        evening ? [1.2, 0.8, 0.34] : [0.06, 0.08, 0.1],
      );
    }
    return { contrast: 0.25, saturation: 1.12, vignette: 0.28, bloom: 0.45 };

    function times(colour: Rgb, at: Hour): Rgb {
      return [0, 1, 2].map((channel) => colour[channel]! * (at.light[channel]! * 0.35 + at.ambient[channel]! * 0.4)) as [
        number,
        number,
        number,
      ];
    }
  },
};
