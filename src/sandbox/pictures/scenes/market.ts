import { hex, mix, scale } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { shadow } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { leaf, rectangle, ribbon } from '../paint/shapes.ts';
import { ball } from '../paint/solids.ts';
import type { Scene } from './scene.ts';

type Fruit = {
  tones: readonly [string, string, ...string[]];
  size: number;
  gloss: number;
  flat: number;
  dimples?: boolean;
  blush?: string;
  leaves?: boolean;
  glow?: number;
};

const FRUITS: readonly [Fruit, ...Fruit[]] = [
  { tones: ['#f28a12', '#f7a02a', '#ea7a0a'], size: 0.075, gloss: 0.35, flat: 0.97, dimples: true, leaves: true },
  { tones: ['#f6d21e', '#f2c40e', '#f9e04a'], size: 0.065, gloss: 0.35, flat: 0.82, dimples: true },
  { tones: ['#c81e1e', '#d83a24', '#b0141c'], size: 0.075, gloss: 0.6, flat: 0.95, blush: '#e8b84a' },
  { tones: ['#8ab82a', '#9cc83a', '#76a824'], size: 0.075, gloss: 0.55, flat: 0.95, blush: '#c8d86a' },
  { tones: ['#d8281a', '#e43a20', '#c81c14'], size: 0.055, gloss: 0.75, flat: 0.88, leaves: true },
  { tones: ['#5a2f52', '#6e3a56', '#48263f'], size: 0.048, gloss: 0.45, flat: 1, glow: 0.35 },
  { tones: ['#7aa82a', '#8cbc3a', '#a8c85a'], size: 0.036, gloss: 0.5, flat: 1.05, glow: 0.6 },
  { tones: ['#f2a45a', '#f6b66a', '#ee8a4a'], size: 0.06, gloss: 0.15, flat: 0.95, blush: '#d8402a' },
  { tones: ['#b8122a', '#d01c34', '#98101f'], size: 0.034, gloss: 0.85, flat: 1 },
  { tones: ['#4a567e', '#5a668c', '#3a4468'], size: 0.034, gloss: 0.2, flat: 0.95 },
];

function pile(film: Film, noise: Noise, random: Random, fruit: Fruit, left: number, top: number, right: number, bottom: number): void {
  const deep = scale(hex(fruit.tones[0]), 0.12);
  film.fill(rectangle(left, top, right, bottom), deep);
  const { size } = fruit;
  for (let layer = 0; layer < 2; layer += 1) {
    let odd = false;
    const gap = size * (layer === 0 ? 1.55 : 1.75);
    for (let y = top + size * 0.3; y < bottom + size * 0.4; y += gap * 0.86) {
      odd = !odd;
      for (let x = left + (odd ? 0 : gap / 2); x < right + size * 0.3; x += gap) {
        if (layer === 1 && random.chance(0.25)) continue;
        const px = x + random.near(0, size * 0.14);
        const py = y + random.near(0, size * 0.14);
        const radius = size * random.range(0.92, 1.08);
        if (layer === 1) shadow(film, px + radius * 0.2, py + radius * 0.26, radius * 1.2, radius * 1.2, 0.8);
        const angle = random.range(-0.8, 0.8);
        const colour = mix(hex(random.pick(fruit.tones)), hex(random.pick(fruit.tones)), random.next());
        const blush = fruit.blush === undefined ? undefined : hex(fruit.blush);
        const turn = random.range(0, 50);
        ball(film, px, py, radius, {
          colour,
          gloss: fruit.gloss,
          flat: fruit.flat,
          angle,
          glow: fruit.glow ?? 0,
          skin: (u, v, out) => {
            if (fruit.dimples === true) {
              const pit = 0.86 + 0.28 * noise.cell(u * 9 + turn, v * 9);
              for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! * pit;
            }
            if (blush !== undefined) {
              const share = Math.max(0, noise.cloud(u * 1.2 + turn, v * 5) - 0.38) * 1.9 * (0.5 + u * 0.5);
              for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! + (blush[channel]! - out[channel]!) * share;
            }
          },
        });
        const stemX = px + radius * random.range(-0.25, 0.25);
        const stemY = py - radius * random.range(0.1, 0.45);
        if (radius > 0.05) {
          shadow(film, stemX, stemY, radius * 0.22, radius * 0.16, 0.5);
          film.fill(ribbon([stemX, stemY, stemX + radius * 0.08, stemY - radius * 0.28], radius * 0.045, radius * 0.03), hex('#4a3a20'));
        }
        if (fruit.leaves === true && random.chance(0.3)) {
          for (let i = 0; i < 3; i += 1)
            film.fill(
              leaf(stemX, stemY, radius * random.range(0.5, 0.9), radius * 0.2, random.range(0, 6.28), 0.5),
              scale(hex('#4a7a2a'), random.range(0.6, 1.3)),
            );
        }
      }
    }
  }
}

/** Fruit piled up in crates on a market stall. */
export const market: Scene = {
  name: 'market',
  frames: ['classic', 'compact', 'square', 'compactUpright', 'classicUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const columns = film.width > film.height ? random.int(2, 3) : random.int(1, 2);
    const rows = film.height > film.width || columns === 1 ? random.int(2, 3) : random.int(1, 2);
    const wide = (film.width + 0.1) / columns;
    const tall = (film.height + 0.1) / rows;
    let last = -1;
    const wood = hex('#a87c4c');
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        let choice = random.int(0, FRUITS.length - 1);
        if (choice === last) choice = (choice + 3) % FRUITS.length;
        last = choice;
        const left = -0.05 + column * wide;
        const top = -0.05 + row * tall;
        pile(film, noise, random, FRUITS[choice]!, left, top, left + wide, top + tall);
      }
      for (let column = 1; column < columns; column += 1)
        slat(-0.05 + column * wide, -0.05 + row * tall, -0.05 + column * wide, -0.05 + (row + 1) * tall);
      if (row < rows - 1) slat(-0.1, -0.05 + (row + 1) * tall, film.width + 0.1, -0.05 + (row + 1) * tall);
    }
    if (random.chance(0.4)) {
      const x = film.width * random.range(0.25, 0.75);
      const y = film.height * random.range(0.55, 0.8);
      shadow(film, x + 0.02, y + 0.03, 0.2, 0.14, 0.5);
      film.fill(rectangle(x - 0.14, y - 0.09, x + 0.14, y + 0.09), hex('#23282a'));
      film.fill(rectangle(x - 0.13, y - 0.08, x + 0.13, y + 0.08), hex('#31383a'));
      for (let line = 0; line < 2; line += 1) {
        const points: number[] = [];
        for (let i = 0; i < 14; i += 1)
          points.push(x - 0.1 + i * (0.2 / 14) * (line === 1 ? 0.7 : 1), y - 0.03 + line * 0.06 + random.near(0, 0.012));
        film.fill(ribbon(points, 0.003), [0.85, 0.85, 0.8], 0.85);
      }
    }
    return { contrast: 0.25, saturation: 1.08, vignette: 0.35, bloom: 0.3, warmth: 0.1 };

    function slat(x0: number, y0: number, x1: number, y1: number): void {
      const half = 0.018;
      const upright = x0 === x1;
      const box = upright ? rectangle(x0 - half, y0, x0 + half, y1) : rectangle(x0, y0 - half, x1, y0 + half);
      if (upright) film.fill(rectangle(x0 - half, y0, x0 + half * 2.6, y1), [0.01, 0.006, 0.003], 0.5);
      else film.fill(rectangle(x0, y0 - half, x1, y0 + half * 2.6), [0.01, 0.006, 0.003], 0.5);
      film.fill(box, (x, y, out) => {
        const grain = 0.7 + noise.cloud(upright ? x * 40 : x * 3, upright ? y * 3 : y * 40) * 0.6;
        for (let channel = 0; channel < 3; channel += 1) out[channel] = wood[channel]! * grain;
      });
    }
  },
};
