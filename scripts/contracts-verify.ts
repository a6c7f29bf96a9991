/**
 * Verifies that the sandbox serves what the contracts say, every interaction of every service: what providers are asked for, and
 * what the client bears; a few services at a time, each at a sandbox of its own.
 *
 * Usage: node scripts/contracts-verify.ts [--changed | --ahead] [--verbose] [--json <file>] [service …]
 *   --changed  leave out services of which nothing changed since they were last verified
 *   --ahead    the same before contracts are written anew: which of them hold is written down, and none fails
 * Environment: SANDBOX_DEFECT=<operationId>:<kind>, which must make it fail
 */
import { statSync } from 'node:fs';
import { KINDS, pactsOf, servicesWithContract } from '../contracts/pact-files/kinds.ts';
import { pactPath, pactServices, readContract } from '../contracts/pact-files/pact-file.ts';
import { conclude } from '../contracts/pact-files/summary.ts';
import type { Kind } from '../contracts/support/case-kinds.ts';
import { messageSlugs } from '../contracts/support/spec-files.ts';
import type { ContractVerifier, Verification } from '../contracts/verification/verifier.ts';
import { commandLine } from './command-line.ts';
import { endWith } from './setup/failure.mjs';
import { sincePassed, unchangedText } from './spec-changes/since-passed.ts';

const { values, positionals } = commandLine(
  'npm run contracts:verify -- [--changed | --ahead] [--verbose] [--json <file>] [service …]',
  {
    options: {
      ahead: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
    allowPositionals: true,
  },
);

/** Number of services at a time, on two cores as on more: each has a sandbox and a verifier to start. */
const LANES = 2;

const wanted = positionals.length > 0 ? positionals : servicesWithContract();
// One that must fail is asked whatever passed before.
const isPartial = values.changed || values.ahead;
const since = isPartial && !process.env.SANDBOX_DEFECT ? sincePassed('verify', wanted) : undefined;
if (since?.changed.length === 0) {
  console.log(unchangedText(since));
  process.exit();
}

// What follows takes seconds to load, which only a service to verify is worth.
const { openVerifier } = await import('../contracts/verification/verifier.ts');
const { resultsOf } = await import('../contracts/verifier/results.ts');
const { textOf } = await import('../contracts/verifier/interaction-report.ts');
const jobs = KINDS.flatMap((kind) =>
  servicesOf(kind).map((service) => ({ kind, service, size: sizeOf(kind, service) })),
);
// Those first that take the longest: what comes last keeps no lane waiting.
const queue = jobs.toSorted((one, other) => other.size - one.size);
const verifiers = queue.slice(0, LANES).map(() => openVerifier());
const { startSandbox } = await import('#sandbox/main.ts');
const all = (await Promise.all(verifiers.map((verifier) => verifyFrom(queue, verifier)))).flat();
if (values.ahead) {
  const failing = new Set(all.filter(({ failures }) => failures.length > 0).map(({ service }) => service));
  const holding = since?.changed.filter((service) => !failing.has(service)) ?? [];
  since?.passed(holding);
  console.log(`${holding.length} services hold as they are`);
  process.exit();
}
const passed = all.reduce((sum, one) => sum + one.passed, 0);
const failed = all.reduce((sum, { failures }) => sum + failures.length, 0);
// Nothing verified is no success.
if (passed > 0 && failed === 0) since?.passed();
console.log(
  `${passed} interactions hold, ${failed} failures${since && since.unchanged.length > 0 ? `; ${unchangedText(since)}` : ''}`,
);
conclude({ passed, failed, skipped: 0 }, values.json);

/** Takes services from the queue until it is empty, and verifies each at a sandbox that nobody else brings into another state. */
async function verifyFrom(rest: typeof queue, verifier: ContractVerifier): Promise<Verification[]> {
  const sandbox = await startSandbox({
    sandboxPort: 0,
    appPort: 0,
    dataFolder: ':memory:',
    app: 'none',
    defect: process.env.SANDBOX_DEFECT,
    print: () => {},
  }).catch(endWith);
  try {
    const token = await sandbox.issueAccessToken('anna@example.com');
    const base = sandbox.addresses.sandbox;
    const verifications: Verification[] = [];
    for (let job = rest.shift(); job; job = rest.shift()) {
      const { kind, service } = job;
      const verification = await verifier.verify({
        service,
        pact: pactPath(service, pactsOf(kind)),
        baseUrl: `${base}/${service}`,
        stateUrl: `${base}/__sandbox/provider-states`,
        token,
      });
      if (!values.ahead) report(kind, verification, `${base}/${service}`);
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

/** Amount of work, as bytes of the contract; for messages, which are waited for, more than for any other. */
function sizeOf(kind: Kind, service: string): number {
  if (messageSlugs().includes(service)) return Infinity;
  return statSync(pactPath(service, pactsOf(kind)), { throwIfNoEntry: false })?.size ?? 0;
}

/** Prints what became of a service: what failed as backend teams are told it, by rules in words. */
function report(kind: Kind, verification: Verification, baseUrl: string): void {
  const { service, passed: held, failures, log } = verification;
  console.log(
    `${failures.length > 0 ? '✗' : '✓'} ${service.padEnd(24)} ${String(held).padStart(4)} interactions ${kind === 'client' ? 'that the client bears ' : ''}hold${failures.length > 0 ? `, ${failures.length} failures` : ''}`,
  );
  if (failures.length > 0) {
    // One that cannot be read has no results, and says so itself.
    const contract = verification.results.length > 0 ? readContract(pactPath(service, pactsOf(kind))) : undefined;
    const known = { interactions: contract?.interactions ?? [], baseUrl, version: '', pending: false };
    const tried = resultsOf(verification, known);
    for (const one of tried.interactions.filter(({ mismatches }) => mismatches.length > 0))
      console.log([`  ✗ ${one.description}`, ...textOf(one)].join('\n    '));
    for (const failure of [...tried.stateFailures, ...tried.broken]) console.log(`  ✗ ${failure}`);
  }
  if (values.verbose) console.log(log);
}
