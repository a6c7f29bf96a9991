import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, shadow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { curve, ellipse, leaf, ribbon } from '../paint/shapes.ts';
import type { Outline } from '../paint/raster.ts';
import type { Scene } from './scene.ts';

const COATS = [
  ['#f4efe4', '#e0451c'],
  ['#f0862a', '#f8d8a0'],
  ['#f6f0e6', '#2a2624'],
  ['#f2b83a', '#e8862a'],
  ['#e2401c', '#f6efe6'],
] as const;

function koi(film: Film, noise: Noise, random: Random, x: number, y: number, size: number, water: Rgb): void {
  const heading = random.range(0, Math.PI * 2);
  const bend = random.range(-0.55, 0.55);
  const [base, spots] = random.pick(COATS).map((code) => hex(code)) as [Rgb, Rgb];
  const spine: number[] = [];
  let px = x;
  let py = y;
  let angle = heading;
  for (let i = 0; i <= 12; i += 1) {
    spine.push(px, py);
    px -= Math.cos(angle) * (size / 6);
    py -= Math.sin(angle) * (size / 6);
    angle += (bend / 6) * (i < 6 ? 0.5 : 1.5);
  }
  const widths = [0.08, 0.2, 0.26, 0.28, 0.27, 0.25, 0.21, 0.17, 0.13, 0.095, 0.065, 0.045, 0.035];
  const outline = (grow: number): Outline => {
    const right: number[] = [];
    const left: number[] = [];
    for (let i = 0; i <= 12; i += 1) {
      const j = Math.min(12, i + 1);
      const k = Math.max(0, i - 1);
      const dx = spine[k * 2]! - spine[j * 2]!;
      const dy = spine[k * 2 + 1]! - spine[j * 2 + 1]!;
      const length = Math.hypot(dx, dy) || 1;
      const half = widths[i]! * size * grow;
      right.push(spine[i * 2]! - (dy / length) * half, spine[i * 2 + 1]! + (dx / length) * half);
      left.unshift(spine[i * 2]! + (dy / length) * half, spine[i * 2 + 1]! - (dx / length) * half);
    }
    return curve([...right, ...left], true, 3);
  };
  shadow(
    film,
    x - Math.cos(heading) * size * 0.8 + size * 0.5,
    y - Math.sin(heading) * size * 0.8 + size * 0.7,
    size * 1.1,
    size * 0.9,
    0.4,
  );
  const veil = mix(base, water, 0.35);
  const at = (i: number, side: number, turn: number, long: number): void => {
    film.fill(
      leaf(
        spine[i * 2]!,
        spine[i * 2 + 1]!,
        size * long,
        size * long * 0.32,
        heading + Math.PI + side * turn + bend * 0.3,
        0.7,
        side * 0.15,
      ),
      veil,
      0.72,
    );
  };
  at(3, 1, -1.05, 0.55);
  at(3, -1, -1.05, 0.55);
  at(7, 1, -0.7, 0.32);
  at(7, -1, -0.7, 0.32);
  for (const fan of [-0.35, -0.1, 0.15, 0.4])
    film.fill(leaf(spine[22]!, spine[23]!, size * random.range(0.6, 0.75), size * 0.09, angle + Math.PI + fan, 0.7), veil, 0.6);
  const turn = random.range(0, 40);
  film.fill(outline(1), (qx, qy, out) => {
    let near = 9;
    let half = 1;
    let signed = 0;
    for (let i = 0; i < 12; i += 1) {
      const x0 = spine[i * 2]!;
      const y0 = spine[i * 2 + 1]!;
      const ax = spine[i * 2 + 2]! - x0;
      const ay = spine[i * 2 + 3]! - y0;
      const along = clamp(((qx - x0) * ax + (qy - y0) * ay) / (ax * ax + ay * ay));
      const dx = qx - x0 - ax * along;
      const dy = qy - y0 - ay * along;
      const distance = dx * dx + dy * dy;
      if (distance < near) {
        near = distance;
        half = widths[i]! + (widths[i + 1]! - widths[i]!) * along;
        signed = dx * 0.5 + dy * 0.7;
      }
    }
    const across = Math.sqrt(near) / (half * size);
    const patch = step(0.5, 0.54, noise.cloud(qx * 5 + turn, qy * 5));
    const scales = 0.92 + 0.14 * noise.cell(qx * 90, qy * 90);
    const light = (0.98 - across * across * 0.42 - clamp((signed / size) * 1.6) * 0.4) * scales + clamp(0.22 - across) * 0.6;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (base[channel]! + (spots[channel]! - base[channel]!) * patch) * light;
      out[channel] = value + (water[channel]! - value) * 0.12;
    }
  });
}

function lilyPad(film: Film, random: Random, x: number, y: number, size: number): void {
  const green = mix(hex('#5a8a3a'), hex(random.pick(['#86a848', '#3f6f3a', '#9a8a4a'])), random.range(0, 0.7));
  const notch = random.range(0, 6.28);
  const outline: number[] = [x, y];
  for (let i = 0; i <= 40; i += 1) {
    const angle = notch + 0.12 + (i / 40) * (Math.PI * 2 - 0.24);
    outline.push(x + Math.cos(angle) * size, y + Math.sin(angle) * size);
  }
  shadow(film, x + size * 0.2, y + size * 0.26, size * 1.15, size * 1.15, 0.6);
  film.fill(outline, (px, py, out) => {
    const dx = (px - x) / size;
    const dy = (py - y) / size;
    const r = Math.hypot(dx, dy);
    const veins = Math.abs(Math.sin(Math.atan2(dy, dx) * 7)) ** 14 * 0.22;
    const light = 0.74 + veins - (dx + dy) * 0.12 + step(0.9, 1, r) * 0.22;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = green[channel]! * light;
  });
}

/** Coloured carp under water lilies, from above. */
export const koiPond: Scene = {
  name: 'koi-pond',
  frames: ['classic', 'square', 'compactUpright', 'compact', 'classicUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const water = hex(random.turn(['#12423c', '#1a3c50', '#2a4a34', '#0f3440']));
    const sky = mix(hex('#bcdcf0'), water, 0.2);
    film.shade((x, y, out) => {
      const stones = noise.cell(x * 5, y * 5);
      const light = 0.55 + (0.5 - stones) * 0.3 + noise.swell(x * 1.2, y * 1.2) * 0.6;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = water[channel]! * light;
    });
    const fish = random.int(4, 9);
    for (let i = 0; i < fish; i += 1)
      koi(film, noise, random, film.width * random.range(0.1, 0.9), film.height * random.range(0.1, 0.9), random.range(0.17, 0.25), water);
    const rings = Array.from({ length: random.int(1, 3) }, () => ({ x: film.width * random.next(), y: film.height * random.next() }));
    film.add((x, y, out) => {
      const base = noise.swell(x * 2.2, y * 2.2) + (noise.swell(x * 6, y * 6) - 0.5) * 0.3;
      let ripple = 0;
      for (const ring of rings) {
        const distance = Math.hypot(x - ring.x, y - ring.y);
        ripple += Math.sin(distance * 90) * Math.exp(-distance * 7) * 0.5;
      }
      const sheen = step(0.6, 0.85, base + ripple * 0.5) * 0.26 + step(0.2, 0.6, ripple) * 0.12;
      const net = step(0.06, 0, noise.border(x * 4 + base, y * 4)) * 0.05;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = sky[channel]!;
      out[3] = sheen + net;
    });
    const pads = random.int(5, 14);
    const gatherX = film.width * random.range(0, 1);
    const gatherY = film.height * random.pick([0.05, 0.95]);
    for (let i = 0; i < pads; i += 1) {
      const x = gatherX + random.near(0, 0.42);
      const y = gatherY + random.near(0, 0.28);
      const size = random.range(0.06, 0.13);
      lilyPad(film, random, x, y, size);
      if (random.chance(0.3)) {
        const tone = hex(random.pick(['#f6b8d0', '#ffffff', '#f4d0e0', '#f6e08a']));
        for (let ring = 0; ring < 3; ring += 1) {
          for (let k = 0; k < 9; k += 1) {
            const angle = (k / 9) * 6.283 + ring * 0.35;
            film.fill(
              leaf(x, y, size * (0.75 - ring * 0.18), size * 0.17, angle, 0.6),
              scale(mix(tone, [0.9, 0.3, 0.5], 0.1 * (2 - ring)), 0.72 + 0.1 * ring + 0.16 * Math.cos(angle + 2.3)),
            );
          }
        }
        film.fill(ellipse(x, y, size * 0.14), [0.95, 0.72, 0.15]);
      }
    }
    if (random.chance(0.4)) {
      for (let i = 0; i < 5; i += 1) {
        const x = film.width * random.next();
        film.fill(ribbon([x, -0.05, x + random.near(0, 0.08), random.range(0.15, 0.4)], 0.005, 0.001), hex('#6a9a48'), 0.85);
      }
    }
    return { contrast: 0.28, saturation: 1.12, vignette: 0.4, bloom: 0.3 };
  },
};
