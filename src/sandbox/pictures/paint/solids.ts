import type { Rgb } from './colour.ts';
import type { Film } from './film.ts';
import { clamp, shadow, step } from './light.ts';
import { ellipse } from './shapes.ts';

export type Ball = {
  colour: Rgb;
  /** 0 matt, 1 polished. */
  gloss?: number;
  /** Light shining through the thin rim, as with balloons and grapes. */
  glow?: number;
  /** Height against width. */
  flat?: number;
  angle?: number;
  /** Towards the light in the picture; the default is the upper left. */
  light?: readonly [number, number];
  /** Changes the colour at a point on the ball; u and v run from -1 to 1 over its disc. */
  skin?(u: number, v: number, out: Float32Array): void;
};

/** Paints a round thing with light, shade, a bright spot and light bounced from below. */
export function ball(film: Film, x: number, y: number, radius: number, look: Ball): void {
  const { colour, gloss = 0.5, glow = 0, flat = 1, angle = 0, light = [-0.5, -0.62], skin } = look;
  const depth = Math.sqrt(Math.max(0.05, 1 - light[0] * light[0] - light[1] * light[1]));
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  film.fill(ellipse(x, y, radius, radius * flat, angle, 36), (px, py, out) => {
    const dx = (px - x) / radius;
    const dy = (py - y) / radius;
    const u = dx * cos + dy * sin;
    const v = (dy * cos - dx * sin) / flat;
    const q = Math.min(1, u * u + v * v);
    const toward = Math.sqrt(1 - q);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    skin?.(u, v, out);
    const facing = dx * light[0] + (dy / flat) * light[1] + toward * depth;
    const lit = clamp(facing * 0.85 + 0.2);
    const bounce = clamp((dy / flat) * 0.6) * (1 - toward) * 0.35;
    const rim = glow * (1 - toward) * (1 - toward);
    const body = 0.14 + lit * 1.02 + bounce + rim;
    const half = toward * 0.5 + facing * 0.5;
    const spot = gloss * clamp((facing - (0.93 - half * 0.01)) * 16) ** 2 * 0.9 + gloss * clamp((facing - 0.7) * 2) ** 2 * 0.12;
    out[0] = out[0]! * body + spot;
    out[1] = out[1]! * body + spot;
    out[2] = out[2]! * body + spot;
  });
}

/** Something round and glazed seen from above: a plate, a saucer, a cup. */
export function dish(film: Film, x: number, y: number, radius: number, colour: Rgb, rim: number, hollow: number): void {
  shadow(film, x + radius * 0.12, y + radius * 0.16, radius * 1.22, radius * 1.22, 0.75);
  film.fill(ellipse(x, y, radius, radius, 0, 72), (px, py, out) => {
    const dx = (px - x) / radius;
    const dy = (py - y) / radius;
    const r = Math.hypot(dx, dy);
    const toward = -(dx * 0.6 + dy * 0.75);
    const wall = step(1 - rim - 0.08, 1 - rim, r) * step(1, 1 - rim * 0.5, r);
    const lip = step(0.94, 0.975, r) * toward * 0.35;
    const inside = r < 1 - rim ? -toward * hollow * step(0.2, 1 - rim, r) : toward * 0.1;
    const light = 0.84 + inside + lip + wall * toward * -0.16 - step(0.97, 1, r) * 0.18;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = colour[channel]! * light;
  });
}
