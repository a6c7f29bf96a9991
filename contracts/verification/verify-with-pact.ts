import type { IncomingMessage, ServerResponse } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import type { Contract } from '../pact-files/pact-file.ts';
import { isRefused } from '../support/tokens.ts';
import type { Job, Outcome } from './job.ts';
import { resultsIn } from './report.ts';
import { createStates } from './states.ts';

/** Has Pact's verifier send every request of a contract. It writes to the standard output at its own discretion. */
export async function verifyWithPact(
  { service, pact, baseUrl, stateUrl, token, authHeader }: Job,
  { interactions }: Contract,
): Promise<Outcome> {
  const states = createStates(stateUrl);
  const names = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)));
  const credentials =
    authHeader ?? (token === undefined ? undefined : { name: 'authorization', value: `Bearer ${token}` });
  const verifier = new Verifier({
    provider: service,
    providerBaseUrl: baseUrl,
    pactUrls: [pact],
    logLevel: 'error',
    stateHandlers: Object.fromEntries(
      [...names].map((name) => [
        name,
        {
          setup: (params: unknown) => states.setUp(name, params),
          teardown: (params: unknown) => states.tearDown(name, params),
        },
      ]),
    ),
    requestFilter: (request: IncomingMessage & { body?: unknown }, _response: ServerResponse, next: () => void) => {
      request.body = formIn(request) ?? request.body;
      if (credentials && request.headers.authorization !== undefined && !isRefused(request.headers.authorization)) {
        delete request.headers.authorization;
        request.headers[credentials.name] = credentials.value;
      }
      next();
    },
  });
  const text = await verifier
    .verifyProvider()
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const results = resultsIn(text);
  return { results: results ?? [], stateFailures: states.failures, ...(results ? {} : { crash: text }) };
}

/** Pact's proxy takes a form apart and would pass it on as JSON: the form as it was sent, undefined for all else. */
function formIn({ headers, body }: IncomingMessage & { body?: unknown }): Buffer | undefined {
  if (
    !headers['content-type']?.startsWith('application/x-www-form-urlencoded') ||
    typeof body !== 'object' ||
    body === null
  )
    return undefined;
  return Buffer.from(
    new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString(),
  );
}
