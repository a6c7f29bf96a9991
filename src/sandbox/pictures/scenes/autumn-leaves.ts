import { paintBlurred } from '../paint/backdrop.ts';
import { blur } from '../paint/blur.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { clockwise, curve, leaf, placed, ribbon } from '../paint/shapes.ts';
import type { Scene } from './scene.ts';

const TONES = ['#d8401c', '#f08a1c', '#f6c02a', '#b82818', '#e0661c', '#c89a2a', '#8a3a1c', '#f2a83a'] as const;

/* Half a maple leaf from its tip (0, -1) to its stem (0, 0.55). */
const MAPLE = [
  0, -1, 0.1, -0.72, 0.26, -0.76, 0.22, -0.46, 0.44, -0.6, 0.52, -0.72, 0.62, -0.52, 0.92, -0.5, 0.76, -0.22, 0.86, -0.08, 0.52, 0.12, 0.6,
  0.34, 0.3, 0.3, 0.06, 0.38,
];

function mapleOutline(): readonly number[] {
  const back: number[] = [];
  for (let i = MAPLE.length - 2; i >= 2; i -= 2) back.push(-MAPLE[i]!, MAPLE[i + 1]!);
  return clockwise([...MAPLE, ...back]);
}

function oneLeaf(film: Film, noise: Noise, random: Random, x: number, y: number, size: number, through: number, shaded = false): void {
  const colour = hex(random.pick(TONES));
  const second = mix(colour, hex(random.pick(TONES)), 0.6);
  const angle = random.range(0, Math.PI * 2);
  const maple = random.chance(0.7);
  const outline = maple ? mapleOutline() : leaf(0, 0.9, 1.9, random.range(0.42, 0.6), -Math.PI / 2, 0.45);
  if (shaded) film.fill(placed(outline, x + size * 0.07, y + size * 0.1, size * 1.02, angle), [0.02, 0.012, 0.008], 0.45);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const curl = random.range(-0.4, 0.4);
  film.fill(placed(outline, x, y, size, angle), (px, py, out) => {
    const u = ((px - x) * cos + (py - y) * sin) / size;
    const v = ((py - y) * cos - (px - x) * sin) / size;
    const blotch = clamp(noise.cloud(px * 5, py * 5) * 1.6 - 0.4 + v * 0.3);
    const grain = 0.85 + noise.cloud(px * 30, py * 30) * 0.3;
    const shape = 0.82 + curl * u + 0.2 * Math.cos(v * 2) + through * 0.6;
    for (let channel = 0; channel < 3; channel += 1)
      out[channel] = (colour[channel]! + (second[channel]! - colour[channel]!) * blotch) * grain * shape;
  });
  const vein = scale(mix(colour, [1, 0.9, 0.5], 0.35), 0.75 + through * 0.5);
  const fingers = maple ? [-1.15, -0.55, 0, 0.55, 1.15] : [0];
  for (const turn of fingers) {
    const reach = maple ? 0.92 - Math.abs(turn) * 0.2 : 1.7;
    const from = maple ? 0.3 : 0.88;
    film.fill(
      placed(
        clockwise(ribbon([0, from, Math.sin(turn) * reach, from - Math.cos(turn) * reach * (maple ? 1.25 : 1)], 0.018, 0.004)),
        x,
        y,
        size,
        angle,
      ),
      vein,
      0.7,
    );
  }
  film.fill(placed(ribbon(curve([0, 0.36, 0.04, 0.7, 0.02, 1.0], false, 4), 0.022, 0.016), x, y, size, angle), scale(colour, 0.55));
}

/** Red and golden leaves: on a twig against the light, or fallen and wet on the ground. */
export const autumnLeaves: Scene = {
  name: 'autumn-leaves',
  frames: ['classic', 'square', 'classicUpright', 'compact', 'compactUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    if (random.turn([true, false])) {
      const earth = hex(random.pick(['#4a3a2c', '#3a3f3a', '#5a4a38', '#2f3a2a']));
      film.shade((x, y, out) => {
        const tone = 0.5 + noise.cloud(x * 14, y * 14) * 0.8;
        for (let channel = 0; channel < 3; channel += 1) out[channel] = earth[channel]! * tone;
      });
      const count = Math.round(random.range(40, 130) * film.width * film.height);
      for (let i = 0; i < count; i += 1)
        oneLeaf(film, noise, random, random.range(0, film.width), random.range(0, film.height), random.range(0.07, 0.15), 0, true);
      return { contrast: 0.28, saturation: 1.08, vignette: 0.4, bloom: 0.2 };
    }
    const tones = random.turn([
      ['#f4d890', '#d89a3c', '#7a4a1c'],
      ['#cfe0e8', '#c8b070', '#8a5a24'],
      ['#e8e0a0', '#90a048', '#4a5420'],
    ] as const);
    paintBlurred(film, noise, random, {
      tones: tones.map(hex) as [Rgb, Rgb, Rgb],
      patches: 0.8,
      lights: [hex('#ffd878'), hex('#ff9a3a'), hex('#fff0c0'), hex('#f06a2a')],
      count: random.int(30, 60),
      size: [0.025, 0.09],
      strength: 0.4,
    });
    const twig = (target: Film, size: number): void => {
      const x0 = random.range(0, 0.5) * target.width;
      const line = curve(
        [
          x0 - 0.4,
          -0.05,
          x0,
          target.height * random.range(0.1, 0.25),
          x0 + 0.35,
          target.height * random.range(0.3, 0.45),
          x0 + 0.6,
          target.height * random.range(0.5, 0.7),
        ],
        false,
        8,
      );
      target.fill(ribbon(line, 0.009, 0.003), hex('#3a2418'));
      for (let i = 0; i < line.length; i += 6)
        oneLeaf(
          target,
          noise,
          random,
          line[i]! + random.near(0, size * 0.7),
          line[i + 1]! + size * random.range(0.2, 0.9),
          size * random.range(0.75, 1.15),
          0.6,
        );
    };
    const far = film.layer(0.35);
    twig(far, 0.12);
    twig(far, 0.12);
    film.lay(blur(far, 0.016));
    twig(film, random.range(0.13, 0.19));
    if (random.chance(0.5)) twig(film, random.range(0.1, 0.15));
    return { contrast: 0.22, saturation: 1.1, vignette: 0.3, bloom: 0.4 };
  },
};
