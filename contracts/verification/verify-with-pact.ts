import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import type { Contract } from '../pact-files/pact-file.ts';
import { isRefused } from '../support/tokens.ts';
import { bodyByContract, differenceByProvider, givenIds, type GivenIds } from './answer-by-contract.ts';
import { withOneCertificate } from './certificates.ts';
import { passedOn, reported, secretsIn, withoutSecrets } from './exchange.ts';
import { forward, tooLate } from './forward.ts';
import type { Answer, Difference, Job, Outcome, PublishedContract } from './job.ts';
import { followThrough } from './progress.ts';
import { resultsIn, withMismatches } from './report.ts';
import { ANSWER_MS, whileAsked, type States } from './states.ts';
import { reasonOf } from '../support/reason.ts';

/** Address of states at Pact's proxy. */
const STATES = '/_pactSetup';

type Asked = IncomingMessage & { body?: unknown };

/** A request of an interaction, and what has come of it so far. */
interface Sent {
  target: string;
  ids: GivenIds;
  answer?: Answer;
  /** Secrets of it, which no report shows. */
  secrets?: string[];
  fault?: string;
}

/** Has Pact's verifier send every request of a contract. It writes to the standard output at its own discretion. */
export async function verifyWithPact(job: Job, { interactions }: Contract, states: States): Promise<Outcome> {
  const { token, authHeader, answerMs = ANSWER_MS } = job;
  const progress = followThrough(interactions);
  const stateless = new Map<string, string>();
  const exchanges = new Map<string, Sent>();
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

  const headersOf = ({ authorization, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => ({
    ...headers,
    ...(credentials && authorization !== undefined && !isRefused(authorization)
      ? { [credentials.name]: credentials.value }
      : authorization !== undefined && { authorization }),
  });

  const answerRequest = async (request: Asked, response: ServerResponse) => {
    progress.onRequest();
    const tried = progress.current();
    const sent: Sent = { target: request.url ?? '', ids: givenIds(tried, states.renamed()) };
    if (tried) exchanges.set(tried.description, sent);
    const { method = 'GET', headers } = request;
    const outgoing = { method, target: sent.target, headers: headersOf(headers), body: bodyIn(request) };
    const { answer, fault } = await forward(job.baseUrl, outgoing, answerMs);
    if (answer) {
      sent.secrets = secretsIn(answer);
      sent.answer = reported(answer, sent.secrets);
    }
    try {
      if (!answer || fault !== undefined) throw new Error(fault);
      const body = bodyByContract(answer.body, sent.ids);
      const passed = passedOn(answer).filter(([name]) => body === answer.body || name !== 'content-length');
      response.writeHead(answer.status, Object.fromEntries(passed)).end(body);
    } catch (error) {
      sent.fault = reasonOf(error);
      // Pact shall fail it, too, for a broker hears of that.
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sent.fault);
    }
  };

  const verifier = new Verifier({
    provider: job.service,
    providerBaseUrl: job.baseUrl,
    ...sourceOf(job),
    logLevel: 'error',
    // Pact shall wait for longer than we do, who can say what went wrong.
    timeout: answerMs + 5_000,
    // Everything is answered here: Pact would pass on what is not.
    requestFilter: (request: Asked, response: ServerResponse) =>
      void whileAsked().then(() => (request.url === STATES ? answerState : answerRequest)(request, response)),
  });
  const verified = () => verifier.verifyProvider().catch((error: unknown) => reasonOf(error));
  const isWithoutTls =
    job.published === undefined && ![job.baseUrl, job.stateUrl].some((url) => url?.startsWith('https:'));
  const text = await (isWithoutTls ? withOneCertificate(verified) : verified());
  await states.tearDown();
  const results = resultsIn(text)?.map((result) => {
    const reason = stateless.get(result.description);
    const sent = exchanges.get(result.description);
    const differences =
      reason === undefined
        ? differencesOf(result.differences ?? [], sent, answerMs).map((one) => withoutSecrets(one, sent?.secrets ?? []))
        : [{ place: 'state', told: reason }];
    return {
      ...result,
      ...withMismatches(differences),
      ...(sent && { target: sent.target }),
      ...(sent?.answer && { answer: sent.answer }),
    };
  });
  return { results: results ?? [], stateFailures: states.failures, ...(results ? {} : { crash: text }) };
}

/** Differences in an answer, or the reason why there is none: Pact itself knows only the address of its proxy. */
function differencesOf(differences: Difference[], sent: Sent | undefined, answerMs: number): Difference[] {
  if (!sent) return differences;
  const { answer, fault = answer ? undefined : tooLate(answerMs), ids } = sent;
  if (fault !== undefined) return [{ place: 'answer', told: fault }];
  const { status = 0, headers } = answer ?? {};
  const redirect = status >= 300 && status < 400 ? headers?.location : undefined;
  return differences.map((one) => {
    const [, error] = /^(error .+) for url \(/.exec(one.told) ?? [];
    if (error === undefined) return differenceByProvider(one, ids);
    return {
      place: 'answer',
      told: redirect === undefined ? error : `the redirect to ${redirect} could not be followed`,
    };
  });
}

/** Source of the contract for Pact, and the broker that it tells. */
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

/** The body as it was sent, which Pact's proxy has taken apart where it is JSON or a form; undefined for none. */
function bodyIn({ headers, body }: Asked): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  if (typeof body !== 'object' || body === null || !headers['content-type']?.startsWith('application/x-www-form-'))
    return Buffer.from(JSON.stringify(body));
  const fields = Object.entries(body).map(([name, value]) => [name, String(value)]);
  return Buffer.from(new URLSearchParams(fields).toString());
}
