import { mix } from './colour.ts';
import type { Rgb } from './colour.ts';
import type { Film } from './film.ts';
import { clamp, step } from './light.ts';
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
export function below(film: Film, line: Line, bottom = film.height): Outline {
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

export type Peaks = {
  line: Line;
  rock: Rgb;
  snow: Rgb;
  /** What the side turned away from the sun shows. */
  shade: Rgb;
  air: Rgb;
  haze: number;
  /** How far snow reaches down from the skyline. */
  snowline: number;
  foot: number;
  /** -1 light from the left, 1 from the right. */
  from: number;
  light: Rgb;
};

/** Bare mountains with faces in light and shade and snow above a line. */
export function paintPeaks(film: Film, noise: Noise, peaks: Peaks): void {
  const { line, rock, snow, shade, air, haze, snowline, foot, from, light } = peaks;
  const darkSnow = mix(snow, shade, 0.72);
  const darkRock = mix(rock, shade, 0.6);
  film.fill(below(film, line), (x, y, out) => {
    const deep = y - line(x);
    const skew = x + deep * 0.25;
    const face = noise.ridge(skew * 3.2, y * 2.2);
    const turned = noise.ridge(skew * 3.2 + from * 0.09, y * 2.2 - 0.05);
    const grit = noise.ridge(skew * 15, y * 11) - 0.5;
    const lit = clamp(0.5 + (face - turned) * 5.5 + grit * 0.5);
    const white = step(0.1, -0.08, deep - snowline * (0.55 + (face - 0.4) * 1.5) + grit * 0.09);
    const mist = clamp(haze + (1 - haze) * clamp(deep / foot) * 0.75);
    for (let channel = 0; channel < 3; channel += 1) {
      const stone = darkRock[channel]! + (rock[channel]! * light[channel]! - darkRock[channel]!) * lit;
      const cap = darkSnow[channel]! + (snow[channel]! * light[channel]! - darkSnow[channel]!) * lit;
      const ground = stone + (cap - stone) * white;
      out[channel] = ground + (air[channel]! - ground) * mist;
    }
  });
}
