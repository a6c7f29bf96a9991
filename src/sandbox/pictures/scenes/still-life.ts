import { paintBlurred, paintBoards, windowLight } from '../paint/backdrop.ts';
import { blur } from '../paint/blur.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, shadow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { blob, curve, ellipse, leaf, lump, rectangle, ribbon, ring, roundedRectangle } from '../paint/shapes.ts';
import { ball } from '../paint/solids.ts';
import type { Scene } from './scene.ts';

/** Light on something that stands and is round: bright towards the window on the left. */
const roundLight = (u: number): number => 0.34 + 0.72 * clamp(0.58 - u * 0.62) - clamp(-u - 0.8) * 0.6;

function books(film: Film, random: Random, x: number, table: number, half: number): number {
  let y = table;
  const count = random.int(2, 4);
  for (let i = 0; i < count; i += 1) {
    const thick = random.range(0.035, 0.06);
    const wide = half * random.range(0.8, 1.05);
    const shift = random.near(0, 0.02);
    const cover = hex(random.pick(['#b8452f', '#2f5a6a', '#e0c48a', '#3f5a40', '#8a3a4a', '#d89a3a', '#2a3a5a', '#e8e0d0', '#7a8a70']));
    film.fill(roundedRectangle(x - wide + shift, y - thick, x + wide + shift, y, 0.006), (px, py, out) => {
      const u = (px - x - shift) / wide;
      const v = (py - y + thick) / thick;
      const light = (0.5 + 0.5 * clamp(0.6 - u * 0.4)) * (0.75 + 0.3 * Math.sin(clamp(v) * Math.PI));
      const band = Math.abs(Math.abs(u) - 0.72) < 0.012 ? 0.3 : 0;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = (cover[channel]! + (0.85 - cover[channel]!) * band) * light;
    });
    film.fill(
      rectangle(x - wide * 0.42 + shift, y - thick * 0.62, x + wide * random.range(0.1, 0.4) + shift, y - thick * 0.42),
      mix(cover, [1, 0.95, 0.8], 0.5),
      0.8,
    );
    y -= thick;
  }
  return y;
}

function mug(film: Film, random: Random, x: number, table: number, size: number): void {
  const glaze = hex(random.pick(['#f2ece0', '#3f6a7a', '#c86a4a', '#d8b04a', '#7a9a80', '#2a3038']));
  const half = size * 0.62;
  const top = table - size * 1.25;
  shadow(film, x + size * 0.5, table + size * 0.03, size * 1.3, size * 0.2, 0.6);
  film.fill(ring(x + half * 1.05, table - size * 0.62, size * 0.32, size * 0.085), scale(glaze, 0.55));
  film.fill([...ellipse(x, table - size * 0.04, half, half * 0.16, 0, 30)], scale(glaze, 0.6));
  film.fill(rectangle(x - half, top, x + half, table - size * 0.04), (px, py, out) => {
    const u = (px - x) / half;
    const light = roundLight(u) * (1 - 0.12 * ((py - top) / size)) + clamp(1 - Math.abs(u + 0.55) * 9) * 0.14;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = glaze[channel]! * light;
  });
  film.fill(ellipse(x, top, half, half * 0.17, 0, 36), scale(glaze, 1.05));
  film.fill(ellipse(x, top + half * 0.015, half * 0.9, half * 0.135, 0, 36), hex('#3a2014'));
  for (let i = 0; i < 5; i += 1) {
    const steam: number[] = [];
    for (let k = 0; k <= 6; k += 1) steam.push(x + half * 0.3 * Math.sin(k * 1.1 + i * 2) * (0.3 + k * 0.15), top - k * size * 0.22);
    film.fill(ribbon(curve(steam, false, 5), size * 0.09, size * 0.02), [1, 1, 1], 0.06);
  }
}

function foliage(film: Film, noise: Noise, random: Random, x: number, y: number, long: number, angle: number): void {
  const bend = random.near(0, 0.2);
  const tone = random.range(0.45, 1.25);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const half = long * random.range(0.11, 0.16);
  film.fill(leaf(x + 0.006, y + 0.012, long * 0.85, half, angle, 0.55, bend), [0.01, 0.03, 0.01], 0.35);
  film.fill(leaf(x, y, long * 0.85, half, angle, 0.55, bend), (px, py, out) => {
    const along = ((px - x) * cos + (py - y) * sin) / long;
    const across = ((py - y) * cos - (px - x) * sin) / half - (bend * long * along * along) / half;
    const rib = Math.abs(across) < 0.07 ? 1.5 : 1;
    const light = tone * rib * (0.62 + across * 0.26 + along * 0.4 + (noise.cloud(px * 16, py * 16) - 0.5) * 0.35);
    out[0] = 0.12 * light;
    out[1] = 0.3 * light;
    out[2] = 0.1 * light;
  });
}

function vase(film: Film, noise: Noise, random: Random, x: number, table: number, size: number): void {
  const clay = hex(random.pick(['#e8e0d4', '#c87a5a', '#4a6a78', '#d8b87a', '#8a9a8a', '#a8b8c8']));
  const belly = random.range(0.36, 0.5);
  shadow(film, x + size * 0.35, table + size * 0.02, size * 0.85, size * 0.13, 0.6);
  const tone = hex(random.pick(['#f2a0b8', '#f6d04a', '#e8503a', '#f4f0f0', '#a87ad8', '#f09a5a', '#d83a6a']));
  const mouth = table - size;
  const plant = random.chance(0.35);
  const stems = plant ? random.int(14, 22) : random.int(7, 12);
  const heads: { x: number; y: number; size: number }[] = [];
  for (let i = 0; i < stems; i += 1) {
    const lean = ((i + random.range(0.1, 0.9)) / stems - 0.5) * 1.9;
    const long = size * random.range(0.55, 1.15);
    const ex = x + Math.sin(lean) * long * 0.85;
    const ey = mouth - Math.cos(lean * 0.8) * long;
    film.fill(
      ribbon(curve([x + lean * 0.02, mouth + 0.02, x + (ex - x) * 0.35, (mouth + ey) / 2, ex, ey], false, 6), 0.0045, 0.003),
      hex('#4a7034'),
    );
    if (plant)
      foliage(
        film,
        noise,
        random,
        x + (ex - x) * 0.25,
        mouth + (ey - mouth) * 0.3,
        long,
        Math.atan2(ey - mouth, ex - x) + random.near(0, 0.2),
      );
    else {
      film.fill(
        leaf(x + (ex - x) * 0.5, (mouth + ey) / 2, size * 0.26, size * 0.05, random.range(-2.8, -0.3), 0.5),
        scale(hex('#4a7a3a'), random.range(0.6, 1.2)),
      );
      heads.push({ x: ex, y: ey, size: size * random.range(0.1, 0.17) });
    }
  }
  heads.sort((a, b) => a.y - b.y);
  for (const head of heads) {
    const light = 0.65 + 0.5 * clamp(0.5 - (head.x - x) * 1.4);
    for (let ringOf = 0; ringOf < 4; ringOf += 1) {
      const reach = head.size * (1 - ringOf * 0.22);
      for (let k = 0; k < 9; k += 1) {
        const angle = (k / 9) * 6.283 + ringOf * 0.4;
        film.fill(
          lump(random, head.x + Math.cos(angle) * reach * 0.55, head.y + Math.sin(angle) * reach * 0.5, reach * 0.42, reach * 0.4, 0.12, 8),
          scale(mix(tone, [0.6, 0.1, 0.15], 0.12 * ringOf), light * random.range(0.78, 1.1) * (1 - ringOf * 0.06)),
        );
      }
    }
  }
  const outline = blob(
    x - size * 0.2,
    mouth,
    x - size * 0.19,
    mouth + size * 0.12,
    x - size * belly,
    table - size * 0.42,
    x - size * 0.28,
    table,
    x + size * 0.28,
    table,
    x + size * belly,
    table - size * 0.42,
    x + size * 0.19,
    mouth + size * 0.12,
    x + size * 0.2,
    mouth,
  );
  film.fill(outline, (px, py, out) => {
    const u = clamp((px - x) / (size * belly), -1, 1);
    const light =
      roundLight(u) +
      clamp(1 - Math.hypot((u + 0.5) * 2, (py - table + size * 0.5) * 6)) * 0.2 +
      (noise.cloud(px * 16, py * 16) - 0.5) * 0.06;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = clay[channel]! * light;
  });
}

/** Flowers, books and a cup on a table beside the window. */
export const stillLife: Scene = {
  name: 'still-life',
  frames: ['compactUpright', 'classicUpright', 'classic', 'square', 'compact'],
  paint(film, random) {
    const noise = createNoise(random);
    const wall = hex(random.turn(['#d8cfc0', '#5a7078', '#e0c8b0', '#8a9a88', '#c8a890', '#a8b8c4', '#d8b8a8']));
    const table = Math.min(film.height * random.range(0.76, 0.84), film.height / 2 + 0.36);
    paintBlurred(film, noise, random, { tones: [scale(wall, 0.95), wall, scale(wall, 0.72)], patches: 0.2 });
    windowLight(film, random, random.range(0.35, 0.6), [1.1, 1.02, 0.88]);
    if (random.chance(0.5)) {
      const far = film.layer(0.3);
      const fx = film.width * random.pick([0.14, 0.86]);
      const tone = hex(random.pick(['#8a5a3a', '#3f5a50', '#c89a5a']));
      far.fill(rectangle(fx - 0.16, film.height * 0.1, fx + 0.16, film.height * 0.46), scale(tone, 0.6));
      far.fill(rectangle(fx - 0.135, film.height * 0.1 + 0.025, fx + 0.135, film.height * 0.46 - 0.025), mix(wall, [1, 1, 1], 0.4));
      far.fill(lump(random, fx, film.height * 0.28, 0.07, 0.08, 0.3), hex(random.pick(['#c86a4a', '#4a7a8a', '#d8a84a', '#6a8a5a'])));
      film.lay(blur(far, 0.012));
    }
    const boards = film.layer(1);
    paintBoards(boards, noise, random, hex(random.pick(['#a87850', '#c8a078', '#7a5638', '#e0d4c4'])), { top: table - 0.09, wide: 0.12 });
    boards.shade((x, y, out) => {
      out[0] = 0;
      out[1] = 0;
      out[2] = 0;
      out[3] = 0.28 * step(0.1, 0.9, x / film.width) + 0.15 * step(table + 0.1, film.height, y);
    }, table - 0.09);
    film.lay(boards);
    const stage = [film.width * 0.28, film.width * 0.55, film.width * 0.78] as const;
    const order = random.chance(0.5) ? [0, 1, 2] : [2, 1, 0];
    const room = Math.min(1, film.width * 0.9);
    const vaseX = stage[order[1]!]! + random.near(0, 0.04);
    vase(film, noise, random, vaseX, table, random.range(0.3, 0.38) * Math.min(1, film.height));
    if (random.chance(0.75)) {
      const bx = stage[order[0]!]!;
      const top = books(film, random, bx, table + 0.03, 0.16 * room);
      shadow(film, bx + 0.08, table + 0.03, 0.22, 0.03, 0.5);
      if (random.chance(0.5))
        ball(film, bx, top - 0.05, 0.052, {
          colour: hex(random.pick(['#c8202a', '#8ab82a', '#f08a1c', '#f2c82a'])),
          gloss: 0.5,
          flat: 0.95,
        });
    }
    if (random.chance(0.8)) mug(film, random, stage[order[2]!]!, table + 0.055, random.range(0.11, 0.14) * room);
    const fruit = random.int(0, 3);
    for (let i = 0; i < fruit; i += 1) {
      const x = vaseX + random.near(0, 0.22);
      const y = table + random.range(0.05, 0.1);
      const size = random.range(0.045, 0.06);
      shadow(film, x + size * 0.6, y + size * 0.75, size * 1.6, size * 0.4, 0.6);
      ball(film, x, y, size, {
        colour: hex(random.pick(['#f08a1c', '#f2c82a', '#c8302a', '#9ab83a', '#e8a08a'])),
        gloss: 0.35,
        flat: 0.94,
      });
    }
    return { contrast: 0.22, saturation: 1.06, vignette: 0.38, bloom: 0.3, warmth: 0.2, fade: random.chance(0.4) ? 0.025 : 0 };
  },
};
