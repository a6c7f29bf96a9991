import { paintBlurred } from '../paint/backdrop.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, glow, shadow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { ellipse, leaf, roundedRectangle } from '../paint/shapes.ts';
import { ball } from '../paint/solids.ts';
import type { Scene } from './scene.ts';

const ICINGS = [
  ['#f6e8e4', '#f29ab4'],
  ['#fdf4e0', '#6a3a20'],
  ['#c8e4e8', '#fdfaf4'],
  ['#f8c8d4', '#fdf6f0'],
  ['#5a3222', '#f4dcc0'],
  ['#f4e29a', '#f6f2ea'],
  ['#d8c8f0', '#fdf8ff'],
] as const;

function tier(film: Film, noise: Noise, random: Random, x: number, top: number, half: number, tall: number, cake: Rgb, icing: Rgb): void {
  const tilt = 0.2;
  film.fill([...ellipse(x, top + tall, half, half * tilt, 0, 40)], scale(cake, 0.5));
  film.fill([x - half, top, x + half, top, x + half, top + tall, x - half, top + tall], side);
  film.fill(ellipse(x, top + tall, half, half * tilt, 0, 40), side);
  film.fill(ellipse(x, top, half, half * tilt, 0, 48), (px, py, out) => {
    const light = 0.86 + 0.2 * clamp(0.5 - (px - x) / half) + (noise.cloud(px * 12, py * 30) - 0.5) * 0.1;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = icing[channel]! * light;
  });
  const drips = Math.round(half * 44);
  for (let i = 0; i < drips; i += 1) {
    const t = (i + 0.5) / drips;
    const angle = Math.PI * (1 - t);
    const px = x + Math.cos(angle) * half;
    const py = top + Math.sin(angle) * half * tilt;
    const wide = (half / drips) * 1.5 * Math.max(0.35, Math.sin(angle));
    const long = tall * random.range(0.12, 0.5);
    const shade = 0.7 + 0.4 * clamp(0.5 - Math.cos(angle) * 0.5);
    film.fill(roundedRectangle(px - wide * 0.55, py - half * 0.06, px + wide * 0.55, py + long, wide * 0.5), scale(icing, shade));
  }
  for (let i = 0; i < 70; i += 1) {
    const angle = random.range(0, 6.28);
    const reach = Math.sqrt(random.next());
    film.fill(
      ellipse(
        x + Math.cos(angle) * half * 0.95 * reach,
        top + Math.sin(angle) * half * tilt * 0.95 * reach,
        0.005,
        0.0035,
        random.range(0, 3),
        8,
      ),
      hex(random.pick(['#e8403a', '#f6c83a', '#4aa8e0', '#5ac86a', '#f07ab0'])),
    );
  }

  function side(px: number, py: number, out: Float32Array): void {
    const u = clamp((px - x) / half, -1, 1);
    const round = 0.42 + 0.62 * Math.sqrt(Math.max(0, 1 - (u + 0.3) ** 2 * 0.55));
    const layers = 0.93 + 0.07 * step(-0.2, 0.2, Math.sin(((py - top) / tall) * 19));
    const light = round * layers * (0.95 + (noise.cloud(px * 10, py * 10) - 0.5) * 0.15) * (1 - 0.25 * clamp((py - top) / tall));
    for (let channel = 0; channel < 3; channel += 1) out[channel] = cake[channel]! * light;
  }
}

/** A cake with burning candles in a dark room full of coloured lights. */
export const birthday: Scene = {
  name: 'birthday',
  frames: ['classic', 'compact', 'square', 'compactUpright', 'classicUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const room = random.turn([
      ['#2a1a2c', '#4a2438', '#3a2020'],
      ['#14243c', '#2c3a5c', '#2a2030'],
      ['#3a2418', '#6a3a20', '#3a2014'],
      ['#1c2f30', '#2f4a44', '#2a241c'],
    ] as const);
    paintBlurred(film, noise, random, {
      tones: room.map(hex) as [Rgb, Rgb, Rgb],
      patches: 0.6,
      lights: [hex('#ffb84a'), hex('#ff7a5a'), hex('#ffe0a0'), hex('#ff8ac0'), hex('#7ac0ff')],
      count: random.int(18, 40),
      size: [0.025, 0.07],
      strength: 0.5,
      band: [0, 0.66],
    });
    const x = film.width * random.range(0.42, 0.58);
    const table = Math.min(film.height * random.range(0.8, 0.86), film.height / 2 + 0.4);
    const wood = hex(random.pick(['#6a4028', '#8a6a50', '#e0d4c8', '#4a3430']));
    film.shade((px, py, out) => {
      const t = clamp((py - table + 0.06) / (film.height - table + 0.06));
      const near = Math.exp(-(((px - x) / 0.6) ** 2));
      const light = (0.25 + near * 0.75) * (0.9 + (noise.cloud(px * 3, py * 40) - 0.5) * 0.3);
      out[0] = wood[0] * light;
      out[1] = wood[1] * light * 0.85;
      out[2] = wood[2] * light * 0.68;
      out[3] = step(0, 0.12, t);
    }, table - 0.06);
    const half = random.range(0.25, 0.33);
    const tall = random.range(0.17, 0.24);
    const [cakeCode, icingCode] = random.turn(ICINGS);
    const warm: Rgb = [1, 0.8, 0.58];
    const cake = hex(cakeCode).map((value, i) => value * warm[i]!) as [number, number, number];
    const icing = hex(icingCode).map((value, i) => value * warm[i]!) as [number, number, number];
    const bottom = table + 0.01;
    shadow(film, x, bottom + half * 0.18, half * 1.7, half * 0.4, 0.7);
    film.fill(ellipse(x, bottom + half * 0.03, half * 1.28, half * 0.27, 0, 48), mix(scale(warm, 0.62), icing, 0.2));
    film.fill(ellipse(x, bottom + half * 0.02, half * 1.22, half * 0.24, 0, 48), mix(scale(warm, 0.42), icing, 0.2));
    tier(film, noise, random, x, bottom - tall, half, tall, cake, icing);
    let top = bottom - tall;
    let span = half;
    if (random.chance(0.4)) {
      span = half * 0.62;
      tier(film, noise, random, x, top - tall * 0.72, span, tall * 0.72, cake, icing);
      top -= tall * 0.72;
    }
    const berries = random.chance(0.55);
    if (berries) {
      for (let i = 0; i < 12; i += 1) {
        const angle = (i / 12) * 6.28 + 0.2;
        ball(film, x + Math.cos(angle) * span * 0.84, top + Math.sin(angle) * span * 0.17 - 0.012, 0.022, {
          colour: hex('#c8142a'),
          gloss: 0.7,
        });
      }
    }
    const candles = random.int(3, 9);
    const places = Array.from({ length: candles }, (_, i) => ({ angle: (i / candles) * 6.28 + 0.4 })).sort(
      (a, b) => Math.sin(a.angle) - Math.sin(b.angle),
    );
    for (const { angle } of places) {
      const px = x + Math.cos(angle) * span * (candles > 4 ? 0.62 : 0.4);
      const py = top + Math.sin(angle) * span * 0.12;
      const long = random.range(0.1, 0.125);
      const wax = hex(random.pick(['#f6e8d0', '#f29ab0', '#8ac8e8', '#f6d84a', '#b8e08a']));
      film.fill(roundedRectangle(px - 0.0085, py - long, px + 0.0085, py, 0.004), (qx, qy, out) => {
        const stripe = Math.sin(qy * 190 + qx * 160) > 0.3 ? 0.8 : 1;
        const light = (0.6 + 0.9 * step(py, py - long, qy)) * stripe * (0.75 + clamp(0.5 - (qx - px) * 60) * 0.4);
        for (let channel = 0; channel < 3; channel += 1) out[channel] = wax[channel]! * light * warm[channel]!;
      });
      const flameY = py - long - 0.006;
      glow(film, px, flameY - 0.02, 0.26, [1, 0.52, 0.16], 0.24);
      glow(film, px, flameY - 0.02, 0.07, [1, 0.62, 0.22], 0.8);
      film.fill(leaf(px, flameY, 0.055, 0.0115, -Math.PI / 2 + random.near(0, 0.07), 0.34), [3.4, 1.9, 0.5], 0.95);
      film.fill(leaf(px, flameY, 0.034, 0.006, -Math.PI / 2, 0.34), [4, 3.4, 1.9]);
    }
    return { contrast: 0.22, saturation: 1.1, vignette: 0.4, bloom: 0.65, grain: 0.026 };
  },
};
