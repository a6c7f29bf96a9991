/**
 * Changes of the specs since the baseline, by service, and what they mean: would the services of today satisfy this client, and
 * would the client of the baseline be satisfied by this spec? Fails when a change that breaks either has no new major version, and
 * when a service is gone.
 *
 * Usage: node scripts/api-diff.ts [--format text|html|json|github|gitlab] [service …]
 */
import { join, relative } from 'node:path';
import { commandLine, withReportedErrors } from './command-line.ts';
import { soundSpecs } from './generation/specs.ts';
import { compareFolders } from './spec-changes/folders.ts';
import { FORMATS } from './spec-changes/formats.ts';
import { refusal } from './spec-changes/verdict.ts';

const specs = relative('.', join(import.meta.dirname, '../openapi'));
const { values, positionals: services } = commandLine(
  `npm run api:diff -- [--format ${Object.keys(FORMATS).join('|')}] [service …]`,
  { options: { format: { type: 'string', default: 'text' } }, allowPositionals: true },
);
await withReportedErrors(async () => {
  const format = FORMATS[values.format];
  if (!format) throw new Error(`There is no format ${values.format}: there are ${Object.keys(FORMATS).join(', ')}.`);
  // A spec that cannot be compared is named with its line.
  await soundSpecs(specs);
  const verdicts = await compareFolders(join(specs, 'baseline'), specs, services);
  // A service that is named may be the first of its kind.
  if (services.length === 0 && verdicts.every(({ before }) => before === undefined))
    throw new Error('openapi/baseline holds no specs: run npm run api:release.');
  console.log(format(verdicts));
  const refused = verdicts.filter((verdict) => verdict.refused);
  refused.forEach((verdict) => console.error(`\n${refusal(verdict)}`));
  if (refused.length > 0) process.exitCode = 1;
});
