/**
 * Writes docs/operations.md: where each operation is used, what its contract holds, which pages and forms it reaches. Fails
 * when no page comes to call an operation and its spec does not say why.
 *
 * Usage: node scripts/operations.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, withReportedErrors } from './command-line.ts';
import { operationsPage } from './operations/table.ts';

commandLine('npm run operations', {});
const root = join(import.meta.dirname, '..');
await withReportedErrors(() => {
  writeFileSync(join(root, 'docs/operations.md'), operationsPage(root));
  console.log('docs/operations.md is written.');
});
