import { paintBlurred } from '../paint/backdrop.ts';
import { hex, mix } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { Film } from '../paint/film.ts';
import { clamp } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { ellipse, lump } from '../paint/shapes.ts';
import type { Scene } from './scene.ts';

type View = { tones: readonly [string, string, string]; lights: readonly [string, ...string[]]; strength: number };

const VIEWS: readonly [View, ...View[]] = [
  { tones: ['#0d1830', '#24304f', '#1a1622'], lights: ['#ffb050', '#ff5a3a', '#ffe0a0', '#5ab0ff', '#ff7ab0'], strength: 0.65 },
  { tones: ['#12303c', '#1f4a54', '#10202a'], lights: ['#ffc070', '#6ae0d0', '#ffe9c0', '#ff8a5a'], strength: 0.6 },
  { tones: ['#9ab4c0', '#7f9c78', '#3f5c3c'], lights: ['#e8f4d8', '#c8e09a', '#ffffff'], strength: 0.3 },
  { tones: ['#2c1f4a', '#5a3468', '#1c1430'], lights: ['#ff7ad0', '#7a8aff', '#ffb0e0', '#ffd080'], strength: 0.6 },
  { tones: ['#c9a080', '#b0724c', '#4a2c22'], lights: ['#ffd9a0', '#ffb060', '#fff0d8'], strength: 0.4 },
];

/** A drop on the pane: inside it the view stands upside down. */
function drop(film: Film, behind: Film, random: Random, x: number, y: number, size: number): void {
  const tall = size * random.range(1, 1.35);
  const light = new Float32Array(4);
  film.fill(lump(random, x + size * 0.06, y + size * 0.16, size * 1.04, tall * 1.04, 0.07, 12), [0, 0, 0], 0.25);
  film.fill(size < 0.006 ? ellipse(x, y, size, tall, 0, 10) : lump(random, x, y, size, tall, 0.08, 12), (px, py, out) => {
    const u = (px - x) / size;
    const v = (py - y) / tall;
    const q = Math.min(1, u * u + v * v);
    const bend = 1 + q * q * 1.4;
    behind.sample(x - u * bend * 0.2, y - v * bend * 0.26 - 0.02, light);
    const edge = 1 - 0.75 * q * q * q + 0.12;
    const sky = clamp(v * 0.9 + 0.15) * 0.35;
    const spot = clamp(1 - ((u + 0.34) ** 2 + (v + 0.42) ** 2) * 14) * 0.9;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = light[channel]! * (edge + sky) + spot * (0.25 + light[channel]! * 0.6);
  });
}

/** Raindrops on a window, and behind it the lights of a street or a garden far out of focus. */
export const rainWindow: Scene = {
  name: 'rain-window',
  frames: ['classic', 'classicUpright', 'compact', 'square', 'phoneUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const view = random.turn(VIEWS);
    const tones = view.tones.map(hex) as [Rgb, Rgb, Rgb];
    paintBlurred(film, noise, random, {
      tones,
      patches: 0.8,
      lights: view.lights.map(hex) as [Rgb, ...Rgb[]],
      count: random.int(24, 46),
      size: [0.03, random.range(0.08, 0.12)],
      strength: view.strength,
      band: [0.15, 0.95],
    });
    const behind = new Film(film.columns, film.rows, film.scale);
    behind.data.set(film.data);
    film.shade((x, y, out) => {
      const steam = 0.1 + 0.12 * noise.cloud(x * 2, y * 2);
      const mist = mix(tones[0], [0.5, 0.55, 0.6], 0.25);
      out[0] = mist[0];
      out[1] = mist[1];
      out[2] = mist[2];
      out[3] = steam;
    });
    const fine = Math.round(random.range(350, 700) * film.width * film.height);
    for (let i = 0; i < fine; i += 1)
      drop(film, behind, random, random.range(0, film.width), random.range(0, film.height), random.range(0.0018, 0.007));
    const runs = random.int(2, 6);
    for (let i = 0; i < runs; i += 1) {
      let x = random.range(0, film.width);
      const end = film.height * random.range(0.35, 1);
      const wide = random.range(0.008, 0.014);
      for (let y = random.range(-0.1, 0.3); y < end; y += random.range(0.02, 0.07)) {
        drop(film, behind, random, x, y, wide * random.range(0.3, 0.6));
        x += random.near(0, 0.004);
      }
      drop(film, behind, random, x, end, wide * 1.5);
    }
    const large = Math.round(random.range(40, 90) * film.width * film.height);
    for (let i = 0; i < large; i += 1)
      drop(film, behind, random, random.range(0, film.width), random.range(0, film.height), 0.008 + 0.022 * random.next() ** 2.2);
    return { contrast: 0.25, saturation: 1.15, vignette: 0.35, bloom: 0.4, exposure: 1.1 };
  },
};
