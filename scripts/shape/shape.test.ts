import { expect, test } from 'vitest';
import { lengthsOf, mutualFolders } from './shape.ts';

const file = (path: string, ...lines: string[]) => ({ path, text: `${lines.join('\n')}\n` });
const ofLength = (length: number) => file(`src/lib/a${length}.ts`, ...Array.from({ length }, () => 'x'));

test('lengths are counted in lines', () => {
  expect(lengthsOf([10, 25, 26, 80, 401].map(ofLength))).toEqual({
    files: 5,
    median: 26,
    ninth: 401,
    short: 2,
    long: 1,
  });
});

const pairsOf = (...files: { path: string; text: string }[]) => mutualFolders(files).map(({ folders }) => folders);

test('folders that import each other are found, by whatever name they are imported', () => {
  const files = [
    file('src/photos/data/a.ts', "import type { B } from '#photos/grid/b.ts';"),
    file('src/photos/grid/b.ts', "import { a } from '../data/a.ts';"),
    file('src/features/home/c.ts', "const later = () => import('#photos/data/a.ts');"),
  ];
  expect(mutualFolders(files)).toEqual([
    {
      folders: ['photos/data', 'photos/grid'],
      imports: ['photos/data/a.ts -> photos/grid/b.ts', 'photos/grid/b.ts -> photos/data/a.ts'],
    },
  ]);
  expect(mutualFolders(files.slice(1))).toEqual([]);
});

test('at every depth, with what is below them', () => {
  const screen = file('src/app/pages/home/a.ts', "import '../../layout/menu/b.module.css';");
  const menu = file('src/app/layout/header.ts', "export const home = () => import('../pages/home/a.ts');");
  expect(pairsOf(screen, menu)).toEqual([['app/layout', 'app/pages']]);
  const deeper = file('src/photos/grid/select/keys/a.ts', "import { b } from '../clicks/b.ts';");
  const back = file('src/photos/grid/select/clicks/b.ts', "import type { A } from '../keys/a.ts';");
  expect(pairsOf(deeper, back)).toEqual([['photos/grid/select/clicks', 'photos/grid/select/keys']]);
});

test('a folder may import what lies in it, unless that imports it as well', () => {
  const outer = file('src/features/prints/order.ts', "import { tray } from './tray/state/tray.ts';");
  const inner = file('src/features/prints/tray/pages.ts', "import { order } from '../order.ts';");
  const elsewhere = file('src/features/prints/tray/store.ts', "import { wait } from '#lib/timers.ts';");
  expect(pairsOf(outer, elsewhere)).toEqual([]);
  expect(pairsOf(inner)).toEqual([]);
  expect(pairsOf(outer, inner)).toEqual([['features/prints', 'features/prints/tray']]);
});

test('the root of the sandbox is a folder', () => {
  const main = file('src/sandbox/main.ts', "import { clock } from './core/clock.ts';");
  const clock = file('src/sandbox/core/clock.ts', "import type { Options } from '../main.ts';");
  expect(pairsOf(main, clock)).toEqual([['sandbox', 'sandbox/core']]);
});

test('contracts and scripts are looked at each by itself, their files stand alone', () => {
  const command = file('scripts/start.ts', "import { ask } from './setup/ask.mjs';");
  const ask = file('scripts/setup/ask.mjs', "import { words } from '../command-line.ts';");
  const words = file('scripts/command-line.ts', "import { reason } from '../contracts/support/reason.ts';");
  const pack = file('contracts/verifier/pack.ts', "import { ask } from '../../scripts/setup/ask.mjs';");
  expect(pairsOf(command, ask, words, pack)).toEqual([]);
  const back = file('scripts/start/network.ts', "import '../setup/ask.mjs'; import '#sandbox/main.ts';");
  const other = file('scripts/setup/main.mjs', "import '../start/network.ts';");
  expect(pairsOf(ask, back, other)).toEqual([['scripts/setup', 'scripts/start']]);
});

test('parts are their feature, and a file of src stands alone', () => {
  const screen = file('src/features/home/home-screen.tsx', "import { Tile } from './parts/tile.tsx';");
  const part = file('src/features/home/parts/tile.tsx', "import { rule } from '../model.ts';");
  expect(pairsOf(screen, part)).toEqual([]);
  const inner = file('src/features/home/tray/store.ts', "import { Tile } from '../parts/tile.tsx';");
  const user = file('src/features/home/parts/count.tsx', "import { count } from '../tray/store.ts';");
  expect(pairsOf(inner, user)).toEqual([['features/home', 'features/home/tray']]);
  const main = file('src/main.tsx', "import { start } from '#app/start.tsx';");
  const start = file('src/app/start.tsx', "import { paths } from '#paths';");
  expect(pairsOf(main, start)).toEqual([]);
});
