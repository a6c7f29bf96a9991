import { hex, mix, ramp, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { person } from '../paint/figures.ts';
import { bokeh, glow, sparkle } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { clockwise, ribbon, ring, roundedRectangle } from '../paint/shapes.ts';
import { paintSky } from '../paint/sky.ts';
import { paintWater } from '../paint/water.ts';
import type { Scene } from './scene.ts';

const SKIES = [
  ['#0c1436', '#3a3a80', '#f08a70'],
  ['#101030', '#4a2a6a', '#c85a7a'],
  ['#0a1c3c', '#2a5a8a', '#f0b48a'],
  ['#05070f', '#0c1226', '#1c2440'],
  ['#4a6aa8', '#e0a0a0', '#ffd09a'],
] as const;

/** A big wheel and stalls, all lamps lit, at nightfall. */
export const fair: Scene = {
  name: 'fair',
  frames: ['classic', 'classicUpright', 'compactUpright', 'compact', 'square', 'phoneUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const sky = random.turn(SKIES);
    const ground = Math.min(film.height * random.range(0.76, 0.84), film.height / 2 + 0.42);
    paintSky(film, noise, {
      horizon: ground,
      colours: ramp([0, sky[0]], [0.6, sky[1]], [1, sky[2]]),
      clouds: {
        style: random.pick(['veils', 'rolls']),
        amount: random.range(0.2, 0.55),
        lit: hex(sky[2]),
        shaded: mix(hex(sky[1]), hex(sky[0]), 0.5),
      },
    });
    const x = film.width * random.range(0.34, 0.66);
    const radius = Math.min(film.width * 0.46, ground * 0.45) * random.range(0.78, 0.95);
    const y = ground - radius * 1.12;
    const first = hex(random.turn(['#ff4a7a', '#4ac8ff', '#ffb83a', '#a86aff', '#5aff9a', '#fff0d8']));
    const second = hex(random.pick(['#ffd86a', '#ff6a4a', '#6affc0', '#f8f0ff']));
    const steel: Rgb = mix([0.02, 0.02, 0.035], hex(sky[1]), 0.15);
    for (const side of [-0.42, 0.42]) film.fill(ribbon([x, y, x + side * radius, ground + 0.01], 0.011, 0.015), steel);
    const spokes = random.int(8, 12) * 2;
    const spin = random.range(0, 1);
    film.fill(ring(x, y, radius, 0.0045), steel);
    film.fill(ring(x, y, radius * 0.86, 0.003), steel);
    for (let i = 0; i < spokes; i += 1) {
      const angle = ((i + spin) / spokes) * Math.PI * 2;
      const ex = x + Math.cos(angle) * radius;
      const ey = y + Math.sin(angle) * radius;
      film.fill(ribbon([x, y, ex, ey], 0.0022), steel);
      const lamps = 11;
      for (let k = 1; k <= lamps; k += 1) {
        const t = k / lamps;
        glow(
          film,
          x + Math.cos(angle) * radius * t,
          y + Math.sin(angle) * radius * t,
          0.012 + 0.006 * t,
          k % 3 === 0 ? second : first,
          2.2,
        );
      }
    }
    const rim = Math.round(radius * 260);
    for (let i = 0; i < rim; i += 1) {
      const angle = (i / rim) * Math.PI * 2;
      glow(film, x + Math.cos(angle) * radius * 1.01, y + Math.sin(angle) * radius * 1.01, 0.013, i % 2 === 0 ? first : second, 1.8);
    }
    glow(film, x, y, radius * 0.5, second, 0.5);
    glow(film, x, y, radius * 1.6, first, 0.13);
    for (let i = 0; i < spokes; i += 2) {
      const angle = ((i + spin) / spokes) * Math.PI * 2;
      const gx = x + Math.cos(angle) * radius;
      const gy = y + Math.sin(angle) * radius + radius * 0.09;
      const size = radius * 0.062;
      const paint = hex(random.pick(['#e8403a', '#3a8ae0', '#f0b83a', '#4ab86a', '#e070b0']));
      film.fill(roundedRectangle(gx - size, gy - size * 0.9, gx + size, gy + size, size * 0.5), scale(paint, 0.55));
      film.fill(roundedRectangle(gx - size * 0.75, gy - size * 0.6, gx + size * 0.75, gy + size * 0.15, size * 0.2), [1.2, 0.85, 0.45]);
    }
    let tx = -0.05;
    while (tx < film.width + 0.05) {
      const wide = random.range(0.09, 0.17);
      const tall = random.range(0.05, 0.085);
      const cloth = hex(random.pick(['#c8302a', '#2f6aa8', '#e0a02a', '#3f8a5a', '#a83a78']));
      const top = ground - tall;
      film.fill(clockwise([tx, top, tx + wide / 2, top - tall * 0.75, tx + wide, top]), (px, py, out) => {
        const white = Math.floor(((px - tx - wide / 2) / (py - top + tall * 0.8)) * 6 + 40) % 2 === 0;
        for (let channel = 0; channel < 3; channel += 1) out[channel] = (white ? 0.75 : cloth[channel]!) * 0.55;
      });
      film.fill([tx, top, tx + wide, top, tx + wide, ground + 0.01, tx, ground + 0.01], (_px, py, out) => {
        const light = 1.5 - ((py - top) / tall) * 0.8;
        out[0] = light;
        out[1] = light * 0.62;
        out[2] = light * 0.24;
      });
      film.fill(
        [tx, ground - tall * 0.38, tx + wide, ground - tall * 0.38, tx + wide, ground + 0.01, tx, ground + 0.01],
        scale(cloth, 0.25),
      );
      for (let k = 0; k <= 6; k += 1) glow(film, tx + (wide * k) / 6, top, 0.016, random.pick([first, second, [1, 0.8, 0.4] as Rgb]), 2);
      tx += wide * random.range(1, 1.3);
    }
    paintWater(film, noise, { horizon: ground, deep: [0.012, 0.012, 0.022], ripple: random.range(0.12, 0.45), mirror: 0.78, fineness: 1 });
    let px = film.width * random.range(0, 0.2);
    while (px < film.width) {
      const child = random.chance(0.3);
      film.fill(
        person(px, ground + random.range(0.03, 0.09), child ? 0.09 : random.range(0.13, 0.16), {
          pose: random.pick(['walk', 'stand']),
          child,
          skirt: random.chance(0.3),
          mirrored: random.chance(0.5),
        }),
        [0.008, 0.006, 0.012],
      );
      px += random.range(0.05, 0.3);
    }
    for (let lx = 0; lx < film.width; lx += random.range(0.06, 0.14))
      sparkle(film, lx, ground - random.range(0.08, 0.14), 0.03, [1, 0.82, 0.5], 0.8);
    if (random.chance(0.4))
      for (let i = 0; i < 16; i += 1)
        bokeh(
          film,
          random.range(0, film.width),
          film.height * random.range(0.82, 1.04),
          random.range(0.03, 0.07),
          random.pick([first, second]),
          random.range(0.1, 0.3),
        );
    return { contrast: 0.2, saturation: 1.15, vignette: 0.28, bloom: 0.7, exposure: 1.1, grain: 0.028 };
  },
};
