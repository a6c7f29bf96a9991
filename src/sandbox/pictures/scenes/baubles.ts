import { paintBlurred } from '../paint/backdrop.ts';
import { blur } from '../paint/blur.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { bokeh, clamp, glow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { ellipse, leaf, ribbon, rectangle } from '../paint/shapes.ts';
import type { Scene } from './scene.ts';

function fir(film: Film, random: Random, x: number, y: number, length: number, angle: number, tone: number): void {
  const green = hex('#2f5a3a');
  const steps = Math.round(length * 90);
  for (let i = 0; i < steps; i += 1) {
    const t = i / steps;
    const px = x + Math.cos(angle) * length * t;
    const py = y + Math.sin(angle) * length * t + length * 0.14 * t * t;
    for (const side of [-1, 1]) {
      film.fill(
        leaf(
          px,
          py,
          length * random.range(0.13, 0.19) * (1.1 - t * 0.5),
          length * 0.009 + 0.0012,
          angle + side * random.range(0.45, 0.95),
          0.3,
        ),
        scale(green, tone * random.range(0.45, 1.5)),
      );
    }
  }
  film.fill(
    ribbon([x, y, x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5 + length * 0.035], 0.004, 0.002),
    hex('#4a3420'),
  );
}

function bauble(film: Film, noise: Noise, random: Random, x: number, y: number, radius: number, colour: Rgb, matt: boolean): void {
  const turn = random.range(0, 40);
  film.fill(ribbon([x, y - radius * 1.1, x + radius * 0.1, y - radius * 2.2], radius * 0.018), hex('#d8b060'));
  film.fill(rectangle(x - radius * 0.17, y - radius * 1.16, x + radius * 0.17, y - radius * 0.93), (px, _py, out) => {
    const light = 0.35 + 0.8 * Math.abs(Math.sin(((px - x) / radius) * 30)) * clamp(0.8 - ((px - x) / radius) * 2);
    out[0] = 0.85 * light;
    out[1] = 0.62 * light;
    out[2] = 0.24 * light;
  });
  film.fill(ellipse(x, y, radius, radius, 0, 60), (px, py, out) => {
    const u = (px - x) / radius;
    const v = (py - y) / radius;
    const q = Math.min(0.999, u * u + v * v);
    const z = Math.sqrt(1 - q);
    const rx = 2 * z * u;
    const ry = 2 * z * v;
    const room = noise.swell(rx * 1.6 + turn, ry * 1.6);
    const lamps = step(0.66, 0.74, noise.cloud(rx * 3.2 + turn, ry * 3.2)) * (matt ? 0.15 : 0.9);
    const window =
      step(0.16, 0.12, Math.abs(rx + 0.62)) *
      step(0.24, 0.19, Math.abs(ry + 0.62)) *
      (matt ? 0.2 : 1.6) *
      (Math.abs(rx + 0.62) < 0.012 ? 0.3 : 1);
    const facing = clamp(0.5 - u * 0.42 - v * 0.5 + z * 0.32);
    const body = matt ? 0.25 + facing * 0.95 : 0.1 + facing * 0.55 + room * 0.65 * z + 0.5 * q * q * q;
    const ornament = matt ? step(0.1, 0.05, Math.abs(Math.sin(v * 7 + Math.cos(Math.atan2(u, z) * 8) * 0.4) * 0.5)) * 0.5 : 0;
    out[0] = colour[0] * body + window + lamps * 0.9 + ornament * 0.8;
    out[1] = colour[1] * body + window * 0.95 + lamps * 0.65 + ornament * 0.65;
    out[2] = colour[2] * body + window * 0.85 + lamps * 0.3 + ornament * 0.35;
  });
}

/** Glass balls on a fir twig, fairy lights behind. */
export const baubles: Scene = {
  name: 'baubles',
  frames: ['classic', 'square', 'classicUpright', 'compact', 'compactUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const room = random.turn([
      ['#12261c', '#1f3a2a', '#0f1c16'],
      ['#3a1418', '#5a2420', '#24100e'],
      ['#141f3a', '#24345a', '#101828'],
      ['#4a3420', '#7a5a34', '#2a1c10'],
    ] as const);
    const lamp = random
      .pick([
        ['#ffb84a', '#ffd88a'],
        ['#ffb84a', '#ff5a4a', '#5ac86a', '#5a9aff'],
        ['#fff0d0', '#ffd08a'],
      ])
      .map((code) => hex(code)) as [Rgb, ...Rgb[]];
    paintBlurred(film, noise, random, {
      tones: room.map(hex) as [Rgb, Rgb, Rgb],
      patches: 0.6,
      lights: lamp,
      count: random.int(34, 70),
      size: [0.018, 0.07],
      strength: 0.6,
    });
    const far = film.layer(0.3);
    for (let i = 0; i < 6; i += 1)
      fir(far, random, random.range(-0.1, film.width), random.range(-0.1, 0.3) * film.height, 0.5, random.range(0.2, 1.4), 0.8);
    film.lay(blur(far, 0.012));
    const tones = random.turn([
      ['#c8142a', '#d8a83a', '#f0e8e0'],
      ['#1f5aa8', '#c8d4e0', '#7ab0e0'],
      ['#c8963a', '#8a3a2a', '#e8d0a0'],
      ['#d84a8a', '#8a4ac8', '#f0c8d8'],
      ['#2f8a4a', '#c8142a', '#e0b84a'],
    ] as const);
    const top = film.height * random.range(0.1, 0.22);
    const left = random.chance(0.5);
    for (let i = 0; i < 12; i += 1)
      fir(
        film,
        random,
        left ? random.range(-0.15, film.width * 0.5) : random.range(film.width * 0.5, film.width + 0.15),
        top * random.range(-0.6, 1),
        random.range(0.35, 0.6),
        left ? random.range(0, 0.75) : Math.PI - random.range(0, 0.75),
        random.range(0.8, 1.3),
      );
    const count = random.int(2, 4);
    for (let i = 0; i < count; i += 1) {
      const x = film.width * ((i + random.range(0.3, 0.75)) / count);
      const radius = random.range(0.1, 0.185) * (count > 3 ? 0.8 : 1);
      bauble(
        film,
        noise,
        random,
        x,
        top + radius * 2.1 + random.range(0, 0.28) * film.height,
        radius,
        hex(random.pick(tones)),
        random.chance(0.35),
      );
    }
    for (let i = 0; i < 9; i += 1)
      fir(
        film,
        random,
        left ? random.range(-0.1, film.width * 0.3) : film.width - random.range(-0.1, film.width * 0.3),
        top * random.range(-0.3, 1),
        random.range(0.25, 0.5),
        left ? random.range(0.1, 0.9) : Math.PI - random.range(0.1, 0.9),
        random.range(1, 1.5),
      );
    for (let i = 0; i < 14; i += 1) {
      const x = film.width * random.next();
      const y = top * random.range(0.3, 2.4);
      glow(film, x, y, 0.045, random.pick(lamp), 1.5);
    }
    if (random.chance(0.4))
      for (let i = 0; i < 8; i += 1)
        bokeh(
          film,
          film.width * random.next(),
          film.height * random.range(0.8, 1.05),
          random.range(0.05, 0.1),
          mix(random.pick(lamp), [1, 1, 1], 0.2),
          0.16,
        );
    return { contrast: 0.25, saturation: 1.08, vignette: 0.35, bloom: 0.6, grain: 0.024 };
  },
};
