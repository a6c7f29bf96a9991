/**
 * Calls the Pact Broker's own tool, and ends as it ended. Between them stands only what would be a wrong yes, or a question
 * nobody asked (docs/decisions/0076-pact-cli.md).
 *
 * Usage: node scripts/contracts-broker.ts <command> [option …]; `--help` names them
 * Environment: PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const words = process.argv.slice(2);
const refusal = words.includes('--help') ? undefined : faultIn(words, process.env.PACT_BROKER_BASE_URL);
if (refusal !== undefined) console.error(refusal);
process.exitCode = refusal === undefined ? callTool(words) : 1;

/** A variable of a pipeline that is not set is an empty word, and without its options can-i-deploy asks for any version. */
function faultIn([command, ...options]: string[], address = ''): string | undefined {
  if (!URL.canParse(address)) return 'Set PACT_BROKER_BASE_URL to the address of the broker.';
  const empty = options.findIndex((word) => word === '' || /^--[\w-]+=$/.test(word));
  if (empty >= 0) return `There is no value: ${options.slice(Math.max(0, empty - 1), empty + 1).join(' ')}`;
  const isGiven = (name: string) => options.some((word) => word === name || word.startsWith(`${name}=`));
  const needed = command === 'can-i-deploy' ? ['--version', '--to-environment'] : [];
  return needed.every(isGiven) ? undefined : `Give ${needed.join(' and ')}.`;
}

/** Its package's command, `pact-broker`, exits with 0 when the tool was killed. */
function callTool(options: string[]): number {
  const require = createRequire(import.meta.url);
  const pact: { standalone(): { pactFullPath: string } } = require('@pact-foundation/pact-cli/src/pact-standalone.js');
  const { status, signal, error } = spawnSync(pact.standalone().pactFullPath, ['broker', ...options], {
    stdio: 'inherit',
  });
  if (status === null) console.error(`The broker's tool did not end by itself: ${error?.message ?? signal}`);
  return status ?? 1;
}
