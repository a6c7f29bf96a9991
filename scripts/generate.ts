import { generateInto } from './generation/generate-into.ts';
import { watchSpecs } from './generation/watch.ts';

/**
 * `npm run generate`: everything under generated/ from openapi/. `--watch` goes on and regenerates on every change of a spec.
 */
const started = performance.now();
try {
  const { services, operations } = await generateInto(process.cwd());
  console.log(`Generated ${operations} operations of ${services} services in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  if (process.argv.includes('--watch')) await watchSpecs(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
