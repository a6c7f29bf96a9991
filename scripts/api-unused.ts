/**
 * Names the operations that stand in a spec, but that the built app never calls, those of other callers apart. There may be
 * some: it never fails because of them.
 *
 * Usage: node scripts/api-unused.ts
 */
import { join } from 'node:path';
import { commandLine, withReportedErrors } from './command-line.ts';
import { readSpecs } from './generation/specs.ts';
import { unusedOperations } from './spec-changes/unused-operations.ts';

commandLine('npm run api:unused', {});
const root = join(import.meta.dirname, '..');
await withReportedErrors(() => {
  const services = readSpecs(join(root, 'openapi'));
  const unused = unusedOperations(services, join(root, 'dist'));
  const all = services.reduce((sum, { operations }) => sum + operations.length, 0);
  const [ofOthers, ofNobody] = [
    unused.filter(({ caller }) => caller !== undefined),
    unused.filter(({ caller }) => caller === undefined),
  ];
  ofNobody.forEach(({ service, operationId }) => console.log(`${service} ${operationId}`));
  ofOthers.forEach(({ service, operationId, caller }) => console.log(`${service} ${operationId}: ${caller}`));
  console.log(
    `The app calls ${all - unused.length} of ${all} operations; ${ofOthers.length} are not its to call, as their specs say, ${ofNobody.length} nobody calls`,
  );
});
