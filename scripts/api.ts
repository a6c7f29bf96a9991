/**
 * Runs all steps that follow a change of a spec: prints a line per step, and writes contracts/report.html with all
 * that the steps said.
 *
 * Usage: node scripts/api.ts [--service <slug>]… [step …]; without a name, all of them
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { specSlugs } from '../contracts/support/spec.ts';
import { messageSlugs } from '../contracts/support/spec-files.ts';
import { commandLine, refuseUnknown } from './command-line.ts';
import { apiSteps } from './spec-changes/api-steps.ts';
import { reportPage } from './spec-changes/report-page.ts';
import { chosenSteps, runSteps } from './spec-changes/steps.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals: names } = commandLine('npm run api -- [--service <slug>]… [step …]', {
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

const started = performance.now();
const results = await runSteps(names.length > 0 ? chosenSteps(all, names) : all, root, console.log);
writeFileSync(join(root, 'contracts/report.html'), reportPage(results, new Date()));
console.log(`\nIn ${((performance.now() - started) / 1000).toFixed(1)} s; all that they said: contracts/report.html`);
if (results.some(({ state }) => state !== 'passed')) process.exitCode = 1;
