/**
 * After a change of a spec, everything that follows from it in one go: a line per step, and contracts/report.html with all
 * that the steps said.
 *
 * Usage: node scripts/api.ts [step …]; without a name, all of them
 */
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { reportPage, runSteps, type Step } from './spec-changes/steps.ts';

const root = join(import.meta.dirname, '..');
const all: Step[] = [
  { name: 'lint', run: ['redocly', 'lint', 'openapi/*.yaml'] },
  { name: 'generate', run: ['node', 'scripts/generate.ts'] },
  { name: 'typecheck', run: ['tsc', '--noEmit'] },
  { name: 'contracts', run: ['node', 'scripts/contracts-run.ts'] },
  { name: 'verify', run: ['node', 'scripts/contracts-verify.ts'] },
  { name: 'coverage', run: ['node', 'scripts/contracts-coverage.ts'] },
  { name: 'diff', run: ['node', 'scripts/api-diff.ts'] },
];
const names = process.argv.slice(2);
const unknown = names.filter((name) => !all.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step called ${unknown.join(', ')}: there are ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
process.env.PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
const results = await runSteps(names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all, root, console.log);
writeFileSync(join(root, 'contracts/report.html'), reportPage(results));
console.log('\nAll that they said: contracts/report.html');
if (results.some(({ state }) => state !== 'passed')) process.exitCode = 1;
