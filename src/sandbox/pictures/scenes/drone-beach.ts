import { hex, mix, ramp, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { ellipse, placed, roundedRectangle } from '../paint/shapes.ts';
import type { Scene } from './scene.ts';

const CLOTH = ['#e5533d', '#f4c542', '#3d8fc6', '#f7f2e8', '#4fae8b', '#e87a9a', '#f08c3a'] as const;

function parasol(film: Film, random: Random, x: number, y: number, size: number): void {
  const first = hex(random.pick(CLOTH));
  const second = random.chance(0.7) ? hex('#f8f4ea') : hex(random.pick(CLOTH));
  film.fill(ellipse(x + size * 0.75, y + size * 0.6, size * 1.02, size * 0.95), [0.12, 0.09, 0.06], 0.5);
  const turn = random.range(0, 1);
  film.fill(ellipse(x, y, size), (px, py, out) => {
    const angle = Math.atan2(py - y, px - x) / (Math.PI * 2) + turn;
    const part = Math.floor(angle * 12 + 24);
    const colour: Rgb = part % 2 === 0 ? first : second;
    const lit = 0.78 + 0.3 * clamp(((x - px) * 0.7 + (y - py) * 0.7) / size + 0.3) - 0.1 * Math.abs(angle * 12 + 24 - part - 0.5);
    out[0] = colour[0] * lit;
    out[1] = colour[1] * lit;
    out[2] = colour[2] * lit;
  });
}

function sunbather(film: Film, random: Random, x: number, y: number, size: number): void {
  const angle = random.range(-0.5, 0.5) + (random.chance(0.5) ? Math.PI / 2 : 0);
  const at = (outline: readonly number[]) => placed(outline, x, y, size, angle);
  film.fill(placed(roundedRectangle(-0.34, -0.8, 0.34, 0.8, 0.04), x + size * 0.1, y + size * 0.1, size, angle), [0.15, 0.11, 0.08], 0.45);
  const towel = hex(random.pick(CLOTH));
  const stripe = mix(towel, [1, 1, 1], 0.6);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  film.fill(at(roundedRectangle(-0.34, -0.8, 0.34, 0.8, 0.04)), (px, py, out) => {
    const v = ((py - y) * cos - (px - x) * sin) / size;
    const colour = Math.abs((v * 5) % 1) < 0.35 ? stripe : towel;
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
  });
  if (random.chance(0.5)) return;
  const skin = hex(random.pick(['#c98e68', '#a8704c', '#dca882']));
  film.fill(
    [
      at(ellipse(0, -0.1, 0.13, 0.3)),
      at(ellipse(-0.07, 0.4, 0.055, 0.3)),
      at(ellipse(0.07, 0.4, 0.055, 0.3)),
      at(ellipse(0, -0.5, 0.09, 0.1)),
    ],
    skin,
  );
  film.fill(at(ellipse(0, 0.12, 0.13, 0.1)), hex(random.pick(CLOTH)));
}

/** A beach straight from above: turquoise, foam, sand, parasols. */
export const droneBeach: Scene = {
  name: 'drone-beach',
  frames: ['classic', 'square', 'classicUpright', 'compact', 'phoneUpright', 'wide'],
  paint(film, random) {
    const noise = createNoise(random);
    const angle = random.range(-0.6, 0.6) + random.pick([0, Math.PI / 2, Math.PI, -Math.PI / 2]);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const offset = (film.width / 2) * cos + (film.height / 2) * sin + random.range(-0.15, 0.15);
    const sea = random.turn([
      ramp([0, '#bfe8dc'], [0.12, '#63cbc8'], [0.35, '#1fa3b8'], [0.7, '#0b6f9c'], [1, '#084f80']),
      ramp([0, '#d2efdf'], [0.15, '#8fdccb'], [0.45, '#3fb9bd'], [0.8, '#1a86a8'], [1, '#106a94']),
      ramp([0, '#b8dcd8'], [0.12, '#5fb0b8'], [0.4, '#2a7f98'], [0.75, '#155a7c'], [1, '#0e4468']),
    ]);
    const sand = hex(random.pick(['#ead3a8', '#e2c090', '#f0e2c4', '#d8b88a', '#e9c9a8']));
    const wet = scale(sand, 0.55);
    const reach = random.range(0.8, 1.2);
    const shoreAt = (x: number, y: number): number => {
      const along = y * cos - x * sin;
      return x * cos + y * sin - offset + (noise.swell(along * 0.9, 2) - 0.5) * 0.5 + (noise.swell(x * 2.6, y * 2.6) - 0.5) * 0.09;
    };
    const reef = random.chance(0.5);
    film.shade((x, y, out) => {
      const s = shoreAt(x, y);
      const fine = noise.cloud(x * 26, y * 26) - 0.5;
      if (s < 0) {
        const depth = -s / reach;
        const patch = (noise.cloud(x * 2.2, y * 2.2) - 0.5) * 0.3 * step(0, 0.4, depth);
        sea.into(out, depth + patch * 0.6);
        const dark = reef ? step(0.56, 0.68, noise.cloud(x * 3.4 + 9, y * 3.4)) * step(0.12, 0.4, depth) * 0.55 : 0;
        const caustic = (0.16 - Math.min(0.16, noise.border(x * 17 + fine, y * 17))) * 1.6 * step(0.45, 0.02, depth);
        const wave = (noise.cloud(x * 7, y * 7) - 0.5) * 0.22 + fine * 0.12;
        for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! * (1 - dark) * (1 + wave) + caustic * 0.5;
      } else {
        const dry = step(0.05, 0.16, s + fine * 0.05);
        const steps = step(0.62, 0.75, noise.cell(x * 34, y * 34)) * step(0.14, 0.3, s) * 0.14;
        const tone = 1 + fine * 0.22 + (noise.cloud(x * 4, y * 4) - 0.5) * 0.18 - steps;
        for (let channel = 0; channel < 3; channel += 1) out[channel] = (wet[channel]! + (sand[channel]! - wet[channel]!) * dry) * tone;
      }
      let foam = 0;
      for (let line = 0; line < 3; line += 1) {
        const along = y * cos - x * sin;
        const at = 0.03 - line * 0.13 + (noise.swell(along * (1.7 + line), line * 3.1 + 4) - 0.5) * 0.16;
        const behind = at - s;
        const width = 0.05 + 0.07 * noise.swell(along * 2.2, line * 5 + 1);
        if (behind > 0 && behind < width * 2.4) {
          const lace = noise.border(x * 21 + line * 3 + fine, y * 21);
          const head = step(0.016, 0, behind);
          const rest = 1 - behind / (width * 2.4);
          const holes = step(0.3 * rest, 0.02, lace) * 0.85 + step(0.5, 0.7, noise.cloud(x * 11, y * 11)) * rest;
          foam = Math.max(foam, Math.min(1, head + holes * rest) * (line === 0 ? 1 : line === 1 ? 0.75 : 0.4));
        }
      }
      for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! + (0.95 - out[channel]!) * foam * 0.92;
    });
    const crowd = random.turn([7, 0, 14, 3]);
    const size = random.range(0.022, 0.045);
    for (let i = 0; i < crowd * 3; i += 1) {
      const x = random.range(0, film.width);
      const y = random.range(0, film.height);
      if (shoreAt(x, y) < 0.2) continue;
      sunbather(film, random, x + size * 1.6, y + size * 0.6, size);
      if (i % 3 === 0) parasol(film, random, x, y, size * 1.25);
    }
    return { contrast: 0.2, saturation: 1.1, vignette: 0.2, bloom: 0.2 };
  },
};
