/**
 * Makes the present specs the baseline that `npm run api:diff` compares with. Refuses a breaking change without a new major
 * version, and a service that is gone without being named.
 *
 * Usage: node scripts/api-release.ts [--gone <service>]…
 */
import { join, relative } from 'node:path';
import { commandLine, withReportedErrors } from './command-line.ts';
import { soundSpecs } from './generation/specs.ts';
import { compareFolders, moveBaseline } from './spec-changes/folders.ts';
import { refusal, verdictText } from './spec-changes/verdict.ts';

const specs = relative('.', join(import.meta.dirname, '../openapi'));
const baseline = join(specs, 'baseline');
const { gone } = commandLine('npm run api:release -- [--gone <service>]…', {
  options: { gone: { type: 'string', multiple: true, default: [] } },
}).values;
await withReportedErrors(async () => {
  await soundSpecs(specs);
  const verdicts = await compareFolders(baseline, specs);
  verdicts.flatMap((verdict) => verdictText(verdict) ?? []).forEach((text) => console.log(text));
  const refused = verdicts.filter(
    (verdict) => verdict.refused && !(verdict.now === undefined && gone.includes(verdict.service)),
  );
  const there = gone.find(
    (service) => !verdicts.some((verdict) => verdict.service === service && verdict.now === undefined),
  );
  if (there !== undefined) throw new Error(`${there} is not gone: nothing of that name is in openapi/baseline alone.`);
  if (refused.length > 0) throw new Error(['The baseline stays.', ...refused.map(refusal)].join('\n'));
  moveBaseline(baseline, specs);
  console.log('The baseline is openapi/ as it is now.');
});
