import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, shadow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { curve, ellipse, leaf, lump, rectangle, ribbon, ring } from '../paint/shapes.ts';
import type { Outline } from '../paint/raster.ts';
import type { Scene } from './scene.ts';

type Bike = {
  frame: readonly Outline[];
  tyres: readonly (readonly Outline[])[];
  thin: readonly Outline[];
  leather: readonly Outline[];
  basket: readonly [number, number];
};

function assembled(x: number, ground: number, size: number, facing: number): Bike {
  const at = (u: number, v: number): readonly [number, number] => [x + u * size * facing, ground + v * size];
  const bar = (half: number, ...points: number[]): Outline => {
    const moved: number[] = [];
    for (let i = 0; i < points.length; i += 2) moved.push(...at(points[i]!, points[i + 1]!));
    return ribbon(moved, half * size);
  };
  const wheel = 0.34;
  const rear = at(-0.52, -wheel);
  const front = at(0.52, -wheel);
  const tyres = [rear, front].map(([cx, cy]) => ring(cx, cy, wheel * size, 0.016 * size));
  const thin: Outline[] = [];
  for (const [cx, cy] of [rear, front]) {
    for (let i = 0; i < 14; i += 1) {
      const angle = (i / 14) * Math.PI * 2;
      thin.push(ribbon([cx, cy, cx + Math.cos(angle) * wheel * size, cy + Math.sin(angle) * wheel * size], 0.0026 * size));
    }
    thin.push(ellipse(cx, cy, 0.03 * size));
  }
  const pedals = at(-0.06, -0.3);
  thin.push(
    ellipse(pedals[0], pedals[1], 0.075 * size),
    bar(0.012, -0.06, -0.3, 0.02, -0.14),
    bar(0.008, -0.13, -0.37, -0.52, -0.375),
    bar(0.008, -0.13, -0.23, -0.52, -0.305),
  );
  return {
    tyres,
    thin,
    frame: [
      bar(0.017, -0.06, -0.3, -0.2, -0.82),
      bar(0.017, -0.06, -0.3, 0.36, -0.72),
      bar(0.016, -0.18, -0.7, 0.35, -0.8),
      bar(0.013, -0.52, -wheel, -0.06, -0.3),
      bar(0.012, -0.52, -wheel, -0.18, -0.7),
      bar(0.016, 0.52, -wheel, 0.44, -0.52, 0.34, -0.88),
      bar(0.013, 0.34, -0.88, 0.33, -0.95),
      bar(0.012, -0.9, -0.36, -0.86, -0.52, -0.72, -0.68, -0.52, -0.73, -0.32, -0.67),
      bar(0.012, 0.2, -0.5, 0.32, -0.67, 0.52, -0.73, 0.72, -0.68, 0.85, -0.5),
    ],
    leather: [
      ribbon(curve([...at(-0.34, -0.86), ...at(-0.24, -0.85), ...at(-0.06, -0.83)], false, 4), 0.036 * size, 0.016 * size),
      bar(0.014, 0.33, -0.95, 0.24, -1.0, 0.12, -0.99),
      bar(0.02, 0.16, -0.995, 0.08, -0.985),
    ],
    basket: at(0.52, -0.98),
  };
}

function flowers(film: Film, random: Random, x: number, y: number, wide: number, tall: number, tone: Rgb): void {
  for (let i = 0; i < 46; i += 1)
    film.fill(
      leaf(x + random.range(-wide, wide), y, tall * random.range(0.4, 1), tall * 0.1, -Math.PI / 2 + random.near(0, 0.7), 0.5),
      scale(hex('#4a7a34'), random.range(0.5, 1.3)),
    );
  for (let i = 0; i < 34; i += 1) {
    const px = x + random.near(0, wide * 0.75);
    const py = y - tall * random.range(0.1, 1);
    const size = random.range(0.009, 0.018);
    film.fill(lump(random, px, py, size, size, 0.25, 8), mix(tone, [1, 1, 1], random.range(0, 0.45)));
    film.fill(ellipse(px, py, size * 0.3, size * 0.3, 0, 8), [0.9, 0.7, 0.2]);
  }
}

/** A bicycle left at a painted wall with shutters and flowers. */
export const bicycle: Scene = {
  name: 'bicycle',
  frames: ['classic', 'compact', 'classic', 'square', 'compactUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const wall = hex(random.turn(['#e8b84a', '#5a9ab0', '#d8785a', '#e8dcc8', '#7aa88a', '#c85a4a', '#f0c8a8', '#3f6a8a']));
    const ground = film.height * random.range(0.82, 0.88);
    const brick = random.chance(0.3);
    const slant = random.range(0.35, 0.8) * random.pick([-1, 1]);
    const shadeAt = random.range(0.1, 0.5) * film.height;
    const foliage = createNoise(random);
    const lightAt = (x: number, y: number): number => {
      const line = y - (shadeAt + slant * (x - film.width / 2) * 0.5);
      const leaves = foliage.cloud(x * 2.2, y * 2.2) * 0.55 + foliage.cloud(x * 8 + 3, y * 8) * 0.45;
      return 0.58 + 0.52 * step(0.4, 0.62, leaves + line * 0.5);
    };
    film.shade(
      (x, y, out) => {
        const light = lightAt(x, y);
        const old = (noise.cloud(x * 2, y * 2) - 0.5) * 0.3 + (noise.cloud(x * 20, y * 20) - 0.5) * 0.14;
        const worn = step(0.66, 0.8, noise.cloud(x * 3 + 6, y * 3)) * step(0.3, 0.95, y / ground) * 0.3;
        let tone = light * (1 + old);
        if (brick) {
          const row = Math.floor(y * 26);
          const u = x * 10 + (row % 2) * 0.5;
          const v = y * 26 - row;
          const joint = Math.max(step(0.1, 0.04, v), step(0.05, 0.02, Math.min(u - Math.floor(u), Math.ceil(u) - u)));
          tone *= 1 - joint * 0.3 + (noise.cell(Math.floor(u) * 0.7, row * 0.9) - 0.4) * 0.25;
        }
        for (let channel = 0; channel < 3; channel += 1) out[channel] = (wall[channel]! + (0.62 - wall[channel]!) * worn) * tone;
        const base = step(ground - 0.1, ground - 0.09, y);
        for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! * (1 - base * 0.25);
      },
      0,
      ground,
    );
    const stone = hex(random.pick(['#8a8478', '#a09080', '#77797c']));
    film.shade((x, y, out) => {
      const depth = 1 / (y - ground + 0.16);
      const cell = noise.border((x - film.width / 2) * depth * 3.2, depth * 9);
      const light = lightAt(x, ground) * (0.55 + step(0.02, 0.2, cell) * 0.5) * (0.85 + noise.cloud(x * 20, y * 40) * 0.3);
      for (let channel = 0; channel < 3; channel += 1) out[channel] = stone[channel]! * light;
    }, ground);
    const blind = hex(random.pick(['#3f7a6a', '#2f5a8a', '#f0e8dc', '#7a3a2a', '#4a6a3a', '#c8a04a']));
    const tone = hex(random.pick(['#e8405a', '#f06aa0', '#f4f0f0', '#c83a8a', '#f08a3a']));
    const windows = film.width > 1.2 ? random.int(1, 2) : 1;
    for (let i = 0; i < windows; i += 1) {
      const wx = film.width * (windows === 2 ? 0.26 + i * 0.5 : random.range(0.3, 0.7));
      const top = film.height * 0.1;
      const bottom = film.height * 0.44;
      const half = 0.1;
      film.fill(rectangle(wx - half - 0.02, top - 0.02, wx + half + 0.02, bottom + 0.02), scale([0.9, 0.88, 0.84], lightAt(wx, top)));
      film.fill(rectangle(wx - half, top, wx + half, bottom), (px, py, out) => {
        const sky = 0.1 + 0.3 * clamp((bottom - py) * 2.2) * foliage.cloud(px * 4, py * 4);
        out[0] = sky * 0.7;
        out[1] = sky * 0.85;
        out[2] = sky;
      });
      for (const bar of [
        rectangle(wx - 0.005, top, wx + 0.005, bottom),
        rectangle(wx - half, (top + bottom) / 2 - 0.004, wx + half, (top + bottom) / 2 + 0.004),
      ])
        film.fill(bar, [0.72, 0.7, 0.66]);
      for (const side of [-1, 1]) {
        const from = wx + side * (half + 0.022);
        const to = wx + side * (half * 1.95);
        film.fill(rectangle(Math.min(from, to) + 0.012, top + 0.012, Math.max(from, to) + 0.014, bottom + 0.014), [0, 0, 0], 0.35);
        film.fill(rectangle(Math.min(from, to), top, Math.max(from, to), bottom), (px, py, out) => {
          const slat = 0.72 + 0.34 * Math.abs(((py * 42) % 1) - 0.2);
          const light = slat * lightAt(px, py);
          for (let channel = 0; channel < 3; channel += 1) out[channel] = blind[channel]! * light;
        });
      }
      if (random.chance(0.75)) {
        film.fill(rectangle(wx - half * 1.05, bottom + 0.005, wx + half * 1.05, bottom + 0.05), hex('#8a4a30'));
        flowers(film, random, wx, bottom + 0.012, half, 0.065, tone);
      }
    }
    const size = Math.min(film.width * 0.46, film.height * 0.5) * random.range(0.8, 0.98);
    const x = film.width * random.range(0.42, 0.58);
    const facing = random.pick([-1, 1]);
    const machine = assembled(x, ground + 0.035, size, facing);
    const dropped = assembled(x + 0.045, ground + 0.01, size, facing);
    shadow(film, x, ground + 0.04, size, 0.035, 0.55);
    for (const part of [...dropped.tyres, dropped.frame, dropped.leather]) film.fill(part, scale(wall, 0.14), 0.5);
    const paint = hex(random.pick(['#2f7a6a', '#c8302a', '#2a4a7a', '#e8e0d0', '#d88a2a', '#1f2428', '#7ab0b8']));
    for (const tyre of machine.tyres) film.fill(tyre, hex('#22201e'));
    film.fill(machine.thin, hex('#8a8a88'), 0.9);
    film.fill(machine.frame, (px, py, out) => {
      const light = 0.6 + 0.55 * lightAt(px, py) * (0.6 + 0.4 * noise.cloud(px * 12, py * 12));
      for (let channel = 0; channel < 3; channel += 1) out[channel] = paint[channel]! * light;
    });
    film.fill(machine.leather, hex('#5a3420'));
    if (random.chance(0.8)) {
      const [bx, by] = machine.basket;
      const half = size * 0.15;
      flowers(film, random, bx, by, half * 0.9, size * 0.2, tone);
      film.fill(
        [bx - half, by - size * 0.02, bx + half, by - size * 0.02, bx + half * 0.82, by + size * 0.2, bx - half * 0.82, by + size * 0.2],
        (px, py, out) => {
          const weave = 0.62 + 0.4 * Math.abs(Math.sin(px * 130) * Math.sin(py * 160));
          out[0] = 0.48 * weave;
          out[1] = 0.3 * weave;
          out[2] = 0.13 * weave;
        },
      );
    }
    if (random.chance(0.7)) {
      const px = film.width * (x > film.width / 2 ? random.range(0.06, 0.14) : random.range(0.86, 0.94));
      shadow(film, px, ground + 0.03, 0.11, 0.025, 0.6);
      flowers(film, random, px, ground - 0.07, 0.055, 0.15, random.chance(0.5) ? tone : hex('#8a6ad0'));
      film.fill(
        [px - 0.062, ground - 0.09, px + 0.062, ground - 0.09, px + 0.045, ground + 0.03, px - 0.045, ground + 0.03],
        (qx, _qy, out) => {
          const light = 0.55 + 0.5 * clamp(0.5 - (qx - px) * 7);
          out[0] = 0.52 * light;
          out[1] = 0.2 * light;
          out[2] = 0.1 * light;
        },
      );
    }
    return { contrast: 0.24, saturation: 1.06, vignette: 0.32, bloom: 0.3, warmth: 0.15, fade: 0.015 };
  },
};
