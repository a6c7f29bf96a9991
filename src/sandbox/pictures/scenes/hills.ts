import { hex, mix, scale } from '../paint/colour.ts';
import { step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { leaf, rectangle } from '../paint/shapes.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { crown } from '../paint/trees.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

/** Rolling farmland with cypresses, a house on a ridge, now and then a rainbow. */
export const hills: Scene = {
  name: 'hills',
  frames: ['classic', 'wide', 'compact', 'classicUpright', 'panorama'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.4, 0.5);
    const hour = paintHour(film, noise, random, ['golden', 'dawn', 'summer', 'ember', 'day', 'grey'], {
      horizon: horizon + 0.1,
      clouds: ['heaps', 'rolls', 'veils'],
      amount: [0.2, 0.55],
    });
    const season = random.turn([
      { field: '#8fa84a', crop: '#d8b860', soil: '#a8814c' },
      { field: '#a89a4c', crop: '#d0a850', soil: '#94683c' },
      { field: '#6f9a3f', crop: '#9ab84a', soil: '#7f9448' },
      { field: '#7a8f42', crop: '#c8b45a', soil: '#8a7044' },
    ]);
    const field = hex(season.field);
    const crop = hex(season.crop);
    const soil = hex(season.soil);
    const wood = hex('#2f4a2a');
    const bulk = (x: number, z: number): number => noise.swell(x * 0.42, z * 0.42) * 0.62 + noise.swell(x * 0.17 + 5, z * 0.17) * 0.5;
    const eye = random.range(0.95, 1.1);
    const lens = random.range(1.15, 1.5);
    const lines = random.range(16, 26);
    const slant = random.range(-0.8, 0.8);
    paintTerrain(film, {
      horizon,
      eye,
      lens,
      near: ((eye - 0.72) * lens * 0.8) / (film.height - horizon),
      far: 12,
      height: (x, z) => bulk(x, z) + (1 - noise.cell(x * 34, z * 34)) * 0.016 * step(0.6, 0.66, noise.cloud(x * 0.9 + 3, z * 0.9)),
      bulk,
      summit: 1.2,
      ground: (x, z, _h, _up, out) => {
        const plot = noise.cell(x * 1.1, z * 1.1 + 2);
        const kind = noise.swell(Math.floor(x * 1.4 + plot * 2), Math.floor(z * 1.1 + plot));
        const rows = 0.86 + 0.14 * Math.sin((x + slant * z) * lines * Math.PI * 2) * step(5, 1.5, z);
        const edge = step(0.02, 0.05, noise.border(x * 1.1, z * 1.1 + 2));
        const trees = step(0.6, 0.66, noise.cloud(x * 0.9 + 3, z * 0.9));
        const grain = 0.86 + (noise.cloud(x * 30, z * 30) - 0.5) * 0.3;
        for (let channel = 0; channel < 3; channel += 1) {
          let value = kind < 0.42 ? field[channel]! : kind < 0.6 ? crop[channel]! * rows : soil[channel]! * rows;
          value = value * (0.75 + 0.25 * edge) * grain;
          out[channel] = value + (wood[channel]! * grain - value) * trees;
        }
      },
      sun: hour.toSun,
      light: hour.light,
      ambient: hour.ambient,
      air: hour.air,
      haze: random.range(0.07, 0.15),
      fog: random.chance(0.35) ? { level: 0.42, depth: 0.2, colour: mix(hour.air, [0.95, 0.95, 0.95], 0.35) } : undefined,
    });
    if (hour.name === 'grey' || random.chance(0.12)) {
      const cx = film.width * (0.5 - hour.side * 0.12);
      const radius = random.range(0.62, 0.8) * Math.max(1, film.width * 0.62);
      film.add(
        (x, y, out) => {
          const t = (Math.hypot(x - cx, y - horizon - radius * 0.45) - radius) / 0.05;
          if (t < -0.2 || t > 1.2) {
            out[3] = 0;
            return;
          }
          out[0] = Math.max(0, 1 - Math.abs(t - 0.9) * 2.4);
          out[1] = Math.max(0, 1 - Math.abs(t - 0.5) * 2.4);
          out[2] = Math.max(0, 1 - Math.abs(t - 0.12) * 2.4);
          out[3] = 0.34 * step(horizon + 0.06, horizon - 0.3, y);
        },
        0,
        horizon + 0.06,
      );
    }
    const at = (x: number, z: number): readonly [number, number] => [
      film.width / 2 + (x * lens) / z,
      horizon - ((bulk(x, z) - eye) * lens) / z,
    ];
    const house = random.chance(0.8);
    const hz = random.range(2.6, 4.2);
    const hx = hz * random.range(-0.28, 0.28);
    const trees = random.int(5, 16);
    const places = Array.from({ length: trees }, (_, i) =>
      i < trees / 2 && house ? { x: hx + (i - trees / 4) * 0.16 + 0.05, z: hz + 0.1 } : { x: 0, z: random.range(1.6, 4.5) },
    );
    for (const place of places) if (place.x === 0) place.x = place.z * random.range(-0.5, 0.5) * film.width;
    places.sort((a, b) => b.z - a.z);
    const cypress = random.chance(0.7);
    for (const { x, z } of places) {
      const [px, py] = at(x, z);
      const tall = random.range(0.24, 0.36) / z;
      const misty = Math.min(0.3, z * 0.045);
      const tone = mix(mix(hex('#24421f'), scale(hour.light, 0.06), 0.2), hour.air, misty);
      film.fill(leaf(px, py, tall * 1.3, tall * 0.16, hour.side > 0 ? Math.PI - 0.12 : -0.12 + Math.PI * 2, 0.5), [0.02, 0.03, 0.02], 0.3);
      if (cypress) {
        film.fill(leaf(px, py + tall * 0.02, tall * 1.25, tall * 0.13, -Math.PI / 2, 0.35), scale(tone, 0.75));
        film.fill(leaf(px + hour.side * tall * 0.03, py, tall * 1.15, tall * 0.075, -Math.PI / 2, 0.35), scale(tone, 1.5));
      } else crown(film, random, px, py - tall * 0.42, tall * 0.42, 90, 0.22, hour.side);
    }
    if (house) {
      const [px, py] = at(hx, hz);
      const size = 0.3 / hz;
      const wall = mix(hex('#e4c49a'), hour.air, 0.2);
      const lit = (side: number, channel: number): number =>
        hour.ambient[channel]! * 0.4 + hour.light[channel]! * (side === hour.side ? 0.42 : 0.16);
      for (const [left, right, tall, side] of [
        [-1, 0.2, 0.62, -1],
        [0.2, 0.95, 0.5, 1],
      ] as const) {
        film.fill(
          rectangle(px + left * size * 0.7, py - tall * size, px + right * size * 0.7, py + size * 0.06),
          [0, 1, 2].map((channel) => wall[channel]! * lit(side, channel)) as [number, number, number],
        );
        film.fill(
          [
            px + (left - 0.06) * size * 0.7,
            py - tall * size,
            px + (left + 0.12) * size * 0.7,
            py - (tall + 0.26) * size,
            px + (right - 0.12) * size * 0.7,
            py - (tall + 0.26) * size,
            px + (right + 0.06) * size * 0.7,
            py - tall * size,
          ],
          mix([0.34 * hour.light[0], 0.14 * hour.light[1], 0.08 * hour.light[2]], hour.air, 0.15),
        );
      }
      for (const part of [-0.72, -0.34, 0.42, 0.7])
        film.fill(
          rectangle(px + part * size * 0.7 - size * 0.05, py - size * 0.38, px + part * size * 0.7 + size * 0.05, py - size * 0.2),
          scale(hour.ambient, 0.06),
        );
    }
    return { contrast: 0.25, saturation: 1.1, vignette: 0.28, bloom: 0.35 };
  },
};
