/**
 * Prints which tests show which requirement, with the results of the last `npm test`, `test:ci`, `test:all` and `test:resilience`.
 *
 * Usage: node scripts/trace.ts [--check] [id …]
 *   id       the tests of these ids only, by title; one that is none ends it
 *   --check  fails when an id has no test, or a test bears an id that is none
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine } from './command-line.ts';
import { collectResults, collectTests } from './trace/collect.ts';
import { endWith, SetupFailure } from './setup/failure.mjs';
import { entriesIn } from './trace/requirements.ts';
import { linesOf, unknownIds } from './trace/tracing.ts';
import { keyOf } from './trace/tests.ts';

const { values, positionals: wanted } = commandLine('npm run trace -- [--check] [id …]', {
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});
const entries = entriesIn(await readFile(join(import.meta.dirname, '../tests/requirements.md'), 'utf8'));
const stranger = wanted.find((name) => !entries.some(({ id }) => id === name));
if (stranger !== undefined)
  endWith(new SetupFailure(`No requirement has the id ${stranger}: tests/requirements.md lists them.`));

const [tests, results] = await Promise.all([collectTests(), collectResults()]);
const traced = tests.map((test) => ({ ...test, result: results.get(keyOf(test)) }));

const chosen = wanted.length > 0 ? entries.filter(({ id }) => wanted.includes(id)) : entries;
if (!values.check) for (const line of linesOf(chosen, traced, wanted.length > 0)) console.log(line);

const uncovered = entries.filter(({ id, review }) => !review && !traced.some(({ ids }) => ids.includes(id)));
const strangers = unknownIds(entries, traced);
console.log(
  `\n${entries.length} ids, ${traced.filter(({ ids }) => ids.length > 0).length} tests that bear one of them, ${traced.length} tests in all`,
);
console.log(
  `Left to a person: ${
    entries
      .filter(({ review }) => review)
      .map(({ id }) => id)
      .join(' ') || 'none'
  }`,
);
console.log(`Without a test: ${uncovered.map(({ id }) => id).join(' ') || 'none'}`);
if (strangers.length > 0) console.log(`In titles, but no requirement: ${strangers.join(' ')}`);
if (values.check && (uncovered.length > 0 || strangers.length > 0)) process.exitCode = 1;
