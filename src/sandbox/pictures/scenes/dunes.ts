import { hex, mix, scale } from '../paint/colour.ts';
import { person } from '../paint/figures.ts';
import { step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { paintTerrain } from '../paint/terrain.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

/** Sand as far as one can see, its crests dividing light from shade. */
export const dunes: Scene = {
  name: 'dunes',
  frames: ['classic', 'wide', 'compact', 'classicUpright', 'panorama'],
  paint(film, random) {
    const noise = createNoise(random);
    const horizon = film.height * random.range(0.3, 0.45);
    const hour = paintHour(film, noise, random, ['dawn', 'day', 'golden', 'ember', 'dusk', 'summer'], {
      horizon: horizon + 0.06,
      clouds: ['veils', 'rolls'],
      amount: [0, 0.35],
    });
    const sand = hex(random.turn(['#d9a066', '#e8c99a', '#c98a58', '#d4744a', '#e0b07c']));
    const lean = random.range(-0.5, 0.5);
    const wide = random.range(0.34, 0.5);
    const bulk = (x: number, z: number): number => {
      const bend = (noise.swell(x * 0.5, z * 0.5) - 0.5) * 1.5 + (noise.swell(x * 1.3 + 3, z * 1.3) - 0.5) * 0.22;
      const phase = (x * 0.75 + lean * z) * wide * 1.6 + bend + z * 0.55;
      const wave = phase - Math.floor(phase);
      const crest = wave < 0.68 ? wave / 0.68 : (1 - wave) / 0.32;
      const foot = crest < 0.3 ? (crest * crest) / 0.6 : crest > 0.86 ? 0.78 - ((1 - crest) * (1 - crest)) / 0.28 : crest - 0.15;
      return foot * 0.42 * (0.35 + noise.swell(x * 0.3 + 7, z * 0.3)) + noise.swell(x * 0.25, z * 0.25 + 9) * 0.5;
    };
    const eye = random.range(0.9, 1.1);
    const lens = random.range(1, 1.3);
    paintTerrain(film, {
      horizon,
      eye,
      lens,
      near: ((eye - 0.72) * lens * 0.85) / (film.height - horizon),
      far: 12,
      height: (x, z) => {
        const blown = noise.swell(x * 1.4, z * 1.4) - 0.5;
        const ripple = Math.sin((z * 1.4 + x * (0.8 + lean) + blown * 0.5) * 60 + noise.swell(x * 5, z * 5) * 5);
        return bulk(x, z) + ripple * 0.0011 * step(4, 1, z);
      },
      bulk,
      summit: 1,
      ground: (x, z, _h, _up, out) => {
        const tone = 1 + (noise.cloud(x * 5, z * 5) - 0.5) * 0.16 + (noise.cloud(x * 60, z * 60) - 0.5) * 0.14 * step(3, 0.6, z);
        out[0] = sand[0] * tone;
        out[1] = sand[1] * tone;
        out[2] = sand[2] * tone;
      },
      sun: [hour.side * 1.2, hour.name === 'day' ? 0.6 : 0.42, random.range(-0.1, 0.6)],
      light: scale(hour.light, 1.1),
      ambient: scale(hour.ambient, 0.85),
      air: mix(hour.air, sand, 0.3),
      haze: random.range(0.05, 0.14),
    });
    if (random.chance(0.5)) {
      const count = random.int(1, 4);
      const size = random.range(0.06, 0.12);
      const x = film.width * random.range(0.25, 0.65);
      const y = horizon + random.range(0.12, 0.3);
      for (let i = 0; i < count; i += 1) {
        const px = x + i * size * random.range(0.7, 1);
        film.fill(
          [px, y, px + size * 0.06, y, px - hour.side * size * 1.5, y + size * 0.28, px - hour.side * size * 1.6, y + size * 0.22],
          scale(sand, 0.18),
          0.7,
        );
        film.fill(
          person(px, y, size * random.range(0.85, 1.05), { pose: 'walk', mirrored: hour.side > 0, skirt: random.chance(0.5) }),
          random.pick([hex('#2a1c18'), hex('#5a2626'), hex('#20304a')]),
        );
      }
    }
    return { contrast: 0.22, saturation: 1.08, vignette: 0.3, bloom: 0.35, warmth: 0.1 };
  },
};
