import type { Rgb } from './colour.ts';
import type { Film } from './film.ts';

export const clamp = (value: number, min = 0, max = 1): number => (value < min ? min : value > max ? max : value);

/** 0 below `from`, 1 above `to`, smooth between. */
export function step(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Adds a soft round light that ends at `radius`. */
export function glow(film: Film, x: number, y: number, radius: number, colour: Rgb, strength = 1, flat = 1): void {
  const [r, g, b] = colour;
  const reach = 1 / (radius * radius);
  const lift = 1 / (flat * flat);
  film.addWithin(
    (px, py, out) => {
      const dx = px - x;
      const dy = py - y;
      const q = (dx * dx + dy * dy * lift) * reach;
      if (q >= 1) {
        out[3] = 0;
        return;
      }
      const near = 1 - q;
      const light = strength * near * near * near * (0.25 + 0.75 * near * near * near);
      out[0] = r * light;
      out[1] = g * light;
      out[2] = b * light;
    },
    x - radius,
    y - radius * flat,
    x + radius,
    y + radius * flat,
  );
}

/** Adds one light out of focus: a disc with a slightly brighter rim, sliced by the lens towards the corners. */
export function bokeh(film: Film, x: number, y: number, radius: number, colour: Rgb, strength = 1): void {
  const [r, g, b] = colour;
  const soft = Math.max(radius * 0.07, 1 / film.scale);
  const towardX = (film.width / 2 - x) * 0.22 * radius;
  const towardY = (film.height / 2 - y) * 0.22 * radius;
  film.addWithin(
    (px, py, out) => {
      const distance = Math.hypot(px - x, py - y);
      const inside = (radius - distance) / soft;
      const sliced = (radius * 1.12 - Math.hypot(px - x - towardX, py - y - towardY)) / soft;
      const cover = clamp(Math.min(inside, sliced) + 0.5);
      if (cover <= 0) {
        out[3] = 0;
        return;
      }
      const share = distance / radius;
      const rim = share * share * share * share;
      const light = strength * cover * (0.75 + 0.45 * rim);
      out[0] = r * light;
      out[1] = g * light;
      out[2] = b * light;
    },
    x - radius - soft,
    y - radius - soft,
    x + radius + soft,
    y + radius + soft,
  );
}

/** Darkens softly what lies under a thing that stands or lies on it. */
export function shadow(film: Film, x: number, y: number, rx: number, ry: number, strength: number, colour: Rgb = [0, 0, 0]): void {
  const [r, g, b] = colour;
  film.shadeWithin(
    (px, py, out) => {
      const dx = (px - x) / rx;
      const dy = (py - y) / ry;
      const q = dx * dx + dy * dy;
      const near = q < 1 ? 1 - q : 0;
      out[0] = r;
      out[1] = g;
      out[2] = b;
      out[3] = strength * near * near * (3 - 2 * near);
    },
    x - rx,
    y - ry,
    x + rx,
    y + ry,
  );
}

/** A star or lamp as a camera with a small opening shows it: a core with rays. */
export function sparkle(film: Film, x: number, y: number, radius: number, colour: Rgb, strength: number, rays = 3): void {
  const [r, g, b] = colour;
  film.addWithin(
    (px, py, out) => {
      const dx = px - x;
      const dy = py - y;
      const distance = Math.hypot(dx, dy) / radius;
      if (distance >= 1) {
        out[3] = 0;
        return;
      }
      const angle = Math.atan2(dy, dx);
      const ray = Math.abs(Math.cos(angle * rays + 0.6)) ** 40;
      const fade = (1 - distance) * (1 - distance);
      const light = strength * fade * (ray * 0.6 * fade + 0.012 / (distance * distance + 0.004));
      out[0] = r * light;
      out[1] = g * light;
      out[2] = b * light;
    },
    x - radius,
    y - radius,
    x + radius,
    y + radius,
  );
}
