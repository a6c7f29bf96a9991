/**
 * Generates everything under generated/ from openapi/, or only what follows from the specs of some services.
 *
 * Usage: node scripts/generate.ts [service …], or --watch, which goes on and generates again each service whose files change
 */
import { constants } from 'node:os';
import { commandLine, withReportedErrors } from './command-line.ts';
import { generateInto } from './generation/generate-into.ts';
import { watchSpecs } from './generation/watch.ts';
import { endWith, SetupFailure } from './setup/failure.mjs';

const { values, positionals: chosen } = commandLine('npm run generate -- [service … | --watch]', {
  options: { watch: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.watch && chosen.length > 0)
  endWith(new SetupFailure('--watch takes no services: it generates each again whose files change.'));
// A signal ends a process without its listeners of an exit, unless someone listens to the signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
const started = performance.now();
await withReportedErrors(async () => {
  if (values.watch) await watchSpecs('.', { print: console.log });
  else {
    const { services, operations } = await generateInto('.', chosen);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Generated ${operations} operations of ${services} services in ${seconds} s.`);
  }
});
