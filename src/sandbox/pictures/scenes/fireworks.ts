import { hex, ramp } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { person } from '../paint/figures.ts';
import type { Film } from '../paint/film.ts';
import { glow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { rectangle, ribbon } from '../paint/shapes.ts';
import { paintSky } from '../paint/sky.ts';
import { paintWater } from '../paint/water.ts';
import type { Scene } from './scene.ts';

const FIRES: readonly [readonly [Rgb, Rgb], ...(readonly [Rgb, Rgb])[]] = [
  [hex('#ffd27a'), hex('#ff8a2a')],
  [hex('#ff5a4a'), hex('#ff2a5a')],
  [hex('#6ad0ff'), hex('#3a6aff')],
  [hex('#8affa0'), hex('#2ac86a')],
  [hex('#ff9ae0'), hex('#c84aff')],
  [hex('#fff6e0'), hex('#ffd27a')],
];

function burst(film: Film, random: Random, x: number, y: number, radius: number): void {
  const [core, tip] = random.pick(FIRES);
  const [, other] = random.pick(FIRES);
  const count = random.int(60, 120);
  const kind = random.int(0, 2);
  const drop = radius * random.range(0.12, 0.45);
  glow(film, x, y, radius * 1.7, tip, 0.2);
  glow(film, x, y, radius * 0.5, core, 0.7);
  const layer = film.layer(1);
  for (let i = 0; i < count; i += 1) {
    const angle = random.range(0, Math.PI * 2);
    const tilt = Math.acos(random.range(-1, 1));
    const reach = radius * Math.sin(tilt) * random.range(0.85, 1.08) + radius * 0.08;
    const colour = kind === 1 && i % 2 === 0 ? other : tip;
    const parts = 5;
    const start = kind === 2 ? 0.62 : 0.12;
    for (let part = 0; part < parts; part += 1) {
      const t0 = start + ((1 - start) * part) / parts;
      const t1 = start + ((1 - start) * (part + 1)) / parts;
      const at = (t: number): readonly [number, number] => [
        x + Math.cos(angle) * reach * (1 - (1 - t) ** 1.7),
        y + Math.sin(angle) * reach * (1 - (1 - t) ** 1.7) + drop * t * t,
      ];
      const [x0, y0] = at(t0);
      const [x1, y1] = at(t1);
      const share = part / (parts - 1);
      const light = 0.7 + 2.4 * share;
      const half = 0.0011 + 0.0013 * share;
      layer.fill(
        ribbon([x0, y0, x1, y1], half, half),
        [
          (core[0] * (1 - share) + colour[0] * share) * light,
          (core[1] * (1 - share) + colour[1] * share) * light,
          (core[2] * (1 - share) + colour[2] * share) * light,
        ],
        0.35 + 0.65 * share,
      );
    }
    const [ex, ey] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + drop];
    glow(film, ex, ey, 0.012, colour, 1.4);
  }
  film.lay(layer);
}

/** Bursts of colour over a town, a river or the heads of those who watch. */
export const fireworks: Scene = {
  name: 'fireworks',
  frames: ['classic', 'classicUpright', 'compactUpright', 'compact', 'phoneUpright', 'square'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = Math.min(film.height * random.range(0.74, 0.84), film.height / 2 + 0.42);
    paintSky(film, noise, {
      horizon: horizon + 0.02,
      colours: ramp([0, '#04060f'], [0.6, '#0b1230'], [1, random.pick(['#2a2450', '#3a2440', '#173450'])]),
    });
    const bursts = random.int(2, 4);
    const middle = film.width / 2;
    const centres: { x: number; y: number; radius: number }[] = [];
    for (let i = 0; i < bursts; i += 1) {
      const radius = random.range(0.13, 0.3) * (i === 0 ? 1.25 : 0.85);
      const x = i === 0 ? middle + film.width * random.range(-0.15, 0.15) : film.width * random.range(0.15, 0.85);
      centres.push({ x, y: horizon * random.range(0.2, 0.55), radius });
    }
    film.add(
      (x, y, out) => {
        let smoke = 0;
        for (const { x: cx, y: cy, radius } of centres)
          smoke += Math.exp(-(((x - cx) ** 2 + (y - cy - radius * 0.4) ** 2) / (radius * radius * 1.6)));
        const puff = step(0.35, 0.8, noise.cloud(x * 2.4, y * 2.4)) * smoke;
        out[0] = 0.12 * puff;
        out[1] = 0.075 * puff;
        out[2] = 0.11 * puff;
      },
      0,
      horizon,
    );
    for (const { x, y, radius } of centres) {
      film.fill(ribbon([x + random.range(-0.05, 0.05), horizon, x, y], 0.0035, 0.0008), [0.9, 0.5, 0.2], 0.3);
      burst(film, random, x, y, radius);
    }
    const dark: Rgb = [0.006, 0.006, 0.012];
    let x = -0.02;
    while (x < film.width) {
      const wide = random.range(0.03, 0.09);
      const top = horizon - 0.015 - 0.12 * random.next() ** 2;
      const seed = random.range(0, 40);
      film.fill(rectangle(x, top, x + wide, horizon + 0.004), (px, py, out) => {
        const pane = noise.cloud(Math.floor(px * 150) * 1.7 + seed, Math.floor(py * 120) * 2.3) > 0.74 ? 0.7 : 0;
        out[0] = dark[0] + pane;
        out[1] = dark[1] + pane * 0.66;
        out[2] = dark[2] + pane * 0.3;
      });
      x += wide * random.range(0.9, 1.1);
    }
    paintWater(film, noise, { horizon, deep: [0.006, 0.008, 0.02], ripple: random.range(0.25, 0.6), mirror: 0.95, fineness: 1.2 });
    if (random.chance(0.45)) {
      let px = film.width * random.range(0.1, 0.3);
      while (px < film.width * 0.9) {
        const child = random.chance(0.3);
        film.fill(
          person(px, film.height + 0.16, child ? 0.24 : random.range(0.36, 0.44), {
            pose: random.pick(['stand', 'stand', 'reach', 'cheer']),
            child,
            longHair: random.chance(0.4),
            mirrored: random.chance(0.5),
          }),
          [0.003, 0.003, 0.006],
        );
        px += random.range(0.09, 0.3);
      }
    }
    return { contrast: 0.2, saturation: 1.15, vignette: 0.25, bloom: 0.75, exposure: 1.15, grain: 0.03 };
  },
};
