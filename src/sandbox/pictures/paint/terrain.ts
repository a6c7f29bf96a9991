import type { Rgb } from './colour.ts';
import type { Film } from './film.ts';
import { clamp } from './light.ts';

export type Vector = readonly [number, number, number];

/** Writes the colour of the ground (not its light) at x and z; `up` is 1 where it lies flat, 0 where it stands upright. */
export type Ground = (x: number, z: number, height: number, up: number, out: Float32Array) => void;

export type Terrain = {
  /** The eye's level in the picture, as y. */
  horizon: number;
  /** How high the camera stands. */
  eye: number;
  /** Focal length: scene units of picture per unit of land at distance 1. */
  lens: number;
  near: number;
  far: number;
  /** Height of the land; x to the right, z away from the camera. */
  height(x: number, z: number): number;
  /** The height without its details, for shadows: cheaper. Without it the land casts none. */
  bulk?(x: number, z: number): number;
  /** No land is higher than this. */
  summit: number;
  ground: Ground;
  /** Towards the sun: x, up, z; of any length. */
  sun: Vector;
  light: Rgb;
  /** Light from the sky, which shades see too. */
  ambient: Rgb;
  air: Rgb;
  /** Share of air per unit of distance, about 0.05 to 0.5. */
  haze: number;
  /** Fog that lies below a height. */
  fog?: { level: number; depth: number; colour: Rgb } | undefined;
  /** The part of the picture, as x, in which the land is seen; all of it by default. */
  between?: readonly [number, number];
  /** Land below this height is left out, for water to be painted there. */
  sea?: number;
};

/** The light that leaves a point of the land towards the camera. */
function lighting(terrain: Terrain, result: Float32Array) {
  const { bulk, ground, light, ambient, air, haze, fog, near } = terrain;
  const length = Math.hypot(...terrain.sun);
  const sunX = terrain.sun[0] / length;
  const sunY = terrain.sun[1] / length;
  const sunZ = terrain.sun[2] / length;
  const out = new Float32Array(4);

  return (x: number, z: number, h: number, slopeX: number, slopeZ: number): void => {
    const up = 1 / Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ);
    let lit = (sunY - slopeX * sunX - slopeZ * sunZ) * up;
    if (lit < 0) lit = 0;
    else if (bulk !== undefined) {
      const here = bulk(x, z);
      let hidden = 0;
      for (let reach = 0.09; reach < 0.9; reach *= 2.4) {
        const over = bulk(x + sunX * reach, z + sunZ * reach) - here - sunY * reach;
        const share = over / (reach * 0.14 + 0.01);
        if (share > hidden) hidden = share;
      }
      lit *= 1 - 0.85 * (hidden > 1 ? 1 : hidden);
    }
    ground(x, z, h, up, out);
    const sky = 0.55 + 0.45 * up;
    const hidden = 1 - Math.exp(-haze * (z - near * 0.5));
    const mist = fog === undefined ? 0 : clamp((fog.level - h) / fog.depth) * clamp((z - near) * 0.6);
    for (let channel = 0; channel < 3; channel += 1) {
      let value = out[channel]! * (light[channel]! * lit + ambient[channel]! * sky);
      value += (air[channel]! - value) * hidden;
      if (fog !== undefined) value += (fog.colour[channel]! - value) * mist;
      result[channel] = value;
    }
  };
}

/**
 * Paints land that rises and falls, front to back, column by column. What stands nearer hides what is farther, every
 * slope is lit by the sun, and air gathers with distance.
 */
export function paintTerrain(film: Film, terrain: Terrain): void {
  const { horizon, eye, lens, near, far, height, summit, sea = -Infinity } = terrain;
  const { data, columns, rows, scale } = film;
  const steps = Math.round(150 + rows * 0.32);
  const ratio = (far / near) ** (1 / steps);
  const middle = film.width / 2;
  const current = new Float32Array(3);
  const previous = new Float32Array(3);
  const between = new Float32Array(3);
  const crest = new Float32Array(3);
  const lightAt = lighting(terrain, current);

  const put = (row: number, column: number, from: Float32Array, cover: number): void => {
    const i = (row * columns + column) * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      data[i + channel] = data[i + channel]! + (from[channel]! - data[i + channel]!) * cover;
    }
    data[i + 3] = 1;
  };

  /* Heights along the two columns before, for slopes across. */
  let last = new Float32Array(steps + 1).fill(NaN);
  let beforeLast = new Float32Array(steps + 1).fill(NaN);
  const [left, right] = terrain.between ?? [0, film.width];
  const lastColumn = Math.min(columns, Math.ceil(right * scale));
  for (let column = Math.max(0, Math.floor(left * scale)); column < lastColumn; column += 1) {
    const across = ((column + 0.5) / scale - middle) / lens;
    const heights = beforeLast;
    let top = rows;
    let before = rows;
    let beforeHeight = NaN;
    let joined = false;
    /* How much of the row above the land so far its crest covers. */
    let crestCover = 0;
    let z = near;
    let k = 0;
    for (; k <= steps && top > 0; k += 1) {
      const x = across * z;
      const h = height(x, z);
      const older = heights[k]!;
      heights[k] = h;
      const isSea = h < sea;
      const y = (horizon - (((isSea ? sea : h) - eye) * lens) / z) * scale;
      if (isSea) {
        /* Left bare for water, which hides what lies behind it all the same. */
        if (y < top) {
          if (top < rows && crestCover > 0) put(top - 1, column, crest, crestCover);
          top = Math.max(0, Math.ceil(y));
          crestCover = 0;
        }
        joined = false;
      } else if (y < top - crestCover) {
        const apart = z / (lens * scale);
        const beside = last[k]!;
        const slopeX = Number.isNaN(older) ? (Number.isNaN(beside) ? 0 : (h - beside) / apart) : (h - older) / (2 * apart);
        const slopeZ = Number.isNaN(beforeHeight) ? 0 : (h - beforeHeight) / (z - z / ratio);
        lightAt(x, z, h, slopeX, slopeZ);
        const end = Math.max(0, Math.ceil(y));
        const span = before - y;
        for (let row = top - 1; row >= end; row -= 1) {
          const share = joined && span > 0 ? clamp((row + 0.5 - y) / span) : 0;
          for (let channel = 0; channel < 3; channel += 1) {
            between[channel] = current[channel]! + (previous[channel]! - current[channel]!) * share;
          }
          put(row, column, between, 1);
          if (row === top - 1 && !joined && crestCover > 0) put(row, column, crest, crestCover);
        }
        if (end < top || joined) {
          crest.set(current);
          crestCover = end - Math.max(0, y);
        }
        previous.set(current);
        joined = true;
        top = end;
      } else joined = false;
      before = y;
      beforeHeight = h;
      z *= ratio;
      if ((horizon - ((summit - eye) * lens) / z) * scale > top) break;
    }
    heights.fill(NaN, k + 1);
    if (top > 0 && top < rows) put(top - 1, column, crest, crestCover);
    beforeLast = last;
    last = heights;
  }
}
