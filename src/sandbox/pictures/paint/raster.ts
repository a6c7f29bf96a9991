/** A closed outline: x0, y0, x1, y1, … in scene units. Outlines that run clockwise add, the others cut holes. */
export type Outline = readonly number[];

/** How much of each pixel a shape covers, for the rectangle of pixels that it touches. */
export type Coverage = { left: number; top: number; columns: number; rows: number; values: Float32Array };

let scratch = new Float32Array(1 << 16);

function emptyScratch(length: number): Float32Array {
  if (scratch.length < length) scratch = new Float32Array(length * 2);
  else scratch.fill(0, 0, length);
  return scratch;
}

/** Adds the signed area that lies right of one edge to every pixel of the rows it crosses. */
function addEdge(area: Float32Array, stride: number, rows: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  let x = y0 < y1 ? x0 : x1;
  const from = Math.max(0, Math.min(y0, y1));
  const to = Math.min(rows, Math.max(y0, y1));
  if (from >= to) return;
  const slope = (x1 - x0) / (y1 - y0);
  const start = Math.min(y0, y1);
  if (start < 0) x -= start * slope;
  const last = stride - 2;
  for (let row = Math.floor(from); row < to; row += 1) {
    const top = row < from ? from : row;
    const bottom = row + 1 > to ? to : row + 1;
    const share = (bottom - top) * direction;
    const nextX = x + slope * (bottom - top);
    const a = x < nextX ? x : nextX;
    const b = x < nextX ? nextX : x;
    x = nextX;
    const line = row * stride;
    const left = a < 0 ? 0 : a > last ? last : a;
    const right = b < 0 ? 0 : b > last ? last : b;
    const first = Math.floor(left);
    const end = Math.ceil(right);
    if (end <= first + 1) {
      const middle = (left + right) / 2 - first;
      area[line + first] = area[line + first]! + share * (1 - middle);
      area[line + first + 1] = area[line + first + 1]! + share * middle;
      continue;
    }
    const perPixel = 1 / (right - left);
    const head = 1 - (left - first);
    const firstArea = 0.5 * perPixel * head * head;
    const tail = right - end + 1;
    const lastArea = 0.5 * perPixel * tail * tail;
    area[line + first] = area[line + first]! + share * firstArea;
    if (end === first + 2) {
      area[line + first + 1] = area[line + first + 1]! + share * (1 - firstArea - lastArea);
    } else {
      const second = perPixel * (1.5 - (left - first));
      area[line + first + 1] = area[line + first + 1]! + share * (second - firstArea);
      for (let column = first + 2; column < end - 1; column += 1) {
        area[line + column] = area[line + column]! + share * perPixel;
      }
      const sum = second + (end - first - 3) * perPixel;
      area[line + end - 1] = area[line + end - 1]! + share * (1 - sum - lastArea);
    }
    area[line + end] = area[line + end]! + share * lastArea;
  }
}

/**
 * Exact anti-aliased coverage of outlines on a raster of `columns` by `rows`; undefined if they miss it.
 * The values belong to a shared buffer and are valid until the next call.
 */
export function cover(outlines: readonly Outline[], scale: number, columns: number, rows: number): Coverage | undefined {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const outline of outlines) {
    for (let i = 0; i < outline.length; i += 2) {
      const x = outline[i]!;
      const y = outline[i + 1]!;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
  }
  const left = Math.max(0, Math.floor(minX * scale));
  const top = Math.max(0, Math.floor(minY * scale));
  const right = Math.min(columns, Math.ceil(maxX * scale));
  const bottom = Math.min(rows, Math.ceil(maxY * scale));
  if (!(left < right && top < bottom)) return undefined;

  const width = right - left;
  const height = bottom - top;
  const stride = width + 2;
  const values = emptyScratch(stride * height);
  for (const outline of outlines) {
    let previousX = outline[outline.length - 2]! * scale - left;
    let previousY = outline[outline.length - 1]! * scale - top;
    for (let i = 0; i < outline.length; i += 2) {
      const x = outline[i]! * scale - left;
      const y = outline[i + 1]! * scale - top;
      addEdge(values, stride, height, previousX, previousY, x, y);
      previousX = x;
      previousY = y;
    }
  }
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    const line = row * stride;
    for (let column = 0; column < width; column += 1) {
      sum += values[line + column]!;
      const amount = sum < 0 ? -sum : sum;
      values[line + column] = amount > 1 ? 1 : amount;
    }
  }
  return { left, top, columns: stride, rows: height, values };
}
