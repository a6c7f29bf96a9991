import { hex, mix, scale } from '../paint/colour.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { clockwise, curve } from '../paint/shapes.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

/** A sea of clouds and a wing, seen through the window of a plane. */
export const planeWindow: Scene = {
  name: 'plane-window',
  frames: ['classic', 'compactUpright', 'classicUpright', 'compact', 'phoneUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.42, 0.52);
    const cx = film.width / 2;
    const cy = film.height * 0.5;
    const halfWide = Math.min(film.width * 0.42, film.height * 0.36);
    const halfTall = Math.min(film.height * 0.44, halfWide * 1.4);
    const hour = paintHour(film, noise, random, ['dawn', 'day', 'golden', 'ember', 'dusk', 'summer'], {
      horizon: horizon + 0.08,
      clouds: ['veils'],
      amount: [0, 0.3],
      sunDisc: true,
    });
    const puff = (x: number, z: number, size: number): number => {
      const away = noise.cell(x * size + noise.swell(x * 2, z * 2) * 0.5, z * size);
      return Math.sqrt(Math.max(0, 0.95 - away)) / size;
    };
    const bulk = (x: number, z: number): number => noise.swell(x * 0.4, z * 0.4) * 0.5 + puff(x, z, 1.6) * 0.2;
    const eye = random.range(0.95, 1.2);
    const lens = 1.1;
    paintTerrain(film, {
      horizon,
      eye,
      between: [cx - halfWide, cx + halfWide],
      lens,
      near: ((eye - 0.5) * lens * 0.85) / (film.height - horizon),
      far: 14,
      height: (x, z) =>
        bulk(x, z) +
        puff(x + 5, z, 4.2) * 0.26 +
        puff(x + 9, z, 11) * 0.22 * step(6, 1, z) +
        (noise.cloud(x * 5, z * 5) - 0.5) * 0.03 * step(5, 1, z),
      summit: 1,
      ground: (_x, _z, h, _up, out) => {
        const bright = 0.7 + clamp(h * 0.8 + 0.15) * 0.3;
        out[0] = bright;
        out[1] = bright;
        out[2] = bright * 1.02;
      },
      sun: [hour.side, hour.name === 'day' || hour.name === 'summer' ? 0.7 : 0.35, 0.45],
      light: scale(hour.light, 0.5),
      ambient: scale(mix(hour.ambient, hour.air, 0.5), 0.85),
      air: hour.air,
      haze: 0.13,
    });
    const side = random.pick([-1, 1]);
    const at = (u: number, v: number): readonly [number, number] => [film.width / 2 + side * u, horizon + v];
    const paint = mix([0.62, 0.64, 0.68], hour.air, 0.2);
    if (random.chance(0.8)) {
      const root = random.range(0.24, 0.34);
      const wing = [...at(0.9, root + 0.06), ...at(-0.32, 0.075), ...at(-0.37, 0.06), ...at(-0.33, 0.055), ...at(0.9, root - 0.14)];
      film.fill(clockwise(wing), (x, y, out) => {
        const u = (x - film.width / 2) * side;
        const light =
          0.55 +
          0.45 * clamp(0.4 + (u + 0.4) * 0.3) +
          (Math.abs((y - horizon) * 14 - u * 5 - Math.round((y - horizon) * 14 - u * 5)) < 0.06 ? -0.16 : 0);
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = paint[channel]! * light * (hour.ambient[channel]! * 0.5 + hour.light[channel]! * 0.4);
      });
      film.fill(
        clockwise([...at(-0.37, 0.062), ...at(-0.33, 0.056), ...at(-0.37, -0.075), ...at(-0.39, -0.075)]),
        hex(random.pick(['#c8302a', '#2f5aa0', '#e8e4dc', '#e09a2a'])),
      );
    }
    const wall = hex(random.pick(['#cfcac2', '#b8bcc0', '#d8d4cc']));
    const distance = (x: number, y: number): number => {
      const u = Math.abs(x - cx) / halfWide;
      const v = Math.abs(y - cy) / halfTall;
      return (u ** 3.4 + v ** 3.4) ** (1 / 3.4);
    };
    film.shade((x, y, out) => {
      if (Math.abs(x - cx) < halfWide * 0.8 && Math.abs(y - cy) < halfTall * 0.8) {
        out[3] = 0;
        return;
      }
      const d = distance(x, y);
      if (d < 0.985) {
        out[3] = 0;
        return;
      }
      const toward = ((x - cx) / halfWide) * 0.5 + ((y - cy) / halfTall) * 0.7;
      const rim = step(1.0, 1.03, d) * step(1.2, 1.1, d);
      const funnel = step(1.16, 1.02, d);
      const light =
        0.26 +
        0.22 * funnel * (0.6 + toward) +
        rim * (0.08 + toward * 0.14) -
        step(1.2, 1.24, d) * step(1.3, 1.25, d) * 0.08 +
        (noise.cloud(x * 40, y * 40) - 0.5) * 0.02;
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] =
          wall[channel]! * (light * (0.6 + hour.ambient[channel]! * 0.4) + funnel * hour.air[channel]! * 0.3 * step(1.14, 1, d));
      out[3] = step(0.985, 1.0, d);
    });
    const shadeLine = cy - halfTall * random.range(0.5, 1.1);
    if (shadeLine > cy - halfTall * 0.95) {
      const outline: number[] = [];
      for (let i = 0; i <= 40; i += 1) {
        const x = cx - halfWide + (i / 20) * halfWide;
        const u = Math.min(1, Math.abs(x - cx) / halfWide);
        outline.push(x, Math.min(shadeLine, cy - halfTall * (1 - u ** 3.4) ** (1 / 3.4)));
      }
      film.fill(clockwise([...outline, cx + halfWide, shadeLine, cx - halfWide, shadeLine]), (_x, y, out) => {
        const light = 0.2 + 0.12 * step(shadeLine - 0.03, shadeLine, y);
        for (let channel = 0; channel < 3; channel += 1) out[channel] = wall[channel]! * light;
      });
      film.fill(
        curve(
          [
            cx - 0.05,
            shadeLine - 0.012,
            cx,
            shadeLine - 0.006,
            cx + 0.05,
            shadeLine - 0.012,
            cx + 0.05,
            shadeLine - 0.02,
            cx - 0.05,
            shadeLine - 0.02,
          ],
          true,
          4,
        ),
        scale(wall, 0.2),
      );
    }
    return { contrast: 0.22, saturation: 1.1, vignette: 0.3, bloom: 0.4 };
  },
};
