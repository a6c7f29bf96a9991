import { hex, mix } from '../paint/colour.ts';
import { blur } from '../paint/blur.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { clockwise, curve, ribbon } from '../paint/shapes.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

const SETS = [
  ['#e8304a', '#f6c22a', '#2f8ad8', '#4ab85a', '#f0782a', '#8a4ad0'],
  ['#f6a8c0', '#f8d8a8', '#a8d8e8', '#c8b8e8', '#b8e0b8'],
  ['#e8304a', '#f24a68', '#c81a3a', '#f88aa0'],
  ['#2f6ad0', '#4a9ae8', '#7ac0f0', '#f4f4f4'],
  ['#e8b84a', '#f4e4c0', '#c88a3a', '#f8f4ea'],
] as const;

function balloon(film: Film, random: Random, x: number, y: number, size: number, colour: Rgb, tie: readonly [number, number]): void {
  const tilt = Math.atan2(tie[0] - x, tie[1] - y) * -0.6;
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const half = curve([0, -1, 0.5, -0.88, 0.84, -0.45, 0.86, 0.05, 0.6, 0.6, 0.22, 0.98, 0.05, 1.1], false, 6);
  const right: number[] = [];
  const left: number[] = [];
  const put = (list: number[], u: number, v: number, front: boolean): void => {
    const px = x + (u * cos - v * sin) * size;
    const py = y + (u * sin + v * cos) * size;
    if (front) list.unshift(px, py);
    else list.push(px, py);
  };
  for (let i = 0; i < half.length; i += 2) {
    put(right, half[i]!, half[i + 1]!, false);
    put(left, -half[i]!, half[i + 1]!, true);
  }
  const knotX = x - 1.12 * sin * size;
  const knotY = y + 1.12 * cos * size;
  const sway = random.near(0, 0.05);
  film.fill(
    ribbon(
      curve(
        [
          knotX,
          knotY,
          (knotX * 2 + tie[0]) / 3 + sway,
          (knotY * 2 + tie[1]) / 3,
          (knotX + tie[0] * 2) / 3 - sway,
          (knotY + tie[1] * 2) / 3,
          tie[0],
          tie[1],
        ],
        false,
        6,
      ),
      0.0017,
    ),
    [0.85, 0.85, 0.85],
    0.8,
  );
  film.fill(
    clockwise([knotX - size * 0.08, knotY + size * 0.07, knotX, knotY - size * 0.05, knotX + size * 0.08, knotY + size * 0.07]),
    mix(colour, [0, 0, 0], 0.4),
  );
  film.fill(clockwise([...right, ...left]), (px, py, out) => {
    const dx = (px - x) / size;
    const dy = (py - y) / size;
    const u = (dx * cos + dy * sin) / 0.88;
    const v = dy * cos - dx * sin;
    const q = Math.min(1, u * u + v * v * 0.92);
    const z = Math.sqrt(1 - q);
    const facing = clamp(0.42 - dx * 0.42 - dy * 0.5 + z * 0.28);
    const rim = (1 - z) ** 2;
    const window = clamp(1 - Math.hypot((dx + 0.36) * 1.7, (dy + 0.46) * 1.1) * 3.4) ** 0.7;
    const small = clamp(1 - Math.hypot(dx + 0.16, dy + 0.7) * 12);
    const bounce = clamp(1 - Math.hypot((dx - 0.42) * 1.2, dy - 0.4) * 2.4) * 0.28;
    for (let channel = 0; channel < 3; channel += 1) {
      const body = colour[channel]! * (0.26 + facing * 0.85 + rim * 0.38 + bounce);
      out[channel] = body + window * 0.75 + small * 0.5 + rim * 0.1;
    }
    out[3] = 0.94;
  });
}

/** Balloons let go into the sky, or a bunch held together. */
export const partyBalloons: Scene = {
  name: 'party-balloons',
  frames: ['classicUpright', 'compactUpright', 'classic', 'square', 'compact', 'phoneUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    paintHour(film, noise, random, ['summer', 'day', 'golden', 'summer', 'dawn'], {
      horizon: film.height * 1.05,
      clouds: ['heaps', 'heaps', 'veils'],
      amount: [0.15, 0.5],
    });
    const tones = random.turn(SETS).map((code) => hex(code)) as [Rgb, ...Rgb[]];
    const far = film.layer(0.35);
    for (let i = 0; i < random.int(2, 6); i += 1) {
      const x = film.width * random.next();
      const y = film.height * random.range(0, 0.8);
      balloon(far, random, x, y, random.range(0.03, 0.08), random.pick(tones), [x + random.near(0, 0.04), y + 0.4]);
    }
    film.lay(blur(far, 0.009));
    const bunch = random.chance(0.6);
    const tie: readonly [number, number] = [film.width * random.range(0.4, 0.6), film.height * 1.06];
    const count = bunch ? random.int(7, 14) : random.int(3, 6);
    const middle = [film.width * random.range(0.42, 0.58), film.height * random.range(0.32, 0.42)] as const;
    for (let i = 0; i < count; i += 1) {
      const angle = i * 2.4;
      const reach = bunch ? 0.29 * Math.sqrt((count - i) / count) : 0;
      const x = bunch ? middle[0] + Math.cos(angle) * reach : film.width * random.range(0.12, 0.88);
      const y = bunch ? middle[1] + Math.sin(angle) * reach * 1.05 : film.height * random.range(0.12, 0.72);
      const size = bunch ? random.range(0.115, 0.145) : random.range(0.09, 0.19);
      balloon(film, random, x, y, size, random.pick(tones), bunch ? tie : [x + random.near(0, 0.05), y + 0.7]);
    }
    return { contrast: 0.2, saturation: 1.08, vignette: 0.22, bloom: 0.35 };
  },
};
