/**
 * Runs the contract cases, merges what they recorded and writes contracts/pacts: what providers are asked for there, what the
 * client bears in its folder client.
 *
 * Usage: node scripts/contracts-run.ts [--check | --changed] [--fewer] [--json <file>] [service …]
 *   --check    write nothing; fail when the committed contracts differ from what the cases say
 *   --changed  leave out services of which nothing changed since their cases last passed
 *   --fewer    accept that a contract has fewer interactions than before
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, pactsOf, servicesWithContract } from '../contracts/pact-files/kinds.ts';
import { conclude } from '../contracts/pact-files/summary.ts';
import { recordedServices, updateContract, withoutCases } from '../contracts/pact-files/update.ts';
import { commandLine } from './command-line.ts';
import { runProgram } from './setup/run-program.mjs';
import { sincePassed, unchangedText } from './spec-changes/since-passed.ts';
import { countsOf } from './testing/counts.ts';
import { readReport } from './testing/reports.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = commandLine(
  'npm run test:contracts -- [--check | --changed] [--fewer] [--json <file>] [service …]',
  {
    options: {
      changed: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      fewer: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
    allowPositionals: true,
  },
);

const since = values.changed
  ? sincePassed('contracts', positionals.length > 0 ? positionals : servicesWithContract())
  : undefined;
if (since?.changed.length === 0) {
  console.log(unchangedText(since));
  process.exit();
}
const chosen = since && since.unchanged.length > 0 ? since.changed : positionals;

const cache = join(root, '.cache/contracts');
mkdirSync(cache, { recursive: true });
// A folder of its own for each run: two runs at once must not read one another's recordings.
const folder = mkdtempSync(join(cache, 'run-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const tests = await runCases(folder);
const refusals = tests.failed > 0 ? [] : await updateContracts(join(folder, 'recorded'));
if (tests.failed + refusals.length === 0) since?.passed();
conclude({ passed: tests.passed, failed: tests.failed + refusals.length, skipped: tests.skipped }, values.json);

async function runCases(into: string) {
  // Kept beside the counts, if they are asked for: which case it was is read there (scripts/trace).
  const report =
    values.json === undefined ? join(into, 'tests.json') : join(root, '.cache/reports/contracts-cases.json');
  // A service with many operations has several files, named <service>.<part>.pact.test.ts.
  const files = chosen.map((service) => `contracts/${service}.`);
  const { code } = await runProgram(
    [
      'vitest',
      'run',
      '--project',
      'contracts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { env: { CONTRACTS_RECORDED: join(into, 'recorded') }, onOutput: (part) => process.stdout.write(part) },
  );
  return countsOf('vitest', code, readReport(report));
}

async function updateContracts(into: string): Promise<string[]> {
  const failures: string[] = [];
  for (const kind of KINDS) {
    const [recorded, pacts] = [join(into, kind), pactsOf(kind)];
    const services = recordedServices(recorded);
    let count = 0;
    for (const service of services) {
      const { interactions, state, problems } = await updateContract(service, {
        kind,
        recorded,
        pacts,
        check: values.check,
        fewer: values.fewer,
      });
      console.log(
        `${state === 'refused' ? '✗' : '✓'} ${service.padEnd(24)} ${String(interactions).padStart(4)} interactions, ${state}`,
      );
      failures.push(...problems.map((problem) => `${service}, ${kind}: ${problem}`));
      count += interactions;
    }
    const leftOut = since && since.unchanged.length > 0 ? `; ${unchangedText(since)}` : '';
    console.log(
      `${count} interactions of ${services.length} services recorded, ${kind === 'provider' ? 'asked of the provider' : 'borne by the client'}${leftOut}\n`,
    );
    failures.push(...withoutCases(pacts, services, chosen).map((problem) => `${kind}: ${problem}`));
  }
  // Last, where it is read when only the end of the output is kept.
  failures.forEach((failure) => console.log(`✗ ${failure}`));
  return failures;
}
