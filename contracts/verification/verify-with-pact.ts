import type { IncomingMessage, ServerResponse } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import { readPact } from '../pact-files/pact-file.ts';
import { isRefused } from '../support/tokens.ts';
import type { InteractionResult, Job, Outcome } from './job.ts';

/** The report that Pact's verifier gives; only the parts that we read. */
interface Report {
  errors: { interaction: string; mismatch: { type: string; message?: string; mismatches?: Mismatch[] } }[];
  interactionResults: { description: string; result: unknown }[];
}

type Mismatch = { type?: string; mismatch?: string; path?: string; key?: string; expected?: unknown; actual?: unknown } | string;

/** Lets Pact's verifier try every interaction of a contract. It writes to the standard output at its own discretion. */
export async function verifyWithPact({ service, pact, baseUrl, stateUrl, token, authHeader }: Job): Promise<Outcome> {
  const states = createStates(stateUrl);
  const names = new Set(readPact(pact)?.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)));
  const credentials = authHeader ?? (token === undefined ? undefined : { name: 'authorization', value: `Bearer ${token}` });
  const verifier = new Verifier({
    provider: service,
    providerBaseUrl: baseUrl,
    pactUrls: [pact],
    logLevel: 'error',
    stateHandlers: Object.fromEntries([...names].map((name) => [name, states.handlerOf(name)])),
    requestFilter: (request: IncomingMessage, _response: ServerResponse, next: () => void) => {
      if (credentials && request.headers.authorization !== undefined && !isRefused(request.headers.authorization)) {
        delete request.headers.authorization;
        request.headers[credentials.name] = credentials.value;
      }
      next();
    },
  });
  const text = await verifier.verifyProvider().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const report = reportIn(text);
  if (!report) return { results: [], stateFailures: states.failures, crash: text };
  return { results: report.interactionResults.map(({ description, result }) => resultOf(description, result, report)), stateFailures: states.failures };
}

/**
 * Provider states over HTTP. Pact takes a handler that fails for one that succeeded, so failures are kept here for
 * whoever asked. A single teardown ends all states of an interaction.
 */
function createStates(url: string) {
  const failures: string[] = [];
  let isSetUp = false;
  const call = async (action: 'setup' | 'teardown', state: string, params: unknown) => {
    const told = `${action} of "${state}" ${JSON.stringify(params ?? {})}`;
    try {
      const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ action, state, params }) });
      if (!response.ok) failures.push(`${told}: ${response.status} ${await response.text()}`);
    } catch (error) {
      failures.push(`${told}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return {
    failures,
    handlerOf: (state: string) => ({
      async setup(params: unknown) {
        isSetUp = true;
        await call('setup', state, params);
      },
      async teardown(params: unknown) {
        if (isSetUp) await call('teardown', state, params);
        isSetUp = false;
      },
    }),
  };
}

function reportIn(text: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(text);
    return typeof report === 'object' && report !== null && 'interactionResults' in report ? (report as Report) : undefined;
  } catch {
    return undefined;
  }
}

function resultOf(description: string, result: unknown, { errors }: Report): InteractionResult {
  if (result === 'OK') return { description, mismatches: [] };
  const told = errors
    .filter(({ interaction }) => interaction.includes(description))
    .flatMap(({ mismatch }) => mismatch.mismatches?.map(explained) ?? [mismatch.message ?? mismatch.type]);
  return { description, mismatches: told.length > 0 ? told : [JSON.stringify(result)] };
}

function explained(mismatch: Mismatch): string {
  if (typeof mismatch === 'string') return mismatch;
  const where = mismatch.path ?? mismatch.key ?? mismatch.type ?? 'answer';
  return `${where}: ${mismatch.mismatch ?? `expected ${JSON.stringify(mismatch.expected)}, got ${JSON.stringify(mismatch.actual)}`}`;
}
