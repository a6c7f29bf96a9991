import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { dog, person, walker } from '../paint/figures.ts';
import type { Film } from '../paint/film.ts';
import { paintHill, skyline } from '../paint/land.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { clockwise, curve, leaf, ribbon } from '../paint/shapes.ts';
import { crown, grass } from '../paint/trees.ts';
import { paintHour } from './hours.ts';
import type { Scene } from './scene.ts';

function kiteInAir(film: Film, random: Random, x: number, y: number, size: number, dark: number): void {
  const tones = [0, 1, 2].map(() =>
    mix(hex(random.pick(['#e8303a', '#f6c22a', '#2f8ad8', '#4ab85a', '#f0782a', '#c84ad0'])), [0.02, 0.02, 0.03], dark),
  ) as [Rgb, Rgb, Rgb];
  const angle = random.range(-0.5, 0.5);
  const at = (u: number, v: number): readonly [number, number] => [
    x + (u * Math.cos(angle) - v * Math.sin(angle)) * size,
    y + (u * Math.sin(angle) + v * Math.cos(angle)) * size,
  ];
  const [top, right, bottom, left, middle] = [at(0, -1), at(0.72, -0.25), at(0, 1.1), at(-0.72, -0.25), at(0, -0.25)];
  const tail: number[] = [];
  for (let i = 0; i <= 7; i += 1) tail.push(bottom[0] + Math.sin(i * 1.3) * size * 0.3, bottom[1] + i * size * 0.42);
  const line = curve(tail, false, 5);
  film.fill(ribbon(line, size * 0.022), scale(tones[2], 0.8));
  for (let i = 10; i < line.length - 2; i += 14)
    for (const side of [0.5, 2.6])
      film.fill(leaf(line[i]!, line[i + 1]!, size * 0.26, size * 0.08, side + random.near(0, 0.2)), tones[random.int(0, 2)]!);
  film.fill(clockwise([...top, ...right, ...middle]), tones[0]);
  film.fill(clockwise([...right, ...bottom, ...middle]), tones[1]);
  film.fill(clockwise([...bottom, ...left, ...middle]), tones[0]);
  film.fill(clockwise([...left, ...top, ...middle]), tones[2]);
}

/** A child with a kite on a hill, in colours by day and as a shape against the evening sky. */
export const kite: Scene = {
  name: 'kite',
  frames: ['classic', 'classicUpright', 'compact', 'compactUpright', 'wide'],
  paint(film, random) {
    const noise = createNoise(random);
    const bottom = Math.min(film.height, film.height / 2 + 0.55);
    const base = bottom - film.height * random.range(0.14, 0.22);
    const hour = paintHour(film, noise, random, ['ember', 'summer', 'golden', 'dusk', 'day', 'dawn'], {
      horizon: base + 0.1,
      clouds: ['heaps', 'heaps', 'rolls'],
      amount: [0.25, 0.6],
    });
    const evening = ['ember', 'dusk', 'dawn'].includes(hour.name);
    const green = evening
      ? mix(scale(hour.air, 0.12), [0.012, 0.014, 0.012], 0.6)
      : scale(hex(random.pick(['#6f9a3c', '#88a848', '#5c8a3c'])), 0.85);
    for (let row = 0; row < 3; row += 1) {
      const rise = skyline(noise, base - 0.03 + row * 0.045, 0.12 - row * 0.02, 0.9, false, row + 1);
      paintHill(film, noise, {
        line: rise,
        near: mix(green, hour.air, 0.45 - row * 0.15),
        air: hour.air,
        haze: (evening ? 0.2 : 0.4) - row * 0.13,
        foot: 0.4,
        texture: 0.8,
      });
      if (row === 1 && random.chance(0.6)) {
        const x = film.width * random.pick([random.range(0.05, 0.16), random.range(0.84, 0.95)]);
        film.fill(ribbon([x, rise(x) + 0.02, x, rise(x) - 0.08], 0.007, 0.004), scale(green, 0.3));
        crown(
          film,
          random,
          x,
          rise(x) - 0.1,
          random.range(0.05, 0.085),
          random.range(80, 110),
          evening ? 0.05 : 0.25,
          hour.side,
          evening ? 0.2 : 0.45,
        );
      }
    }
    const top = film.width * random.range(0.3, 0.7);
    const meadow = (x: number): number => bottom - 0.2 + (x - top) ** 2 * 0.13 + (noise.swell(x, 9) - 0.5) * 0.04;
    paintHill(film, noise, { line: meadow, near: green, air: green, haze: 0, foot: 1, texture: 1 });
    const dark: Rgb = scale(green, 0.55);
    const size = random.range(0.14, 0.21);
    const side = random.pick([-1, 1]);
    const x = top - side * random.range(0, 0.15);
    const foot = meadow(x) + 0.012;
    const kiteX = x + side * film.width * random.range(0.2, 0.36);
    const kiteY = film.height * random.range(0.14, 0.32);
    const handX = x + side * size * 0.2;
    const handY = foot - size * 0.97;
    film.fill(
      ribbon(
        curve(
          [
            handX,
            handY,
            (handX * 2 + kiteX) / 3,
            handY + (kiteY - handY) * 0.26,
            (handX + kiteX * 2) / 3,
            handY + (kiteY - handY) * 0.6,
            kiteX,
            kiteY,
          ],
          false,
          8,
        ),
        0.0011,
      ),
      evening ? dark : [0.8, 0.8, 0.8],
      0.7,
    );
    kiteInAir(film, random, kiteX, kiteY, random.range(0.06, 0.1), evening ? 0.25 : 0);
    for (let i = 0; i < random.int(0, 3); i += 1)
      kiteInAir(
        film,
        random,
        film.width * random.range(0.06, 0.94),
        film.height * random.range(0.08, 0.45),
        random.range(0.02, 0.045),
        evening ? 0.35 : 0.05,
      );
    if (evening) film.fill(person(x, foot, size, { pose: 'reach', child: true, mirrored: side < 0, skirt: random.chance(0.4) }), dark);
    else {
      const shirt = hex(random.pick(['#e8503a', '#f2c230', '#3f8ac8', '#f4f0e8']));
      const parts = person(x, foot, size, { pose: 'reach', child: true, mirrored: side < 0 });
      film.fill(parts.slice(0, 6), hex('#2f3f5a'));
      film.fill(parts.slice(6, 10), hex('#c8926e'));
      film.fill(parts.slice(10, 11), shirt);
      film.fill(parts.slice(11), hex('#c8926e'));
      film.fill(
        parts.at(-1)!.map((value, i) => (i % 2 === 1 ? value - size * 0.025 : value)),
        hex(random.pick(['#3a2418', '#a87a3c', '#1c1614'])),
        0.9,
      );
    }
    const others = random.int(0, 2);
    for (let i = 0; i < others; i += 1) {
      const px = x - side * size * (1.1 + i * 0.7);
      if (evening)
        film.fill(
          person(px, meadow(px) + 0.01, size * 1.45, { pose: 'stand', skirt: i === 1, longHair: i === 1, mirrored: side < 0 }),
          dark,
        );
      else walker(film, random, px, meadow(px) + 0.01, size * 1.4, hour.light);
    }
    if (random.chance(0.35)) {
      const px = x + side * size * 1.6;
      film.fill(
        dog(px, meadow(px) + 0.01, size * 0.48, side < 0, true),
        evening ? dark : hex(random.pick(['#7a4a2a', '#2a2420', '#d8b88a'])),
      );
    }
    grass(film, random, bottom + 0.01, 0.16, Math.round(230 * film.width), (chance) =>
      scale(evening ? dark : mix(green, hex('#c8b860'), chance.range(0, 0.4)), chance.range(0.5, 1.2)),
    );
    return { contrast: 0.24, saturation: 1.1, vignette: 0.28, bloom: 0.45 };
  },
};
