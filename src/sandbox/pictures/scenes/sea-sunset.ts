import { hex, ramp, scale } from '../paint/colour.ts';
import { gull, person } from '../paint/figures.ts';
import { paintHill, skyline } from '../paint/land.ts';
import { createNoise } from '../paint/noise.ts';
import { paintSky } from '../paint/sky.ts';
import { paintWater } from '../paint/water.ts';
import type { Scene } from './scene.ts';

const EVENINGS = [
  { sky: ['#2b3f7c', '#d0637a', '#ffb057'], sun: '#ffa347', lit: '#ff9e6e', shaded: '#4b3a6b', deep: '#1d2648' },
  { sky: ['#3a6ea5', '#f0a868', '#ffe09a'], sun: '#ffc861', lit: '#ffd9a0', shaded: '#7a7f9c', deep: '#16324a' },
  { sky: ['#3b1e54', '#c23f5e', '#ff7a45'], sun: '#ff6a2e', lit: '#ff7d5e', shaded: '#3e1f4c', deep: '#1b1030' },
  { sky: ['#7aa7c7', '#f2c7b9', '#ffd9b5'], sun: '#ffc993', lit: '#ffe4d2', shaded: '#a893b5', deep: '#3d5f80' },
  { sky: ['#142850', '#5c6aa8', '#f3a58f'], sun: '#ffb08a', lit: '#e8a0a8', shaded: '#3a4478', deep: '#0f1c3c' },
] as const;

/** The sun going down over an open sea, with islands, gulls or people at the water's edge. */
export const seaSunset: Scene = {
  name: 'sea-sunset',
  frames: ['classic', 'classic', 'wide', 'compactUpright', 'phoneUpright', 'panorama'],
  paint(film, random) {
    const noise = createNoise(random);
    const evening = random.turn(EVENINGS);
    const horizon = film.height * random.range(0.5, 0.66);
    const sunX = film.width * random.range(0.25, 0.75);
    const sunY = horizon - random.range(0.01, 0.2);
    const colour = hex(evening.sun);
    paintSky(film, noise, {
      horizon,
      colours: ramp([0, evening.sky[0]], [0.62, evening.sky[1]], [1, evening.sky[2]]),
      sun: { x: sunX, y: sunY, size: random.range(0.03, 0.055), colour, glow: 0.95 },
      clouds: {
        style: random.pick(['rolls', 'rolls', 'veils', 'heaps']),
        amount: random.range(0.3, 0.72),
        lit: hex(evening.lit),
        shaded: hex(evening.shaded),
        size: random.range(0.7, 1.3),
      },
    });
    if (random.chance(0.5)) {
      const side = random.chance(0.5) ? 0 : film.width;
      const rise = skyline(noise, 0, 0.09, 2.2, true, 3);
      paintHill(film, noise, {
        line: (x) => horizon + 0.005 + Math.min(0, rise(x) - 0.06) * Math.max(0, 1 - Math.abs(x - side) / 0.8),
        near: scale(hex(evening.shaded), 0.35),
        air: hex(evening.sky[1]),
        haze: 0.25,
        foot: 0.3,
      });
    }
    paintWater(film, noise, {
      horizon,
      deep: hex(evening.deep),
      ripple: random.range(0.35, 0.8),
      mirror: 0.9,
      fineness: random.range(1.2, 2),
      glitter: { x: sunX, colour, strength: 2.6, width: random.range(0.07, 0.13) },
    });
    const dark = scale(hex(evening.deep), 0.22);
    const birds = random.chance(0.55) ? random.int(2, 7) : 0;
    for (let i = 0; i < birds; i += 1) {
      const x = film.width * random.range(0.1, 0.9);
      const y = horizon * random.range(0.25, 0.85);
      film.fill(gull(x, y, random.range(0.025, 0.07), random.range(-0.2, 1), random.range(-0.4, 0.4)), dark);
    }
    if (random.chance(0.5)) paintShore(Math.min(film.height, film.height / 2 + 0.56));
    return { contrast: 0.28, saturation: 1.12, vignette: 0.35, bloom: 0.6 };

    function paintShore(bottom: number): void {
      const edge = skyline(noise, bottom - 0.1, 0.06, 0.8, false, 9);
      paintHill(film, noise, { line: edge, near: scale(dark, 1.4), air: scale(colour, 0.35), haze: 0.03, foot: 0.8, texture: 0.9 });
      const height = random.range(0.16, 0.26);
      let x = film.width * random.range(0.2, 0.6);
      const people = random.int(1, 4);
      for (let i = 0; i < people; i += 1) {
        const child = i > 0 && random.chance(0.5);
        const tall = height * (child ? random.range(0.5, 0.7) : random.range(0.94, 1.04));
        const pose = child ? random.pick(['cheer', 'walk', 'run']) : random.pick(['stand', 'walk', 'stand']);
        film.fill(
          person(x, edge(x) + 0.012, tall, {
            pose,
            child,
            skirt: random.chance(0.4),
            hat: !child && random.chance(0.25),
            longHair: random.chance(0.4),
            mirrored: random.chance(0.5),
          }),
          dark,
        );
        x += height * random.range(0.28, 0.55);
      }
    }
  },
};
