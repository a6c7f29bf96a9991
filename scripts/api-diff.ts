/**
 * Changes of the specs since the baseline, by service: breaking or not, and the version that they require. Fails
 * when a breaking change has no new major version, and when a service is gone.
 *
 * Usage: node scripts/api-diff.ts
 */
import { join } from 'node:path';
import { readSpecs } from './generation/specs.ts';
import { compareFolders } from './spec-changes/folders.ts';
import { refusal, verdictText } from './spec-changes/verdict.ts';

const specs = join(import.meta.dirname, '../openapi');
try {
  // A spec that cannot be parsed is named with its line.
  readSpecs(specs);
  const verdicts = compareFolders(join(specs, 'baseline'), specs);
  if (verdicts.every(({ before }) => before === undefined))
    throw new Error('openapi/baseline holds no specs: run npm run api:release.');
  const texts = verdicts.flatMap((verdict) => verdictText(verdict) ?? []);
  console.log(
    texts.length > 0 ? texts.join('\n') : `Nothing changed since the baseline in ${verdicts.length} services.`,
  );
  const refused = verdicts.filter((verdict) => verdict.refused);
  refused.forEach((verdict) => console.error(`\n${refusal(verdict)}`));
  if (refused.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
