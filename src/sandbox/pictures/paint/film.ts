import type { Rgb } from './colour.ts';
import { cover } from './raster.ts';
import type { Outline } from './raster.ts';

/**
 * Writes the light at a point of the scene to `out`: red, green, blue and how opaque (already 1 when called).
 * x runs from 0 to `film.width`, y from 0 (top) to `film.height`; the shorter side of a picture measures 1.
 */
export type Shader = (x: number, y: number, out: Float32Array) => void;

/** A colour for the whole shape, or a shader. */
export type Paint = Rgb | Shader;

const shaderOf = (paint: Paint): Shader => {
  if (typeof paint === 'function') return paint;
  const [r, g, b] = paint;
  return (_x, _y, out) => {
    out[0] = r;
    out[1] = g;
    out[2] = b;
  };
};

/**
 * What the camera records: light as red, green, blue and opacity (premultiplied) per pixel, linear and without an upper
 * end, so that a sun stays brighter than a white wall until the very last step.
 */
export class Film {
  readonly columns: number;
  readonly rows: number;
  /** Pixels per scene unit. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;

  constructor(columns: number, rows: number, scale = Math.min(columns, rows)) {
    this.columns = columns;
    this.rows = rows;
    this.scale = scale;
    this.width = columns / scale;
    this.height = rows / scale;
    this.data = new Float32Array(columns * rows * 4);
  }

  /** An empty film of the same scene, `detail` times as fine: what will be blurred needs few pixels. */
  layer(detail = 1): Film {
    const columns = Math.max(8, Math.round(this.columns * detail));
    return new Film(columns, Math.max(8, Math.round((this.rows * columns) / this.columns)), columns / this.width);
  }

  /** Lays light over every pixel between two heights. */
  shade(paint: Paint, top = 0, bottom = this.height): void {
    this.shadeWithin(paint, 0, top, this.width, bottom);
  }

  /** Lays light over the pixels of a rectangle. */
  shadeWithin(paint: Paint, left: number, top: number, right: number, bottom: number): void {
    const shader = shaderOf(paint);
    const { data, columns, scale } = this;
    const out = new Float32Array(4);
    const firstRow = Math.max(0, Math.floor(top * scale));
    const lastRow = Math.min(this.rows, Math.ceil(bottom * scale));
    const firstColumn = Math.max(0, Math.floor(left * scale));
    const lastColumn = Math.min(columns, Math.ceil(right * scale));
    for (let row = firstRow; row < lastRow; row += 1) {
      const y = (row + 0.5) / scale;
      for (let column = firstColumn; column < lastColumn; column += 1) {
        out[3] = 1;
        shader((column + 0.5) / scale, y, out);
        const alpha = out[3];
        if (alpha <= 0) continue;
        const i = (row * columns + column) * 4;
        const rest = 1 - alpha;
        data[i] = out[0]! * alpha + data[i]! * rest;
        data[i + 1] = out[1]! * alpha + data[i + 1]! * rest;
        data[i + 2] = out[2]! * alpha + data[i + 2]! * rest;
        data[i + 3] = alpha + data[i + 3]! * rest;
      }
    }
  }

  /** Adds light to the pixels of a rectangle; `out[3]` scales it and nothing is covered. */
  addWithin(shader: Shader, left: number, top: number, right: number, bottom: number): void {
    const { data, columns, scale } = this;
    const out = new Float32Array(4);
    const firstRow = Math.max(0, Math.floor(top * scale));
    const lastRow = Math.min(this.rows, Math.ceil(bottom * scale));
    const firstColumn = Math.max(0, Math.floor(left * scale));
    const lastColumn = Math.min(columns, Math.ceil(right * scale));
    for (let row = firstRow; row < lastRow; row += 1) {
      const y = (row + 0.5) / scale;
      for (let column = firstColumn; column < lastColumn; column += 1) {
        out[3] = 1;
        shader((column + 0.5) / scale, y, out);
        const alpha = out[3];
        if (alpha <= 0) continue;
        const i = (row * columns + column) * 4;
        data[i] = data[i]! + out[0]! * alpha;
        data[i + 1] = data[i + 1]! + out[1]! * alpha;
        data[i + 2] = data[i + 2]! + out[2]! * alpha;
      }
    }
  }

  /** Adds light everywhere, see `addWithin`. */
  add(shader: Shader, top = 0, bottom = this.height): void {
    this.addWithin(shader, 0, top, this.width, bottom);
  }

  /** Fills outlines, smooth at their edges. */
  fill(outlines: Outline | readonly Outline[], paint: Paint, opacity = 1): void {
    const list = typeof outlines[0] === 'number' ? [outlines as Outline] : (outlines as readonly Outline[]);
    const shape = cover(list, this.scale, this.columns, this.rows);
    if (shape === undefined) return;
    const { data, columns, scale } = this;
    const out = new Float32Array(4);
    const shader = typeof paint === 'function' ? paint : undefined;
    if (typeof paint !== 'function') out.set(paint);
    const across = shape.columns - 2;
    for (let row = 0; row < shape.rows; row += 1) {
      const y = (shape.top + row + 0.5) / scale;
      const line = row * shape.columns;
      const start = (shape.top + row) * columns + shape.left;
      for (let column = 0; column < across; column += 1) {
        const covered = shape.values[line + column]!;
        if (covered < 0.004) continue;
        out[3] = 1;
        if (shader !== undefined) shader((shape.left + column + 0.5) / scale, y, out);
        const alpha = out[3] * covered * opacity;
        const rest = 1 - alpha;
        const i = (start + column) * 4;
        data[i] = out[0]! * alpha + data[i]! * rest;
        data[i + 1] = out[1]! * alpha + data[i + 1]! * rest;
        data[i + 2] = out[2]! * alpha + data[i + 2]! * rest;
        data[i + 3] = alpha + data[i + 3]! * rest;
      }
    }
  }

  /** Reads the light at a point of the scene, between pixels, to `out` (premultiplied); beyond the edge the edge repeats. */
  sample(x: number, y: number, out: Float32Array): void {
    const { data, columns, rows, scale } = this;
    let u = x * scale - 0.5;
    let v = y * scale - 0.5;
    u = u < 0 ? 0 : u > columns - 1.001 ? columns - 1.001 : u;
    v = v < 0 ? 0 : v > rows - 1.001 ? rows - 1.001 : v;
    const x0 = u | 0;
    const y0 = v | 0;
    const fx = u - x0;
    const fy = v - y0;
    const i = (y0 * columns + x0) * 4;
    const j = i + columns * 4;
    const a = (1 - fx) * (1 - fy);
    const b = fx * (1 - fy);
    const c = (1 - fx) * fy;
    const d = fx * fy;
    out[0] = data[i]! * a + data[i + 4]! * b + data[j]! * c + data[j + 4]! * d;
    out[1] = data[i + 1]! * a + data[i + 5]! * b + data[j + 1]! * c + data[j + 5]! * d;
    out[2] = data[i + 2]! * a + data[i + 6]! * b + data[j + 2]! * c + data[j + 6]! * d;
    out[3] = data[i + 3]! * a + data[i + 7]! * b + data[j + 3]! * c + data[j + 7]! * d;
  }

  /** Lays another film of the same scene, fine or coarse, over this one. */
  lay(above: Film, opacity = 1): void {
    const { data, columns, rows, scale } = this;
    const same = above.columns === columns && above.rows === rows;
    const out = new Float32Array(4);
    for (let row = 0; row < rows; row += 1) {
      const y = (row + 0.5) / scale;
      for (let column = 0; column < columns; column += 1) {
        const i = (row * columns + column) * 4;
        if (same) {
          if (above.data[i + 3]! <= 0.001) continue;
          out[0] = above.data[i]!;
          out[1] = above.data[i + 1]!;
          out[2] = above.data[i + 2]!;
          out[3] = above.data[i + 3]!;
        } else above.sample((column + 0.5) / scale, y, out);
        const alpha = out[3]! * opacity;
        if (alpha <= 0.001) continue;
        const rest = 1 - alpha;
        data[i] = out[0]! * opacity + data[i]! * rest;
        data[i + 1] = out[1]! * opacity + data[i + 1]! * rest;
        data[i + 2] = out[2]! * opacity + data[i + 2]! * rest;
        data[i + 3] = alpha + data[i + 3]! * rest;
      }
    }
  }
}
