import type { IncomingMessage, ServerResponse } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import type { Contract } from '../pact-files/pact-file.ts';
import { isRefused } from '../support/tokens.ts';
import { answerByContract, differenceByProvider, givenIds, type GivenIds } from './answer-by-contract.ts';
import { withOneCertificate } from './certificates.ts';
import { answerThrough } from './exchange.ts';
import type { Answer, Job, Outcome, PublishedContract } from './job.ts';
import { followThrough } from './progress.ts';
import { resultsIn, told } from './report.ts';
import { ANSWER_MS, createStates } from './states.ts';
import { reasonOf } from '../support/reason.ts';

/** Address of states at Pact's proxy. */
const STATES = '/_pactSetup';

type Asked = IncomingMessage & { body?: unknown };

/** Has Pact's verifier send every request of a contract. It writes to the standard output at its own discretion. */
export async function verifyWithPact(job: Job, { interactions }: Contract): Promise<Outcome> {
  const { token, authHeader } = job;
  const states = createStates(job);
  const progress = followThrough(interactions);
  const stateless = new Map<string, string>();
  const answers = new Map<string, { target: string; ids: GivenIds; answer: () => Answer }>();
  const credentials =
    authHeader ?? (token === undefined ? undefined : { name: 'authorization', value: `Bearer ${token}` });

  /** Pact's own handlers of states cannot fail: their proxy answers 200 whatever they throw. */
  const answerState = async ({ body }: Asked, response: ServerResponse) => {
    const { action, state, params } = body as { action: string; state: string; params?: unknown };
    let values = {};
    let status = 200;
    if (action === 'teardown') await states.tearDown();
    // Pact undoes nothing of an interaction whose state failed.
    else if (progress.onState(state)) await states.tearDown();
    if (action === 'setup' && state !== '') {
      try {
        values = await states.setUp(state, params);
      } catch (error) {
        // Pact would ask again for two minutes after a 500.
        status = 400;
        const tried = progress.current();
        if (tried) stateless.set(tried.description, reasonOf(error));
      }
    }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(values));
  };

  const verifier = new Verifier({
    provider: job.service,
    providerBaseUrl: job.baseUrl,
    ...sourceOf(job),
    logLevel: 'error',
    // Pact shall wait for longer than we do, who can say which state it was.
    timeout: (job.answerMs ?? ANSWER_MS) + 5_000,
    requestFilter: (request: Asked, response: ServerResponse, next: () => void) => {
      if (request.url === STATES) return void answerState(request, response);
      progress.onRequest();
      const tried = progress.current();
      const ids = givenIds(tried, states.renamed());
      if (ids.size > 0) answerByContract(response, ids);
      // Kept as the provider has sent it.
      if (tried) answers.set(tried.description, { target: request.url ?? '', ids, answer: answerThrough(response) });
      request.body = formIn(request) ?? request.body;
      // Pact's core asks for gzip, and what is compressed could be neither renamed nor told.
      request.headers['accept-encoding'] = 'identity';
      if (credentials && request.headers.authorization !== undefined && !isRefused(request.headers.authorization)) {
        delete request.headers.authorization;
        request.headers[credentials.name] = credentials.value;
      }
      next();
    },
  });
  const verified = () => verifier.verifyProvider().catch((error: unknown) => reasonOf(error));
  const isWithoutTls =
    job.published === undefined && ![job.baseUrl, job.stateUrl].some((url) => url?.startsWith('https:'));
  const text = await (isWithoutTls ? withOneCertificate(verified) : verified());
  await states.tearDown();
  const results = resultsIn(text)?.map((result) => {
    const reason = stateless.get(result.description);
    const sent = answers.get(result.description);
    const differences = reason === undefined ? (result.differences ?? []) : [{ place: 'state', told: reason }];
    return {
      ...result,
      ...told(sent ? differences.map((one) => differenceByProvider(one, sent.ids)) : differences),
      ...(sent && { target: sent.target, answer: sent.answer() }),
    };
  });
  return { results: results ?? [], stateFailures: states.failures, ...(results ? {} : { crash: text }) };
}

/** Where Pact takes the contract from, and whom it tells. */
export function sourceOf({ pact, published }: Pick<Job, 'pact' | 'published'>) {
  return published ? { pactUrls: [published.url], ...brokerOptions(published) } : { pactUrls: [pact] };
}

function brokerOptions({ token, username, password, providerVersion, providerBranch, buildUrl }: PublishedContract) {
  return {
    ...(token === undefined ? {} : { pactBrokerToken: token }),
    ...(username === undefined ? {} : { pactBrokerUsername: username, pactBrokerPassword: password ?? '' }),
    ...(providerVersion === undefined
      ? {}
      : {
          publishVerificationResult: true,
          providerVersion,
          ...(providerBranch === undefined ? {} : { providerVersionBranch: providerBranch }),
          ...(buildUrl === undefined ? {} : { buildUrl }),
        }),
  };
}

/** Pact's proxy takes a form apart and would pass it on as JSON: the form as it was sent, undefined for all else. */
function formIn({ headers, body }: Asked): Buffer | undefined {
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
