import { paintBlurred } from '../paint/backdrop.ts';
import { blur } from '../paint/blur.ts';
import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { ellipse, leaf } from '../paint/shapes.ts';
import { branches } from '../paint/trees.ts';
import type { Scene } from './scene.ts';

function petals(film: Film, random: Random, x: number, y: number, size: number, colour: Rgb): void {
  const spin = random.range(0, 6);
  const tilt = random.range(0.65, 1);
  const heart = mix(colour, [0.6, 0.08, 0.2], 0.55);
  for (let i = 0; i < 5; i += 1) {
    const angle = spin + (i / 5) * Math.PI * 2;
    const shade = 0.85 + 0.25 * Math.cos(angle + 2.2);
    const outline = leaf(x, y, size, size * 0.46, angle, 0.66).map((value, k) => (k % 2 === 1 ? y + (value - y) * tilt : value));
    film.fill(
      outline,
      (px, py, out) => {
        const t = clamp(Math.hypot(px - x, (py - y) / tilt) / size);
        const light = shade * (0.72 + 0.36 * t);
        const share = clamp(1.1 - t * 1.9);
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = (colour[channel]! + (heart[channel]! - colour[channel]!) * share) * light;
      },
      0.97,
    );
  }
  for (let i = 0; i < 9; i += 1) {
    const angle = random.range(0, 6.28);
    const reach = size * random.range(0.12, 0.34);
    film.fill(
      ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * tilt, size * 0.035, size * 0.035, 0, 8),
      [0.95, 0.72, 0.2],
    );
  }
}

/** A branch in bloom before a spring sky. */
export const blossom: Scene = {
  name: 'blossom',
  frames: ['classic', 'classicUpright', 'compact', 'square', 'compactUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const colour = hex(random.turn(['#f9c0d4', '#ffffff', '#f08cb0', '#fde6ee', '#f6a8c4']));
    const sky = random.turn([
      ['#7fb4e0', '#a8d0ee', '#d8ecf4'],
      ['#b8d4c8', '#8ab890', '#5f8a5a'],
      ['#f4c8a8', '#e8a0a8', '#a87098'],
      ['#c8d8f0', '#e0d0e8', '#f4dce4'],
    ] as const);
    paintBlurred(film, noise, random, {
      tones: sky.map(hex) as [Rgb, Rgb, Rgb],
      patches: 0.35,
      lights: [colour, [1, 1, 1], hex('#ffe9c8')],
      count: random.int(14, 40),
      size: [0.025, 0.08],
      strength: 0.3,
    });
    const bark = hex('#3a2a26');
    const grow = (target: Film, depth: number, size: number, thick: number): void => {
      const tips: (readonly [number, number])[] = [];
      const left = random.chance(0.5);
      branches(
        target,
        random,
        {
          x: left ? -0.05 : target.width + 0.05,
          y: target.height * random.range(0.15, 0.85),
          length: 0.42 * Math.max(1, target.width * 0.72),
          angle: left ? random.range(-0.35, 0.35) : Math.PI + random.range(-0.35, 0.35),
          half: thick,
        },
        depth,
        bark,
        (x, y, isEnd) => {
          tips.push([x, y]);
          if (isEnd) tips.push([x + random.near(0, size * 1.6), y + random.near(0, size * 1.6)]);
        },
      );
      for (const [x, y] of tips) {
        const cluster = random.int(2, 5);
        for (let i = 0; i < cluster; i += 1) {
          const px = x + random.near(0, size * 1.1);
          const py = y + random.near(0, size * 1.1);
          if (random.chance(0.18)) target.fill(ellipse(px, py, size * 0.3, size * 0.4), scale(colour, 0.7));
          else petals(target, random, px, py, size * random.range(0.75, 1.15), colour);
        }
        if (random.chance(0.4)) target.fill(leaf(x, y, size * 1.5, size * 0.4, random.range(0, 6.28)), hex('#7a9a3c'));
      }
    };
    const far = film.layer(0.3);
    grow(far, 3, 0.05, 0.014);
    grow(far, 3, 0.05, 0.012);
    film.lay(blur(far, 0.018));
    grow(film, 3, random.range(0.05, 0.075), 0.018);
    if (random.chance(0.6)) grow(film, 2, random.range(0.05, 0.075), 0.012);
    return { contrast: 0.15, saturation: 1.12, vignette: 0.25, bloom: 0.35 };
  },
};
