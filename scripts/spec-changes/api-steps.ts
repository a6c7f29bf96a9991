import { specFile } from '../../contracts/support/spec-files.ts';
import type { Step } from './steps.ts';

/**
 * The steps of `npm run api`. What a change means comes first: it decides whether the rest is worth the while.
 * @param services compares, lints, generates, records and verifies only these, whether they changed or not; the other steps always
 * look at everything
 */
export function apiSteps(services: string[] = []): Step[] {
  const specs =
    services.length > 0
      ? services.map((service) => `openapi/${specFile(service)}`)
      : ['openapi/*.yaml', 'openapi/sign-in/*.yaml'];
  // What nothing changed of since it passed is not asked again, unless it is asked by name.
  const which = services.length > 0 ? services : ['--changed'];
  // Contracts are verified as they are while they are recorded anew: nearly always that changes none of them, and each takes less than
  // two cores. What does not hold, or is written anew, is verified after it.
  const ahead = { name: 'ahead', run: ['node', 'scripts/contracts-verify.ts', '--ahead'], after: ['generate'] };
  return [
    { name: 'diff', run: ['node', 'scripts/api-diff.ts', ...services], after: [] },
    { name: 'generate', run: ['node', 'scripts/generate.ts', ...services], after: ['diff'] },
    { name: 'lint', run: ['redocly', 'lint', ...specs], after: ['diff'] },
    { name: 'contracts', run: ['node', 'scripts/contracts-run.ts', ...which], after: ['generate'] },
    ...(services.length > 0 ? [] : [ahead]),
    // The build tells which operations are used.
    { name: 'build', run: ['node', 'scripts/setup.mjs', 'build'], after: ['generate'] },
    // Looks again only at what a changed file reaches. One checker: each of several works out again the types that they share, 5 s of
    // a processor that other steps need.
    { name: 'typecheck', run: ['tsc', '--noEmit', '--checkers', '1'], after: ['generate'] },
    { name: 'unused', run: ['node', 'scripts/api-unused.ts'], after: ['build'] },
    { name: 'verify', run: ['node', 'scripts/contracts-verify.ts', ...which], after: ['contracts', 'ahead'] },
    { name: 'coverage', run: ['node', 'scripts/contracts-coverage.ts'], after: ['contracts'] },
  ];
}
