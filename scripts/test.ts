/**
 * Runs the test suites, goes on after a failed one, and ends with one line over all of them: "N passed, N failed".
 *
 * Usage: node scripts/test.ts [suite or group …]; without a name, all of them (scripts/testing/suites.ts)
 */
import { delimiter, join } from 'node:path';
import { closingLine } from './testing/counts.ts';
import { runQuietly, runSuite, type Outcome } from './testing/run-suite.ts';
import { suites, type Suite } from './testing/suites.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !suites.some((suite) => suite.name === name || suite.group === name));
if (unknown.length > 0) {
  console.error(`There is no suite called ${unknown.join(', ')}: there are ${suites.map((suite) => suite.name).join(', ')}.`);
  process.exit(1);
}

process.env.PATH = `${join(import.meta.dirname, '../node_modules/.bin')}${delimiter}${process.env.PATH}`;
const chosen = suites.filter((suite) => names.length === 0 || names.includes(suite.name) || names.includes(suite.group));
const outcomes = [...(await runChecks(chosen.filter((suite) => suite.group === 'check'))), ...(await runTests(chosen.filter((suite) => suite.group === 'test')))];

console.log();
for (const { suite, counts, seconds } of outcomes) {
  const remark = counts.remark ? ` (${counts.remark})` : '';
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${suite.name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${closingLine([counts])}${remark}`);
}
console.log();
console.log(closingLine(outcomes.map((outcome) => outcome.counts)));
if (outcomes.some((outcome) => outcome.counts.failed > 0)) process.exitCode = 1;

/** Two at a time: most machines have more cores than one, and few of these use more than one. */
async function runChecks(checks: Suite[]): Promise<Outcome[]> {
  const waiting = [...checks];
  const done: Outcome[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done.push(await runQuietly(next));
  };
  await Promise.all([lane(), lane()]);
  return done;
}

async function runTests(tests: Suite[]): Promise<Outcome[]> {
  const done: Outcome[] = [];
  for (const suite of tests) done.push(await runSuite(suite));
  return done;
}
