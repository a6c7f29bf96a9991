import { paintBoards, windowLight } from '../paint/backdrop.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, shadow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { capsule, ellipse, leaf, placed, ribbon, ring, roundedRectangle } from '../paint/shapes.ts';
import { dish } from '../paint/solids.ts';
import type { Scene } from './scene.ts';

function latte(film: Film, noise: Noise, random: Random, x: number, y: number, radius: number): void {
  const brown = hex(random.pick(['#7a4a26', '#8a5630', '#6a3c1e']));
  const milk = hex('#f2e2c8');
  const kind = random.int(0, 3);
  const turn = random.range(0, 6.28);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  film.fill(ellipse(x, y, radius, radius, 0, 60), (px, py, out) => {
    const dx = (px - x) / radius;
    const dy = (py - y) / radius;
    const u = dx * cos + dy * sin;
    const v = dy * cos - dx * sin;
    const r = Math.hypot(u, v);
    const swirl = (noise.cloud(u * 1.4, v * 1.4) - 0.5) * 0.3;
    let white = 0;
    if (kind === 0) {
      const half = 0.52 * Math.sqrt(Math.max(0, 1 - v * v * 1.7)) * (0.75 + 0.25 * v);
      white = Math.abs(u) < half ? step(-0.1, 0.35, Math.sin((v + Math.abs(u) * 0.85 + swirl * 0.2) * 17)) : 0;
      white = Math.max(white, step(0.05, 0.02, Math.abs(u)) * step(0.78, 0.7, Math.abs(v)));
    } else if (kind === 1) {
      const hx = Math.abs(u) * 1.35;
      const hy = -v * 1.25 + 0.15;
      const heart = (hx * hx + hy * hy - 0.42) ** 3 - hx * hx * hy ** 3 * 1.4;
      white = step(0.01, -0.03, heart);
    } else if (kind === 2) white = step(0.3, 0.7, noise.cloud(u * 1.6 + 4, v * 1.6)) * step(0.95, 0.5, r);
    const foam = clamp(white) * 0.92 + step(0.86, 0.97, r) * 0.25;
    const crema = 1 + swirl * 0.7 + (noise.cloud(u * 9, v * 9) - 0.5) * 0.16;
    const lit = 0.82 - (dx * 0.6 + dy * 0.75) * 0.1;
    const shade = step(-0.25, 0.7, -(dx * 0.6 + dy * 0.75) * r * 1.4) * 0.42;
    for (let channel = 0; channel < 3; channel += 1)
      out[channel] = (brown[channel]! * crema + (milk[channel]! - brown[channel]! * crema) * foam) * lit * (1 - shade);
  });
}

function croissant(film: Film, noise: Noise, random: Random, x: number, y: number, size: number): void {
  const angle = random.range(0, 6.28);
  const crust = hex('#c8823a');
  for (let i = -4; i <= 4; i += 1) {
    const t = i / 4.2;
    const bend = angle + t * 1.15;
    const px = x + Math.sin(bend) * size * 0.9 - Math.sin(angle) * size * 0.6;
    const py = y - Math.cos(bend) * size * 0.9 + Math.cos(angle) * size * 0.6;
    const half = size * (0.42 - 0.3 * Math.abs(t) ** 1.5);
    shadow(film, px + half * 0.4, py + half * 0.5, half * 1.4, half * 1.4, 0.4);
    film.fill(ellipse(px, py, half * 0.62, half, bend + Math.PI / 2 + 1.57, 24), (qx, qy, out) => {
      const dx = (qx - px) / half;
      const dy = (qy - py) / half;
      const light = 0.75 - (dx * 0.5 + dy * 0.6) * 0.75 + (noise.cloud(qx * 30, qy * 30) - 0.5) * 0.5;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = crust[channel]! * light;
    });
  }
}

/** A cup from above on a table by the window, with what one has with it. */
export const coffee: Scene = {
  name: 'coffee',
  frames: ['square', 'compact', 'classic', 'compactUpright', 'classicUpright', 'square'],
  paint(film, random) {
    const noise = createNoise(random);
    const table = random.turn([0, 2, 1]);
    if (table < 2)
      paintBoards(film, noise, random, hex(random.turn(['#8a5a34', '#c9ab84', '#5f3f2a', '#b08a60', '#6e5a4a'])), {
        wide: random.range(0.18, 0.34),
        upright: random.chance(0.5),
      });
    else {
      const stone = hex(random.pick(['#e8e6e2', '#d8dcdc', '#9a9c9e', '#f0e8e0']));
      film.shade((x, y, out) => {
        const vein = step(0.05, 0, Math.abs(noise.cloud(x * 1.4, y * 1.4) - 0.5 + (noise.cloud(x * 5, y * 5) - 0.5) * 0.12));
        const tone = 0.92 + (noise.cloud(x * 3, y * 3) - 0.5) * 0.14 - vein * 0.22;
        for (let channel = 0; channel < 3; channel += 1) out[channel] = stone[channel]! * tone;
      });
    }
    const x = film.width * random.range(0.36, 0.64);
    const y = film.height * random.range(0.38, 0.62);
    const size = random.range(0.19, 0.27);
    if (random.chance(0.55)) {
      const bx = x + size * random.pick([-2.4, 2.3]);
      const by = y + size * random.range(-1.6, 1.6);
      const angle = random.range(-0.5, 0.5);
      film.fill(placed(roundedRectangle(-0.75, -1.05, 0.75, 1.05, 0.04), bx + 0.02, by + 0.025, size * 1.25, angle), [0, 0, 0], 0.4);
      const cover = hex(random.pick(['#2f5a6a', '#b8503a', '#e8d8b8', '#3f4a3a', '#c9a04a', '#7a4a5a']));
      film.fill(placed(roundedRectangle(-0.75, -1.05, 0.75, 1.05, 0.04), bx, by, size * 1.25, angle), cover);
      film.fill(placed(roundedRectangle(-0.72, -1.05, -0.62, 1.05, 0.02), bx, by, size * 1.25, angle), scale(cover, 0.6));
      film.fill(placed(roundedRectangle(-0.3, -0.6, 0.45, -0.25, 0.02), bx, by, size * 1.25, angle), mix(cover, [1, 0.95, 0.85], 0.6));
    }
    if (random.chance(0.6)) croissantPlate();
    const cup = hex(random.pick(['#f6f2ea', '#f6f2ea', '#2c3a44', '#c9d8d4', '#d88a6a', '#3f5a50', '#e8c9a8']));
    dish(film, x, y, size * 1.5, random.chance(0.7) ? cup : hex('#f6f2ea'), 0.3, 0.12);
    const spoon = random.range(0.5, 2.2);
    const sx = x + Math.cos(spoon) * size * 1.22;
    const sy = y + Math.sin(spoon) * size * 1.22;
    const tangent = spoon + Math.PI / 2;
    const steel: Rgb = [0.5, 0.5, 0.5];
    film.fill(
      capsule(
        sx - Math.cos(tangent) * size * 0.75 + 0.008,
        sy - Math.sin(tangent) * size * 0.75 + 0.01,
        0.012,
        sx + Math.cos(tangent) * size * 0.6 + 0.008,
        sy + Math.sin(tangent) * size * 0.6 + 0.01,
        0.008,
      ),
      [0, 0, 0],
      0.3,
    );
    film.fill(
      capsule(
        sx - Math.cos(tangent) * size * 0.75,
        sy - Math.sin(tangent) * size * 0.75,
        0.008,
        sx + Math.cos(tangent) * size * 0.6,
        sy + Math.sin(tangent) * size * 0.6,
        0.006,
      ),
      steel,
    );
    film.fill(
      ellipse(sx + Math.cos(tangent) * size * 0.75, sy + Math.sin(tangent) * size * 0.75, size * 0.2, size * 0.12, tangent),
      (px, py, out) => {
        const light = 0.4 + 0.6 * clamp(0.5 + (px - sx + (py - sy)) * 3);
        out[0] = light;
        out[1] = light;
        out[2] = light * 1.02;
      },
    );
    const handle = random.range(-2.6, -0.4);
    const hx = x + Math.cos(handle) * size * 1.12;
    const hy = y + Math.sin(handle) * size * 1.12;
    shadow(film, x + size * 0.22, y + size * 0.28, size * 1.3, size * 1.3, 0.7);
    film.fill(ring(hx, hy, size * 0.22, size * 0.07), scale(cup, 0.85));
    dish(film, x, y, size, cup, 0.09, 0.4);
    latte(film, noise, random, x, y, size * 0.88);
    if (random.chance(0.45)) {
      const corner = random.pick([0, film.width]);
      for (let i = 0; i < 9; i += 1) {
        const angle = (corner === 0 ? 0.7 : 2.4) + random.near(0, 0.6);
        const long = random.range(0.22, 0.42);
        film.fill(leaf(corner + 0.02, 0.03, long, long * 0.2, angle, 0.5, random.near(0, 0.15)), [0, 0, 0], 0.25);
        film.fill(leaf(corner, -0.02, long, long * 0.2, angle, 0.5, random.near(0, 0.15)), scale(hex('#3f6f3a'), random.range(0.6, 1.5)));
        film.fill(
          ribbon([corner, -0.02, corner + Math.cos(angle) * long * 0.9, -0.02 + Math.sin(angle) * long * 0.9], 0.0025, 0.001),
          hex('#8aae6a'),
          0.5,
        );
      }
    }
    windowLight(film, random, random.range(0.3, 0.6), [1.1, 1, 0.84]);
    return { contrast: 0.25, saturation: 1.08, vignette: 0.4, bloom: 0.3, warmth: 0.25, fade: random.chance(0.3) ? 0.03 : 0 };

    function croissantPlate(): void {
      const px = x + size * random.pick([-2.3, 2.2]);
      const py = y + size * random.range(-1.3, 1.3);
      dish(film, px, py, size * 1.25, hex(random.pick(['#f4f0e8', '#dfe6e4', '#3f4a50'])), 0.24, 0.1);
      if (random.chance(0.6)) croissant(film, noise, random, px, py, size * 0.75);
      else {
        for (let i = 0; i < 5; i += 1) {
          const bx = px + Math.cos(i * 1.257) * size * 0.45;
          const by = py + Math.sin(i * 1.257) * size * 0.45;
          shadow(film, bx + 0.01, by + 0.012, size * 0.42, size * 0.42, 0.5);
          film.fill(ellipse(bx, by, size * 0.33), (qx, qy, out) => {
            const light = 0.85 - (qx - bx + (qy - by)) * 2.2 + (noise.cloud(qx * 26, qy * 26) - 0.5) * 0.5;
            const chip = noise.cell(qx * 26, qy * 26) < 0.26 ? 0.3 : 1;
            out[0] = 0.52 * light * chip;
            out[1] = 0.28 * light * chip;
            out[2] = 0.1 * light * chip;
          });
        }
      }
    }
  },
};
