import type { Rgb } from './colour.ts';
import { hsl, scale } from './colour.ts';
import type { Film } from './film.ts';
import type { Line } from './land.ts';
import type { Outline } from './raster.ts';
import type { Random } from './random.ts';
import { clockwise, leaf, lump, ribbon } from './shapes.ts';

/** A spruce: jagged boughs around a trunk; (x, y) is its foot. */
export function spruce(random: Random, x: number, y: number, height: number): Outline {
  const half = height * random.range(0.15, 0.21);
  const rows = Math.max(6, Math.min(16, Math.round(height * 60)));
  const right: number[] = [];
  const left: number[] = [];
  for (let i = 0; i <= rows; i += 1) {
    const t = i / rows;
    const width = half * t ** 0.85;
    const level = y - height * (1 - t * 0.94);
    const drop = (height / rows) * 0.55;
    right.push(x + width * random.range(0.75, 1.15), level + drop, x + width * random.range(0.3, 0.5), level + drop * 0.7);
    left.push(x - width * random.range(0.75, 1.15), level + drop, x - width * random.range(0.3, 0.5), level + drop * 0.7);
  }
  const back: number[] = [];
  for (let i = left.length - 2; i >= 0; i -= 2) back.push(left[i]!, left[i + 1]!);
  const trunk = height * 0.018;
  return clockwise([x, y - height * 1.03, ...right, x + trunk, y, x - trunk, y, ...back]);
}

/** Spruces along a skyline, the taller the nearer. */
export function spruceRow(film: Film, random: Random, line: Line, height: number, gap: number, colour: Rgb): void {
  for (let x = -gap; x < film.width + gap; x += gap * random.range(0.35, 1.2)) {
    const tall = height * random.range(0.5, 1.15);
    film.fill(spruce(random, x, line(x) + height * 0.12, tall), scale(colour, random.range(0.75, 1.25)));
  }
}

/** A crown of leaves as lumps of light and shade; (x, y) is its middle, light falls from `from` (-1 left, 1 right). */
export function crown(
  film: Film,
  random: Random,
  x: number,
  y: number,
  radius: number,
  hue: number,
  light = 0.32,
  from = -1,
  saturation = 0.45,
): void {
  const count = 210;
  for (let i = 0; i < count; i += 1) {
    const share = i / count;
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * radius;
    const px = x + Math.cos(angle) * reach;
    const py = y + Math.sin(angle) * reach * 0.82;
    const toward = ((px - x) * from - (py - y)) / radius;
    const tone = light * (0.5 + 0.55 * share + 0.4 * toward) * random.range(0.85, 1.15);
    const size = radius * random.range(0.05, 0.13) * (1.6 - share * 0.9);
    film.fill(
      lump(random, px, py, size, size * 0.8, 0.42, 7),
      hsl(hue + random.range(-9, 9) - toward * 6, saturation, Math.max(0.03, Math.min(0.85, tone))),
    );
  }
}

/** A bare trunk with branches that fork a few times; calls `tip` at the end of each part of it. */
export function branches(
  film: Film,
  random: Random,
  from: { x: number; y: number; length: number; angle: number; half: number },
  forks: number,
  colour: Rgb,
  tip?: (x: number, y: number, isEnd: boolean) => void,
): void {
  const { x, y, length, angle, half } = from;
  const bend = random.range(-0.22, 0.22);
  const midX = x + Math.cos(angle + bend) * length * 0.5;
  const midY = y + Math.sin(angle + bend) * length * 0.5;
  const endX = midX + Math.cos(angle - bend * 0.5) * length * 0.5;
  const endY = midY + Math.sin(angle - bend * 0.5) * length * 0.5;
  film.fill(ribbon([x, y, midX, midY, endX, endY], half, half * 0.62), colour);
  tip?.(endX, endY, forks === 0);
  if (forks === 0) return;
  const arms = random.int(2, 3);
  for (let arm = 0; arm < arms; arm += 1) {
    const turn = (arm / (arms - 1) - 0.5) * random.range(0.8, 1.4) + random.range(-0.12, 0.12);
    branches(
      film,
      random,
      { x: endX, y: endY, length: length * random.range(0.6, 0.85), angle: angle + turn, half: half * 0.6 },
      forks - 1,
      colour,
      tip,
    );
  }
}

/** One feathered palm leaf that starts at (x, y) and droops. */
export function palmLeaf(film: Film, random: Random, x: number, y: number, length: number, angle: number, colour: Rgb): void {
  const rib: number[] = [];
  const steps = 22;
  let px = x;
  let py = y;
  let heading = angle;
  const droop = (Math.cos(angle) >= 0 ? 1 : -1) * random.range(0.05, 0.085);
  for (let i = 0; i <= steps; i += 1) {
    rib.push(px, py);
    px += (Math.cos(heading) * length) / steps;
    py += (Math.sin(heading) * length) / steps;
    heading += droop;
    const size = length * 0.24 * Math.sin(Math.PI * Math.min(1, 0.12 + (i / steps) * 0.88)) + length * 0.03;
    for (const side of [-1, 1]) {
      const lean = heading + side * random.range(0.75, 1.05) + (droop > 0 ? 0.12 : -0.12);
      film.fill(leaf(px, py, size * random.range(0.8, 1.15), length * 0.011, lean, 0.3), scale(colour, random.range(0.7, 1.3)));
    }
  }
  film.fill(ribbon(rib, length * 0.009, length * 0.002), colour);
}

/** A palm with a curved trunk; (x, y) is its foot. */
export function palm(film: Film, random: Random, x: number, y: number, height: number, lean: number, colour: Rgb, bark: Rgb): void {
  const points: number[] = [];
  for (let i = 0; i <= 8; i += 1) {
    const t = i / 8;
    points.push(x + lean * height * t * t, y - height * t);
  }
  film.fill(ribbon(points, height * 0.022, height * 0.013), (_px, py, out) => {
    const rings = 0.82 + 0.3 * Math.abs(Math.sin((py / height) * 70));
    out[0] = bark[0] * rings;
    out[1] = bark[1] * rings;
    out[2] = bark[2] * rings;
  });
  const topX = x + lean * height;
  const topY = y - height;
  const count = random.int(9, 12);
  for (let i = 0; i < count; i += 1) {
    const angle = -Math.PI * (0.02 + 0.96 * ((i + random.range(0.2, 0.8)) / count));
    palmLeaf(film, random, topX, topY, height * random.range(0.42, 0.58), angle, colour);
  }
}

/** Blades of grass along the bottom, dark against the light. */
export function grass(film: Film, random: Random, y: number, height: number, count: number, colour: (random: Random) => Rgb): void {
  for (let i = 0; i < count; i += 1) {
    const x = random.range(-0.05, film.width + 0.05);
    const tall = height * random.range(0.3, 1) ** 1.3;
    film.fill(leaf(x, y, tall, tall * 0.022 + 0.0012, -Math.PI / 2 + random.near(0, 0.22), 0.12, random.near(0, 0.16)), colour(random));
  }
}
