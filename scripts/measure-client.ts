/**
 * `npm run measure:client`: what the generated client weighs, minified and compressed with gzip, for each operation and in
 * all, with its validators and without what all operations share (React Query, zod and the HTTP client).
 *
 * Usage: node scripts/measure-client.ts [service …]; without one, all
 */
import { join } from 'node:path';
import { commandLine, refuseUnknown } from './command-line.ts';
import { readSpecs } from './generation/specs.ts';
import { gzipSizeOf } from './measure/client-size.ts';

const root = join(import.meta.dirname, '..');
const { positionals: chosen } = commandLine('npm run measure:client -- [service …]', { allowPositionals: true });
const specs = readSpecs(join(root, 'openapi'));
refuseUnknown(
  'service',
  chosen,
  specs.map(({ slug }) => slug),
);
const services = specs.filter(({ slug }) => chosen.length === 0 || chosen.includes(slug));
const all = services.flatMap(({ slug, operations }) =>
  operations.map(({ operationId, method }) => ({ service: slug, operationId, method })),
);
const shown = (bytes: number) => `${bytes} B`.padStart(10);

console.log(`${'service'.padEnd(24)}${'operation'.padEnd(32)}${'function'.padStart(10)}${'with hook'.padStart(10)}`);
for (const operation of all) {
  const [plain, hook] = [await gzipSizeOf(root, [operation], 'function'), await gzipSizeOf(root, [operation], 'hook')];
  console.log(`${operation.service.padEnd(24)}${operation.operationId.padEnd(32)}${shown(plain)}${shown(hook)}`);
}
console.log(
  `${'all in one file'.padEnd(24)}${`${all.length} operations`.padEnd(32)}${shown(await gzipSizeOf(root, all, 'function'))}${shown(await gzipSizeOf(root, all, 'hook'))}`,
);
