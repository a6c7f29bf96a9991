import { hex, mix, ramp, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import type { Film } from '../paint/film.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { paintSky, paintStars } from '../paint/sky.ts';
import type { Clouds } from '../paint/sky.ts';
import type { Vector } from '../paint/terrain.ts';

type Light = {
  /** Top of the sky, halfway down, horizon. */
  sky: readonly [string, string, string];
  air: string;
  sun: string;
  /** Strength of the sun and of the sky as they light the land. */
  light: number;
  ambient: number;
  /** How much the sun fills the sky. */
  glow: number;
  /** Clouds in the light and in the shade. */
  clouds: readonly [string, string];
  /** How high the sun stands, 1 = 45 degrees. */
  height: number;
  stars?: boolean;
};

const LIGHTS = {
  dawn: {
    sky: ['#4f7fb8', '#e0b4a6', '#ffd9a0'],
    air: '#d9ae9c',
    sun: '#ffa05a',
    light: 2.2,
    ambient: 0.42,
    glow: 0.7,
    clouds: ['#ffcba4', '#a8808c'],
    height: 0.28,
  },
  day: {
    sky: ['#3a7cc6', '#7cb4e4', '#d4e8f4'],
    air: '#a9cbe6',
    sun: '#fff3da',
    light: 1.6,
    ambient: 0.5,
    glow: 0.25,
    clouds: ['#ffffff', '#9fb4cc'],
    height: 0.85,
  },
  summer: {
    sky: ['#4791cf', '#93c8ea', '#e4f1f0'],
    air: '#bcd8e2',
    sun: '#fff0c8',
    light: 1.75,
    ambient: 0.45,
    glow: 0.35,
    clouds: ['#ffffff', '#b4c3cf'],
    height: 0.6,
  },
  golden: {
    sky: ['#5e97c8', '#b9d0d6', '#ffe0a6'],
    air: '#dccbab',
    sun: '#ffc878',
    light: 2.1,
    ambient: 0.45,
    glow: 0.65,
    clouds: ['#fff0d4', '#a9a6a8'],
    height: 0.32,
  },
  dusk: {
    sky: ['#3d3a78', '#b5618c', '#ff9a5c'],
    air: '#a8667c',
    sun: '#ff7440',
    light: 2.1,
    ambient: 0.34,
    glow: 0.75,
    clouds: ['#ff9f7a', '#5c3f6e'],
    height: 0.22,
  },
  ember: {
    sky: ['#35588f', '#c98f86', '#ffb45e'],
    air: '#b9837a',
    sun: '#ff9a4a',
    light: 2.1,
    ambient: 0.36,
    glow: 0.8,
    clouds: ['#ffb784', '#6d5a78'],
    height: 0.24,
  },
  moon: {
    sky: ['#0e1c3f', '#274d86', '#8fb0d0'],
    air: '#4a6fa2',
    sun: '#b8d0f0',
    light: 0.6,
    ambient: 0.26,
    glow: 0.15,
    clouds: ['#7f9cc6', '#26406e'],
    height: 0.5,
    stars: true,
  },
  grey: {
    sky: ['#8296a6', '#b9c6cc', '#e6e8e2'],
    air: '#c9d2d4',
    sun: '#fff2dc',
    light: 0.9,
    ambient: 0.75,
    glow: 0.3,
    clouds: ['#f4f4f0', '#8d9aa4'],
    height: 0.7,
  },
} as const satisfies Record<string, Light>;

export type HourName = keyof typeof LIGHTS;

/** The light of an hour as scenes need it. */
export type Hour = {
  name: HourName;
  air: Rgb;
  sun: Rgb;
  /** Where the sun stands in the picture. */
  sunX: number;
  /** -1 if the sun stands on the left, 1 on the right. */
  side: -1 | 1;
  /** How high the sun stands, 1 = 45 degrees. */
  height: number;
  /** Light of the sun and of the sky on the land. */
  light: Rgb;
  ambient: Rgb;
  /** Towards the sun. */
  toSun: Vector;
};

export type Weather = {
  horizon: number;
  clouds?: readonly [Clouds['style'], ...Clouds['style'][]];
  amount?: readonly [number, number];
  sunDisc?: boolean;
};

/** Paints the sky of one of the hours and tells what light it sheds on the land. */
export function paintHour(film: Film, noise: Noise, random: Random, names: readonly [HourName, ...HourName[]], weather: Weather): Hour {
  const { horizon, clouds = ['rolls', 'veils', 'heaps'], amount = [0.15, 0.6], sunDisc = false } = weather;
  const name = random.turn(names);
  const hour: Light = LIGHTS[name];
  const sun = hex(hour.sun);
  const side = random.pick([-1, 1] as const);
  const sunX = film.width * (0.5 + side * random.range(0.12, 0.42));
  paintSky(film, noise, {
    horizon,
    colours: ramp([0, hour.sky[0]], [0.6, hour.sky[1]], [1, hour.sky[2]]),
    sun: {
      x: sunX,
      y: horizon * random.range(0.25, 0.8),
      size: sunDisc ? 0.034 : 0,
      colour: sun,
      glow: hour.glow,
    },
    clouds: {
      style: random.pick(clouds),
      amount: random.range(amount[0], amount[1]),
      lit: hex(hour.clouds[0]),
      shaded: hex(hour.clouds[1]),
      size: random.range(0.8, 1.25),
    },
  });
  if (hour.stars === true) paintStars(film, random, horizon * 0.9, 0.6);
  return {
    name,
    air: hex(hour.air),
    sun,
    sunX,
    side,
    height: hour.height,
    light: scale(mix([1, 1, 1], sun, 0.62), hour.light),
    ambient: scale(mix([0.7, 0.8, 1], hex(hour.sky[0]), 0.55), hour.ambient * 1.6),
    toSun: [side, hour.height, random.range(-0.5, 0.3)],
  };
}
