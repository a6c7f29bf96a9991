import { hex, scale, times } from './colour.ts';
import type { Rgb } from './colour.ts';
import type { Film } from './film.ts';
import type { Outline } from './raster.ts';
import type { Random } from './random.ts';
import { blob, capsule, clockwise, ellipse, leaf, placed } from './shapes.ts';

export type Pose = 'stand' | 'walk' | 'run' | 'reach' | 'cheer' | 'sit';

type Limbs = {
  hips: number;
  lean: number;
  legs: readonly [number, number, number, number][];
  arms: readonly [number, number, number, number][];
};

/* Knee and foot, elbow and hand, in heights of the person; the ground is y = 0 and up is negative. */
const POSES: Record<Pose, Limbs> = {
  stand: {
    hips: -0.5,
    lean: 0,
    legs: [
      [-0.035, -0.26, -0.045, 0],
      [0.035, -0.26, 0.05, 0],
    ],
    arms: [
      [-0.11, -0.62, -0.1, -0.47],
      [0.11, -0.62, 0.1, -0.47],
    ],
  },
  walk: {
    hips: -0.49,
    lean: 0.02,
    legs: [
      [0.07, -0.26, 0.12, 0],
      [-0.04, -0.26, -0.13, -0.02],
    ],
    arms: [
      [-0.09, -0.63, -0.13, -0.5],
      [0.1, -0.62, 0.15, -0.51],
    ],
  },
  run: {
    hips: -0.49,
    lean: 0.08,
    legs: [
      [0.15, -0.34, 0.1, -0.1],
      [-0.08, -0.28, -0.26, -0.16],
    ],
    arms: [
      [-0.06, -0.62, -0.16, -0.66],
      [0.2, -0.66, 0.26, -0.78],
    ],
  },
  reach: {
    hips: -0.5,
    lean: -0.01,
    legs: [
      [-0.045, -0.26, -0.07, 0],
      [0.05, -0.26, 0.09, 0],
    ],
    arms: [
      [0.13, -0.86, 0.2, -1.0],
      [-0.1, -0.63, -0.14, -0.5],
    ],
  },
  cheer: {
    hips: -0.5,
    lean: 0,
    legs: [
      [-0.06, -0.26, -0.1, 0],
      [0.06, -0.26, 0.1, 0],
    ],
    arms: [
      [-0.15, -0.88, -0.19, -1.07],
      [0.15, -0.88, 0.19, -1.07],
    ],
  },
  sit: {
    hips: -0.07,
    lean: -0.02,
    legs: [
      [0.2, -0.2, 0.3, -0.01],
      [0.22, -0.17, 0.33, -0.01],
    ],
    arms: [
      [-0.13, -0.2, -0.16, -0.03],
      [0.1, -0.27, 0.19, -0.21],
    ],
  },
};

export type Look = { pose: Pose; mirrored?: boolean; child?: boolean; skirt?: boolean; hat?: boolean; longHair?: boolean };

/** A person as outlines; (x, y) is where the feet stand. */
export function person(x: number, y: number, height: number, look: Look): readonly Outline[] {
  const { hips, lean, legs, arms } = POSES[look.pose];
  const headSize = look.child === true ? 0.095 : 0.068;
  const shoulder = hips - 0.31 + (look.child === true ? 0.03 : 0);
  const parts: Outline[] = [];
  for (const [kneeX, kneeY, footX, footY] of legs) {
    const side = Math.sign(kneeX) * 0.03;
    parts.push(capsule(side, hips, 0.052, kneeX, kneeY, 0.04), capsule(kneeX, kneeY, 0.04, footX, footY - 0.02, 0.024));
    parts.push(capsule(footX, footY - 0.016, 0.018, footX + 0.05, footY - 0.012, 0.014));
  }
  const lift = hips - -0.5;
  for (const [elbowX, elbowY, handX, handY] of arms) {
    const fix = look.pose === 'sit' ? 0 : lift;
    parts.push(capsule(lean + Math.sign(elbowX) * 0.07, shoulder + 0.03, 0.034, elbowX + lean, elbowY + fix, 0.026));
    parts.push(capsule(elbowX + lean, elbowY + fix, 0.026, handX + lean, handY + fix, 0.021));
  }
  parts.push(
    blob(
      lean - 0.085,
      shoulder,
      lean + 0.085,
      shoulder,
      0.06 + lean * 0.5,
      hips - 0.12,
      0.075,
      hips + 0.03,
      -0.075,
      hips + 0.03,
      -0.06 + lean * 0.5,
      hips - 0.12,
    ),
  );
  if (look.skirt === true && look.pose !== 'sit')
    parts.push(blob(-0.07, hips - 0.08, 0.07, hips - 0.08, 0.16, hips + 0.24, 0, hips + 0.26, -0.15, hips + 0.24));
  parts.push(capsule(lean, shoulder - 0.03, 0.03, lean * 1.3, shoulder - 0.09, 0.03));
  const headY = shoulder - 0.06 - headSize;
  parts.push(ellipse(lean * 1.5, headY, headSize * 0.85, headSize, 0, 20));
  if (look.longHair === true)
    parts.push(
      blob(
        lean - headSize * 0.9,
        headY - 0.03,
        lean + headSize * 0.6,
        headY - 0.05,
        lean + headSize * 0.4,
        shoulder + 0.06,
        lean - headSize * 1.3,
        shoulder + 0.05,
      ),
    );
  if (look.hat === true)
    parts.push(
      ellipse(lean * 1.5, headY - headSize * 0.35, headSize * 1.9, headSize * 0.22, 0.06, 20),
      ellipse(lean * 1.5, headY - headSize * 0.7, headSize * 0.9, headSize * 0.6, 0, 20),
    );
  return parts.map((part) => placed(part, x, y, height, 0, look.mirrored));
}

const COATS = ['#b8352f', '#d9a02c', '#2f5f94', '#3f6b54', '#e8e2d6', '#7a4a6e', '#d9703a', '#4a4f58'] as const;
const TROUSERS = ['#2b2f38', '#3a3430', '#2f4058', '#5a5248'] as const;
const SKINS = ['#d9a585', '#b87c58', '#8a5a3c', '#e2b89a'] as const;
const HAIR = ['#2a1f18', '#5a3a22', '#1a1614', '#a8844a'] as const;

/** Someone seen from a distance in the open, in clothes; (x, y) is where the feet stand. */
export function walker(film: Film, random: Random, x: number, y: number, height: number, light: Rgb, child = false): void {
  const mirrored = random.chance(0.5);
  const skirt = random.chance(0.3);
  const parts = person(x, y, height, { pose: random.pick(['walk', 'walk', 'stand']), mirrored, child, skirt });
  const tint = (code: string, strength = 0.5): Rgb => times(hex(code), scale(light, strength));
  const coat = hex(random.pick(COATS));
  const cloth = (px: number, _y: number, out: Float32Array): void => {
    const side = 0.45 + 0.25 * Math.tanh(((px - x) / height) * 14);
    out[0] = coat[0] * light[0] * side;
    out[1] = coat[1] * light[1] * side;
    out[2] = coat[2] * light[2] * side;
  };
  const legs = 6;
  film.fill(parts.slice(0, legs), tint(random.pick(TROUSERS)));
  film.fill(parts.slice(legs, legs + 5), cloth);
  if (skirt) film.fill(parts[legs + 5]!, cloth);
  const head = parts.slice(legs + (skirt ? 6 : 5));
  film.fill(head, tint(random.pick(SKINS)));
  const hair = head.at(-1)!;
  film.fill(
    hair.map((value, i) => (i % 2 === 0 ? value : value - height * 0.02)),
    tint(random.pick(HAIR)),
    0.8,
  );
}

/** A cat that sits and looks away; (x, y) is the middle of where it sits. */
export function cat(x: number, y: number, height: number, mirrored: boolean): readonly Outline[] {
  const parts = [
    blob(-0.12, -0.62, 0.1, -0.64, 0.2, -0.42, 0.29, -0.12, 0.24, 0, -0.2, 0, -0.22, -0.2, -0.16, -0.42),
    ellipse(-0.02, -0.76, 0.165, 0.145, 0, 28),
    clockwise([-0.17, -0.78, -0.165, -1.0, -0.04, -0.88]),
    clockwise([0.02, -0.88, 0.13, -1.0, 0.14, -0.78]),
    blob(0.2, -0.05, 0.42, -0.04, 0.56, -0.12, 0.6, -0.24, 0.55, -0.25, 0.5, -0.13, 0.38, -0.0, 0.2, 0.02),
  ];
  return parts.map((part) => placed(part, x, y, height, 0, mirrored));
}

/** A dog that stands in profile, looking right; (x, y) is the middle of its feet. */
export function dog(x: number, y: number, height: number, mirrored: boolean, running = false): readonly Outline[] {
  const stride = running ? 0.22 : 0.04;
  const parts = [
    blob(-0.46, -0.62, -0.1, -0.66, 0.3, -0.7, 0.42, -0.58, 0.36, -0.38, 0.0, -0.34, -0.3, -0.36, -0.47, -0.44),
    capsule(0.3, -0.6, 0.12, 0.47, -0.86, 0.085),
    blob(0.38, -0.96, 0.52, -1.0, 0.62, -0.9, 0.76, -0.86, 0.77, -0.79, 0.6, -0.76, 0.44, -0.78),
    leaf(0.45, -0.97, 0.24, 0.06, 1.9, 0.5),
    capsule(-0.42, -0.55, 0.045, -0.66, running ? -0.74 : -0.8, 0.025),
    capsule(0.27, -0.45, 0.075, 0.26 + stride, -0.22, 0.045),
    capsule(0.26 + stride, -0.22, 0.042, 0.24 + stride * 1.9, -0.03, 0.033),
    capsule(0.17, -0.45, 0.07, 0.2 - stride * 0.4, -0.2, 0.042),
    capsule(0.2 - stride * 0.4, -0.2, 0.04, 0.16 - stride, -0.03, 0.032),
    capsule(-0.34, -0.48, 0.11, -0.32 - stride * 0.6, -0.25, 0.05),
    capsule(-0.32 - stride * 0.6, -0.25, 0.048, -0.36 - stride * 1.6, -0.03, 0.034),
    capsule(-0.3, -0.46, 0.1, -0.2 + stride * 0.3, -0.24, 0.048),
    capsule(-0.2 + stride * 0.3, -0.24, 0.046, -0.26 + stride * 0.6, -0.03, 0.034),
  ];
  return parts.map((part) => placed(part, x, y, height, 0, mirrored));
}

/** A gull in flight, wings raised by `lift` (-1 to 1). */
export function gull(x: number, y: number, span: number, lift: number, angle = 0): readonly Outline[] {
  const up = -0.16 * lift;
  const wing = (side: number): Outline =>
    placed(
      blob(
        0,
        -0.02,
        0.16,
        up - 0.035,
        0.3,
        up * 0.9 - 0.02,
        0.5,
        up * 0.35 + 0.03,
        0.3,
        up * 0.8 + 0.025,
        0.14,
        up * 0.75 + 0.03,
        0,
        0.035,
      ),
      x,
      y,
      span,
      angle,
      side < 0,
    );
  return [wing(1), wing(-1), placed(ellipse(0, 0.005, 0.035, 0.05, 0, 16), x, y, span, angle)];
}
