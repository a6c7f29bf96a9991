import { hex, mix, scale } from '../paint/colour.ts';
import { paintHill } from '../paint/land.ts';
import { step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { spruceRow } from '../paint/trees.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

/** High mountains at any hour: rock and snow in the sun, forest and fog in the valleys. */
export const mountains: Scene = {
  name: 'mountains',
  frames: ['classic', 'classic', 'wide', 'panorama', 'compact', 'classicUpright'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.44, 0.56);
    const hour = paintHour(film, noise, random, ['dawn', 'day', 'day', 'golden', 'ember', 'dusk', 'moon', 'summer'], {
      horizon: horizon + film.height * 0.08,
    });
    const { air } = hour;

    const tall = random.range(0.75, 1.25);
    const treeline = random.range(0.1, 0.26);
    const snowline = random.range(0.2, 0.52);
    const autumn = random.turn([false, true, false, false]);
    const bulk = (x: number, z: number): number => {
      const bend = (noise.cloud(x * 0.5, z * 0.5) - 0.5) * 0.7;
      const crest = noise.ridge((x + bend) * 0.42, (z - bend) * 0.42 + 3);
      const rise = crest < 0.62 ? crest : 0.62 + (1 - Math.exp((0.62 - crest) * 3.2)) * 0.25;
      const valley = step(0.3, 2.6, z + Math.abs(x) * 0.7);
      return (0.03 + rise * 0.95 * valley * (0.35 + 0.65 * rise)) * tall;
    };
    const height = (x: number, z: number): number => {
      const h = bulk(x, z);
      const detail = noise.ridge(x * 1.9, z * 1.9) - 0.5;
      const grit = noise.ridge(x * 8, z * 8) - 0.5;
      const rough = h + (detail * 0.36 + grit * 0.075) * (0.04 + h) * 0.9;
      return rough < treeline ? rough + (1 - noise.cell(x * 74, z * 74)) * 0.009 * step(treeline, treeline - 0.06, rough) : rough;
    };
    const rock = hex(random.pick(['#857d7a', '#7c7e86', '#90867c']));
    const meadow = autumn ? hex('#8f7c44') : hex('#6a7f3e');
    const wood = autumn ? hex('#5e4a26') : hex('#23402a');
    const snow = hex('#f3f6fb');
    const eye = tall * random.range(0.3, 0.42);
    const lens = random.range(1, 1.35);
    paintTerrain(film, {
      horizon,
      eye,
      lens,
      near: ((eye - 0.12) * lens * 0.8) / (film.height - horizon),
      far: 9,
      height,
      bulk,
      summit: tall * 1.5,
      ground: (x, z, h, up, out) => {
        const patch = noise.cloud(x * 3, z * 3) - 0.5;
        const grain = 1 + (noise.cloud(x * 30, z * 30) - 0.5) * 0.6;
        const white = step(snowline - 0.05, snowline + 0.1, h + patch * 0.35) * step(0.42, 0.66, up + patch * 0.3);
        const green = step(treeline + 0.12, treeline - 0.02, h + patch * 0.2) * step(0.45, 0.7, up);
        const trees = step(treeline + 0.01, treeline - 0.05, h + patch * 0.1);
        for (let channel = 0; channel < 3; channel += 1) {
          let value = rock[channel]! * grain;
          value += (meadow[channel]! * grain - value) * green;
          value += (wood[channel]! * (1 + patch) - value) * trees;
          value += (snow[channel]! - value) * white;
          out[channel] = value;
        }
      },
      sun: hour.toSun,
      light: hour.light,
      ambient: hour.ambient,
      air,
      haze: random.range(0.05, 0.15),
      fog: random.chance(0.5)
        ? { level: treeline * random.range(0.3, 0.9), depth: 0.14, colour: mix(air, [0.9, 0.9, 0.95], 0.35) }
        : undefined,
    });
    if (random.chance(0.4)) {
      const shape = createNoise(random);
      const dark = mix(scale(hour.ambient, 0.05), hex('#13251c'), hour.name === 'moon' ? 0.2 : 0.7);
      const line = (x: number): number => film.height - 0.1 + (shape.cloud(x * 0.8, 2) - 0.5) * 0.34;
      spruceRow(film, random, line, 0.3, 0.04, dark);
      paintHill(film, noise, { line, near: scale(dark, 1.2), air, haze: 0, foot: 3, texture: 0.9 });
    }
    return { contrast: 0.28, saturation: 1.1, vignette: 0.3, bloom: 0.4 };
  },
};
