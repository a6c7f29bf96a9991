import type { Step } from './steps.ts';

/**
 * The steps of `npm run api`, in order: each builds on those before it.
 * @param services lints, generates, records, compares and verifies only these; the other steps always look at everything
 */
export function apiSteps(services: string[] = []): Step[] {
  const specs =
    services.length > 0
      ? services.map((service) => `openapi/${service}.yaml`)
      : ['openapi/*.yaml', 'openapi/sign-in/*.yaml'];
  return [
    { name: 'lint', run: ['redocly', 'lint', ...specs] },
    { name: 'generate', run: ['node', 'scripts/generate.ts', ...services] },
    { name: 'typecheck', run: ['tsc', '--noEmit'] },
    { name: 'contracts', run: ['node', 'scripts/contracts-run.ts', ...services] },
    { name: 'opc', run: ['node', 'scripts/contracts-opc.ts', ...services] },
    { name: 'verify', run: ['node', 'scripts/contracts-verify.ts', ...services] },
    { name: 'coverage', run: ['node', 'scripts/contracts-coverage.ts'] },
    { name: 'diff', run: ['node', 'scripts/api-diff.ts'] },
    // The build tells which operations are used.
    { name: 'build', run: ['node', 'scripts/setup.mjs', 'build'] },
    { name: 'unused', run: ['node', 'scripts/api-unused.ts'] },
  ];
}
