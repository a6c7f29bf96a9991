import { setTimeout as pause } from 'node:timers/promises';

/** A Pact Broker, which keeps contracts and what came of their verification. */
export interface Broker {
  /**
   * Publishes contracts as one version of their consumer.
   * @returns what the broker says of it
   * @throws Error when the broker does not take them
   */
  publish(contracts: Contract[], version: ConsumerVersion): Promise<string[]>;
  /**
   * Asks whether a version may go to an environment: whether all that runs there was verified against it.
   * @param patience how often to ask again, and after how many ms, while a verification is still missing
   * @throws Error when the broker does not answer the question
   */
  canIDeploy(
    question: { participant: string; version: string; environment: string },
    patience?: { retries: number; pauseMs: number },
  ): Promise<Verdict>;
}

export interface Contract {
  consumer: string;
  provider: string;
  text: string;
}

export interface ConsumerVersion {
  /** Unique for each state of the code, such as a commit. */
  version: string;
  branch?: string;
  /** URL of the pipeline's run. */
  buildUrl?: string;
}

/** Answer of the broker. */
export interface Verdict {
  deployable: boolean;
  reason: string;
}

/** Credentials, from the environment variables that Pact's own tools read. */
export interface BrokerAccess {
  url: string;
  token?: string;
  username?: string;
  password?: string;
}

/**
 * Reads PACT_BROKER_BASE_URL and PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.
 * @throws Error without an address
 */
export function brokerAccess(environment: Record<string, string | undefined>): BrokerAccess {
  const url = environment.PACT_BROKER_BASE_URL;
  if (!url || !URL.canParse(url)) throw new Error('Set PACT_BROKER_BASE_URL to the address of the broker.');
  return {
    url: url.replace(/\/+$/, ''),
    token: environment.PACT_BROKER_TOKEN,
    username: environment.PACT_BROKER_USERNAME,
    password: environment.PACT_BROKER_PASSWORD,
  };
}

/** Speaks to a broker over its HTTP interface. */
export function openBroker(access: BrokerAccess): Broker {
  const ask = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${access.url}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        Accept: 'application/hal+json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...credentials(access),
      },
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => {
      throw new Error(`No broker answers at ${access.url}: ${error instanceof Error ? error.message : String(error)}`);
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The broker answers ${response.status}: ${text.slice(0, 2000)}`);
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`No broker is at ${access.url}: what answers there is not JSON.`);
    }
  };

  return {
    async publish(contracts, { version, branch, buildUrl }) {
      const [first] = contracts;
      if (!first) throw new Error('There are no contracts to publish.');
      const published = await ask('/contracts/publish', {
        pacticipantName: first.consumer,
        pacticipantVersionNumber: version,
        ...(branch ? { branch } : {}),
        ...(buildUrl ? { buildUrl } : {}),
        contracts: contracts.map(({ consumer, provider, text }) => ({
          consumerName: consumer,
          providerName: provider,
          specification: 'pact',
          contentType: 'application/json',
          content: Buffer.from(text).toString('base64'),
        })),
      });
      return noticesIn(published);
    },
    async canIDeploy({ participant, version, environment }, { retries, pauseMs } = { retries: 0, pauseMs: 0 }) {
      const query = new URLSearchParams([
        ['q[][pacticipant]', participant],
        ['q[][version]', version],
        ['latestby', 'cvp'],
        ['environment', environment],
      ]);
      for (let left = retries; ; left -= 1) {
        const { summary } = await ask(`/matrix?${query}`);
        const { deployable, reason, isMissing } = readSummary(summary);
        if (deployable || !isMissing || left <= 0) return { deployable, reason };
        await pause(pauseMs);
      }
    },
  };
}

function credentials({ token, username, password }: BrokerAccess): Record<string, string> {
  if (token) return { Authorization: `Bearer ${token}` };
  return username ? { Authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}` } : {};
}

/** `deployable` is null while verifications are missing: that is no yes. */
function readSummary(summary: unknown): Verdict & { isMissing: boolean } {
  if (typeof summary !== 'object' || summary === null || !('deployable' in summary))
    throw new Error('The broker does not say whether it may be deployed.');
  const { deployable } = summary;
  const unknown = 'unknown' in summary && typeof summary.unknown === 'number' ? summary.unknown : 0;
  return {
    deployable: deployable === true,
    reason: 'reason' in summary ? String(summary.reason) : '',
    isMissing: deployable === null || unknown > 0,
  };
}

function noticesIn({ notices }: Record<string, unknown>): string[] {
  if (!Array.isArray(notices)) return [];
  return notices.map((notice: { text?: unknown }) => String(notice.text ?? ''));
}
