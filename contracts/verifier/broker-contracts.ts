import type { Contract } from '../pact-files/pact-file.ts';
import { CONSUMER } from '../support/consumer.ts';
import { isObject, jsonIn } from '../support/json.ts';
import { reasonOf } from '../support/reason.ts';
import type { PublishedContract } from '../verification/job.ts';

/** A contract as a broker has it. */
export interface BrokerContract {
  contract: Contract;
  published: PublishedContract;
}

/** Credentials for a broker, as Pact's own tools read them from the environment. */
export type BrokerCredentials = Pick<PublishedContract, 'token' | 'username' | 'password'>;

/** Reads PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD. */
export function credentialsIn(environment: Record<string, string | undefined>): BrokerCredentials {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = environment;
  if (token) return { token };
  return username ? { username, password } : {};
}

/**
 * The contracts that a broker wants a provider to be verified against: those of the app's main branch, and of what is
 * deployed or released.
 * @throws Error when the broker does not answer, or has none
 */
export async function contractsAt(
  brokerUrl: string,
  provider: string,
  credentials: BrokerCredentials,
  providerBranch: string | undefined,
): Promise<BrokerContract[]> {
  const root = await ask(brokerUrl, credentials);
  const link = linkIn(root, 'pb:provider-pacts-for-verification');
  if (link === undefined) throw new Error(`${brokerUrl} is no broker that offers contracts for verification.`);
  const wanted = await ask(link.replace('{provider}', encodeURIComponent(provider)), credentials, {
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    ...(providerBranch === undefined ? {} : { providerVersionBranch: providerBranch }),
  });
  const { _embedded: { pacts = [] } = {} } = wanted as { _embedded?: { pacts?: object[] } };
  const urls = pacts.flatMap((pact) => linkIn(pact, 'self') ?? []);
  const found = await Promise.all(
    urls.map(async (url) => ({
      contract: (await ask(url, credentials)) as Contract,
      published: { url, ...credentials },
    })),
  );
  const ours = found.filter(({ contract }) => contract.consumer?.name === CONSUMER);
  if (ours.length === 0) throw new Error(`${brokerUrl} has no contract of ${CONSUMER} with ${provider}.`);
  return ours;
}

function linkIn(resource: object, name: string): string | undefined {
  const { _links: links } = resource as { _links?: Record<string, { href?: string } | undefined> };
  return links?.[name]?.href;
}

async function ask(url: string, { token, username, password }: BrokerCredentials, body?: object): Promise<object> {
  const basic = `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`;
  const authorization = token === undefined ? (username === undefined ? undefined : basic) : `Bearer ${token}`;
  const response = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      Accept: 'application/hal+json, application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    },
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw new Error(`No broker answers at ${url}: ${reasonOf(error)}`);
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The broker answers ${response.status} at ${url}: ${text.slice(0, 500)}`);
  const answer = jsonIn(text);
  if (!isObject(answer)) throw new Error(`What answers at ${url} is no broker: ${text.slice(0, 100)}`);
  return answer;
}
