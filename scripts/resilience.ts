/**
 * Runs all of the fault matrix, of the random journeys and of the schema fuzz, of which `npm run test:all` runs a part.
 * Ends with "N passed, N failed".
 *
 * Usage: node scripts/resilience.ts [--seed N] [-g <title>]
 */
import { seedFrom } from '../tests/resilience/seed.ts';
import { commandLine } from './command-line.ts';
import { endWith, SetupFailure } from './setup/failure.mjs';
import { closingLine } from './testing/counts.ts';
import { failureText } from './testing/failures.ts';
import { runSuite } from './testing/run-suite.ts';
import { suites } from './testing/suites.ts';

const { values } = commandLine('npm run test:resilience -- [--seed <number>] [-g <title>]', {
  options: { seed: { type: 'string' }, grep: { type: 'string', short: 'g' } },
});
try {
  seedFrom(values.seed ?? process.env.RESILIENCE_SEED);
} catch (error) {
  endWith(error);
}
process.env.RESILIENCE = 'all';
if (values.seed) process.env.RESILIENCE_SEED = values.seed;
// Each run makes other journeys, and says which (tests/resilience/journeys).
else process.env.JOURNEY_SEED ??= String(Date.now() % 1_000_000_000);

/** Time limit, in minutes: all cells of the matrix take an hour on two cores. */
const LIMIT_MINUTES = 180;

const outcomes = [];
for (const suite of suites) {
  if (!['fault-matrix', 'resilience', 'fuzz'].includes(suite.name)) continue;
  const { grep } = values;
  const narrowed =
    grep === undefined ? [] : suite.report === 'vitest' ? ['-t', grep] : ['-g', grep, '--pass-with-no-tests'];
  outcomes.push(
    await runSuite({
      ...suite,
      run: [...suite.run, ...narrowed],
      limitMinutes: LIMIT_MINUTES,
      // A test is in one of the suites, as a rule.
      mayRunNothing: grep !== undefined,
    }),
  );
}
if (outcomes.every(({ counts }) => counts.passed + counts.failed === 0))
  endWith(new SetupFailure(`There is no test whose title has ${values.grep}.`));
for (const { suite, failures } of outcomes) {
  for (const failure of failures) console.log(failureText(suite.name, failure));
}
console.log(closingLine(outcomes.map(({ counts }) => counts)));
if (outcomes.some(({ counts }) => counts.failed > 0)) process.exitCode = 1;
