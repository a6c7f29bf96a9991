import type { Outline } from './raster.ts';
import type { Random } from './random.ts';

const TURN = Math.PI * 2;

/** Runs an outline clockwise, so that overlapping parts of one shape add up. */
export function clockwise(outline: readonly number[]): Outline {
  let area = 0;
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length;
    area += outline[i]! * outline[j + 1]! - outline[j]! * outline[i + 1]!;
  }
  return area >= 0 ? outline : reversed(outline);
}

/** The same outline the other way round: a hole in what it is filled with. */
export function reversed(outline: Outline): Outline {
  const back: number[] = [];
  for (let i = outline.length - 2; i >= 0; i -= 2) back.push(outline[i]!, outline[i + 1]!);
  return back;
}

export function ellipse(x: number, y: number, rx: number, ry = rx, angle = 0, corners = 40): Outline {
  const points: number[] = [];
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  for (let i = 0; i < corners; i += 1) {
    const t = (i / corners) * TURN;
    const u = Math.cos(t) * rx;
    const v = Math.sin(t) * ry;
    points.push(x + u * cos - v * sin, y + u * sin + v * cos);
  }
  return points;
}

export function rectangle(left: number, top: number, right: number, bottom: number): Outline {
  return [left, top, right, top, right, bottom, left, bottom];
}

export function roundedRectangle(left: number, top: number, right: number, bottom: number, radius: number): Outline {
  const points: number[] = [];
  const corners = [
    [right - radius, top + radius, -0.25],
    [right - radius, bottom - radius, 0],
    [left + radius, bottom - radius, 0.25],
    [left + radius, top + radius, 0.5],
  ] as const;
  for (const [x, y, from] of corners) {
    for (let i = 0; i <= 8; i += 1) {
      const t = (from + i / 32) * TURN;
      points.push(x + Math.cos(t) * radius, y + Math.sin(t) * radius);
    }
  }
  return points;
}

/** A limb: two circles and what lies between them. */
export function capsule(x0: number, y0: number, r0: number, x1: number, y1: number, r1 = r0): Outline {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const points: number[] = [];
  for (let i = 0; i <= 8; i += 1) {
    const t = angle + Math.PI / 2 + (i / 8) * Math.PI;
    points.push(x0 + Math.cos(t) * r0, y0 + Math.sin(t) * r0);
  }
  for (let i = 0; i <= 8; i += 1) {
    const t = angle - Math.PI / 2 + (i / 8) * Math.PI;
    points.push(x1 + Math.cos(t) * r1, y1 + Math.sin(t) * r1);
  }
  return clockwise(points);
}

/** A smooth curve through points (x, y, x, y, …). */
export function curve(points: readonly number[], closed = false, steps = 8): number[] {
  const count = points.length / 2;
  const at = (i: number): readonly [number, number] => {
    const k = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return [points[k * 2]!, points[k * 2 + 1]!];
  };
  const result: number[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [dx, dy] = at(i + 2);
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const blend = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      result.push(blend(ax, bx, cx, dx), blend(ay, by, cy, dy));
    }
  }
  if (!closed) result.push(...at(count - 1));
  return result;
}

/** A closed smooth curve through points. */
export function blob(...points: number[]): Outline {
  return clockwise(curve(points, true));
}

/** A stroke along points whose half width changes from start to end. */
export function ribbon(points: readonly number[], from: number, to = from): Outline {
  const count = points.length / 2;
  const right: number[] = [];
  const left: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const before = Math.max(0, i - 1) * 2;
    const after = Math.min(count - 1, i + 1) * 2;
    const dx = points[after]! - points[before]!;
    const dy = points[after + 1]! - points[before + 1]!;
    const length = Math.hypot(dx, dy) || 1;
    const half = from + ((to - from) * i) / Math.max(1, count - 1);
    const x = points[i * 2]!;
    const y = points[i * 2 + 1]!;
    right.push(x - (dy / length) * half, y + (dx / length) * half);
    left.unshift(x + (dy / length) * half, y - (dx / length) * half);
  }
  return clockwise([...right, ...left]);
}

/** A ring of even width, as of a wheel. */
export function ring(x: number, y: number, radius: number, half: number): readonly Outline[] {
  return [ellipse(x, y, radius + half, radius + half, 0, 64), reversed(ellipse(x, y, radius - half, radius - half, 0, 64))];
}

/** A pointed leaf or petal from its stem at (x, y); `belly` is where it is widest, 0 to 1. */
export function leaf(x: number, y: number, length: number, half: number, angle: number, belly = 0.45, bend = 0): Outline {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const points: number[] = [];
  const steps = 10;
  const put = (t: number, side: number): void => {
    const round = t < belly ? Math.sin((t / belly) * (Math.PI / 2)) : Math.cos(((t - belly) / (1 - belly)) * (Math.PI / 2));
    const u = t * length;
    const v = side * half * round + bend * length * t * t;
    points.push(x + u * cos - v * sin, y + u * sin + v * cos);
  };
  for (let i = 0; i <= steps; i += 1) put(i / steps, 1);
  for (let i = steps - 1; i > 0; i -= 1) put(i / steps, -1);
  return clockwise(points);
}

/** A circle with an uneven rim: stones, drops, heads of trees. */
export function lump(random: Random, x: number, y: number, rx: number, ry: number, unevenness: number, corners = 12): Outline {
  const points: number[] = [];
  for (let i = 0; i < corners; i += 1) {
    const t = (i / corners) * TURN;
    const r = 1 + random.range(-unevenness, unevenness);
    points.push(x + Math.cos(t) * rx * r, y + Math.sin(t) * ry * r);
  }
  return blob(...points);
}

/** Moves, turns and sizes an outline that was drawn around the origin. */
export function placed(outline: Outline, x: number, y: number, size: number, angle = 0, mirrored = false): Outline {
  const cos = Math.cos(angle) * size;
  const sin = Math.sin(angle) * size;
  const points: number[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    const u = mirrored ? -outline[i]! : outline[i]!;
    const v = outline[i + 1]!;
    points.push(x + u * cos - v * sin, y + u * sin + v * cos);
  }
  return mirrored ? reversed(points) : points;
}
