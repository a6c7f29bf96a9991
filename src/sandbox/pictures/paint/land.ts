import type { Rgb } from './colour.ts';
import type { Film } from './film.ts';
import { clamp } from './light.ts';
import type { Noise } from './noise.ts';
import type { Outline } from './raster.ts';

/** The height of a skyline at x, as y. */
export type Line = (x: number) => number;

/** A skyline: around `base`, up to about `height` above and below, with `peaks` summits per unit. */
export function skyline(noise: Noise, base: number, height: number, peaks: number, sharp: boolean, row: number): Line {
  const wave = sharp ? noise.ridge : noise.cloud;
  return (x) => base - ((noise.cloud(x * peaks * 0.5, row * 3.3) - 0.5) * 1.3 + (wave(x * peaks, row * 5.7 + 2) - 0.5) * 0.9) * height;
}

/** Everything below a skyline as an outline, with a point every other pixel. */
function below(film: Film, line: Line, bottom = film.height): Outline {
  const points: number[] = [];
  const gap = 2 / film.scale;
  for (let x = -gap; x <= film.width + gap; x += gap) points.push(x, line(x));
  points.push(film.width + gap, bottom + gap, -gap, bottom + gap);
  return points;
}

export type Hill = {
  line: Line;
  near: Rgb;
  /** Colour of the air that gathers at its foot. */
  air: Rgb;
  /** 0 to 1: how much air lies before it. */
  haze: number;
  /** How deep below the skyline the air is thickest. */
  foot: number;
  /** Unevenness of the surface, 0 to 1. */
  texture?: number;
};

/** A wooded or grassy ridge with air before it: several of them make depth. */
export function paintHill(film: Film, noise: Noise, hill: Hill): void {
  const { line, near, air, haze, foot, texture = 0.5 } = hill;
  film.fill(below(film, line), (x, y, out) => {
    const deep = clamp((y - line(x)) / foot);
    const rough = (noise.cloud(x * 16, y * 26) - 0.5) * texture * (1 - haze);
    const body = 1 + rough * 2.2;
    const mist = clamp(haze + (1 - haze) * deep * 0.72 * (0.55 + haze));
    out[0] = near[0] * body + (air[0] - near[0] * body) * mist;
    out[1] = near[1] * body + (air[1] - near[1] * body) * mist;
    out[2] = near[2] * body + (air[2] - near[2] * body) * mist;
  });
}
