import { blur } from './blur.ts';
import type { Film } from './film.ts';
import { createRandom } from './random.ts';

/** How the light on the film becomes a print. All have a neutral default. */
export type Grade = {
  /** Factor on all light. */
  exposure?: number;
  /** -1 cold to 1 warm. */
  warmth?: number;
  /** 1 leaves colours as they are. */
  saturation?: number;
  /** 0 leaves the curve straight. */
  contrast?: number;
  /** 0 to about 0.1: blacks lifted as on old prints. */
  fade?: number;
  /** 0 to 1: darker corners. */
  vignette?: number;
  /** How far bright light spills over, 0 to 1. */
  bloom?: number;
  /** About 0.01 to 0.05. */
  grain?: number;
};

const CURVE_STEPS = 4096;

/** From light (square root, so that shadows get as many steps as highlights) to screen value, highlights rolled off. */
function printCurve(contrast: number, fade: number): Float32Array {
  const curve = new Float32Array(CURVE_STEPS + 2);
  for (let i = 0; i <= CURVE_STEPS + 1; i += 1) {
    const root = (i / CURVE_STEPS) * 2;
    const light = root * root;
    const rolled = light < 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4));
    const screen = rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055;
    const steep = screen * screen * (3 - 2 * screen);
    curve[i] = fade + (1 - fade * 1.4) * (screen + (steep - screen) * contrast);
  }
  return curve;
}

/** The bright parts, spread widely: what makes lamps and skies glow. */
function spill(film: Film): Film {
  const small = film.layer(Math.min(0.5, 160 / Math.max(film.columns, film.rows)));
  const { data, columns, rows } = small;
  const stepX = film.columns / columns;
  const stepY = film.rows / rows;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const i = (row * columns + column) * 4;
      for (let part = 0; part < 4; part += 1) {
        const x = Math.floor((column + 0.25 + (part & 1) * 0.5) * stepX);
        const y = Math.floor((row + 0.25 + (part >> 1) * 0.5) * stepY);
        const j = (y * film.columns + x) * 4;
        for (let channel = 0; channel < 3; channel += 1) {
          const light = film.data[j + channel]!;
          const extra = light > 0.75 ? Math.min(light - 0.75, 4) : 0;
          data[i + channel] = data[i + channel]! + extra * 0.25;
        }
      }
    }
  }
  return blur(small, 0.025);
}

let grainTile: Float32Array | undefined;
const GRAIN = 512;

function grainOf(): Float32Array {
  if (grainTile !== undefined) return grainTile;
  const random = createRandom(5);
  const raw = Float32Array.from({ length: GRAIN * GRAIN }, () => random.near(0, 0.5));
  grainTile = raw.map((value, i) => value * 0.62 + (raw[(i + 1) % raw.length]! + raw[(i + GRAIN) % raw.length]!) * 0.45);
  return grainTile;
}

/** One row of the spilled light, stretched to the columns of the film. */
function spillRow(glow: Film, y: number, columns: number, row: Float32Array): void {
  const { data, scale } = glow;
  const v = Math.min(glow.rows - 1.001, Math.max(0, y * scale - 0.5));
  const top = Math.floor(v);
  const share = v - top;
  const line = top * glow.columns * 4;
  const next = line + glow.columns * 4;
  const ratio = glow.columns / columns;
  for (let column = 0; column < columns; column += 1) {
    const u = Math.min(glow.columns - 1.001, Math.max(0, (column + 0.5) * ratio - 0.5));
    const left = u | 0;
    const across = u - left;
    const i = line + left * 4;
    const j = next + left * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      const upper = data[i + channel]! + (data[i + 4 + channel]! - data[i + channel]!) * across;
      const lower = data[j + channel]! + (data[j + 4 + channel]! - data[j + channel]!) * across;
      row[column * 3 + channel] = upper + (lower - upper) * share;
    }
  }
}

/** Prints the film as 8-bit sRGB, three bytes per pixel. */
export function develop(film: Film, grade: Grade, seed: number): Uint8ClampedArray<ArrayBuffer> {
  const { data, columns, rows } = film;
  const { exposure = 1, warmth = 0, saturation = 1, contrast = 0.2, fade = 0, vignette = 0.25, bloom = 0.3, grain = 0.02 } = grade;
  const bytes = new Uint8ClampedArray(columns * rows * 3);
  const curve = printCurve(contrast, fade);
  const glow = spill(film);
  const extra = new Float32Array(columns * 3);
  const tile = grainOf();
  const shift = (seed * 7919) & (GRAIN - 1);
  const red = exposure * (1 + warmth * 0.12);
  const green = exposure * (1 + warmth * 0.02);
  const blue = exposure * (1 - warmth * 0.14);
  const half = CURVE_STEPS / 2;
  const last = CURVE_STEPS;
  let to = 0;
  for (let row = 0; row < rows; row += 1) {
    const v = (row / rows) * 2 - 1;
    const grainLine = ((row + shift * 3) & (GRAIN - 1)) * GRAIN;
    spillRow(glow, (row + 0.5) / film.scale, columns, extra);
    for (let column = 0; column < columns; column += 1) {
      const u = (column / columns) * 2 - 1;
      const edge = (u * u + v * v) * 0.5;
      const shade = 1 - vignette * edge * (edge * 0.75 + 0.15);
      const i = (row * columns + column) * 4;
      const k = column * 3;
      let r = Math.sqrt(Math.max(0, (data[i]! + extra[k]! * bloom) * red * shade)) * half;
      let g = Math.sqrt(Math.max(0, (data[i + 1]! + extra[k + 1]! * bloom) * green * shade)) * half;
      let b = Math.sqrt(Math.max(0, (data[i + 2]! + extra[k + 2]! * bloom) * blue * shade)) * half;
      r = curve[r > last ? last : (r + 0.5) | 0]!;
      g = curve[g > last ? last : (g + 0.5) | 0]!;
      b = curve[b > last ? last : (b + 0.5) | 0]!;
      const grey = r * 0.3 + g * 0.59 + b * 0.11;
      const speck = tile[grainLine + ((column + shift) & (GRAIN - 1))]! * grain * (0.35 + 2.4 * grey * (1 - grey));
      bytes[to] = (grey + (r - grey) * saturation + speck) * 255;
      bytes[to + 1] = (grey + (g - grey) * saturation + speck) * 255;
      bytes[to + 2] = (grey + (b - grey) * saturation + speck) * 255;
      to += 3;
    }
  }
  return bytes;
}
