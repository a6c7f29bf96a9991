import { hex, mix, scale } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { clamp, step } from '../paint/light.ts';
import { createNoise } from '../paint/noise.ts';
import { leaf, ribbon } from '../paint/shapes.ts';
import type { Scene } from './scene.ts';

type Season = { light: string; air: string; leaves: readonly [string, string]; floor: readonly [string, string]; trunk: string };

const SEASONS: readonly [Season, ...Season[]] = [
  { light: '#fff6c0', air: '#b9d58a', leaves: ['#2f5a1c', '#a4cc3c'], floor: ['#2c4a1c', '#7da03c'], trunk: '#33281c' },
  { light: '#ffe6a0', air: '#e6c07c', leaves: ['#8a3d10', '#f2a81e'], floor: ['#6b3512', '#d98a26'], trunk: '#2e2018' },
  { light: '#fff0d0', air: '#c6d8d4', leaves: ['#2d4c3c', '#86a878'], floor: ['#33463a', '#7f9470'], trunk: '#2c3030' },
  { light: '#ffd69a', air: '#e8b184', leaves: ['#7c2414', '#e8642a'], floor: ['#5c2416', '#c8652c'], trunk: '#2b1a18' },
  { light: '#fdf7d0', air: '#a8d0a0', leaves: ['#1c4a2a', '#6cb848'], floor: ['#304f8a', '#7a86d8'], trunk: '#2f2a20' },
];

/** Sun breaking through a wood: trunk behind trunk, leaves lit from behind, a path. */
export const forest: Scene = {
  name: 'forest',
  frames: ['classic', 'classicUpright', 'compactUpright', 'compact', 'phoneUpright', 'classic'],
  paint(film, random) {
    const noise = createNoise(random);
    const season = random.turn(SEASONS);
    const air = hex(season.air);
    const light = hex(season.light);
    const dark = hex(season.leaves[0]);
    const bright = hex(season.leaves[1]);
    const trunk = hex(season.trunk);
    const ground = film.height * random.range(0.6, 0.72);
    const sunX = film.width * random.range(0.3, 0.7);
    const sunY = film.height * random.range(0.12, 0.36);
    film.shade((x, y, out) => {
      const distance = Math.hypot(x - sunX, (y - sunY) * 0.9);
      const glow = Math.exp(-distance * 2.4) * 1.5 + 0.03 / (distance * distance + 0.03);
      const shade = 0.62 + noise.cloud(x * 3, y * 3) * 0.4;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = air[channel]! * shade * 0.62 + light[channel]! * glow * 0.8;
    });
    const vanish = film.width * random.range(0.35, 0.65);
    const path = random.chance(0.7);
    const earth = mix(hex('#8a6a48'), air, 0.25);
    const floorDark = hex(season.floor[0]);
    const floorBright = hex(season.floor[1]);
    const layers = 4;
    for (let layer = 0; layer < layers; layer += 1) {
      const near = (layer + 1) / layers;
      const misty = (1 - near) ** 1.2 * 0.82;
      if (layer === 1) paintFloor();
      const foot = ground + (film.height - ground) * (near - 0.4) * 1.1;
      const count = Math.round(film.width * (13 - layer * 2.6));
      for (let i = 0; i < count; i += 1) {
        const x = film.width * ((i + random.range(0.1, 0.9)) / count);
        const clear = Math.abs(x - vanish) < 0.05 + near * 0.22;
        if (path && clear && layer > 1) continue;
        const half = (0.004 + 0.022 * near * near) * random.range(0.6, 1.4);
        const lean = random.range(-0.05, 0.05);
        const bottom = foot + random.range(-0.03, 0.03);
        const body = mix(trunk, air, misty);
        const rim = mix(body, light, 0.55);
        const toSun = Math.sign(sunX - x);
        const bent = [x, bottom + half, x + lean * 0.3, bottom * 0.6, x + lean, -0.1];
        film.fill(ribbon(bent, half * 1.15, half * 0.7), (px, py, out) => {
          const t = clamp((bottom - py) / bottom);
          const across = (px - (x + lean * t)) / (half * (1.15 - 0.4 * t));
          const edge = clamp(across * toSun - 0.1) ** 2 * Math.exp(-Math.abs(x - sunX) * 2.2);
          const bark = 0.75 + (noise.cloud((px * 30) / (0.3 + near), py * 7) - 0.3) * 0.8;
          for (let channel = 0; channel < 3; channel += 1)
            out[channel] = body[channel]! * bark + (rim[channel]! - body[channel]! * bark) * edge * 0.85;
        });
      }
      const size = 2 + (1 - near) * 4;
      const top = film.height * (0.7 - 0.32 * near);
      const fine = 9 + layer * 1.5;
      film.shade(
        (x, y, out) => {
          const mass = noise.cloud(x * size + layer * 3, y * size);
          const dx = x - sunX;
          const dy = y - sunY;
          const distance = Math.sqrt(dx * dx + dy * dy);
          const open = distance < 0.45 ? (1 - distance / 0.45) * 0.5 : 0;
          const dense = mass + 0.24 - (y / top) * 0.36 - open * (0.35 + near * 0.3);
          if (dense < 0.1) {
            out[3] = 0;
            return;
          }
          const single = noise.cloud(x * fine, y * fine + layer);
          const speck = noise.ridge(x * fine * 2.6, y * fine * 2.6 + layer);
          const cover = step(0.42, 0.47, dense + (single - 0.5) * 0.5 + (speck - 0.5) * 0.22);
          if (cover <= 0.01) {
            out[3] = 0;
            return;
          }
          const through = Math.exp(-distance * 2.2) * 1.1;
          const lit = clamp(through * (0.15 + speck) + (speck - 0.5) * 1.1 + (single - 0.5) * 0.8 + (0.5 - mass) * 0.5 + 0.16);
          for (let channel = 0; channel < 3; channel += 1) {
            const value = dark[channel]! * 0.4 + (bright[channel]! - dark[channel]! * 0.4) * lit;
            out[channel] = value + (air[channel]! - value) * misty;
          }
          out[3] = cover;
        },
        0,
        top * 1.55,
      );
    }
    const rays = createNoise(random);
    const strength = random.range(0.16, 0.34);
    film.add((x, y, out) => {
      const dx = x - sunX;
      const dy = y - sunY + 0.25;
      const angle = Math.atan2(dx, dy);
      const beam = step(0.5, 0.78, rays.swell(angle * 3.2, 1) * 0.7 + rays.cloud(angle * 7, 4) * 0.35);
      const distance = Math.hypot(dx, dy);
      out[0] = light[0];
      out[1] = light[1];
      out[2] = light[2];
      out[3] = strength * beam * Math.exp(-distance * 1.25) * step(0, 0.2, distance);
    });
    if (random.chance(0.6)) {
      for (let i = 0; i < 70; i += 1) {
        const x = random.range(0, film.width);
        const y = film.height + 0.02;
        if (path && Math.abs(x - vanish) < 0.3) continue;
        const length = random.range(0.06, 0.2);
        film.fill(
          leaf(x, y, length, length * 0.1, -Math.PI / 2 + random.near(0, 0.35), 0.4, random.near(0, 0.2)),
          scale(mix(floorDark, floorBright, random.range(0, 0.7)), 0.7),
        );
      }
    }
    return { contrast: 0.25, saturation: 1.1, vignette: 0.45, bloom: 0.45 };

    function paintFloor(): void {
      const lightAt = (x: number, depth: number): number =>
        step(0.5, 0.75, noise.cloud(((x - sunX) / (0.25 + depth)) * 1.4, 3 / (0.3 + depth))) * Math.exp(-Math.abs(x - sunX) * 1.1);
      const around = (base: Rgb, out: Float32Array, amount: number): void => {
        for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! + (base[channel]! - out[channel]!) * amount;
      };
      film.shade((x, y, out) => {
        const depth = (y - ground + 0.02) / (film.height - ground);
        if (depth < 0) {
          out[3] = 0;
          return;
        }
        const scaleX = 1 / (0.12 + depth);
        const tufts = noise.cloud(x * 9 * scaleX * 0.5, depth * 3 * scaleX * 3);
        const share = clamp((tufts - 0.3) * 1.5 + lightAt(x, depth) * 0.7);
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = floorDark[channel]! + (floorBright[channel]! - floorDark[channel]!) * share;
        if (path) {
          const wind = Math.sin(depth * 3.4 + 1) * 0.1 * (1 - depth);
          const half = 0.02 + depth * 0.24 + (tufts - 0.5) * 0.07 * depth;
          around(scale(earth, 0.6 + tufts * 0.5 + lightAt(x, depth) * 0.7), out, step(half, half * 0.75, Math.abs(x - vanish - wind)));
        }
        around(air, out, (1 - clamp(depth)) ** 2 * 0.7);
        out[3] = step(0, 0.08, depth);
      }, ground - 0.03);
    }
  },
};
