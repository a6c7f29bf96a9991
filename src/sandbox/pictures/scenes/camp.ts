import { hex, mix, ramp, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { person } from '../paint/figures.ts';
import { paintHill, skyline } from '../paint/land.ts';
import { clamp, glow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { blob, capsule, clockwise, leaf, ribbon } from '../paint/shapes.ts';
import { paintSky, paintStars } from '../paint/sky.ts';
import { grass, spruceRow } from '../paint/trees.ts';
import type { Scene } from './scene.ts';

const NIGHTS = [
  ['#050a1e', '#13264e', '#35507c'],
  ['#0a0a24', '#2a2458', '#8a4a6a'],
  ['#04101c', '#0d3048', '#2c6a70'],
  ['#0c1430', '#3a3f70', '#d08a60'],
] as const;

/** A lit tent under the Milky Way, a fire, someone looking up. */
export const camp: Scene = {
  name: 'camp',
  frames: ['classic', 'classicUpright', 'compact', 'phoneUpright', 'wide'],
  paint(film, random) {
    const noise = createNoise(random);
    const night = random.turn(NIGHTS);
    const bottom = Math.min(film.height, film.height / 2 + 0.56);
    const horizon = bottom - film.height * random.range(0.2, 0.3);
    paintSky(film, noise, { horizon: horizon + 0.1, colours: ramp([0, night[0]], [0.55, night[1]], [1, night[2]]) });
    const tilt = random.range(0.5, 1.2) * random.pick([-1, 1]);
    const cos = Math.cos(tilt);
    const sin = Math.sin(tilt);
    const middle = film.width * random.range(0.35, 0.65);
    const warm: Rgb = [1, 0.78, 0.62];
    const cold: Rgb = [0.55, 0.62, 1];
    const band = random.range(0.5, 0.95);
    film.add(
      (x, y, out) => {
        const off = (x - middle) * cos + (y - horizon * 0.45) * sin;
        const along = (y - horizon * 0.45) * cos - (x - middle) * sin;
        const wide = Math.exp(-((off / 0.2) ** 2));
        const core = Math.exp(-((off / 0.09) ** 2)) * Math.exp(-((along / 0.75) ** 2));
        const dust = noise.cloud(x * 2.6 + 2, y * 2.6);
        const lane = step(0.42, 0.62, noise.cloud(along * 1.7 + 9, off * 4.5)) * Math.exp(-((off / 0.08) ** 2));
        const light = (wide * 0.16 + core * 0.42) * (0.35 + dust) * (1 - lane * 0.8) * band;
        const share = clamp(core * 1.2);
        out[0] = (cold[0] + (warm[0] - cold[0]) * share) * light;
        out[1] = (cold[1] + (warm[1] - cold[1]) * share) * light;
        out[2] = (cold[2] + (warm[2] - cold[2]) * share) * light;
      },
      0,
      horizon,
    );
    paintStars(film, random, horizon, 2);
    const air = hex(night[2]);
    for (let row = 0; row < 3; row += 1) {
      const line = skyline(noise, horizon - 0.05 + row * 0.05, 0.16 - row * 0.03, 1.3 + row * 0.4, row === 0, row + 1);
      const tone = mix(scale(air, 0.35), [0.002, 0.004, 0.01], row / 2);
      if (row === 1) spruceRow(film, random, line, 0.08, 0.022, tone);
      paintHill(film, noise, { line, near: tone, air: scale(air, 0.45), haze: 0.3 - row * 0.14, foot: 0.3 });
    }
    const meadow = skyline(noise, bottom - 0.13, 0.05, 0.6, false, 8);
    paintHill(film, noise, { line: meadow, near: [0.006, 0.009, 0.01], air: [0.01, 0.012, 0.02], haze: 0, foot: 0.5, texture: 1 });

    const x = film.width * random.range(0.3, 0.7);
    const size = random.range(0.13, 0.21);
    const y = meadow(x) + 0.035;
    const cloth = hex(random.pick(['#f08a1e', '#f2a93a', '#e8642a', '#d8c23a', '#5fae6a']));
    glow(film, x, y - size * 0.1, size * 3.4, mix(cloth, [1, 0.6, 0.2], 0.5), 0.4, 0.6);
    const dome = blob(
      x - size * 1.25,
      y,
      x - size * 0.85,
      y - size * 0.75,
      x - size * 0.1,
      y - size * 1.18,
      x + size * 0.75,
      y - size * 0.8,
      x + size * 1.25,
      y,
      x,
      y + size * 0.05,
    );
    film.fill(dome, (px, py, out) => {
      const u = (px - x) / size;
      const v = (y - py) / size;
      const inner = Math.exp(-((u * u) / 0.5 + (v - 0.3) ** 2 / 0.35));
      const fold = 0.82 + 0.18 * Math.cos(u * 9 + v * 3) * Math.sin(v * 2);
      const light = (0.28 + inner * 2.4) * fold;
      out[0] = (cloth[0] + inner * 0.25) * light;
      out[1] = (cloth[1] + inner * 0.16) * light;
      out[2] = (cloth[2] + inner * 0.04) * light;
    });
    for (const side of [-0.55, 0.5])
      film.fill(
        ribbon([x + side * size * 2.2, y, x + side * size * 0.9, y - size * 0.88, x + side * size * -0.4, y - size * 1.1], 0.0022),
        scale(cloth, 0.25),
      );
    film.fill(clockwise([x - size * 0.3, y, x + size * 0.08, y - size * 0.82, x + size * 0.42, y]), (_px, py, out) => {
      const low = 0.5 + 0.5 * step(y - size * 0.8, y, py);
      out[0] = 2.1 * low;
      out[1] = 1.25 * low;
      out[2] = 0.5 * low;
      out[3] = 0.85;
    });
    const dark: Rgb = [0.004, 0.004, 0.006];
    if (random.chance(0.55)) {
      const side = random.pick([-1, 1]);
      const px = x + side * size * random.range(1.9, 2.6);
      film.fill(
        person(px, meadow(px) + 0.015, random.range(0.15, 0.2), { pose: random.pick(['stand', 'reach', 'stand']), mirrored: side > 0 }),
        dark,
      );
    }
    if (random.chance(0.5)) {
      const side = random.pick([-1, 1]);
      const fx = x - side * size * 2.1;
      const fy = meadow(fx) + 0.045;
      glow(film, fx, fy - 0.03, 0.42, [1, 0.45, 0.12], 0.75, 0.7);
      for (let i = 0; i < 26; i += 1) {
        const tall = random.range(0.02, 0.075);
        film.fill(
          leaf(fx + random.near(0, 0.012), fy, tall, tall * 0.16, -Math.PI / 2 + random.near(0, 0.2), 0.35),
          mix([3.2, 0.75, 0.1], [3.4, 2.2, 0.7], random.next()),
          0.55,
        );
      }
      for (const lean of [-1, 1]) film.fill(capsule(fx - 0.04, fy + 0.006 * lean, 0.006, fx + 0.04, fy - 0.006 * lean, 0.006), dark);
    }
    grass(film, random, bottom + 0.01, 0.13, Math.round(150 * film.width), () => dark);
    return { contrast: 0.2, saturation: 1.12, vignette: 0.4, bloom: 0.55, exposure: 1.2, grain: 0.03 };
  },
};
