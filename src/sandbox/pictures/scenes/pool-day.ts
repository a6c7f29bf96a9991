import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import { clamp, shadow, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { ellipse, leaf, placed, reversed, roundedRectangle } from '../paint/shapes.ts';
import type { Scene } from './scene.ts';

const BRIGHT = ['#f2567a', '#f6c83a', '#f08a3a', '#f4f0e8', '#5ac8a0', '#e8403a', '#8a6ad8'] as const;

/** A swimming ring from above, sometimes with someone in it. */
function floating(film: Film, random: Random, x: number, y: number, size: number): void {
  const first = hex(random.pick(BRIGHT));
  const second = random.chance(0.75) ? hex('#f8f4ea') : hex(random.pick(BRIGHT));
  const parts = random.pick([6, 8, 10, 16]);
  const turn = random.range(0, 6.28);
  const hole = random.range(0.44, 0.54);
  const kind = random.int(0, 2);
  shadow(film, x + size * 0.5, y + size * 0.6, size * 1.3, size * 1.3, 0.4, [0, 0.08, 0.14]);
  film.fill([ellipse(x, y, size, size, 0, 64), reversed(ellipse(x, y, size * hole, size * hole, 0, 64))], (px, py, out) => {
    const dx = (px - x) / size;
    const dy = (py - y) / size;
    const r = Math.hypot(dx, dy);
    const tube = (r - (1 + hole) / 2) / ((1 - hole) / 2);
    const up = Math.sqrt(Math.max(0, 1 - tube * tube));
    const facing = clamp(0.35 + up * 0.4 - (dx * 0.5 + dy * 0.6) * tube * 0.55);
    const spot = clamp(1 - Math.hypot(tube + 0.25, (Math.atan2(dy, dx) + 2.2) * 1.1) * 1.6) * 0.7;
    const angle = Math.atan2(dy, dx) + turn + 7;
    let colour: Rgb = Math.floor((angle / (Math.PI * 2)) * parts) % 2 === 0 ? first : second;
    if (kind === 1) {
      const u = ((angle * 4) % 1) - 0.5;
      const v = (((tube + 1) * 1.5) % 1) - 0.5;
      colour = u * u + v * v * 0.6 < 0.08 ? second : first;
    } else if (kind === 2) colour = Math.abs(tube) > 0.55 ? second : first;
    const light = 0.35 + facing * 0.9;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = colour[channel]! * light + spot;
  });
}

function swimmer(film: Film, random: Random, x: number, y: number, size: number, angle: number): void {
  const skin = hex(random.pick(['#d8a07a', '#b87c58', '#8a5a3c', '#e2b292']));
  const suit = hex(random.pick(BRIGHT));
  const at = (outline: readonly number[]) => placed(outline, x, y, size, angle);
  shadow(film, x + size * 0.5, y + size * 0.7, size, size, 0.3, [0, 0.1, 0.16]);
  film.fill(
    [
      at(ellipse(-0.09, 0.62, 0.07, 0.34)),
      at(ellipse(0.09, 0.62, 0.07, 0.34)),
      at(ellipse(-0.27, -0.4, 0.05, 0.3, -0.7)),
      at(ellipse(0.27, -0.4, 0.05, 0.3, 0.7)),
    ],
    scale(skin, 0.75),
  );
  film.fill(at(ellipse(0, 0.02, 0.18, 0.36)), skin);
  film.fill(at(ellipse(0, 0.2, 0.17, 0.2)), suit);
  film.fill(at(ellipse(0, -0.45, 0.115, 0.13)), hex(random.pick(['#2a1c14', '#6a4426', '#c89a58', '#1a1412'])));
}

function lilo(film: Film, random: Random, x: number, y: number, size: number): void {
  const angle = random.range(0, 6.28);
  const colour = hex(random.pick(BRIGHT));
  shadow(film, x + size * 0.35, y + size * 0.4, size * 1.1, size * 1.1, 0.4, [0, 0.08, 0.14]);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  film.fill(placed(roundedRectangle(-0.42, -0.95, 0.42, 0.95, 0.14), x, y, size, angle), (px, py, out) => {
    const u = ((px - x) * cos + (py - y) * sin) / size;
    const v = ((py - y) * cos - (px - x) * sin) / size;
    const tube = v < -0.62 ? 1 : Math.abs(Math.sin(u * 11.2)) ** 0.5;
    const white = Math.floor((u + 0.42) * 3.57) % 2 === 1 && v > -0.62;
    const light = 0.55 + 0.5 * tube - (px - x + (py - y)) * 0.6;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = (white ? 0.92 : colour[channel]!) * light;
  });
}

/** A summer's day in the pool from above: light dancing on the tiles, rings and swimmers. */
export const poolDay: Scene = {
  name: 'pool-day',
  frames: ['classic', 'square', 'compactUpright', 'classicUpright', 'compact'],
  paint(film, random) {
    const noise = createNoise(random);
    const deep = hex(random.turn(['#1a9ac8', '#2fb0b8', '#2a8ac8', '#3ab8c8']));
    const pale = mix(deep, [0.85, 1, 1], 0.45);
    const angle = random.range(-0.3, 0.3);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const tile = random.range(13, 20);
    const edge = random.chance(0.6) ? film.height * random.range(0.08, 0.24) : -1;
    const steps = random.range(0.1, 0.4);
    const deck = hex(random.pick(['#d8c4a8', '#c8b8a8', '#b8835a', '#e4dcd0']));
    const wall = (x: number, y: number): number => (y - film.height / 2) * cos - (x - film.width / 2) * sin + film.height / 2 - edge;
    film.shade((x, y, out) => {
      const w = edge < 0 ? 1 : wall(x, y);
      const u = (x * cos + y * sin) * tile;
      if (w > 0) {
        const bend = (noise.swell(x * 2.4, y * 2.4) - 0.5) * 0.5 + (noise.swell(x * 5 + 3, y * 5) - 0.5) * 0.2;
        const bendV = (noise.swell(x * 2.4 + 9, y * 2.4 + 4) - 0.5) * 0.5;
        const tu = u + bend;
        const tv = (y * cos - x * sin) * tile + bendV;
        const seam = step(0.07, 0.02, Math.min(tu - Math.floor(tu), tv - Math.floor(tv)));
        const tone = 0.94 + 0.1 * noise.cell(Math.floor(tu) * 0.37, Math.floor(tv) * 0.41);
        const caustic =
          step(0.17, 0.0, noise.border(x * 6.5 + bend * 0.9, y * 6.5 + bendV * 0.9)) +
          step(0.13, 0, noise.border(x * 10 + bendV + 7, y * 10 - bend)) * 0.5;
        const near = step(steps, 0, w) * 0.35;
        for (let channel = 0; channel < 3; channel += 1) {
          const floor = deep[channel]! + (pale[channel]! - deep[channel]!) * (near + (noise.swell(x * 0.9, y * 0.9) - 0.3) * 0.5);
          out[channel] = floor * tone * (1 - seam * 0.2) + (channel === 0 ? 0.2 : 0.3) * caustic;
        }
        if (edge >= 0) {
          const shade = step(0.035, 0, w) * 0.55;
          for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! * (1 - shade);
        }
        return;
      }
      const coping = w > -0.045;
      const across = coping ? Math.abs((u / 2) % 1) : Math.abs((u * 0.8) % 1);
      const joint = step(0.03, 0.01, Math.min(across, 1 - across)) * 0.3;
      const grain = 0.9 + (noise.cloud(x * 30, y * 30) - 0.5) * 0.25;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = (coping ? 0.82 : deck[channel]!) * grain * (1 - joint);
    });
    const things = random.int(1, 4);
    for (let i = 0; i < things; i += 1) {
      const x = film.width * random.range(0.15, 0.85);
      const y = Math.max(edge + 0.22, film.height * ((i + random.range(0.3, 0.7)) / things));
      const size = random.range(0.12, 0.19);
      const kind = random.next();
      if (kind < 0.5) {
        if (random.chance(0.4)) {
          floating(film, random, x, y, size);
          swimmer(film, random, x, y + size * 0.1, size * 1.15, random.range(-0.6, 0.6));
        } else floating(film, random, x, y, size);
      } else if (kind < 0.75) {
        lilo(film, random, x, y, size * 1.5);
        if (random.chance(0.6)) swimmer(film, random, x, y, size * 1.2, random.range(-0.4, 0.4));
      } else swimmer(film, random, x, y, size * 1.5, random.range(0, 6.28));
    }
    if (edge >= 0 && random.chance(0.6)) {
      for (let i = 0; i < 3; i += 1) {
        const x = film.width * ((i + random.range(0.2, 0.8)) / 3);
        const cloth = hex(random.pick(BRIGHT));
        film.fill(roundedRectangle(x - 0.055 + 0.012, edge - 0.26 + 0.015, x + 0.055 + 0.012, edge - 0.07 + 0.015, 0.01), [0, 0, 0], 0.3);
        film.fill(roundedRectangle(x - 0.055, edge - 0.26, x + 0.055, edge - 0.07, 0.01), (_px, py, out) => {
          const white = Math.floor(py * 60) % 2 === 0;
          for (let channel = 0; channel < 3; channel += 1) out[channel] = white ? 0.9 : cloth[channel]!;
        });
      }
    }
    if (random.chance(0.4)) {
      const corner = random.pick([0, film.width]);
      for (let i = 0; i < 14; i += 1) {
        const turn = (corner === 0 ? -0.75 : -2.4) + random.near(0, 0.55);
        const long = random.range(0.25, 0.45);
        film.fill(leaf(corner + 0.03, film.height + 0.08, long, 0.02, turn, 0.4, random.near(0, 0.2)), [0, 0.05, 0.08], 0.25);
        film.fill(
          leaf(corner, film.height + 0.04, long, 0.02, turn, 0.4, random.near(0, 0.2)),
          scale(hex('#3f7f3a'), random.range(0.6, 1.5)),
        );
      }
    }
    return { contrast: 0.22, saturation: 1.1, vignette: 0.22, bloom: 0.3 };
  },
};
