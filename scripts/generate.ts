/**
 * Everything under generated/ from openapi/, or only what follows from the specs of some services.
 *
 * Usage: node scripts/generate.ts [service …], or --watch, which goes on and generates again each service whose files change
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
  if (values.watch) await watchSpecs('.', { print: console.log });
  else {
    const { services, operations } = await generateInto('.', chosen);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Generated ${operations} operations of ${services} services in ${seconds} s.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
