import { blur } from '../paint/blur.ts';
import { hex, hsl, mix, ramp, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { blob, ellipse, leaf, lump, placed, ribbon } from '../paint/shapes.ts';
import type { Scene } from './scene.ts';

type Fish = { body: string; stripe: string; fin: string; tall: number; bands: number };

const FISH: readonly [Fish, ...Fish[]] = [
  { body: '#f2822a', stripe: '#fdf6ea', fin: '#e8641a', tall: 0.36, bands: 3 },
  { body: '#f6d22a', stripe: '#f6d22a', fin: '#f0b81a', tall: 0.48, bands: 0 },
  { body: '#2a5ad8', stripe: '#f6d22a', fin: '#f6d22a', tall: 0.36, bands: 1 },
  { body: '#f0f0f0', stripe: '#2a2a30', fin: '#f6d22a', tall: 0.56, bands: 2 },
  { body: '#e85a8a', stripe: '#f6b0c8', fin: '#f29a4a', tall: 0.3, bands: 0 },
  { body: '#8ad0f0', stripe: '#3a7ac8', fin: '#3a7ac8', tall: 0.28, bands: 1 },
];

function paintFish(
  film: Film,
  random: Random,
  fish: Fish,
  x: number,
  y: number,
  size: number,
  mirrored: boolean,
  water: Rgb,
  far: number,
): void {
  const angle = random.near(0, 0.14);
  const facing = mirrored ? -1 : 1;
  const body = hex(fish.body);
  const stripe = hex(fish.stripe);
  const fin = mix(hex(fish.fin), water, far);
  const at = (outline: readonly number[]) => placed(outline, x, y, size, angle, mirrored);
  film.fill(at(blob(-0.42, 0, -0.66, -0.3 * fish.tall * 2, -0.8, -0.28, -0.7, 0, -0.8, 0.28, -0.66, 0.3 * fish.tall * 2)), scale(fin, 0.9));
  film.fill(
    [at(leaf(-0.15, -fish.tall * 0.6, 0.42, 0.14, -2.6, 0.6)), at(leaf(0.05, fish.tall * 0.6, 0.36, 0.11, 2.5, 0.6))],
    scale(fin, 0.8),
  );
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  film.fill(
    at(blob(0.56, 0.02, 0.3, -fish.tall * 0.78, -0.1, -fish.tall, -0.5, -0.08, -0.5, 0.08, -0.1, fish.tall, 0.3, fish.tall * 0.8)),
    (px, py, out) => {
      const u = (((px - x) * cos + (py - y) * sin) / size) * facing;
      const v = ((py - y) * cos - (px - x) * sin) / size / fish.tall;
      let band = 0;
      for (let k = 0; k < fish.bands; k += 1)
        band = Math.max(band, step(0.075, 0.05, Math.abs(u - (fish.bands === 1 ? v * 0.2 : 0.32 - k * 0.34))));
      if (fish.bands === 1) band = step(0.3, 0.2, Math.abs(v - 0.1));
      const light = 0.5 + 0.6 * clamp(0.55 - v * 0.6) + clamp(-v - 0.55) * 0.5;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (body[channel]! + (stripe[channel]! - body[channel]!) * band) * light;
        out[channel] = value + (water[channel]! - value) * far;
      }
    },
  );
  if (size < 0.03) return;
  film.fill(at(ellipse(0.36, -fish.tall * 0.18, 0.055)), [0.9, 0.9, 0.86]);
  film.fill(at(ellipse(0.37, -fish.tall * 0.18, 0.034)), [0.01, 0.01, 0.02]);
  film.fill(at(leaf(0.08, fish.tall * 0.15, 0.24, 0.09, 2.7, 0.6)), scale(fin, 1.1));
}

function coral(film: Film, noise: Noise, random: Random, x: number, y: number, size: number, water: Rgb, far: number): void {
  const colour = mix(hsl(random.pick([345, 12, 28, 48, 285, 320, 170]) + random.near(0, 8), 0.52, 0.44), water, far * 0.85 + 0.12);
  const kind = random.int(0, 3);
  if (kind === 0) {
    for (let i = 0; i < 26; i += 1) {
      const lean = random.near(0, 0.55);
      const tall = size * random.range(0.6, 1.3);
      const ex = x + Math.sin(lean) * tall + random.near(0, size * 0.1);
      const tone = scale(colour, random.range(0.45, 1.15));
      film.fill(
        ribbon([x + random.near(0, size * 0.14), y, x + (ex - x) * 0.4, y - tall * 0.5, ex, y - tall], size * 0.055, size * 0.035),
        tone,
      );
      film.fill(ellipse(ex, y - tall, size * 0.045), mix(tone, [1, 0.95, 0.9], 0.45));
    }
  } else if (kind === 1) {
    film.fill(lump(random, x, y - size * 0.3, size * 0.85, size * 0.6, 0.08), (px, py, out) => {
      const groove = step(0.08, 0.3, noise.border((px + noise.swell(px * 8, py * 8) * 0.05) * 26, py * 26));
      const light = (0.35 + groove * 0.55) * (0.6 + 0.7 * clamp((y - py) / size));
      for (let channel = 0; channel < 3; channel += 1) out[channel] = colour[channel]! * light;
    });
  } else if (kind === 2) {
    for (let i = 0; i < 46; i += 1) {
      const angle = -Math.PI / 2 + random.range(-1, 1);
      const tall = size * random.range(0.5, 0.95);
      film.fill(
        leaf(x + random.near(0, size * 0.2), y, tall, size * 0.05, angle, 0.75, random.near(0, 0.2)),
        scale(colour, random.range(0.5, 1.3)),
      );
    }
  } else {
    for (let layer = 0; layer < 5; layer += 1) {
      const py = y - size * layer * 0.16;
      const wide = size * (1 - layer * 0.12) * random.range(0.7, 1);
      film.fill(lump(random, x + random.near(0, size * 0.1), py, wide, size * 0.13, 0.14), scale(colour, 0.5 + layer * 0.16));
    }
  }
}

/** Under water: light from above, corals, a shoal. */
export const reef: Scene = {
  name: 'reef',
  frames: ['classic', 'compact', 'square', 'wide', 'classicUpright', 'compactUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const depth = random.turn([
      ramp([0, '#9fe4ee'], [0.3, '#3ab4d8'], [0.75, '#1678b4'], [1, '#0d5288']),
      ramp([0, '#6fd0d8'], [0.35, '#1e9ab4'], [0.8, '#0f6488'], [1, '#0a4264']),
      ramp([0, '#b8f0e0'], [0.3, '#5cccc4'], [0.75, '#2a96a8'], [1, '#176a84']),
    ]);
    const water = depth.at(0.62);
    const sunX = film.width * random.range(0.25, 0.75);
    film.shade((x, y, out) => {
      const t = y / film.height;
      const ripples = noise.border((x * 3.2) / (0.3 + t * 2), t * 9 + noise.swell(x, t) * 2);
      depth.into(out, t + (noise.swell(x * 1.2, y * 1.2) - 0.5) * 0.14);
      const surface = step(0.2, 0, t) * step(0.2, 0, ripples) * 0.6;
      const glow = Math.exp(-Math.hypot(x - sunX, y * 0.8) * 2.6) * 0.75;
      const angle = Math.atan2(x - sunX, y + 0.35);
      const ray = step(0.5, 0.75, noise.swell(angle * 4.5, 2) * 0.6 + noise.cloud(angle * 9, 5) * 0.45) * Math.exp(-t * 1.7) * 0.34;
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = out[channel]! * (1 + ray) + (surface + glow + ray * 0.25) * (channel === 0 ? 0.75 : 1);
    });
    const floor = film.height * random.range(0.76, 0.86);
    const behind = film.layer(0.5);
    for (let i = 0; i < 16; i += 1)
      coral(
        behind,
        noise,
        random,
        random.range(0, film.width),
        floor + random.range(-0.05, 0.02),
        random.range(0.07, 0.16),
        water,
        random.range(0.5, 0.7),
      );
    film.lay(blur(behind, 0.005));
    const shoal = random.pick(FISH);
    const heading = random.chance(0.5);
    const shoalX = film.width * random.range(0.3, 0.7);
    const shoalY = film.height * random.range(0.25, 0.5);
    for (let i = 0; i < random.int(14, 44); i += 1) {
      const size = random.range(0.018, 0.045);
      paintFish(
        film,
        random,
        shoal,
        shoalX + random.near(0, 0.24),
        shoalY + random.near(0, 0.12),
        size,
        heading,
        water,
        clamp(0.62 - size * 9, 0.1, 0.6),
      );
    }
    film.shade((x, y, out) => {
      const edge = floor + (noise.swell(x * 1.4, 3) - 0.5) * 0.1;
      const light = step(0.2, 0, noise.border(x * 5, (y - floor) * 14)) * 0.3 + 0.55 + noise.cloud(x * 12, y * 30) * 0.25;
      out[0] = 0.52 * light + water[0] * 0.3;
      out[1] = 0.5 * light + water[1] * 0.4;
      out[2] = 0.4 * light + water[2] * 0.45;
      out[3] = step(edge - 0.004, edge + 0.02, y);
    }, floor - 0.08);
    const corals = Array.from({ length: random.int(14, 24) }, () => ({
      x: random.range(-0.05, film.width + 0.05),
      y: floor + random.range(0, film.height - floor + 0.06),
    })).sort((a, b) => a.y - b.y);
    for (const { x, y } of corals)
      coral(
        film,
        noise,
        random,
        x,
        y,
        random.range(0.08, 0.17) * (0.7 + (y - floor) * 2.4),
        water,
        clamp(0.5 - (y - floor) * 2, 0.12, 0.5),
      );
    for (let i = 0; i < random.int(2, 6); i += 1)
      paintFish(
        film,
        random,
        random.pick(FISH),
        film.width * random.range(0.12, 0.88),
        film.height * random.range(0.3, 0.82),
        random.range(0.07, 0.15),
        random.chance(0.5),
        water,
        0.16,
      );
    for (let i = 0; i < 26; i += 1) {
      const x = film.width * random.range(0, 1);
      const y = film.height * random.range(0, 0.9);
      const size = 0.002 + 0.008 * random.next() ** 3;
      film.fill(ellipse(x, y, size), [0.9, 1, 1], 0.16);
      film.fill(ellipse(x - size * 0.3, y - size * 0.3, size * 0.3, size * 0.3, 0, 8), [1, 1, 1], 0.7);
    }
    return { contrast: 0.25, saturation: 1.1, vignette: 0.35, bloom: 0.4 };
  },
};
