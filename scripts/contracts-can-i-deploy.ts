/**
 * Asks a Pact Broker whether a version of the app may go to an environment; anything but a yes exits with 1.
 *
 * Usage: node scripts/contracts-can-i-deploy.ts --version <commit> --to <environment> [--retries <times>] [--pause <seconds>]
 * Environment: PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
 */
import { parseArgs } from 'node:util';
import { brokerAccess, openBroker } from '../contracts/broker/broker.ts';
import { CONSUMER } from '../contracts/pact-files/pact-file.ts';

try {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { version: text, to: text, retries: { ...text, default: '0' }, pause: { ...text, default: '10' } },
  });
  if (!values.version || !values.to) throw new Error('Give --version and --to.');
  const patience = { retries: Number(values.retries), pauseMs: 1000 * Number(values.pause) };
  if (!(patience.retries >= 0 && patience.pauseMs >= 0)) throw new Error('--retries and --pause are to be numbers.');
  const question = { participant: CONSUMER, version: values.version, environment: values.to };
  const { deployable, reason } = await openBroker(brokerAccess(process.env)).canIDeploy(question, patience);
  console.log(`${deployable ? 'Yes' : 'No'}: ${reason}`);
  if (!deployable) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
