/**
 * Everything under generated/ from openapi/, or only what follows from the specs of some services.
 *
 * Usage: node scripts/generate.ts [--watch] [service …]; --watch goes on, and generates again whatever spec changes
 */
import { parseArgs } from 'node:util';
import { generateInto } from './generation/generate-into.ts';
import { watchSpecs } from './generation/watch.ts';

const { values, positionals: chosen } = parseArgs({
  options: { watch: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const started = performance.now();
try {
  const { services, operations } = await generateInto(process.cwd(), chosen);
  console.log(
    `Generated ${operations} operations of ${services} services in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
  if (values.watch) await watchSpecs(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
