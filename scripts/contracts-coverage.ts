/**
 * Prints which operations × statuses, and which messages, the contracts cover, and fails below 100 % of either kind: every status and
 * message that a spec documents and every pin recommended in contracts/coverage/pins.json, but for the exceptions in contracts/exceptions.json,
 * and every code of a failure that a spec shows.
 * See: [Note: What a provider is asked for]
 *
 * Usage: node scripts/contracts-coverage.ts [--json <file>]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  coverageOf,
  documentedCalls,
  documentedMessages,
  matrix,
  strayExceptions,
  type Exception,
} from '../contracts/coverage/coverage.ts';
import { pactsOf } from '../contracts/pact-files/kinds.ts';
import { pactPath, readContract } from '../contracts/pact-files/pact-file.ts';
import { conclude } from '../contracts/pact-files/summary.ts';
import { readMessageSpec } from '../contracts/push/message-spec.ts';
import type { Kind } from '../contracts/support/case-kinds.ts';
import { reasonOf } from '../contracts/support/reason.ts';
import { readSpec, specSlugs } from '../contracts/support/spec.ts';
import { messageSlugs } from '../contracts/support/spec-files.ts';
import type { HandedOut } from '../contracts/verifier/manifest.ts';
import { commandLine } from './command-line.ts';
import { endWith, SetupFailure } from './setup/failure.mjs';

const { values } = commandLine('npm run contracts:coverage -- [--json <file>]', {
  options: { json: { type: 'string' } },
});
const contracts = join(import.meta.dirname, '../contracts');
const pins: Record<string, Record<string, string>> = readJson('coverage/pins.json');
const exceptions: Exception[] = readJson('exceptions.json');
const handedOut: HandedOut = readJson('verifier/handed-out.json');

const documented = [
  ...specSlugs().map((slug) => documentedCalls(readSpec(slug))),
  ...messageSlugs().map((slug) => documentedMessages(readMessageSpec(slug))),
];
const coverages = documented.map((spec) =>
  coverageOf(
    spec,
    contractAt(pactPath(spec.slug)),
    pins[spec.slug] ?? {},
    exceptions,
    contractAt(pactPath(spec.slug, pactsOf('client'))),
    handedOut[spec.slug],
  ),
);
const toCome = coverages
  .filter(({ cells }) => cells.every(({ interactions }) => interactions === 0))
  .map(({ service }) => service);
const problems = [...strayExceptions(exceptions, documented), ...coverages.flatMap((coverage) => coverage.problems)];
const cells = coverages.flatMap((coverage) => coverage.cells.map((cell) => ({ service: coverage.service, ...cell })));
const of = (state: string, kind?: Kind) =>
  cells.filter((cell) => cell.state === state && (kind === undefined || cell.kind === kind));
const [missing, excepted] = [of('missing'), of('excepted')];
const [asked, borne] = [of('covered', 'provider').length, of('covered', 'client').length];
const codes = coverages.map((coverage) => coverage.codes);
const [held, allCodes] = [codes.reduce((sum, one) => sum + one.held, 0), codes.reduce((sum, one) => sum + one.all, 0)];

console.log(
  `Interactions for each operation and status or message; 1c: one that the client bears, without a provider; e: exception, ✗: missing, ✗1c: a provider is not asked for it\n\n${coverages
    .filter(({ service }) => !toCome.includes(service))
    .map(matrix)
    .join('\n\n')}\n`,
);
if (toCome.length > 0) console.log(`To come, without a case so far: ${toCome.join(', ')}\n`);
for (const { service, operation, pin, reason } of exceptions)
  console.log(`e ${service} ${operation} ${pin}: ${reason}`);
problems.forEach((problem) => console.log(`✗ ${problem}`));
for (const { service, operation, pin, interactions } of missing)
  console.log(
    `✗ ${service} ${operation} ${pin}: ${interactions > 0 ? 'no provider is asked for it, though a state brings it about' : 'no case'}`,
  );
console.log(`
asked of the provider: ${share(asked, asked + missing.length)} statuses and messages
borne by the client: ${borne} that no state of a provider brings about; ${share(held, allCodes)} codes of failures, in either kind
together: ${asked + borne} covered, ${missing.length} missing, ${excepted.length} exceptions`);
conclude({ passed: asked + borne, failed: missing.length + problems.length, skipped: excepted.length }, values.json);

/** `12 of 16 (75.0 %)`; 100 % only where nothing is missing. */
function share(part: number, whole: number): string {
  const percent = part === whole ? '100' : Math.min(99.9, (100 * part) / whole).toFixed(1);
  return `${part} of ${whole} (${percent} %)`;
}

function contractAt(file: string) {
  try {
    return readContract(file);
  } catch (error) {
    return endWith(new SetupFailure(reasonOf(error)));
  }
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(contracts, path), 'utf8'));
}
