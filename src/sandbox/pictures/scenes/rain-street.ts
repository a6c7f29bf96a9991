import { paintBlurred } from '../paint/backdrop.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { person } from '../paint/figures.ts';
import { Film } from '../paint/film.ts';
import { bokeh, clamp, glow } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Outline } from '../paint/raster.ts';
import { clockwise, ribbon } from '../paint/shapes.ts';
import type { Scene } from './scene.ts';

const NIGHTS = [
  { tones: ['#1a1c34', '#3a2c48', '#241a22'], lights: ['#ffb04a', '#ff5a4a', '#ffe0a0', '#ff8ac0'] },
  { tones: ['#0f2434', '#1f4454', '#141c24'], lights: ['#ffc070', '#5ae0d8', '#ffe9c0', '#ff7a4a'] },
  { tones: ['#24143c', '#5a2a68', '#1c1028'], lights: ['#ff5ad0', '#6a7aff', '#ffb070', '#5ad0ff'] },
  { tones: ['#3a2a20', '#7a5434', '#2a1c14'], lights: ['#ffc060', '#ff8a3a', '#fff0c8', '#ff5a3a'] },
] as const;

function umbrella(x: number, y: number, size: number): Outline {
  const points: number[] = [];
  for (let i = 0; i <= 16; i += 1) {
    const angle = Math.PI + (i / 16) * Math.PI;
    points.push(x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.62);
  }
  for (let i = 4; i >= 0; i -= 1) {
    const from = x - size + (size * 2 * (i + 1)) / 5;
    points.push(from - size * 0.2, y - size * 0.1, from - size * 0.4, y);
  }
  return clockwise(points);
}

/** An evening street in the rain: lights out of focus, a wet pavement, someone under an umbrella. */
export const rainStreet: Scene = {
  name: 'rain-street',
  frames: ['classicUpright', 'compactUpright', 'classic', 'compact', 'square', 'phoneUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const night = random.turn(NIGHTS);
    const lights = night.lights.map(hex) as [Rgb, ...Rgb[]];
    const [high, middle, low] = night.tones.map(hex) as [Rgb, Rgb, Rgb];
    const ground = film.height * random.range(0.62, 0.7);
    paintBlurred(film, noise, random, { tones: [high, middle, low], patches: 0.5 });
    const vanish = film.width * random.range(0.35, 0.65);
    for (const side of [-1, 1]) {
      for (let i = 0; i < 5; i += 1) {
        const near = (i + 1) / 5;
        const x0 = vanish + side * film.width * 0.62 * near ** 1.6;
        const x1 = x0 + side * film.width * 0.3 * near;
        const top = ground - film.height * (0.12 + 0.62 * near);
        film.fill(clockwise([x0, top + 0.04 * near, x1, top - 0.05, x1, ground, x0, ground]), scale(high, 0.25 + 0.3 * (1 - near)), 0.75);
        const shop = mix(random.pick(lights), [1, 0.9, 0.7], 0.4);
        glow(film, (x0 + x1) / 2, ground - 0.06 * near, 0.22 * near + 0.04, shop, 0.85, 0.8);
      }
    }
    const count = random.int(40, 75);
    for (let i = 0; i < count; i += 1) {
      const near = random.next() ** 1.4;
      const x = vanish + random.pick([-1, 1]) * film.width * (0.02 + 0.6 * near) * random.range(0.5, 1.1);
      const y = ground - film.height * (0.01 + 0.5 * near * random.next());
      bokeh(film, x, y, 0.01 + 0.042 * near * random.range(0.6, 1.2), random.pick(lights), random.range(0.3, 0.95));
    }
    for (let i = 0; i < 4; i += 1) {
      const x = vanish + random.near(0, 0.09);
      const y = ground - random.range(0.01, 0.05);
      bokeh(film, x - 0.016, y, 0.014, random.chance(0.5) ? [1, 0.12, 0.06] : [1, 0.95, 0.8], 1.6);
      bokeh(film, x + 0.016, y, 0.014, random.chance(0.5) ? [1, 0.12, 0.06] : [1, 0.95, 0.8], 1.6);
    }
    const above = new Film(film.columns, film.rows, film.scale);
    above.data.set(film.data);
    const light = new Float32Array(4);
    film.shade((x, y, out) => {
      const below = y - ground;
      const depth = 1 / (below + 0.06);
      const wave = noise.cloud((x - vanish) * depth * 0.9, depth * 2.6) - 0.5;
      const stones = noise.cell((x - vanish) * depth * 3.2, depth * 7);
      const puddle = clamp((noise.cloud((x - vanish) * depth * 0.35 + 4, depth * 0.8) - 0.42) * 5);
      let r = 0;
      let g = 0;
      let b = 0;
      for (let tap = 0; tap < 4; tap += 1) {
        above.sample(x + wave * 0.045 * (1 - puddle * 0.7), ground - below * (0.45 + tap * 0.42) + wave * 0.02, light);
        r += light[0]!;
        g += light[1]!;
        b += light[2]!;
      }
      const wet = 0.16 + 0.1 * puddle - (1 - puddle) * stones * 0.13;
      out[0] = 0.008 + r * wet;
      out[1] = 0.008 + g * wet;
      out[2] = 0.011 + b * wet;
    }, ground);
    const people = random.int(1, 3);
    for (let i = 0; i < people; i += 1) {
      const main = i === 0;
      const tall = (main ? random.range(0.36, 0.48) : random.range(0.14, 0.26)) * Math.min(1.15, film.height);
      const x = main ? film.width * random.range(0.35, 0.65) : film.width * random.range(0.1, 0.9);
      const foot = main ? ground + random.range(0.1, 0.18) : ground + random.range(0.01, 0.05);
      const dark: Rgb = mix([0.006, 0.006, 0.012], middle, main ? 0 : 0.25);
      const cover = hex(random.pick(['#c8202a', '#e0a020', '#1c2028', '#2a5a9a', '#1c2028', '#c8487a']));
      const body = person(x, foot, tall, { pose: 'walk', skirt: random.chance(0.5), mirrored: random.chance(0.5) });
      const headY = foot - tall * 0.98;
      const roof = umbrella(x + tall * 0.03, headY + tall * 0.06, tall * 0.34);
      const flip = (outline: Outline): Outline => outline.map((value, k) => (k % 2 === 1 ? foot * 2 - value : value));
      film.fill([...body, roof].map(flip), (px, py, out) => {
        out[0] = 0.005;
        out[1] = 0.005;
        out[2] = 0.008;
        out[3] = 0.75 * (1 - clamp((py - foot) / tall) * 0.8) * clamp(noise.cloud(px * 4, py * 22) * 1.8 - 0.2);
      });
      film.fill(body, dark);
      film.fill(ribbon([x + tall * 0.06, foot - tall * 0.62, x + tall * 0.03, headY - tall * 0.1], 0.0028), dark);
      film.fill(roof, (px, py, out) => {
        const u = (px - x) / (tall * 0.34);
        const rib = 0.7 + 0.3 * Math.abs(Math.cos(Math.asin(clamp(u, -1, 1)) * 4));
        const glowThrough = 0.16 + 0.34 * clamp((headY + tall * 0.06 - py) / (tall * 0.21)) * rib;
        out[0] = cover[0] * glowThrough + dark[0];
        out[1] = cover[1] * glowThrough + dark[1];
        out[2] = cover[2] * glowThrough + dark[2];
      });
    }
    for (let i = 0; i < 130; i += 1) {
      const x = random.range(0, film.width);
      const y = random.range(0, film.height);
      const long = random.range(0.03, 0.09);
      film.fill(ribbon([x, y, x - long * 0.1, y + long], 0.0009), [0.8, 0.85, 0.95], 0.1);
    }
    return { contrast: 0.22, saturation: 1.15, vignette: 0.4, bloom: 0.6, exposure: 1.15, grain: 0.03 };
  },
};
