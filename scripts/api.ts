/**
 * Runs all steps that follow a change of a spec: prints a line per step, and writes contracts/report.html with all
 * that the steps said.
 *
 * Usage: node scripts/api.ts [--service <slug>]… [step …]; without a name, all of them
 */
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { specSlugs } from '../contracts/support/spec.ts';
import { messageSlugs } from '../contracts/support/spec-files.ts';
import { apiSteps } from './spec-changes/api-steps.ts';
import { reportPage } from './spec-changes/report-page.ts';
import { runSteps } from './spec-changes/steps.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals: names } = parseArgs({
  options: { service: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const all = apiSteps(values.service);
refuseUnknown(
  'step',
  names,
  all.map(({ name }) => name),
);
refuseUnknown('service', values.service, [...specSlugs(), ...messageSlugs()].sort());

process.env.PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
const results = await runSteps(
  names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all,
  root,
  console.log,
);
writeFileSync(join(root, 'contracts/report.html'), reportPage(results, new Date()));
console.log('\nAll that they said: contracts/report.html');
if (results.some(({ state }) => state !== 'passed')) process.exitCode = 1;

function refuseUnknown(kind: string, given: string[], known: string[]): void {
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  console.error(`There is no ${kind} called ${unknown.join(', ')}: there are ${known.join(', ')}.`);
  process.exit(1);
}
