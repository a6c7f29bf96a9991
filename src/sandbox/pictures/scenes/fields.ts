import { hex, hsl, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { blur } from '../paint/blur.ts';
import { lump } from '../paint/shapes.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { crown } from '../paint/trees.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

type Crop = { bloom: readonly [string, ...string[]]; leaves: string; soil: string; rows: boolean; size: number };

const CROPS: readonly [Crop, ...Crop[]] = [
  { bloom: ['#7a4fb0', '#8d68c4', '#6a3f9c'], leaves: '#5d6f4c', soil: '#8d7256', rows: true, size: 60 },
  { bloom: ['#f2b90f', '#f6c928', '#e8a208'], leaves: '#4d7328', soil: '#55702c', rows: false, size: 46 },
  { bloom: ['#d9251c', '#e83a22', '#b81814'], leaves: '#6d8a3e', soil: '#7f9648', rows: false, size: 55 },
  { bloom: ['#e2486f', '#f27a9c', '#d02b52'], leaves: '#4f8040', soil: '#5d7a44', rows: true, size: 60 },
  { bloom: ['#f6d21e', '#f9dd4a', '#eec200'], leaves: '#86a02c', soil: '#90a030', rows: false, size: 80 },
  { bloom: ['#f08a2a', '#f6c32c', '#e2542a'], leaves: '#4f8040', soil: '#5d7a44', rows: true, size: 60 },
];

/** Lavender, sunflowers, poppies, tulips or rape up to a line of hills. */
export const fields: Scene = {
  name: 'fields',
  frames: ['classic', 'classicUpright', 'compact', 'wide', 'classic'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.34, 0.5);
    const hour = paintHour(film, noise, random, ['dawn', 'summer', 'summer', 'golden', 'day', 'ember', 'dusk'], {
      horizon: horizon + 0.05,
      clouds: ['heaps', 'heaps', 'rolls', 'veils'],
    });
    const crop = random.turn(CROPS);
    const bloom = crop.bloom.map(hex);
    const leaves = hex(crop.leaves);
    const soil = hex(crop.soil);
    const wood = hex('#39562f');
    const stubble = hex('#b3a15a');
    const edge = random.range(2.6, 4);
    const vanish = random.range(-0.4, 0.4);
    const width = random.range(7, 10);
    const tulips = crop.rows && crop.size === 60 && crop.bloom[0] !== '#7a4fb0';
    const rowAt = (x: number, z: number): number => (x - vanish * z + (noise.cloud(x * 0.4, z * 0.4) - 0.5) * 0.1) * width;
    const plants = (x: number, z: number): number => {
      const bump = 1 - noise.cell(x * crop.size, z * crop.size);
      if (!crop.rows) return 0.35 + bump * 0.65;
      const row = rowAt(x, z);
      const across = Math.abs(row - Math.floor(row) - 0.5) * 2;
      return step(0.95, 0.35, across) * (0.45 + 0.55 * bump);
    };
    const hills = (x: number, z: number): number =>
      (noise.cloud(x * 0.22, z * 0.22) - 0.3) * 0.55 * step(edge, edge + 3.5, z) +
      (noise.cloud(x * 0.3, z * 0.3 + 5) - 0.5) * 0.12 * step(0.5, 2.5, z);
    const eye = random.range(0.24, 0.36);
    const lens = random.range(0.95, 1.25);
    paintTerrain(film, {
      horizon,
      eye,
      lens,
      near: ((eye - 0.03) * lens * 0.9) / (film.height - horizon),
      far: 11,
      height: (x, z) => {
        const h = hills(x, z);
        return z < edge
          ? h + plants(x, z) * 0.045
          : h + (1 - noise.cell(x * 16, z * 16)) * 0.05 * step(0.5, 0.58, noise.cloud(x * 1.1, z * 1.1 + 4));
      },
      summit: 0.7,
      ground: (x, z, _h, _up, out) => {
        let from: Rgb;
        let to: Rgb;
        let share: number;
        if (z < edge) {
          const full = plants(x, z);
          const kind = tulips ? Math.floor(rowAt(x, z) / 3) : Math.floor(noise.cloud(x * 12, z * 12) * 9);
          const flower = bloom[((kind % 3) + 3) % 3]!;
          const high = step(0.45, 0.75, full + (noise.cloud(x * 22, z * 22) - 0.5) * 0.4);
          from = full < 0.3 && crop.rows ? mix(soil, leaves, full * 3) : leaves;
          to = flower;
          share = high;
        } else {
          from = noise.cell(x * 0.9, z * 0.9 + 3) > 0.45 ? stubble : hex('#7f9a4c');
          to = wood;
          share = step(0.5, 0.56, noise.cloud(x * 1.1, z * 1.1 + 4));
        }
        const grain = 0.85 + noise.cloud(x * 50, z * 50) * 0.35;
        for (let channel = 0; channel < 3; channel += 1) out[channel] = (from[channel]! + (to[channel]! - from[channel]!) * share) * grain;
      },
      sun: hour.toSun,
      light: scale(hour.light, 0.95),
      ambient: scale(hour.ambient, 1.05),
      air: hour.air,
      haze: random.range(0.06, 0.16),
    });
    if (random.chance(0.5)) {
      const x = film.width * random.range(0.15, 0.85);
      const y = horizon + ((eye - hills(((x - film.width / 2) / lens) * edge, edge)) * lens) / edge;
      const size = random.range(0.05, 0.1);
      film.fill(
        [x - size * 0.09, y + 0.005, x + size * 0.09, y + 0.005, x + size * 0.05, y - size, x - size * 0.05, y - size],
        scale(hex('#4a3a2c'), 0.7),
      );
      crown(film, random, x, y - size * 1.35, size, random.range(80, 110), hour.name === 'dusk' ? 0.16 : 0.28, hour.side);
    }
    if (random.chance(0.55)) {
      const front = film.layer(0.35);
      const count = random.int(8, 18);
      for (let i = 0; i < count; i += 1) {
        const x = random.range(0, film.width);
        const y = film.height - random.range(-0.06, 0.12);
        const size = random.range(0.03, 0.075);
        const flower = bloom[random.int(0, 2)] ?? hsl(300, 0.5, 0.5);
        front.fill([x - 0.006, y, x + 0.006, y, x + 0.012, film.height + 0.1, x - 0.012, film.height + 0.1], scale(leaves, 0.7));
        front.fill(lump(random, x, y, size, size * 0.8, 0.2), scale(mix(flower, hour.sun, 0.1), random.range(0.7, 1.25)));
      }
      film.lay(blur(front, 0.016));
    }
    return { contrast: 0.25, saturation: 1.12, vignette: 0.3, bloom: 0.35 };
  },
};
