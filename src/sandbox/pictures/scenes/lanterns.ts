import { mix, ramp, scale } from '../paint/colour.ts';
import { hex } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { person } from '../paint/figures.ts';
import type { Film } from '../paint/film.ts';
import { paintHill, skyline } from '../paint/land.ts';
import { clamp, glow } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { blob } from '../paint/shapes.ts';
import { paintSky, paintStars } from '../paint/sky.ts';
import { paintWater } from '../paint/water.ts';
import type { Scene } from './scene.ts';

function lantern(film: Film, random: Random, x: number, y: number, size: number, paper: Rgb): void {
  const lean = random.near(0, 0.1);
  glow(film, x, y, size * 4.2, mix(paper, [1, 0.5, 0.12], 0.5), size > 0.03 ? 0.34 : 0.55);
  const strength = random.range(0.85, 1.25);
  film.fill(
    blob(
      x - size * 0.5,
      y - size * 0.75 + lean * size,
      x + size * 0.5,
      y - size * 0.75 - lean * size,
      x + size * 0.62,
      y,
      x + size * 0.46,
      y + size * 0.8,
      x - size * 0.46,
      y + size * 0.8,
      x - size * 0.62,
      y,
    ),
    (px, py, out) => {
      const v = (py - y) / size;
      const u = (px - x) / size;
      const low = clamp(0.5 + v * 0.55);
      const light = strength * (0.3 + 1.7 * low * low) * (1 - u * u * 0.7);
      out[0] = paper[0] * light + low * 0.35;
      out[1] = paper[1] * light + low * 0.16;
      out[2] = paper[2] * light + low * 0.03;
    },
  );
  if (size > 0.02)
    film.fill(
      blob(x - size * 0.14, y + size * 0.72, x, y + size * 0.5, x + size * 0.14, y + size * 0.72, x, y + size * 0.82),
      [3.4, 2.3, 0.9],
    );
}

/** Paper lanterns rising into the night over a lake or a crowd. */
export const lanterns: Scene = {
  name: 'lanterns',
  frames: ['classicUpright', 'classic', 'compactUpright', 'compact', 'square'],
  paint(film, random) {
    const noise = createNoise(random);
    const sky = random.turn([
      ['#0a1230', '#1f2c5c', '#5a4a78'],
      ['#12102c', '#3a2450', '#a85a5c'],
      ['#08182c', '#123c58', '#3a7a88'],
      ['#20264a', '#6a5a8a', '#e8a080'],
    ] as const);
    const horizon = Math.min(film.height * random.range(0.72, 0.82), film.height / 2 + 0.42);
    paintSky(film, noise, {
      horizon,
      colours: ramp([0, sky[0]], [0.6, sky[1]], [1, sky[2]]),
      clouds: { style: 'veils', amount: random.range(0.1, 0.5), lit: hex(sky[2]), shaded: hex(sky[1]) },
    });
    paintStars(film, random, horizon * 0.8, 0.5);
    for (let row = 0; row < 2; row += 1) {
      const line = skyline(noise, horizon - 0.05 + row * 0.035, 0.12 - row * 0.04, 1.2, row === 0, row + 1);
      paintHill(film, noise, {
        line,
        near: scale(hex(sky[1]), 0.3 - row * 0.2),
        air: scale(hex(sky[2]), 0.5),
        haze: 0.3 - row * 0.2,
        foot: 0.3,
      });
    }
    const papers: readonly [Rgb, ...Rgb[]] = [hex('#ff9a3a'), hex('#ffb45a'), hex('#ff7a3a'), hex('#ffc88a')];
    const drift = random.range(-0.35, 0.35);
    const sizes = Array.from({ length: random.int(40, 90) }, () => 0.006 + 0.07 * random.next() ** 3.4).sort((a, b) => a - b);
    for (const size of sizes) {
      const up = random.next() ** 0.8;
      lantern(
        film,
        random,
        film.width * (0.5 + random.near(0, 0.42)) + drift * up * 0.4,
        horizon * (0.95 - up * 0.95) - size,
        size,
        random.pick(papers),
      );
    }
    const lake = random.turn([true, false, true]);
    if (lake) {
      paintWater(film, noise, { horizon, deep: scale(hex(sky[0]), 0.6), ripple: random.range(0.15, 0.4), mirror: 0.9 });
      for (let i = 0; i < 8; i += 1) {
        const y = horizon + (film.height - horizon) * random.range(0.12, 0.8);
        lantern(film, random, film.width * random.next(), y, 0.012 + (y - horizon) * 0.07, random.pick(papers));
      }
    } else {
      const dark: Rgb = [0.008, 0.006, 0.01];
      const ground = skyline(noise, horizon + 0.05, 0.03, 0.7, false, 8);
      paintHill(film, noise, { line: ground, near: scale(dark, 1.5), air: dark, haze: 0, foot: 0.4 });
      let x = film.width * random.range(0.03, 0.15);
      while (x < film.width) {
        const child = random.chance(0.3);
        const tall = child ? random.range(0.12, 0.15) : random.range(0.19, 0.24);
        const cheering = random.chance(0.35);
        film.fill(
          person(x, ground(x) + 0.06, tall, {
            pose: cheering ? 'cheer' : 'stand',
            child,
            skirt: random.chance(0.35),
            longHair: random.chance(0.3),
            mirrored: random.chance(0.5),
          }),
          dark,
        );
        if (cheering && random.chance(0.6)) lantern(film, random, x, ground(x) + 0.02 - tall * 1.12, tall * 0.2, random.pick(papers));
        x += random.range(0.07, 0.2);
      }
    }
    return { contrast: 0.2, saturation: 1.12, vignette: 0.35, bloom: 0.7, exposure: 1.15, grain: 0.028 };
  },
};
