/**
 * Changes the answers that the contracts hold, one thing at a time, and asks the app what it makes of each: what it makes the same of
 * must be accepted, all else refused, each at the very interaction, but for contracts/mutation/exceptions.json.
 *
 * Usage: node scripts/contracts-mutate.ts [--json <file>] [service …]
 * Ends well only when every harmful change was caught and no harmless one refused.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  checkMutants,
  idleExceptions,
  textOf,
  type MutationException,
  type MutationFigures,
} from '../contracts/mutation/check.ts';
import { subjectOf } from '../contracts/mutation/subject.ts';
import { openTrials } from '../contracts/mutation/trial.ts';
import { wholeContract } from '../contracts/pact-files/kinds.ts';
import { pactServices } from '../contracts/pact-files/pact-file.ts';
import { reasonOf } from '../contracts/support/reason.ts';
import { commandLine, refuseUnknown } from './command-line.ts';
import { endWith, SetupFailure } from './setup/failure.mjs';

const { values, positionals: chosen } = commandLine('npm run contracts:mutate -- [--json <file>] [service …]', {
  options: { json: { type: 'string', default: '.cache/reports/contracts-mutate.json' } },
  allowPositionals: true,
});
const exceptions: MutationException[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../contracts/mutation/exceptions.json'), 'utf8'),
);
const known = pactServices();
refuseUnknown('service', chosen, known);
const contracts = contractsWith(chosen.length > 0 ? chosen : known);

const started = performance.now();
const trials = await openTrials();
const figures: (MutationFigures & { seconds: number })[] = [];
console.log(
  row(
    'service',
    'interactions',
    'harmful caught',
    '',
    'harmless passed',
    '',
    'forms asked for',
    '',
    'exceptions',
    'seconds',
  ),
);
try {
  for (const contract of contracts) {
    const begun = performance.now();
    const one = {
      ...(await checkMutants(await subjectOf(contract), trials, exceptions)),
      seconds: secondsSince(begun),
    };
    figures.push(one);
    print(one);
    one.problems.forEach((problem) => console.log(`  ✗ ${problem}`));
  }
} finally {
  await trials.close();
}

const sum = (name: 'interactions' | 'harmful' | 'caught' | 'harmless' | 'passed' | 'forms' | 'askedFor' | 'excepted') =>
  figures.reduce((total, one) => total + one[name], 0);
// One that excuses nothing of the services that were named may be of another.
const idle = chosen.length > 0 ? [] : idleExceptions(exceptions, figures);
const all = {
  service: 'all',
  interactions: sum('interactions'),
  harmful: sum('harmful'),
  caught: sum('caught'),
  harmless: sum('harmless'),
  passed: sum('passed'),
  forms: sum('forms'),
  askedFor: sum('askedFor'),
  excepted: sum('excepted'),
  used: figures.flatMap(({ used }) => used),
  problems: [...figures.flatMap((one) => one.problems), ...idle],
  seconds: secondsSince(started),
};
print(all);
for (const exception of exceptions) console.log(`exception: ${textOf(exception)}: ${exception.reason}`);
idle.forEach((problem) => console.log(`✗ ${problem}`));
const isSound = all.problems.length === 0 && all.harmful > 0 && all.harmless > 0;
console.log(
  `\n${isSound ? '✓' : '✗'} harmful changes caught: ${ratio(all.caught, all.harmful)}; harmless changes passed: ${ratio(all.passed, all.harmless)}, refused: ${all.harmless - all.passed}; forms asked for: ${ratio(all.askedFor, all.forms)}; ${all.seconds} s`,
);
// To the suites a service is a test: of one there are thousands of changes.
const failed = figures.filter(({ problems }) => problems.length > 0).length;
const summary = { passed: figures.length - failed, failed: failed + idle.length, skipped: 0 };
mkdirSync(dirname(values.json), { recursive: true });
writeFileSync(
  values.json,
  `${JSON.stringify({ ...summary, all, services: figures, exceptions, seconds: all.seconds }, null, 2)}\n`,
);
if (!isSound) process.exitCode = 1;

/** Of both kinds: what one refuses may be what another asks for. */
function contractsWith(services: readonly string[]) {
  try {
    return services.flatMap((service) => wholeContract(service) ?? []);
  } catch (error) {
    return endWith(new SetupFailure(reasonOf(error)));
  }
}

function print({
  service,
  interactions,
  harmful,
  caught,
  harmless,
  passed,
  forms,
  askedFor,
  excepted,
  seconds,
}: MutationFigures & { seconds: number }): void {
  console.log(
    row(
      service,
      interactions,
      `${caught}/${harmful}`,
      percent(caught, harmful),
      `${passed}/${harmless}`,
      percent(passed, harmless),
      `${askedFor}/${forms}`,
      percent(askedFor, forms),
      excepted,
      seconds,
    ),
  );
}

function row(service: string, ...cells: (string | number)[]): string {
  const widths = [13, 16, 9, 17, 9, 17, 9, 12, 9];
  return [service.padEnd(22), ...cells.map((cell, at) => String(cell).padStart(widths[at] ?? 0))].join('');
}

function ratio(part: number, whole: number): string {
  return `${part} of ${whole} (${percent(part, whole)})`;
}

/** 100 % only where nothing is missing. */
function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : part === whole ? '100 %' : `${Math.min(99.99, (100 * part) / whole).toFixed(2)} %`;
}

function secondsSince(time: number): number {
  return Math.round((performance.now() - time) / 100) / 10;
}
