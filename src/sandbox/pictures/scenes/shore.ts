import { hex, mix, scale } from '../paint/colour.ts';
import { dog, gull, person } from '../paint/figures.ts';
import type { Look } from '../paint/figures.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { paintWater } from '../paint/water.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

/** A family or a dog against the light where the waves run out, mirrored in the wet sand. */
export const shore: Scene = {
  name: 'shore',
  frames: ['classic', 'wide', 'compact', 'classicUpright', 'classic'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.44, 0.56);
    const hour = paintHour(film, noise, random, ['ember', 'golden', 'dawn', 'dusk', 'ember'], {
      horizon,
      sunDisc: true,
      clouds: ['rolls', 'veils', 'heaps'],
      amount: [0.2, 0.6],
    });
    paintWater(film, noise, {
      horizon,
      deep: mix(hex('#1b3a5c'), scale(hour.air, 0.35), 0.5),
      ripple: random.range(0.5, 0.8),
      mirror: 0.85,
      fineness: 1.7,
      glitter: { x: hour.sunX, colour: hour.sun, strength: 1.6, width: 0.14 },
    });
    const edge = horizon + (film.height - horizon) * random.range(0.28, 0.42);
    const foamAt = (x: number): number => edge + (noise.swell(x * 0.9, 1) - 0.5) * 0.07 + (noise.cloud(x * 2.4, 4) - 0.5) * 0.03;
    const sand = mix(hex('#7a5c44'), hour.air, 0.15);
    const light = new Float32Array(4);
    film.shade((x, y, out) => {
      const s = y - foamAt(x);
      if (s < -0.02) {
        out[3] = 0;
        return;
      }
      const wave = noise.cloud(x * 1.6, y * 9) - 0.5;
      film.sample(x + wave * 0.02, horizon - (y - horizon) * 0.82 + wave * 0.03, light);
      const dry = step(0.2, 0.42, s + wave * 0.1);
      const wet = (1 - dry) * 0.74;
      const grain = 0.75 + noise.cloud(x * 18, y * 40) * 0.5;
      const foam =
        step(0.016, 0, Math.abs(s)) * 0.9 + step(0.05, 0, Math.abs(s + 0.018)) * step(0.42, 0.62, noise.cloud(x * 14, y * 34)) * 0.6;
      for (let channel = 0; channel < 3; channel += 1) {
        const ground = sand[channel]! * grain * (hour.ambient[channel]! * 0.55 + hour.light[channel]! * 0.12);
        const value = ground + (light[channel]! * 0.9 - ground) * wet;
        out[channel] = value + (hour.ambient[channel]! * 0.75 + hour.sun[channel]! * 0.35 - value) * clamp(foam);
      }
      out[3] = step(-0.02, 0.004, s);
    }, edge - 0.15);

    const dark = scale(mix(hour.ambient, [0.05, 0.03, 0.03], 0.6), 0.1);
    const foot = edge + (film.height - edge) * random.range(0.25, 0.45);
    const stand = (shape: (x: number, y: number, height: number) => readonly (readonly number[])[], x: number, height: number): void => {
      const parts = shape(x, foot, height);
      const mirrored = parts.map((part) => part.map((value, i) => (i % 2 === 1 ? foot * 2 - value + 0.004 : value)));
      film.fill(mirrored, (px, py, out) => {
        const wave = noise.cloud(px * 3, py * 30);
        out[0] = dark[0] * 1.6;
        out[1] = dark[1] * 1.6;
        out[2] = dark[2] * 1.6;
        out[3] = step(0.25, 0.5, wave) * (1 - clamp((py - foot) / height) * 0.6) * 0.7;
      });
      film.fill(parts, dark);
    };
    const tall = random.range(0.2, 0.3);
    let x = film.width * random.range(0.25, 0.4);
    const group = random.turn(['family', 'couple', 'children', 'dog', 'walker'] as const);
    const put = (look: Look, height: number, gap: number): void => {
      stand((px, py, size) => person(px, py, size, look), x, height);
      x += gap;
    };
    if (group === 'family') {
      put({ pose: 'walk', hat: random.chance(0.3) }, tall, tall * 0.36);
      put({ pose: 'walk', child: true, mirrored: random.chance(0.5) }, tall * 0.58, tall * 0.32);
      if (random.chance(0.6)) put({ pose: 'cheer', child: true, skirt: true }, tall * 0.5, tall * 0.34);
      put({ pose: 'walk', skirt: true, longHair: true }, tall * 0.93, 0);
    } else if (group === 'couple') {
      put({ pose: 'stand' }, tall, tall * 0.26);
      put({ pose: 'stand', skirt: random.chance(0.6), longHair: true, mirrored: true }, tall * 0.93, 0);
    } else if (group === 'children') {
      for (let i = 0; i < 3; i += 1)
        put(
          { pose: random.pick(['run', 'cheer', 'run']), child: true, skirt: random.chance(0.4), mirrored: random.chance(0.3) },
          tall * random.range(0.55, 0.72),
          tall * random.range(0.45, 0.7),
        );
    } else {
      const mirrored = random.chance(0.5);
      if (group === 'walker') put({ pose: 'walk', mirrored }, tall, tall * 0.8);
      stand((px, py, size) => dog(px, py, size, mirrored, group === 'dog'), x + tall * 0.3, tall * (group === 'dog' ? 0.62 : 0.4));
    }
    const birds = random.int(0, 6);
    for (let i = 0; i < birds; i += 1)
      film.fill(
        gull(
          film.width * random.range(0.1, 0.9),
          horizon * random.range(0.2, 0.85),
          random.range(0.025, 0.06),
          random.range(0, 1),
          random.range(-0.4, 0.4),
        ),
        dark,
        0.85,
      );
    return { contrast: 0.25, saturation: 1.1, vignette: 0.3, bloom: 0.5 };
  },
};
