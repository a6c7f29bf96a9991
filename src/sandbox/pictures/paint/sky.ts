import type { Ramp, Rgb } from './colour.ts';
import type { Film, Shader } from './film.ts';
import { clamp, step } from './light.ts';
import type { Noise } from './noise.ts';
import type { Random } from './random.ts';

export type Sun = {
  x: number;
  y: number;
  /** Radius of the disc; 0 shows its light alone. */
  size: number;
  colour: Rgb;
  /** How far and strong its light fills the air, about 0.2 to 2. */
  glow: number;
};

export type Clouds = {
  /** `heaps` stand in the sky, `rolls` lie in perspective, `veils` are thin and streaked. */
  style: 'heaps' | 'rolls' | 'veils';
  /** 0 hardly any, 1 closed. */
  amount: number;
  lit: Rgb;
  shaded: Rgb;
  /** Larger clouds for larger numbers, around 1. */
  size?: number;
};

export type Sky = {
  /** Where the sky ends, as y. */
  horizon: number;
  /** From the top of the picture (0) to the horizon (1). */
  colours: Ramp;
  sun?: Sun;
  clouds?: Clouds;
};

function cloudShader(film: Film, sky: Sky, clouds: Clouds, noise: Noise): Shader {
  const { horizon, sun } = sky;
  const { style, amount, lit, shaded, size = 1 } = clouds;
  const middle = film.width / 2;
  const sunX = sun?.x ?? middle;
  const sunY = sun?.y ?? -0.5;
  const warm = sun?.colour ?? [1, 1, 1];
  const threshold = 0.78 - amount * 0.52;
  const softness = style === 'heaps' ? 0.16 : style === 'rolls' ? 0.3 : 0.5;
  const frequency = (style === 'heaps' ? 2.1 : style === 'rolls' ? 0.62 : 0.5) / size;

  return (x, y, out) => {
    const above = horizon - y;
    let u: number;
    let v: number;
    let far = 0;
    if (style === 'heaps') {
      const shrink = 1.1 - (0.5 * y) / Math.max(horizon, 0.1);
      u = ((x - middle) / shrink) * frequency;
      v = (y * 1.7 * frequency) / shrink;
      far = step(0.1, 0, above / horizon);
    } else {
      const distance = 1 / (above + 0.09);
      u = (x - middle) * distance * frequency;
      v = distance * frequency * (style === 'veils' ? 2.2 : 1.25);
      if (style === 'veils') u = u * 0.45 + v * 0.35;
      far = step(0.2, 0.0, above);
    }
    const base = noise.cloud(u, v);
    if (base < threshold - 0.12) {
      out[3] = 0;
      return;
    }
    const detail = noise.cloud(u * 4.3 + 7, v * 4.3);
    const body = base + (detail - 0.5) * 0.22;
    let density = clamp((body - threshold) / softness);
    density = density * density * (3 - 2 * density);
    if (density <= 0) {
      out[3] = 0;
      return;
    }
    const towardX = sunX - x;
    const towardY = sunY - y;
    const length = Math.hypot(towardX, towardY) + 0.05;
    const reach = 0.16;
    const side = noise.cloud(u + (towardX / length) * reach, v + (towardY / length) * reach * (style === 'heaps' ? 1 : -1));
    const thick = clamp((body - threshold) * 2.2);
    const bright = clamp(0.62 + (base - side) * 3.4 - thick * 0.42);
    const nearSun = Math.exp(-length * 2.6) * (1 - thick * 0.7) * (sun === undefined ? 0 : sun.glow);
    for (let channel = 0; channel < 3; channel += 1) {
      out[channel] = shaded[channel]! + (lit[channel]! - shaded[channel]!) * bright + warm[channel]! * nearSun * 0.9;
    }
    out[3] = density * (1 - far * 0.85) * (style === 'veils' ? 0.75 : 0.96);
  };
}

/** Paints sky, sun and clouds from the top of the picture to the horizon. */
export function paintSky(film: Film, noise: Noise, sky: Sky): void {
  const { horizon, colours, sun, clouds } = sky;
  const cloudLayer = clouds === undefined ? undefined : cloudShader(film, sky, clouds, noise);
  const cloud = new Float32Array(4);
  film.shade(
    (x, y, out) => {
      colours.into(out, y / horizon);
      if (sun !== undefined) {
        const dx = x - sun.x;
        const dy = (y - sun.y) * 1.15;
        const distance = Math.sqrt(dx * dx + dy * dy);
        const wide = Math.exp(-distance * 2.3) * 0.5 + 0.012 / (distance * distance + 0.02);
        const air = wide * sun.glow * 0.75;
        out[0] = out[0]! + sun.colour[0] * air;
        out[1] = out[1]! + sun.colour[1] * air;
        out[2] = out[2]! + sun.colour[2] * air;
        if (distance < sun.size * 1.1) {
          const disc = step(sun.size * 1.08, sun.size * 0.94, distance) * 5;
          out[0] = out[0]! + (sun.colour[0] * 0.6 + 0.4) * disc;
          out[1] = out[1]! + (sun.colour[1] * 0.6 + 0.4) * disc;
          out[2] = out[2]! + (sun.colour[2] * 0.6 + 0.4) * disc;
        }
      }
      if (cloudLayer !== undefined) {
        cloud[3] = 1;
        cloudLayer(x, y, cloud);
        const alpha = cloud[3];
        if (alpha > 0) {
          out[0] = out[0]! + (cloud[0]! - out[0]!) * alpha;
          out[1] = out[1]! + (cloud[1]! - out[1]!) * alpha;
          out[2] = out[2]! + (cloud[2]! - out[2]!) * alpha;
        }
      }
      out[3] = 1;
    },
    0,
    horizon + 2 / film.scale,
  );
}

/** Scatters stars above a height: many faint ones, a few bright ones, warm and cold. */
export function paintStars(film: Film, random: Random, horizon: number, density = 1): void {
  const count = Math.round(520 * density * film.width * horizon);
  const out = film.data;
  for (let i = 0; i < count; i += 1) {
    const x = random.range(0, film.width);
    const y = random.range(0, horizon);
    const light = 0.07 + 1.5 * random.next() ** 12;
    const warm = random.range(-0.25, 0.25);
    const fade = step(horizon, horizon * 0.55, y);
    const size = (0.0008 + 0.0014 * Math.min(1, light)) * film.scale;
    const reach = Math.max(1, Math.ceil(size * 1.5));
    const cx = x * film.scale;
    const cy = y * film.scale;
    for (let row = Math.max(0, Math.floor(cy - reach)); row < Math.min(film.rows, cy + reach); row += 1) {
      for (let column = Math.max(0, Math.floor(cx - reach)); column < Math.min(film.columns, cx + reach); column += 1) {
        const dx = column + 0.5 - cx;
        const dy = row + 0.5 - cy;
        const core = Math.exp(-(dx * dx + dy * dy) / (size * size + 0.18)) * light * fade * Math.min(1, size * size + 0.35);
        const k = (row * film.columns + column) * 4;
        out[k] = out[k]! + core * (1 + warm);
        out[k + 1] = out[k + 1]! + core;
        out[k + 2] = out[k + 2]! + core * (1.05 - warm);
      }
    }
  }
}
