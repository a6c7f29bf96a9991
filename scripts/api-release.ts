/**
 * Makes the present specs the baseline that `npm run api:diff` compares with. Refuses a breaking change without a new major
 * version.
 *
 * Usage: node scripts/api-release.ts
 */
import { join } from 'node:path';
import { readSpecs } from './generation/specs.ts';
import { compareFolders, moveBaseline } from './spec-changes/folders.ts';
import { verdictText } from './spec-changes/verdict.ts';

const specs = join(import.meta.dirname, '../openapi');
const baseline = join(specs, 'baseline');
try {
  readSpecs(specs);
  const verdicts = compareFolders(baseline, specs);
  verdicts.flatMap((verdict) => verdictText(verdict) ?? []).forEach((text) => console.log(text));
  const refused = verdicts.filter((verdict) => verdict.refused);
  if (refused.length > 0) {
    console.error(`The baseline stays: raise the major version of ${refused.map(({ service, next }) => `${service} (${next})`).join(', ')}.`);
    process.exitCode = 1;
  } else {
    moveBaseline(baseline, specs);
    console.log('The baseline is openapi/ as it is now.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
