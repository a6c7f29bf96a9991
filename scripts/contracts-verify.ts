/**
 * Verifies that the sandbox serves what the contracts say, every interaction of every service: what providers are asked for, and
 * what the client bears; each kind at a sandbox of its own, both at once.
 *
 * Usage: node scripts/contracts-verify.ts [--changed] [--verbose] [--json <file>] [service …]
 *   --changed  leave out services of which nothing changed since they were last verified
 * Environment: SANDBOX_DEFECT=<operationId>:<kind>, which must make it fail
 */
import { parseArgs } from 'node:util';
import { KINDS, pactsOf, servicesWithContract, type Kind } from '../contracts/pact-files/kinds.ts';
import { pactPath, pactServices } from '../contracts/pact-files/pact-file.ts';
import { conclude } from '../contracts/pact-files/summary.ts';
import type { Verification } from '../contracts/verification/verifier.ts';
import { endWith } from './setup/failure.mjs';
import { sincePassed, toldUnchanged } from './spec-changes/since-passed.ts';

const { values, positionals } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
  allowPositionals: true,
});

const wanted = positionals.length > 0 ? positionals : servicesWithContract();
// One that must fail is asked whatever passed before.
const since = values.changed && !process.env.SANDBOX_DEFECT ? sincePassed('verify', wanted) : undefined;
if (since?.changed.length === 0) {
  console.log(toldUnchanged(since));
  process.exit();
}

// Both take seconds to load, which only a service to verify is worth.
const { startSandbox } = await import('#sandbox/main.ts');
const { openVerifier } = await import('../contracts/verification/verifier.ts');
const all = (await Promise.all(KINDS.map(verifyKind))).flat();
const passed = all.reduce((sum, one) => sum + one.passed, 0);
const failed = all.reduce((sum, { failures }) => sum + failures.length, 0);
// Nothing verified is no success.
if (passed > 0 && failed === 0) since?.passed();
console.log(
  `${passed} interactions hold, ${failed} failures${since && since.unchanged.length > 0 ? `; ${toldUnchanged(since)}` : ''}`,
);
conclude({ passed, failed, skipped: 0 }, values.json);

async function verifyKind(kind: Kind): Promise<Verification[]> {
  const sandbox = await startSandbox({
    sandboxPort: 0,
    appPort: 0,
    dataFolder: ':memory:',
    app: 'none',
    defect: process.env.SANDBOX_DEFECT,
    print: () => {},
  }).catch(endWith);
  const verifier = openVerifier();
  try {
    const token = await sandbox.issueAccessToken('anna@example.com');
    const base = sandbox.addresses.sandbox;
    const verifications: Verification[] = [];
    for (const service of servicesOf(kind)) {
      const verification = await verifier.verify({
        service,
        pact: pactPath(service, pactsOf(kind)),
        baseUrl: `${base}/${service}`,
        stateUrl: `${base}/__sandbox/provider-states`,
        token,
      });
      report(kind, verification);
      verifications.push(verification);
    }
    return verifications;
  } finally {
    verifier.close();
    await sandbox.close();
  }
}

/** Services to verify: one that should have a contract with the provider and has none fails instead of being forgotten. */
function servicesOf(kind: Kind): string[] {
  const there = pactServices(pactsOf(kind));
  return (since?.changed ?? wanted).filter((service) => kind === 'provider' || there.includes(service));
}

function report(kind: Kind, { service, passed: held, failures, log }: Verification): void {
  console.log(
    `${failures.length > 0 ? '✗' : '✓'} ${service.padEnd(24)} ${String(held).padStart(4)} interactions ${kind === 'client' ? 'that the client bears ' : ''}hold${failures.length > 0 ? `, ${failures.length} failures` : ''}`,
  );
  failures.forEach((failure) => console.log(`  ✗ ${failure}`));
  if (values.verbose) console.log(log);
}
