/**
 * Writes docs/fault-matrix.md from what has been reviewed of the fault matrix. With --accept, what the last run has seen
 * becomes what is reviewed: look at the difference before you commit it.
 *
 * Usage: node scripts/fault-matrix.ts [--accept]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matrixPage } from '../tests/resilience/matrix/page.ts';
import { notedResults } from '../tests/resilience/matrix/results.ts';
import { commandLine } from './command-line.ts';
import { endWith, SetupFailure } from './setup/failure.mjs';

const root = join(import.meta.dirname, '..');
const reactionsFile = join(root, 'tests/resilience/reactions.json');
const callsFile = join(root, 'tests/resilience/calls.json');

const { values } = commandLine('node scripts/fault-matrix.ts [--accept]', { options: { accept: { type: 'boolean' } } });
if (values.accept) accept();
writeFileSync(join(root, 'docs/fault-matrix.md'), matrixPage(read(reactionsFile)));

function accept(): void {
  const results = notedResults();
  if (results.length === 0)
    endWith(
      new SetupFailure(
        'No run of the fault matrix has been noted: run `npm run test:resilience`, then accept what it has seen.',
      ),
    );
  const [reactions, calls] = [read<string>(reactionsFile), read<string[]>(callsFile)];
  for (const result of results) {
    // Operations that are not called any more have no cells.
    for (const key of Object.keys(reactions)) {
      const [situation = '', operation = ''] = key.split(' | ');
      if (situation === result.situation && !result.calls.includes(operation)) delete reactions[key];
    }
    calls[result.situation] = result.calls;
    for (const [key, { reaction, faults }] of Object.entries(result.cells)) {
      // A forbidden outcome cannot be accepted by a review: it has to be fixed.
      if (faults.length === 0) reactions[key] = reaction;
      else console.log(`Not accepted: ${key}: ${faults.join('; ')}`);
    }
  }
  write(reactionsFile, reactions);
  write(callsFile, calls);
}

function read<Value>(file: string): Record<string, Value> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** One line for each, in order: a difference shows what has changed. */
function write(file: string, entries: Record<string, unknown>): void {
  const lines = Object.entries(entries)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
