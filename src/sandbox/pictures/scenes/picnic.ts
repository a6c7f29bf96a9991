import { paintBoards, windowLight } from '../paint/backdrop.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, shadow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { blob, ellipse, leaf, placed } from '../paint/shapes.ts';
import { ball, dish } from '../paint/solids.ts';
import type { Scene } from './scene.ts';

function strawberry(film: Film, random: Random, x: number, y: number, size: number): void {
  const angle = random.range(0, 6.28);
  const red = hex(random.pick(['#d8202a', '#c81824', '#e23a34']));
  shadow(film, x + size * 0.25, y + size * 0.3, size * 1.2, size * 1.2, 0.55);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  film.fill(
    placed(blob(-0.62, -0.55, 0, -0.72, 0.62, -0.55, 0.62, 0.05, 0.3, 0.65, 0, 0.92, -0.3, 0.65, -0.62, 0.05), x, y, size, angle),
    (px, py, out) => {
      const dx = (px - x) / size;
      const dy = (py - y) / size;
      const u = dx * cos + dy * sin;
      const v = dy * cos - dx * sin;
      const facing = clamp(0.72 - dx * 0.5 - dy * 0.6 - (u * u + v * v) * 0.22);
      const seedU = u * 5 + (Math.floor(v * 5) % 2) * 0.5;
      const seed = Math.hypot(seedU - Math.round(seedU), (v * 5 - Math.floor(v * 5) - 0.5) * 0.8) < 0.16;
      const spot = clamp(1 - ((dx + 0.22) ** 2 + (dy + 0.28) ** 2) * 16) * 0.5;
      out[0] = (seed ? 0.75 : red[0]) * (0.35 + facing) + spot;
      out[1] = (seed ? 0.5 : red[1]) * (0.35 + facing) + spot;
      out[2] = (seed ? 0.14 : red[2]) * (0.35 + facing) + spot;
    },
  );
  for (let i = 0; i < 6; i += 1)
    film.fill(
      leaf(x + sin * size * 0.58, y - cos * size * 0.58, size * 0.55, size * 0.14, angle + (i / 6) * 6.28, 0.4),
      scale(hex('#4f8a2c'), random.range(0.7, 1.2)),
    );
}

function pancakes(film: Film, noise: Noise, random: Random, x: number, y: number, size: number): void {
  for (let i = 0; i < 3; i += 1) {
    const px = x + random.near(0, size * 0.06);
    const py = y - i * size * 0.05 + random.near(0, size * 0.05);
    shadow(film, px + size * 0.08, py + size * 0.1, size * 1.12, size * 1.12, 0.5);
    film.fill(ellipse(px, py, size, size * random.range(0.95, 1), 0, 48), (qx, qy, out) => {
      const r = Math.hypot(qx - px, qy - py) / size;
      const brown = step(0.95, 0.8, r) * (0.5 + noise.cloud(qx * 9, qy * 9) * 0.6);
      out[0] = 0.85 - brown * 0.42;
      out[1] = 0.6 - brown * 0.44;
      out[2] = 0.26 - brown * 0.22;
    });
  }
  film.fill(
    blob(
      x - size * 0.5,
      y - size * 0.2,
      x - size * 0.1,
      y - size * 0.55,
      x + size * 0.45,
      y - size * 0.3,
      x + size * 0.55,
      y + size * 0.25,
      x + size * 0.1,
      y + size * 0.5,
      x - size * 0.4,
      y + size * 0.3,
    ),
    [0.5, 0.2, 0.03],
    0.55,
  );
}

function fill(film: Film, noise: Noise, random: Random, x: number, y: number, radius: number, what: number): void {
  if (what === 0) {
    const count = Math.round(7 + radius * 60);
    for (let i = 0; i < count; i += 1) {
      const reach = Math.sqrt(random.next()) * radius * 0.72;
      const angle = random.range(0, 6.28);
      strawberry(film, random, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, radius * random.range(0.2, 0.27));
    }
  } else if (what === 1) {
    for (let i = 0; i < 46; i += 1) {
      const reach = Math.sqrt(random.next()) * radius * 0.74;
      const angle = random.range(0, 6.28);
      const bx = x + Math.cos(angle) * reach;
      const by = y + Math.sin(angle) * reach;
      const size = radius * random.range(0.1, 0.15);
      shadow(film, bx + size * 0.3, by + size * 0.4, size * 1.3, size * 1.3, 0.5);
      ball(film, bx, by, size, { colour: random.pick([hex('#3a4a86'), hex('#2c3668'), hex('#b01a34'), hex('#c8283a')]), gloss: 0.3 });
    }
  } else if (what === 2) {
    pancakes(film, noise, random, x, y, radius * 0.66);
    for (let i = 0; i < 5; i += 1)
      strawberry(film, random, x + random.near(0, radius * 0.22), y + random.near(0, radius * 0.22), radius * 0.15);
  } else if (what === 3) {
    const crust = hex('#c98a4a');
    film.fill(ellipse(x, y, radius * 0.82), (px, py, out) => {
      const r = Math.hypot(px - x, py - y) / (radius * 0.82);
      const rim = step(0.84, 0.92, r);
      const cheese = step(0.42, 0.6, noise.cloud(px * 8, py * 8));
      const base = mix(mix([0.62, 0.1, 0.03], [0.95, 0.72, 0.34], cheese), crust, rim);
      const light = 0.8 + (noise.cloud(px * 24, py * 24) - 0.5) * 0.6 - (px - x + (py - y)) * 0.5 * rim;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = base[channel]! * light;
    });
    for (let i = 0; i < 8; i += 1) {
      const angle = i * 2.4;
      const reach = radius * 0.58 * Math.sqrt((i + 0.5) / 8);
      film.fill(
        ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, radius * 0.1),
        random.chance(0.6) ? [0.62, 0.09, 0.03] : [0.86, 0.84, 0.78],
      );
      film.fill(
        leaf(x + Math.cos(angle + 0.6) * reach, y + Math.sin(angle + 0.6) * reach, radius * 0.18, radius * 0.06, random.range(0, 6)),
        hex('#3f7a2a'),
      );
    }
  } else {
    const kinds: readonly [Rgb, ...Rgb[]] = [
      hex('#f2a8b8'),
      hex('#b8d8a0'),
      hex('#f6d88a'),
      hex('#c8a8e0'),
      hex('#a8724a'),
      hex('#a8d4e0'),
    ];
    for (let i = 0; i < 12; i += 1) {
      const reach = radius * 0.62 * Math.sqrt((i + 0.4) / 12);
      const bx = x + Math.cos(i * 2.4) * reach;
      const by = y + Math.sin(i * 2.4) * reach;
      shadow(film, bx + radius * 0.04, by + radius * 0.06, radius * 0.23, radius * 0.23, 0.5);
      ball(film, bx, by, radius * 0.17, { colour: random.pick(kinds), gloss: 0.12 });
    }
  }
}

function glass(film: Film, random: Random, x: number, y: number, radius: number): void {
  const drink = hex(random.pick(['#f6c83a', '#f2702a', '#e8506a', '#b8d86a']));
  shadow(film, x + radius * 0.4, y + radius * 0.5, radius * 1.5, radius * 1.5, 0.5, scale(drink, 0.25));
  film.fill(ellipse(x, y, radius), [0.72, 0.76, 0.76], 0.7);
  film.fill(ellipse(x, y, radius * 0.88), drink);
  film.fill(ellipse(x + radius * 0.15, y + radius * 0.1, radius * 0.5), mix(drink, [1, 0.95, 0.7], 0.6));
  film.fill(ellipse(x + radius * 0.15, y + radius * 0.1, radius * 0.43), mix(drink, [1, 0.9, 0.4], 0.45));
  film.fill(ellipse(x - radius * 0.3, y - radius * 0.25, radius * 0.28, radius * 0.22, 0.5), [1, 1, 1], 0.35);
  film.fill(leaf(x + radius * 0.2, y, radius * 0.6, radius * 0.2, random.range(0, 6.28)), hex('#4f9a3a'));
}

/** A table laid out of doors or a blanket in the grass, from above: berries, pancakes, pizza, lemonade. */
export const picnic: Scene = {
  name: 'picnic',
  frames: ['square', 'compact', 'classic', 'compactUpright', 'classicUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const cloth = hex(random.turn(['#c8302a', '#2f6aa8', '#e09a2a', '#3f8a5a', '#d8607a']));
    const base = random.turn([2, 1, 0, 2]);
    const angle = random.range(-0.35, 0.35);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    if (base === 0) paintBoards(film, noise, random, hex(random.pick(['#b08a60', '#8a5a34', '#d0c0a8', '#5f6a6a'])), { wide: 0.24 });
    else {
      const check = random.range(7, 12);
      const grassEdge = random.range(0.3, 0.42);
      film.shade((x, y, out) => {
        const u = (x - film.width / 2) * cos + (y - film.height / 2) * sin;
        const v = (y - film.height / 2) * cos - (x - film.width / 2) * sin;
        const fold = (noise.swell(x * 1.5, y * 1.5) - 0.5) * 0.5 + (noise.cloud(x * 4, y * 4) - 0.5) * 0.12;
        const grass =
          base === 2
            ? step(0, 0.01, Math.max(Math.abs(u) - film.width * (grassEdge + 0.06), Math.abs(v) - film.height * (grassEdge + 0.06)))
            : 0;
        const a = (((u * check) % 1) + 1) % 1 < 0.5 ? 1 : 0;
        const b = (((v * check) % 1) + 1) % 1 < 0.5 ? 1 : 0;
        const weave = 0.94 + 0.06 * Math.sin(u * 520) * Math.sin(v * 520);
        const amount = (a + b) / 2;
        const light = (0.82 + fold) * weave;
        const blade = noise.ridge(x * 14, y * 8) * 0.8 + noise.cloud(x * 30, y * 18) * 0.5;
        const green: Rgb = [0.16 * blade, 0.32 * blade, 0.06 * blade];
        for (let channel = 0; channel < 3; channel += 1) {
          const value = (0.9 + (cloth[channel]! - 0.9) * amount) * light;
          out[channel] = value + (green[channel]! - value) * grass;
        }
      });
    }
    const middle = [film.width * random.range(0.38, 0.62), film.height * random.range(0.4, 0.6)] as const;
    const plate = hex(random.pick(['#f6f4ee', '#f6f4ee', '#e0e8ea', '#3f5a6a', '#f2dcc8']));
    const size = random.range(0.24, 0.32);
    const first = random.turn([0, 3, 2, 1, 4]);
    dish(film, middle[0], middle[1], size, plate, 0.24, 0.1);
    fill(film, noise, random, middle[0], middle[1], size * (first === 3 ? 1.05 : 0.86), first);
    const around = random.int(3, 6);
    const spin = random.range(0, 6.28);
    for (let i = 0; i < around; i += 1) {
      const turn = spin + (i / around) * 6.28 + random.near(0, 0.1);
      const reach = size * random.range(1.65, 2.05);
      const x = middle[0] + Math.cos(turn) * reach;
      const y = middle[1] + Math.sin(turn) * reach;
      const kind = random.next();
      if (kind < 0.3) glass(film, random, x, y, random.range(0.075, 0.1));
      else if (kind < 0.65) {
        const small = random.range(0.13, 0.17);
        dish(film, x, y, small, hex(random.pick(['#f6f4ee', '#5a8a9a', '#e8b86a', '#d87a5a'])), 0.12, 0.25);
        fill(film, noise, random, x, y, small * 0.95, random.pick([0, 1, 4]));
      } else {
        for (let k = 0; k < 4; k += 1)
          strawberry(film, random, x + random.near(0, 0.06), y + random.near(0, 0.06), random.range(0.04, 0.055));
        for (let k = 0; k < 3; k += 1)
          film.fill(
            leaf(x + random.near(0, 0.06), y + random.near(0, 0.06), 0.1, 0.025, random.range(0, 6.28)),
            scale(hex('#5a9a4a'), random.range(0.6, 1.2)),
          );
      }
    }
    windowLight(film, random, random.range(0.12, 0.35), [1.08, 1, 0.86]);
    return { contrast: 0.22, saturation: 1.1, vignette: 0.3, bloom: 0.3, warmth: 0.15 };
  },
};
