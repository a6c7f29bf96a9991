/**
 * Changes the answers that the contracts hold, one thing at a time, and asks whether verification notices: every harmful
 * change must be refused, every one that the spec allows accepted, but for contracts/mutation/exceptions.json.
 *
 * Usage: node scripts/contracts-mutate.ts [--json <file>] [service …]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkMutants, type MutationException, type MutationFigures } from '../contracts/mutation/check.ts';
import { openTrials } from '../contracts/mutation/trial.ts';
import { pactPath, pactServices, readPact } from '../contracts/pact-files/pact-file.ts';
import { readSpec } from '../contracts/support/spec.ts';

const { values, positionals: chosen } = parseArgs({ options: { json: { type: 'string', default: '.cache/reports/contracts-mutate.json' } }, allowPositionals: true });
const exceptions: MutationException[] = JSON.parse(readFileSync(join(import.meta.dirname, '../contracts/mutation/exceptions.json'), 'utf8'));
const known = pactServices();
const stranger = chosen.find((service) => !known.includes(service));
if (stranger !== undefined) {
  console.error(`There is no contract with ${stranger}: there are contracts with ${known.join(', ')}.`);
  process.exit(1);
}

const started = performance.now();
const trials = await openTrials();
const figures: MutationFigures[] = [];
console.log(row('service', 'interactions', 'harmful', 'caught', 'harmless', 'passed', 'of other states', 'exceptions'));
try {
  for (const service of chosen.length > 0 ? chosen : known) {
    const pact = readPact(pactPath(service));
    if (!pact) continue;
    const one = await checkMutants(pact, readSpec(service), trials, exceptions);
    figures.push(one);
    print(one);
  }
} finally {
  await trials.close();
}

const sum = (name: 'interactions' | 'harmful' | 'caught' | 'harmless' | 'passed' | 'elsewhere' | 'excepted') => figures.reduce((total, one) => total + one[name], 0);
const problems = figures.flatMap((one) => one.problems);
const all: MutationFigures = { service: 'all', interactions: sum('interactions'), harmful: sum('harmful'), caught: sum('caught'), harmless: sum('harmless'), passed: sum('passed'), elsewhere: sum('elsewhere'), excepted: sum('excepted'), problems };
print({ ...all, problems: [] });
for (const { service, kind, reason } of exceptions) console.log(`exception: ${service}, ${kind}: ${reason}`);
const seconds = (performance.now() - started) / 1000;
console.log(`\nharmful caught: ${percent(all.caught, all.harmful)}, harmless refused: ${all.harmless - all.passed}, ${seconds.toFixed(0)} s`);
mkdirSync(dirname(values.json), { recursive: true });
writeFileSync(values.json, `${JSON.stringify({ all, services: figures, exceptions, seconds }, null, 2)}\n`);
if (problems.length > 0 || all.harmful === 0 || all.harmless === 0) process.exitCode = 1;

function print({ service, interactions, harmful, caught, harmless, passed, elsewhere, excepted, problems: wrong }: MutationFigures): void {
  console.log(row(service, interactions, harmful, percent(caught, harmful), harmless, percent(passed, harmless), elsewhere, excepted));
  wrong.forEach((problem) => console.log(`  ✗ ${problem}`));
}

function row(service: string, ...cells: (string | number)[]): string {
  return [service.padEnd(24), ...cells.map((cell) => String(cell).padStart(15))].join('');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : part === whole ? '100 %' : `${Math.min(99.99, (100 * part) / whole).toFixed(2)} %`;
}
