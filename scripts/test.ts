/**
 * Runs the test suites, goes on after a failed one, names at the end what failed, and closes with one line over all of
 * them: "N passed, N failed".
 *
 * Usage: node scripts/test.ts [suite or group …]; without a name, all but the proofs; `all` for those too (scripts/testing/suites.ts)
 */
import { refuseUnknown } from './command-line.ts';
import { closingLine } from './testing/counts.ts';
import { durationRemark } from './testing/durations.ts';
import { failureText } from './testing/failures.ts';
import { runQuietly, runSuite, type Outcome } from './testing/run-suite.ts';
import { suites, type Suite, wholeBar } from './testing/suites.ts';

const begun = performance.now();
const names = process.argv.slice(2);
const everything = names.includes('all');
refuseUnknown('suite', names, [...suites.flatMap(({ name, group }) => [name, group]), 'all']);

const chosen = suites.filter(
  (suite) =>
    (everything && suite.group !== 'part') ||
    (names.length === 0 && suite.group !== 'proof' && suite.group !== 'part') ||
    names.includes(suite.name) ||
    names.includes(suite.group),
);
const of = (group: Suite['group']) => chosen.filter((suite) => suite.group === group);
// Two checks at a time: most machines have more cores than one, and few of these use more than one.
const outcomes = [
  ...(await run(of('check'), 2, runQuietly)),
  ...(await run(of('build'), 1, runQuietly)),
  ...(await run([...of('test'), ...of('proof'), ...of('part')], 1, runSuite)),
];

// Repeated at the end of the output, which may be all that is left of a run of half an hour.
for (const { suite, failures } of outcomes) {
  for (const failure of failures) console.log(failureText(suite.name, failure));
}

console.log();
for (const { suite, counts, seconds } of outcomes) {
  const remark = counts.remark ? ` (${counts.remark})` : '';
  console.log(
    `${counts.failed > 0 ? '✗' : '✓'} ${suite.name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${closingLine([counts])}${remark}${durationRemark(seconds, suite.bar)}`,
  );
}
const whole = (performance.now() - begun) / 1000;
console.log(
  `  ${'together'.padEnd(24)} ${whole.toFixed(1).padStart(6)} s${names.length === 0 ? durationRemark(whole, wholeBar) : ''}`,
);
console.log();
console.log(closingLine(outcomes.map((outcome) => outcome.counts)));
if (outcomes.some((outcome) => outcome.counts.failed > 0)) process.exitCode = 1;

/** Runs suites in order, some of them side by side, and goes on whatever comes of them. */
async function run(waiting: Suite[], lanes: number, runOne: (suite: Suite) => Promise<Outcome>): Promise<Outcome[]> {
  const done: Outcome[] = [];
  const queue = waiting.values();
  const lane = async () => {
    for (const suite of queue) done.push(await runOne(suite));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}
