/**
 * Names uses in the app of what a version of .browserslistrc lacks, unless scripts/browsers/fallbacks.ts has a fallback
 * with its test; and entries there that nothing uses. Fails if there is anything.
 *
 * Usage: node scripts/browsers.ts
 */
import { join } from 'node:path';
import { problems, usesToJudge } from './browsers/check.ts';
import { fallbacks } from './browsers/fallbacks.ts';

const root = join(import.meta.dirname, '..');
const found = problems(root, usesToJudge(root, fallbacks), fallbacks);
for (const problem of found) console.error(problem);
if (found.length > 0) process.exitCode = 1;
