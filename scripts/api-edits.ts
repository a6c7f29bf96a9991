/**
 * Writes into docs/contracts.md how many files a change of a spec touches by hand: counted in the exercises of
 * tests/house/spec-changes, which the house test of that name does.
 *
 * Usage: node scripts/api-edits.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exercises } from '../tests/house/spec-changes/exercises.ts';
import { withCounts } from '../tests/house/spec-changes/table.ts';
import { commandLine } from './command-line.ts';

commandLine('npm run api:edits', {});
const page = join(import.meta.dirname, '../docs/contracts.md');
writeFileSync(page, withCounts(readFileSync(page, 'utf8'), exercises));
