/** Linear light, 1 = paper white, more than 1 = brighter than paper (sun, lamps). */
export type Rgb = readonly [number, number, number];

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const toScreen = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** `#rrggbb` as linear light. */
export function hex(code: string): Rgb {
  const number = Number.parseInt(code.slice(1), 16);
  return [toLinear((number >> 16) / 255), toLinear(((number >> 8) & 255) / 255), toLinear((number & 255) / 255)];
}

/** Hue in degrees, saturation and lightness from 0 to 1, as on screen; the result is linear light. */
export function hsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return toLinear(lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  return [from[0] + (to[0] - from[0]) * amount, from[1] + (to[1] - from[1]) * amount, from[2] + (to[2] - from[2]) * amount];
}

export function scale(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

export function times(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

const STEPS = 256;

/** A gradient as a table: mixed as the eye sees it, read in linear light. */
export type Ramp = {
  /** Writes the colour at `position` (0 to 1, clamped), times `strength`, to `out`. */
  into(out: Float32Array, position: number, strength?: number): void;
  at(position: number): Rgb;
};

/** A gradient through colours at rising positions, for example `ramp([0, '#123456'], [1, '#fedcba'])`. */
export function ramp(...stops: readonly (readonly [number, string | Rgb])[]): Ramp {
  const points = stops.map(([at, colour]) => {
    const [r, g, b] = typeof colour === 'string' ? hex(colour) : colour;
    return { at, rgb: [toScreen(r), toScreen(g), toScreen(b)] as const };
  });
  const table = new Float32Array((STEPS + 2) * 3);
  for (let step = 0; step <= STEPS + 1; step += 1) {
    const at = Math.min(1, step / STEPS);
    const after = points.find((point) => point.at >= at) ?? points.at(-1);
    const before = points.findLast((point) => point.at <= at) ?? points[0];
    if (before === undefined || after === undefined) throw new Error('A ramp needs a colour');
    const gap = after.at - before.at;
    const raw = gap > 0 ? (at - before.at) / gap : 0;
    const share = raw * raw * (3 - 2 * raw) * 0.5 + raw * 0.5;
    for (const channel of [0, 1, 2] as const) {
      const value = before.rgb[channel] + (after.rgb[channel] - before.rgb[channel]) * share;
      table[step * 3 + channel] = toLinear(value);
    }
  }
  const into = (out: Float32Array, position: number, strength = 1): void => {
    const exact = (position < 0 ? 0 : position > 1 ? 1 : position) * STEPS;
    const step = exact | 0;
    const share = exact - step;
    const i = step * 3;
    out[0] = (table[i]! + (table[i + 3]! - table[i]!) * share) * strength;
    out[1] = (table[i + 1]! + (table[i + 4]! - table[i + 1]!) * share) * strength;
    out[2] = (table[i + 2]! + (table[i + 5]! - table[i + 2]!) * share) * strength;
  };
  const held = new Float32Array(3);
  return {
    into,
    at: (position) => {
      into(held, position);
      return [held[0]!, held[1]!, held[2]!];
    },
  };
}
