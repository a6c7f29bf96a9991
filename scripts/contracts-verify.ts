/**
 * Verifies that the sandbox serves what the contracts say, every interaction of every service: what providers are asked for, and
 * what the client bears.
 *
 * Usage: node scripts/contracts-verify.ts [--verbose] [--json <file>] [service …]
 * Environment: CONTRACTS_SANDBOX_PORT, a free port otherwise; SANDBOX_DEFECT=<operationId>:<kind>, which must make it fail
 */
import { parseArgs } from 'node:util';
import { startSandbox } from '#sandbox/main.ts';
import { KINDS, pactsOf, type Kind } from '../contracts/pact-files/kinds.ts';
import { pactPath, pactServices } from '../contracts/pact-files/pact-file.ts';
import { conclude } from '../contracts/pact-files/summary.ts';
import { specSlugs } from '../contracts/support/spec.ts';
import { messageSlugs } from '../contracts/support/spec-files.ts';
import { openVerifier } from '../contracts/verification/verifier.ts';
import { endWith } from './setup/failure.mjs';

const { values, positionals: chosen } = parseArgs({
  options: { verbose: { type: 'boolean', default: false }, json: { type: 'string' } },
  allowPositionals: true,
});

const port = Number(process.env.CONTRACTS_SANDBOX_PORT ?? 0);
const defect = process.env.SANDBOX_DEFECT;
const sandbox = await startSandbox({
  sandboxPort: port,
  appPort: 0,
  dataFolder: ':memory:',
  app: 'none',
  defect,
  print: () => {},
}).catch(endWith);
const verifier = openVerifier();
let passed = 0;
let failed = 0;
try {
  const token = await sandbox.issueAccessToken('anna@example.com');
  // A service without a contract is verified too, so that it fails instead of being forgotten.
  const services =
    chosen.length > 0 ? chosen : [...new Set([...specSlugs(), ...messageSlugs(), ...pactServices()])].sort();
  const pairs = services.flatMap((service) =>
    KINDS.filter((kind) => kind === 'provider' || pactServices(pactsOf(kind)).includes(service)).map(
      (kind) => [service, kind] as const,
    ),
  );
  for (const [service, kind] of pairs) {
    const base = sandbox.addresses.sandbox;
    const verification = await verifier.verify({
      service,
      pact: pactPath(service, pactsOf(kind)),
      baseUrl: `${base}/${service}`,
      stateUrl: `${base}/__sandbox/provider-states`,
      token,
    });
    report(kind, verification);
    passed += verification.passed;
    failed += verification.failures.length;
  }
} finally {
  verifier.close();
  await sandbox.close();
}
console.log(`${passed} interactions hold, ${failed} failures`);
conclude({ passed, failed, skipped: 0 }, values.json);

function report(
  kind: Kind,
  { service, passed: held, failures, log }: Awaited<ReturnType<typeof verifier.verify>>,
): void {
  console.log(
    `${failures.length > 0 ? '✗' : '✓'} ${service.padEnd(24)} ${String(held).padStart(4)} interactions ${kind === 'client' ? 'that the client bears ' : ''}hold${failures.length > 0 ? `, ${failures.length} failures` : ''}`,
  );
  failures.forEach((failure) => console.log(`  ✗ ${failure}`));
  if (values.verbose) console.log(log);
}
