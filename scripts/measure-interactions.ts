/**
 * `npm run measure:interactions`: how long what the browser tests do takes until it shows, with a processor a quarter as
 * fast (F11). Writes docs/performance.md.
 *
 * Usage: node scripts/measure-interactions.ts [--print] [--all | spec …]; without a name, the journeys that customers make most
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { interactionFigures, interactionsIn, interactionsText, withInteractions } from './bench/interactions.ts';
import { commandLine } from './command-line.ts';
import { measuredAt } from './documents/measured-at.ts';
import { endWith, SetupFailure } from './setup/failure.mjs';
import { readReport } from './testing/reports.ts';

/**
 * Sorting, selecting, opening photos, albums, forms and dialogs. Not those with several tabs: what is pressed in one that
 * lies behind another is painted once it is visible.
 */
const journeys = [
  'sort',
  'selection',
  'selection-keys',
  'preview',
  'albums',
  'actions',
  'addresses',
  'addresses-forms',
  'settings',
  'home',
];

const root = join(import.meta.dirname, '..');
const { values, positionals } = commandLine('npm run measure:interactions -- [--print] [--all | spec …]', {
  options: { print: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : values.all ? [''] : journeys;
const report = join(root, '.cache/reports/interactions.json');
mkdirSync(join(report, '..'), { recursive: true });
// Figures of an earlier run must not pass for those of this one.
rmSync(report, { force: true });

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
// A test that fails, because it waits in vain for a page that is slower than ever, has told what it did until then.
spawnSync(
  process.execPath,
  [
    playwright,
    'test',
    ...names.map((name) => (name ? `tests/e2e/${name}.spec.ts` : 'tests/e2e')),
    '--project=desktop',
    '--workers=1',
    '--reporter=line,json',
  ],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, INTERACTIONS: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  },
);
const { timed, count } = interactionsIn(readReport(report));
if (count === 0) endWith(new SetupFailure('The tests told of no interaction: nothing is written.'));
const figures = interactionFigures(timed, count);
console.log(interactionsText(figures));
if (!values.print) {
  const document = join(root, 'docs/performance.md');
  writeFileSync(document, withInteractions(readFileSync(document, 'utf8'), figures, measuredAt()));
}
