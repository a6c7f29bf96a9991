import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './support/project.ts';

/** Violation that is planted in a small project under the real lint configuration: path and one line of code. */
type Planting = [file: string, code: string];

const directions = 'house(import-directions)';

const forbidden: Record<string, { rule: string; plantings: Planting[] }> = {
  'rule 1: nothing imports app': {
    rule: directions,
    plantings: [
      ['src/features/home/a.ts', `import { router } from '#app/router.ts'; router();`],
      ['src/photos/a.ts', `import { router } from '#app/router.ts'; router();`],
      ['src/ui/a.ts', `import { router } from '../app/router.ts'; router();`],
      ['src/session/a.ts', `import type { Router } from '#app/router.ts'; export type A = Router;`],
      ['src/lib/a.ts', `export type A = import('#app/router.ts').Router;`],
    ],
  },
  'rule 2: a feature imports no other feature': {
    rule: directions,
    plantings: [
      ['src/features/albums/b.ts', `import { home } from '#features/home/home.ts'; home();`],
      ['src/features/albums/c.ts', `import { home } from '../home/home.ts'; home();`],
      ['src/features/albums/parts/d.ts', `import { home } from '../../home/home.ts'; home();`],
      ['src/features/albums/e.ts', `export const later = () => import('#features/home/home.ts');`],
      ['src/features/albums/f.ts', `export { home } from '#features/home/home.ts'; export const other = 1;`],
      ['src/photos/g.ts', `import { home } from '../features/home/home.ts'; home();`],
    ],
  },
  'rule 3: photos, session, vendor and what is below import downwards only': {
    rule: directions,
    plantings: [
      ['src/session/h.ts', `import { tile } from '#photos/tile.ts'; tile();`],
      ['src/vendor/h.ts', `import { signIn } from '#session/session.ts'; signIn();`],
      ['src/vendor/i.ts', `import { tile } from '#photos/tile.ts'; tile();`],
      ['src/api/h.ts', `import { isOpen } from '#vendor/flags/flag-atoms.ts'; isOpen('library');`],
      ['src/i18n/h.ts', `import { isOpen } from '#vendor/flags/flag-atoms.ts'; isOpen('library');`],
      ['src/lib/h.ts', `import { request } from '#api/request.ts'; request();`],
      ['src/api/j.ts', `import { button } from '#ui/button.ts'; button();`],
      ['src/session/j.ts', `import { record } from '#customer/queries.ts'; record();`],
      ['src/customer/j.ts', `import { tile } from '#photos/tile.ts'; tile();`],
    ],
  },
  'rule 3: the folders of photos import one way, and there is nothing beside them': {
    rule: directions,
    plantings: [
      ['src/photos/data/h.ts', `import { grid } from '#photos/grid/grid.ts'; grid();`],
      ['src/photos/selection/h.ts', `import type { Action } from '../actions/action.ts'; export type A = Action;`],
      ['src/photos/grid/h.ts', `import { screen } from '#photos/screens/screen.ts'; screen();`],
      ['src/photos/h.ts', `import { limits } from './data/limits.ts'; limits();`],
      ['src/photos/other/h.ts', `import { limits } from '#photos/data/limits.ts'; limits();`],
    ],
  },
  'rule 4: forms know failures, api, ui, i18n and lib; ui knows lib alone': {
    rule: directions,
    plantings: [
      ['src/forms/k.ts', `import { tile } from '#photos/tile.ts'; tile();`],
      ['src/failures/k.ts', `import { field } from '#forms/field.ts'; field();`],
      ['src/forms/l.ts', `import { isOpen } from '#vendor/flags/flag-atoms.ts'; isOpen('library');`],
      ['src/ui/k.ts', `import { t } from '#i18n/texts.ts'; t();`],
      ['src/ui/l.ts', `import { isOpen } from '../vendor/flags/flag-atoms.ts'; isOpen('library');`],
      ['src/ui/m.ts', `import { field } from '#forms/field.ts'; field();`],
    ],
  },
  'rule 5: generated code knows the HTTP client alone, and no component knows generated code': {
    rule: directions,
    plantings: [
      ['generated/customer/n.ts', `import { isOpen } from '../../src/vendor/flags/flag-atoms.ts'; isOpen('library');`],
      ['generated/customer/o.ts', `import { retry } from '../../src/api/retry.ts'; retry();`],
      [
        'src/features/home/home-screen.tsx',
        `import { getCustomer } from '#generated/customer/hooks.ts'; getCustomer();`,
      ],
      ['src/features/home/queries.tsx', `import { getCustomer } from '#generated/customer/hooks.ts'; getCustomer();`],
      ['src/vendor/p.tsx', `import { getCustomer } from '#generated/customer/hooks.ts'; getCustomer();`],
      ['src/features/home/rules.ts', `import { getCustomer } from '#generated/customer/hooks.ts'; getCustomer();`],
      ['src/app/q.ts', `import { getCustomer } from '../../generated/customer/calls.ts'; getCustomer();`],
    ],
  },
  'rule 6: only scripts and tests start the sandbox, which stands alone': {
    rule: directions,
    plantings: [
      ['src/app/r.ts', `import { startSandbox } from '#sandbox/main.ts'; startSandbox();`],
      ['src/main.tsx', `import { startSandbox } from './sandbox/main.ts'; startSandbox();`],
      ['src/lib/r.test.ts', `import { startSandbox } from '#sandbox/main.ts'; startSandbox();`],
      ['src/sandbox/s.ts', `import { tile } from '#photos/tile.ts'; tile();`],
      ['src/sandbox/t.ts', `import { request } from '../api/request.ts'; request();`],
      ['src/app/u.ts', `import { world } from '../../tests/support/world.ts'; world();`],
    ],
  },
  'rule 7: imports go by name and with real endings': {
    rule: directions,
    plantings: [
      ['src/features/home/v.ts', `import { tile } from '../../photos/tile.ts'; tile();`],
      ['src/app/v.ts', `import { tile } from '#photos/tile'; tile();`],
      ['src/app/w.ts', `import { tile } from '#photos/tile.js'; tile();`],
      ['src/app/x.ts', `import { near } from './near'; near();`],
    ],
  },
  'no barrels': {
    rule: 'house(no-barrel)',
    plantings: [
      ['src/ui/index.ts', `export { button } from './button.ts';`],
      ['src/ui/all.ts', `export * from './button.ts'; export const more = 1;`],
    ],
  },
  'named exports only': { rule: 'import(no-default-export)', plantings: [['src/ui/default.ts', `export default 1;`]] },
  'S41 no markup from text': {
    rule: 'react(no-danger)',
    plantings: [['src/ui/danger.tsx', `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`]],
  },
  'S41 no eval': { rule: 'eslint(no-eval)', plantings: [['src/lib/eval.ts', `export const a: unknown = eval('1');`]] },
  'S41 no new Function': {
    rule: 'eslint(no-new-func)',
    plantings: [['src/lib/function.ts', `export const a = new Function('return 1');`]],
  },
  'S41 no string timers': {
    rule: 'eslint(no-implied-eval)',
    plantings: [
      ['src/lib/timeout.ts', `setTimeout('alert()', 1);`],
      ['src/lib/interval.ts', `window.setInterval('alert()', 1);`],
    ],
  },
  'S41 no document.write, no innerHTML': {
    rule: 'eslint(no-restricted-properties)',
    plantings: [
      ['src/lib/write.ts', `document.write('a');`],
      ['src/lib/inner.ts', `document.body.innerHTML = 'a';`],
      ['src/lib/adjacent.ts', `document.body.insertAdjacentHTML('beforeend', 'a');`],
    ],
  },
  'one HTTP client': {
    rule: 'eslint(no-restricted-globals)',
    plantings: [
      ['src/features/home/fetch.ts', `void fetch('/x');`],
      ['src/vendor/xhr.ts', `export const a = new XMLHttpRequest();`],
    ],
  },
  'every text is a key': {
    rule: 'react(jsx-no-literals)',
    plantings: [['src/features/home/text.tsx', `export const A = () => <p>Hello</p>;`]],
  },
  '400 lines are a wall': { rule: 'eslint(max-lines)', plantings: [['src/lib/long.ts', 'export {};\n'.repeat(401)]] },
};

const allowed: Planting[] = [
  [
    'src/app/router.ts',
    `import { home } from '#features/home/home.ts'; export const router = home; export interface Router { a: string }`,
  ],
  [
    'src/features/home/home.ts',
    `import { tile } from '#photos/tile.ts'; import { near } from './parts/near.ts'; export const home = () => [tile, near];`,
  ],
  [
    'src/features/home/parts/near.ts',
    `import { rule } from '../model.ts'; import { paths } from '#paths'; export const near = [rule, paths];`,
  ],
  [
    'src/features/home/model.ts',
    `import type { Customer } from '#generated/customer/model/customer.ts'; export const rule = (customer: Customer) => customer;`,
  ],
  [
    'src/features/home/queries.ts',
    `import { getCustomer } from '#generated/customer/hooks.ts'; export const customerQueries = getCustomer;`,
  ],
  [
    'src/features/home/home.test.ts',
    `import { getCustomer } from '#generated/customer/hooks.ts'; export const used = getCustomer;`,
  ],
  [
    'src/photos/grid/tile.ts',
    `import { signIn } from '#session/session.ts'; import styles from './tile.module.css'; export const tile = () => [signIn, styles];`,
  ],
  [
    'src/photos/grid/photo-queries.ts',
    `import { getCustomer } from '#generated/customer/hooks.ts'; export const photoQueries = getCustomer;`,
  ],
  ['src/session/session.ts', `import { isOpen } from '#vendor/flags/flag-atoms.ts'; export const signIn = isOpen;`],
  [
    'src/vendor/flags/flag-atoms.ts',
    `import { field } from '#forms/field.ts'; import { t } from '#i18n/texts.ts'; export const isOpen = () => [field, t];`,
  ],
  ['src/forms/field.ts', `import { button } from '#ui/button.ts'; export const field = button;`],
  ['src/ui/button.ts', `import { day } from '#lib/dates.ts'; export const button = () => [day, import('./later.ts')];`],
  ['src/ui/later.ts', `export const later = 1;`],
  ['src/i18n/texts.ts', `export const t = () => 'a';`],
  ['src/lib/dates.ts', `export const day = 1;`],
  ['src/paths.ts', `export const paths = {};`],
  ['src/api/request.ts', `export const request = () => fetch('/x');`],
  [
    'src/sandbox/main.ts',
    `import { getCustomer } from '#generated/customer/hooks.ts'; export const startSandbox = getCustomer;`,
  ],
  [
    'generated/customer/calls.ts',
    `import { request } from '../../src/api/request.ts'; export const getCustomer = request;`,
  ],
  ['scripts/start.ts', `import { startSandbox } from '#sandbox/main.ts'; startSandbox();`],
  [
    'tests/e2e/a.spec.ts',
    `import { startSandbox } from '#sandbox/main.ts'; import { tile } from '#photos/tile.ts'; startSandbox(); tile();`,
  ],
];

let house: string;
let reports: Map<string, string[]>;

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'house-'));
  await cp(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  await cp(join(root, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true });
  const plantings = [...Object.values(forbidden).flatMap((part) => part.plantings), ...allowed];
  for (const [file, code] of plantings) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await writeFile(join(house, file), `${code}\n`);
  }
  reports = await lint(house);
});

afterAll(() => rm(house, { recursive: true, force: true }));

describe('a planted violation is reported', () => {
  for (const [name, { rule, plantings }] of Object.entries(forbidden)) {
    it.each(plantings)(`${name}: %s`, (file) => {
      expect(reports.get(file) ?? []).toContain(rule);
    });
  }
});

describe('what is allowed is not reported', () => {
  it.each(allowed)('%s', (file) => {
    expect(reports.get(file) ?? []).toEqual([]);
  });
});

interface Report {
  diagnostics: { code: string; filename: string }[];
}

/** The rules that the linter reports, by file. */
function lint(folder: string): Promise<Map<string, string[]>> {
  return new Promise((done, fail) => {
    execFile(
      join(root, 'node_modules/.bin/oxlint'),
      ['--format', 'json'],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (_error, output, problems) => {
        try {
          const { diagnostics }: Report = JSON.parse(output);
          const byFile = Map.groupBy(diagnostics, ({ filename }) => filename.replaceAll('\\', '/'));
          done(new Map([...byFile].map(([file, found]) => [file, found.map(({ code }) => code)])));
        } catch {
          fail(new Error(`${output}\n${problems}`));
        }
      },
    );
  });
}
