import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { bodyCheck, connectRequests, setBodyCheck } from '#api/connection.ts';
import { createQueryClient } from '#api/query-options.ts';
import { accountFailureTexts } from '#api/account-failure-texts.ts';
import { failureText, provideFailureTexts } from '#api/failure-text.ts';
import type { ServiceSlug } from '#generated/operations.d.ts';
import enGB from '#i18n/locales/en-GB.json';
import { t, type TextParams, useTexts, withoutSoftHyphens } from '#i18n/texts.ts';
import { correlationIdHeader, serviceUrl } from '#vendor/app-config.ts';
import { CUSTOMER_TOKEN } from './tokens.ts';

provideFailureTexts(accountFailureTexts);
await useTexts('en-GB', enGB);

/** The header that the contracts expect; the default of the configuration (O72). */
export const CORRELATION_ID_HEADER = 'X-Correlation-Id';

/** A request as it left the app. */
export interface SentRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: BodyInit | null | undefined;
}

/** Actions of the app during a case. */
export interface Effects {
  sent: SentRequest[];
  /** The tokens that were handed in for a fresh one. */
  refreshed: (string | undefined)[];
  signIns: number;
}

/** The session that a case starts with. */
export interface Session {
  token: string;
  /** Result of a refresh; undefined: the session is over. */
  freshToken?: string;
}

/**
 * Runs the app against a mock server: its real HTTP client, with a configuration and a session, and records what it does.
 * Waits for every request to end, also for those whose response is not awaited any more.
 */
export async function withApp<Value>(
  service: string,
  mockUrl: string,
  session: Session,
  act: (effects: Effects) => Promise<Value>,
): Promise<Value> {
  const effects: Effects = { sent: [], refreshed: [], signIns: 0 };
  // A trailing slash, as in many configurations: the HTTP client joins with exactly one (O73).
  const config = { services: { [service]: `${mockUrl}/` } };
  let { token } = session;
  connectRequests({
    baseUrl: (slug: ServiceSlug) => config.services[slug] ?? serviceUrl(slug, config),
    correlationIdHeader: correlationIdHeader({}),
    accessToken: () => token,
    refreshAccessToken: (refused) => {
      effects.refreshed.push(refused);
      if (session.freshToken !== undefined) token = session.freshToken;
      return Promise.resolve(session.freshToken);
    },
    signInNeeded: () => {
      effects.signIns += 1;
    },
  });
  const watch = watchRequests(effects.sent);
  try {
    return await act(effects);
  } finally {
    await watch.stop();
  }
}

/** A call whose body breaks its spec on purpose: what the service says to that is part of its contract. */
export function breakingSpec<Value>(call: () => Promise<Value>): () => Promise<Value> {
  return async () => {
    const check = bodyCheck();
    setBodyCheck(undefined);
    try {
      return await call();
    } finally {
      setBodyCheck(check);
    }
  };
}

/** A customer whose session is good. */
export const signedIn: Session = { token: CUSTOMER_TOKEN };

/** Reads as the app's screens do, through its server cache. */
export async function read<Answer, Key extends QueryKey, Data>(
  options: FetchQueryOptions<Answer, Error, Answer, Key> & { select: (answer: Answer) => Data },
): Promise<Data>;
export async function read<Answer, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer>;
export async function read<Answer, Key extends QueryKey>({
  select,
  ...options
}: FetchQueryOptions<Answer, Error, Answer, Key> & { select?: (answer: Answer) => unknown }): Promise<unknown> {
  const answer = await readWhole<Answer, Key>(options);
  return select ? select(answer) : answer;
}

/** Reads before a screen selects anything: the answer as it is kept. */
export async function readWhole<Answer, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  const client = createQueryClient({ capture: () => {} });
  try {
    return await client.fetchQuery(options);
  } finally {
    client.clear();
  }
}

/** Text that the customer reads of this failure, null where nothing is shown. */
export function shownFor(failure: unknown, params?: TextParams): string | null {
  const key = failureText(failure);
  return key === null ? null : withoutSoftHyphens(t(key, params));
}

function watchRequests(sent: SentRequest[]) {
  const original = globalThis.fetch;
  const running: Promise<unknown>[] = [];
  globalThis.fetch = (input, init) => {
    const request = original(input, init);
    sent.push({
      method: init?.method ?? 'GET',
      url: new URL(String(input)),
      headers: new Headers(init?.headers),
      body: init?.body,
    });
    running.push(request);
    return request;
  };
  return {
    async stop() {
      await Promise.allSettled(running);
      globalThis.fetch = original;
    },
  };
}
