/**
 * Names what the app uses of the browser that a version of .browserslistrc lacks, unless scripts/browsers/fallbacks.ts says what
 * is done without it and which test takes it away; and what that list says in vain. Fails if there is anything.
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
