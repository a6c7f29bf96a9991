/**
 * Prints which operations × statuses, and which messages, the contracts cover, and fails below 100 %: every status and
 * message that a spec documents and every pin recommended in contracts/coverage/pins.json, but for the exceptions in contracts/exceptions.json.
 *
 * Usage: node scripts/contracts-coverage.ts [--json <file>]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
import { readSpec, specSlugs } from '../contracts/support/spec.ts';
import { messageSlugs } from '../contracts/support/spec-files.ts';

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const contracts = join(import.meta.dirname, '../contracts');
const pins: Record<string, Record<string, string>> = readJson('coverage/pins.json');
const exceptions: Exception[] = readJson('exceptions.json');

const documented = [
  ...specSlugs().map((slug) => documentedCalls(readSpec(slug))),
  ...messageSlugs().map((slug) => documentedMessages(readMessageSpec(slug))),
];
const coverages = documented.map((spec) =>
  coverageOf(
    spec,
    readContract(pactPath(spec.slug)),
    pins[spec.slug] ?? {},
    exceptions,
    readContract(pactPath(spec.slug, pactsOf('client'))),
  ),
);
const toCome = coverages
  .filter(({ cells }) => cells.every(({ interactions }) => interactions === 0))
  .map(({ service }) => service);
const problems = [...strayExceptions(exceptions, documented), ...coverages.flatMap((coverage) => coverage.problems)];
const cells = coverages.flatMap((coverage) => coverage.cells);
const count = (state: string) => cells.filter((cell) => cell.state === state).length;
const shown = cells.filter(({ state }) => state === 'covered');
const asked = shown.filter(({ interactions, borne }) => interactions > borne).length;
const borne = shown.filter((cell) => cell.borne > 0).length;
const [covered, excepted, missing] = [count('covered'), count('excepted'), count('missing')];

console.log(
  `Interactions for each operation and status or message; 1c: one that the client bears, without a provider; e: exception, ✗: missing\n\n${coverages
    .filter(({ service }) => !toCome.includes(service))
    .map(matrix)
    .join('\n\n')}\n`,
);
if (toCome.length > 0) console.log(`To come, without a case so far: ${toCome.join(', ')}\n`);
for (const { service, operation, pin, reason } of exceptions)
  console.log(`e ${service} ${operation} ${pin}: ${reason}`);
problems.forEach((problem) => console.log(`✗ ${problem}`));
console.log(
  `\n${((100 * covered) / (covered + missing)).toFixed(1)} %: ${covered} covered (${asked} asked of the provider, ${borne} borne by the client), ${missing} missing, ${excepted} exceptions`,
);
conclude({ passed: covered, failed: missing + problems.length, skipped: excepted }, values.json);

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(contracts, path), 'utf8'));
}
