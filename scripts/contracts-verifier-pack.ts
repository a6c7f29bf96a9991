/**
 * Packs the command for backend teams into one file, photo-contracts-<day>-<commit>.tgz, and keeps what they are handed.
 *
 * Usage: node scripts/contracts-verifier-pack.ts [folder] [--removed "<service>: <description>" …]
 *   folder      left out: .cache/contracts-verifier
 *   --removed   an interaction that teams were handed and that is gone on purpose; any other that is gone fails
 */
import { join, resolve } from 'node:path';
import { keepHandedOut, packVerifier } from '../contracts/verifier/pack.ts';
import { commandLine, withReportedErrors } from './command-line.ts';

const { values, positionals } = commandLine(
  'npm run contracts:verifier:pack -- [folder] [--removed "<service>: <description>" …]',
  { options: { removed: { type: 'string', multiple: true } }, allowPositionals: true },
);
await withReportedErrors(() => {
  const [folder = join(import.meta.dirname, '../.cache/contracts-verifier')] = positionals;
  console.log(packVerifier(resolve(folder), values.removed));
  keepHandedOut();
});
