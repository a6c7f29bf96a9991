/**
 * Publishes the contracts to a Pact Broker, as one version of the app.
 *
 * Usage: node scripts/contracts-publish.ts --version <commit> [--branch <branch>] [--build-url <address>]
 * Environment: PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brokerAccess, openBroker } from '../contracts/broker/broker.ts';
import { CONSUMER, pactPath, pactServices } from '../contracts/pact-files/pact-file.ts';

try {
  const { values } = parseArgs({
    options: { version: { type: 'string' }, branch: { type: 'string' }, 'build-url': { type: 'string' } },
  });
  if (!values.version)
    throw new Error('Give --version: a commit, or whatever else tells one state of the code from another.');
  const contracts = pactServices().map((provider) => ({
    consumer: CONSUMER,
    provider,
    text: readFileSync(pactPath(provider), 'utf8'),
  }));
  const notices = await openBroker(brokerAccess(process.env)).publish(contracts, {
    version: values.version,
    branch: values.branch,
    buildUrl: values['build-url'],
  });
  notices.forEach((notice) => console.log(notice));
  console.log(`${contracts.length} contracts published as ${values.version}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
