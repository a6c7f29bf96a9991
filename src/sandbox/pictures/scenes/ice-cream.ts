import { paintBlurred } from '../paint/backdrop.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { blob, ellipse, leaf, lump, ribbon, roundedRectangle } from '../paint/shapes.ts';
import { ball } from '../paint/solids.ts';
import type { Scene } from './scene.ts';

const FLAVOURS = ['#f6e4b8', '#f2a0b4', '#6a3f2a', '#b8d8a0', '#f4c46a', '#d86a80', '#e8f0f0', '#a87ab8', '#8ac8d8'] as const;

function scoop(film: Film, noise: Noise, random: Random, x: number, y: number, size: number, colour: Rgb): void {
  const turn = random.range(0, 40);
  const chips = random.chance(0.35) ? mix(colour, [0.02, 0.01, 0.01], 0.85) : undefined;
  const skirt: number[] = [];
  for (let i = 0; i <= 14; i += 1) {
    const t = i / 14;
    skirt.push(x - size * 1.1 + size * 2.2 * t, y + size * (0.42 + 0.22 * Math.sin(t * Math.PI) + random.range(-0.06, 0.1)));
  }
  const paint = (px: number, py: number, out: Float32Array): void => {
    const u = (px - x) / size;
    const v = (py - y) / size;
    const q = Math.min(1, u * u * 0.85 + v * v * 0.9);
    const z = Math.sqrt(1 - q);
    const rough = noise.cloud(px * 9 + turn, py * 16) - 0.5;
    const pit = noise.ridge(px * 22 + turn, py * 30) - 0.5;
    const facing = clamp(0.4 - u * 0.42 - v * 0.5 + z * 0.34 + rough * 0.55 + pit * 0.16);
    const light = 0.36 + facing * 0.82;
    const chip = chips !== undefined && noise.cell(px * 24 + turn, py * 24) < 0.2;
    for (let channel = 0; channel < 3; channel += 1)
      out[channel] = (chip ? chips[channel]! : colour[channel]!) * light + clamp(facing - 0.86) * 0.5;
  };
  film.fill(blob(...skirt, x + size * 1.02, y + size * 0.1, x, y - size * 0.2, x - size * 1.02, y + size * 0.1), paint);
  film.fill(lump(random, x, y, size, size * 0.97, 0.025, 16), paint);
}

function cone(film: Film, random: Random, x: number, top: number, half: number, tall: number): void {
  const waffle = hex('#d89a50');
  film.fill([x - half, top, x + half, top, x + half * 0.08, top + tall, x - half * 0.08, top + tall], (px, py, out) => {
    const t = (py - top) / tall;
    const wide = half * (1 - t * 0.92);
    const u = clamp((px - x) / wide, -1, 1);
    const round = Math.asin(u);
    const a = Math.abs(((round * 2.1 + t * 5.2) % 1) + 1) % 1;
    const b = Math.abs(((round * 2.1 - t * 5.2) % 1) + 1) % 1;
    const ridge = step(0.3, 0.08, Math.min(a, 1 - a)) + step(0.3, 0.08, Math.min(b, 1 - b));
    const light = (0.5 + 0.55 * clamp(0.62 - u * 0.6)) * (0.72 + ridge * 0.26) * (1 - step(0.12, 0, t) * 0.45);
    for (let channel = 0; channel < 3; channel += 1) out[channel] = waffle[channel]! * light;
  });
  if (random.chance(0.6)) {
    const paper = hex(random.pick(['#f4f0e8', '#f2a8b8', '#a8d4e0', '#f6d88a']));
    const from = top + tall * 0.42;
    film.fill(
      [x - half * 0.64, from, x + half * 0.64, from - tall * 0.04, x + half * 0.06, top + tall * 1.02, x - half * 0.08, top + tall * 1.02],
      (px, py, out) => {
        const t = (py - top) / tall;
        const u = clamp((px - x) / (half * (1 - t * 0.92)), -1, 1);
        const stripe = Math.floor((u + t * 1.5) * 6 + 20) % 2 === 0 ? 1 : 0.88;
        const light = (0.55 + 0.5 * clamp(0.6 - u * 0.6)) * stripe;
        for (let channel = 0; channel < 3; channel += 1) out[channel] = paper[channel]! * light;
      },
    );
  }
}

/** An ice cream held up to a summer day: beach, park or evening lights behind it. */
export const iceCream: Scene = {
  name: 'ice-cream',
  frames: ['classicUpright', 'compactUpright', 'square', 'phoneUpright', 'compact'],
  paint(film, random) {
    const noise = createNoise(random);
    const place = random.turn([
      { tones: ['#8ac8ec', '#5ab4d4', '#ecd8b0'], lights: ['#ffffff', '#e8f8ff'], strength: 0.3 },
      { tones: ['#c8e0a0', '#7ab05a', '#4a7a3a'], lights: ['#f4ffd0', '#fff4c0'], strength: 0.3 },
      { tones: ['#f4c8a0', '#e08a7a', '#8a4a6a'], lights: ['#ffd890', '#ffa878', '#fff0d0'], strength: 0.4 },
      { tones: ['#f2e0d0', '#d8b8a0', '#a88878'], lights: ['#ffffff', '#ffe8d0', '#f4c0b0'], strength: 0.3 },
      { tones: ['#a8dce8', '#f2d0d8', '#f4e4c8'], lights: ['#ffffff', '#ffe0e8'], strength: 0.3 },
    ] as const);
    paintBlurred(film, noise, random, {
      tones: place.tones.map(hex) as [Rgb, Rgb, Rgb],
      patches: 0.45,
      lights: place.lights.map(hex) as [Rgb, ...Rgb[]],
      count: random.int(16, 36),
      size: [0.03, 0.09],
      strength: place.strength,
      band: [0.05, 0.8],
    });
    const x = film.width * random.range(0.42, 0.58);
    const half = random.range(0.15, 0.18);
    const scoops = random.int(1, 3);
    const top = film.height * 0.5 + (scoops - 1) * 0.05;
    cone(film, random, x, top, half, film.height * 0.62);
    const size = half * 1.14;
    const tones = Array.from({ length: scoops }, () => hex(random.pick(FLAVOURS)));
    if (random.chance(0.35)) {
      const wx = x + size * 0.6;
      const wy = top - size * (0.6 + scoops * 0.9);
      film.fill(ribbon([x + size * 0.2, top - size * 0.4, wx, wy], half * 0.13), (px, py, out) => {
        const stripe = Math.sin((px + py) * 150) > 0 ? 1 : 0.7;
        out[0] = 0.72 * stripe;
        out[1] = 0.42 * stripe;
        out[2] = 0.16 * stripe;
      });
    }
    const places =
      scoops === 3
        ? [
            [-0.62, -0.35],
            [0.62, -0.35],
            [0, -1.3],
          ]
        : scoops === 2
          ? [
              [0, -0.35],
              [0.05, -1.5],
            ]
          : [[0, -0.35]];
    tones.forEach((colour, i) =>
      scoop(film, noise, random, x + places[i]![0]! * size, top + places[i]![1]! * size, size * (scoops === 3 ? 0.86 : 1), colour),
    );
    const crown = places.at(-1)!;
    const cx = x + crown[0]! * size;
    const cy = top + crown[1]! * size;
    const extra = random.next();
    if (extra < 0.35) {
      ball(film, cx + size * 0.1, cy - size * 0.98, size * 0.25, { colour: hex('#c8142c'), gloss: 0.85 });
      film.fill(ribbon([cx + size * 0.12, cy - size * 1.2, cx + size * 0.3, cy - size * 1.65], 0.0035, 0.0025), hex('#4a6a2a'));
    } else if (extra < 0.65) {
      for (let i = 0; i < 46; i += 1) {
        const angle = -Math.PI * random.next();
        const reach = size * Math.sqrt(random.next()) * 0.9;
        film.fill(
          roundedRectangle(0, 0, 0, 0, 0.004).map((value, k) =>
            k % 2 === 0 ? cx + Math.cos(angle) * reach + value * 1.8 : cy + Math.sin(angle) * reach * 0.9 + value,
          ),
          hex(random.pick(['#e8403a', '#f6c83a', '#4aa8e0', '#5ac86a', '#f07ab0', '#ffffff'])),
        );
      }
    } else if (extra < 0.85)
      for (let i = 0; i < 3; i += 1)
        film.fill(leaf(cx, cy - size * 0.82, size * 0.5, size * 0.14, -1.57 + (i - 1) * 0.7), scale(hex('#5aa84a'), 0.7 + i * 0.2));
    if (random.chance(0.7)) {
      const skin = hex(random.pick(['#d8a07a', '#b87c58', '#8a5a3c', '#e6ba9c']));
      const hy = film.height * 0.9;
      for (let i = 0; i < 4; i += 1) {
        const fy = hy + i * half * 0.46;
        film.fill(ellipse(x - half * 0.12, fy, half * 0.72, half * 0.27, -0.14, 28), (px, py, out) => {
          const v = (py - fy) / (half * 0.27);
          const u = (px - x) / (half * 0.7);
          const light = 0.42 + 0.55 * clamp(0.72 - v * 0.42 - u * 0.3);
          for (let channel = 0; channel < 3; channel += 1) out[channel] = skin[channel]! * light * (channel === 0 ? 1.06 : 1);
        });
      }
    }
    return { contrast: 0.2, saturation: 1.08, vignette: 0.28, bloom: 0.35 };
  },
};
