/**
 * Which tests show which requirement, and what came of them last.
 *
 * Usage: node scripts/trace.ts [--write | --check] [id …]
 *   id       the tests of these ids only, by title
 *   --write  writes what it found into the ledger, tests/requirements.md
 *   --check  fails when the ledger says something else, or an id has no test
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collectResults, collectTests } from './trace/collect.ts';
import { entriesIn, withEvidence } from './trace/ledger.ts';
import { evidenceOf, linesOf, unknownIds } from './trace/tracing.ts';
import { keyOf } from './trace/tests.ts';

const ledgerFile = join(import.meta.dirname, '../tests/requirements.md');
const { values, positionals: wanted } = parseArgs({ options: { write: { type: 'boolean' }, check: { type: 'boolean' } }, allowPositionals: true });

const [ledger, tests, results] = await Promise.all([readFile(ledgerFile, 'utf8'), collectTests(), collectResults()]);
const traced = tests.map((test) => ({ ...test, result: results.get(keyOf(test)) }));
const entries = entriesIn(ledger);
const shown = withEvidence(ledger, evidenceOf(traced));

if (values.write) {
  await writeFile(ledgerFile, shown);
  console.log('tests/requirements.md is written.');
} else {
  const chosen = wanted.length > 0 ? entries.filter(({ id }) => wanted.includes(id)) : entries;
  if (!values.check) for (const line of linesOf(chosen, traced, wanted.length > 0)) console.log(line);
}

const uncovered = entries.filter(({ id, review }) => !review && !traced.some(({ ids }) => ids.includes(id)));
const strangers = unknownIds(entries, traced);
const drifted = values.check === true && shown !== ledger;
console.log(`\n${entries.length} ids, ${traced.filter(({ ids }) => ids.length > 0).length} tests that bear one of them, ${traced.length} tests in all`);
console.log(`Left to a person: ${entries.filter(({ review }) => review).map(({ id }) => id).join(' ') || 'none'}`);
console.log(`Without a test: ${uncovered.map(({ id }) => id).join(' ') || 'none'}`);
if (strangers.length > 0) console.log(`In titles, but in no line of the ledger: ${strangers.join(' ')}`);
if (drifted) console.log('tests/requirements.md does not say what the tests say: run `npm run trace -- --write`.');
if (values.check && (drifted || uncovered.length > 0 || strangers.length > 0)) process.exitCode = 1;
