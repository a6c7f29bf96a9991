import { hex, mix, ramp, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { paintHill, skyline } from '../paint/land.ts';
import { clamp, shadow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { ellipse, ribbon } from '../paint/shapes.ts';
import { palm, palmLeaf } from '../paint/trees.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

/** White sand, a turquoise bay and palms that lean out over it. */
export const palms: Scene = {
  name: 'palms',
  frames: ['classic', 'compactUpright', 'classicUpright', 'compact', 'wide', 'phoneUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.4, 0.54);
    const hour = paintHour(film, noise, random, ['summer', 'day', 'summer', 'golden', 'ember'], {
      horizon,
      clouds: ['heaps', 'heaps', 'veils'],
      amount: [0.2, 0.5],
    });
    const evening = hour.name === 'ember';
    const lit = [0, 1, 2].map((channel) => hour.light[channel]! * 0.38 + hour.ambient[channel]! * 0.36) as [number, number, number];
    if (random.chance(0.6)) {
      const side = random.chance(0.5) ? 0.15 : film.width - 0.15;
      const rise = skyline(noise, 0, 0.14, 2, false, 2);
      paintHill(film, noise, {
        line: (x) => horizon + 0.006 - Math.max(0, 0.1 - rise(x) * 0.6 - Math.abs(x - side) * 0.16),
        near: scale(hex('#2f5a3c'), 0.8),
        air: hour.air,
        haze: 0.4,
        foot: 0.25,
      });
    }
    const water = ramp([0, '#0f6fa0'], [0.3, '#1794b4'], [0.62, '#3fc3c0'], [0.85, '#9ae0cc'], [1, '#d2efdc']);
    const slope = random.range(-0.16, 0.16);
    const edge = horizon + (film.height - horizon) * random.range(0.38, 0.58);
    const shoreAt = (x: number): number => edge + slope * (x - film.width / 2) + (noise.swell(x * 0.8, 1) - 0.5) * 0.1;
    const sand = hex(random.pick(['#f0e0c0', '#ead2a8', '#f4e8d2']));
    film.shade((x, y, out) => {
      const at = shoreAt(x);
      const s = y - at;
      const below = y - horizon;
      const distance = 1 / (below + 0.05);
      if (s < 0) {
        const depth = clamp(below / (at - horizon));
        const wave = noise.cloud((x - film.width / 2) * distance * 1.2, distance * 4) - 0.5;
        const sparkle =
          step(0.68, 0.8, noise.cloud(x * distance * 3 + 4, distance * 13)) * (0.3 + 0.6 * Math.exp(-(((x - hour.sunX) / 0.3) ** 2)));
        water.into(out, depth * 0.98 + wave * 0.14);
        for (let channel = 0; channel < 3; channel += 1) {
          const value = out[channel]! * (1 + wave * 0.35) * (lit[channel]! * 0.9 + 0.1);
          out[channel] = value + hour.sun[channel]! * sparkle * 0.6 + (hour.air[channel]! - value) * step(0.12, 0, below) * 0.35;
        }
      } else {
        const wet = step(0.09, 0.02, s);
        const dune = (noise.cloud(x * 3, y * 8) - 0.5) * 0.22 + (noise.cloud(x * 30, y * 60) - 0.5) * 0.16 * step(0.02, 0.3, s);
        for (let channel = 0; channel < 3; channel += 1) out[channel] = sand[channel]! * lit[channel]! * (1 + dune) * (1 - wet * 0.4);
      }
      const lace = noise.cloud(x * 16, y * 34);
      const foam = clamp(
        step(0.012, 0, Math.abs(s)) +
          step(0.06, 0, Math.abs(s + 0.035)) * step(0.45, 0.6, lace) +
          step(0.02, 0, Math.abs(s + 0.12 + (noise.swell(x * 2, 5) - 0.5) * 0.05)) * step(0.35, 0.6, lace) * 0.8,
      );
      for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! + (0.92 * lit[channel]! - out[channel]!) * foam;
    }, horizon);
    const leafColour: Rgb = evening ? [0.012, 0.014, 0.012] : mix(hex('#2f5a1c'), hex('#5d8a2a'), random.range(0, 0.7));
    const side = random.pick([-1, 1]);
    const count = random.int(0, 3);
    for (let i = 0; i < count; i += 1) {
      const x = film.width / 2 + side * film.width * random.range(0.2, 0.52);
      const y = Math.min(film.height + 0.05, shoreAt(x) + random.range(0.06, 0.22));
      const height = random.range(0.5, 0.78) * Math.min(1.1, film.height);
      shadow(film, x - side * 0.12, y + 0.04, 0.28, 0.035, 0.4, scale(sand, 0.2));
      palm(
        film,
        random,
        x,
        y,
        height,
        -side * random.range(0.15, 0.5),
        scale(leafColour, 0.9),
        evening ? leafColour : scale(hex('#8a6f54'), 0.8),
      );
    }
    if (count === 0 || random.chance(0.4)) {
      const corner = side > 0 ? film.width + 0.05 : -0.05;
      const leaves = random.int(4, 7);
      for (let i = 0; i < leaves; i += 1)
        palmLeaf(
          film,
          random,
          corner,
          random.range(-0.15, 0.12),
          random.range(0.55, 0.85),
          side > 0 ? Math.PI * random.range(0.72, 1.02) : Math.PI * random.range(-0.02, 0.28),
          scale(leafColour, 0.8),
        );
    }
    if (random.chance(0.45)) {
      const x = film.width / 2 - side * film.width * random.range(0.05, 0.3);
      const y = Math.min(film.height, film.height / 2 + 0.56) - random.range(0.08, 0.16);
      const size = random.range(0.1, 0.15);
      const cloth = hex(random.pick(['#e5533d', '#f4c542', '#3d8fc6', '#e87a9a', '#f2efe6']));
      shadow(film, x + size * 0.4, y + size * 0.1, size * 1.4, size * 0.35, 0.55, scale(sand, 0.15));
      film.fill(ribbon([x, y + size * 0.1, x - size * 0.12, y - size * 1.6], 0.005), hex('#d8c8b0'));
      film.fill(
        [
          x - size * 1.15,
          y - size * 1.0,
          x - size * 0.8,
          y - size * 1.42,
          x - size * 0.14,
          y - size * 1.72,
          x + size * 0.6,
          y - size * 1.5,
          x + size * 0.95,
          y - size * 1.12,
          x + size * 0.4,
          y - size * 1.02,
          x - size * 0.1,
          y - size * 1.1,
          x - size * 0.6,
          y - size * 0.98,
        ],
        (px, py, out) => {
          const part = Math.floor((Math.atan2(px - x + size * 0.14, -(py - y + size * 0.7)) + 3) * 3.2);
          const tone = (0.75 + 0.3 * clamp(0.5 + ((px - x) / size) * hour.side * 0.6)) * 1.1;
          for (let channel = 0; channel < 3; channel += 1) out[channel] = (part % 2 === 0 ? cloth[channel]! : 0.88) * tone * lit[channel]!;
        },
      );
      film.fill(ellipse(x + size * 0.5, y + size * 0.05, size * 0.7, size * 0.13, -0.08), [
        cloth[2] * lit[0],
        cloth[0] * lit[1] * 0.9,
        cloth[1] * lit[2],
      ]);
    }
    return { contrast: 0.24, saturation: 1.12, vignette: 0.22, bloom: 0.35 };
  },
};
