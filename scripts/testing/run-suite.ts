import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runProgram } from '../setup/run-program.mjs';
import { countsOf, type Counts } from './counts.ts';
import { type Failure, failuresOf, lastLines } from './failures.ts';
import { readReport } from './reports.ts';
import { reportFile, type Suite } from './suites.ts';

const root = join(import.meta.dirname, '../..');
const LIMIT_MINUTES = 30;
/** Length of a suite's output that is kept for the end, in characters. */
const KEPT_OUTPUT = 5_000;

export interface Outcome {
  suite: Suite;
  counts: Counts;
  /** Failed tests of the suite's report, or else the end of its output. */
  failures: Failure[];
  seconds: number;
}

/** Runs a suite with its output on the terminal as it comes. */
export async function runSuite(suite: Suite): Promise<Outcome> {
  console.log(`\n── ${suite.name}`);
  return measured(suite, (part) => process.stdout.write(part));
}

/** Runs a suite whose output matters only when it fails: several may run side by side. */
export async function runQuietly(suite: Suite): Promise<Outcome> {
  let output = '';
  const outcome = await measured(suite, (part) => (output += part));
  const failed = outcome.counts.failed > 0;
  console.log(
    `${failed ? '✗' : '✓'} ${suite.name} ${outcome.seconds.toFixed(1)} s${failed ? `\n${output.trimEnd()}` : ''}`,
  );
  return outcome;
}

async function measured(suite: Suite, show: (part: string) => void): Promise<Outcome> {
  const started = performance.now();
  const file = join(root, reportFile(suite));
  // A report of an earlier run must not speak for this one.
  await rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  let end = '';
  const exitCode = await start(suite, (part) => {
    end = (end + part).slice(-KEPT_OUTPUT);
    show(part);
  });
  const report = readReport(file);
  const counts = countsOf(suite.report, exitCode, report, suite.mayRunNothing);
  const named = failuresOf(suite.report, report);
  const failures =
    counts.failed > 0 && named.length === 0 ? [{ title: 'the end of its output', message: lastLines(end) }] : named;
  return { suite, counts, failures, seconds: (performance.now() - started) / 1000 };
}

async function start({ name, run, env, limitMinutes = LIMIT_MINUTES }: Suite, show: (part: string) => void) {
  const { code, isLate } = await runProgram(run, { env, limitMs: limitMinutes * 60_000, onOutput: show });
  if (isLate) show(`\n${name} was ended: it may take ${limitMinutes} minutes\n`);
  return code;
}
