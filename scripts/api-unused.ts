/**
 * Names the operations that stand in a spec, but that the app never calls. There may be some: it never fails because of them.
 *
 * Usage: node scripts/api-unused.ts
 */
import { join } from 'node:path';
import { readSpecs } from './generation/specs.ts';
import { unusedOperations } from './spec-changes/unused-operations.ts';

const root = join(import.meta.dirname, '..');
try {
  const services = readSpecs(join(root, 'openapi'));
  const unused = unusedOperations(services, join(root, 'src'));
  const all = services.reduce((sum, { operations }) => sum + operations.length, 0);
  unused.forEach(({ service, operationId }) => console.log(`${service} ${operationId}`));
  console.log(unused.length > 0 ? `${unused.length} of ${all} operations are never called by the app` : `The app calls all ${all} operations`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
