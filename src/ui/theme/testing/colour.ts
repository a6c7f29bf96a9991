/** Colours as the browser paints them: sRGB channels from 0 to 1, and the opacity. */
export interface Colour {
  rgb: readonly [number, number, number];
  alpha: number;
}

/**
 * Reads `oklch(L C H)` and `oklch(L C H / A%)`, the only notation the token files use.
 * @throws Error for any other notation and for colours that sRGB cannot show: those would be painted differently
 *   from screen to screen, and a contrast computed for them would mean nothing.
 */
export function parseColour(text: string): Colour {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+)%)?\)$/.exec(text.trim());
  if (!match) throw new Error(`Not a colour that the tokens may use: ${text}`);
  const [lightness, chroma, hue] = [Number(match[1]), Number(match[2]), (Number(match[3]) * Math.PI) / 180];
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ] as const;
  if (linear.some((channel) => channel < -0.002 || channel > 1.002)) throw new Error(`Outside sRGB: ${text}`);
  return { rgb: [gamma(linear[0]), gamma(linear[1]), gamma(linear[2])], alpha: match[4] ? Number(match[4]) / 100 : 1 };
}

/** Paints a translucent colour over an opaque one. */
export function over(top: Colour, ground: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => top.rgb[index] * top.alpha + ground.rgb[index] * (1 - top.alpha);
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** The contrast ratio of WCAG 2, from 1 to 21, of two opaque colours. */
export function contrast(one: Colour, other: Colour): number {
  const [bright, dark] = [luminance(one), luminance(other)].toSorted((x, y) => y - x) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function gamma(linear: number): number {
  const channel = Math.min(1, Math.max(0, linear));
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function luminance({ rgb }: Colour): number {
  const [r, g, b] = rgb.map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
