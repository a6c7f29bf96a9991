import { expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import type { TextParams } from '#i18n/texts.ts';
import { signedIn, withApp, type Deeds, type Session } from './app.ts';
import { changedAt } from './change.ts';
import { expectApiError, expectOrdinaryRequests, type ExpectedError } from './expectations.ts';
import { isJson, type Interaction, type ProviderState, type RequestParts } from './interaction.ts';
import { record, serve } from './record.ts';
import { serveAsIs } from './serve-as-is.ts';
import type { SpecOperation } from './spec.ts';
import { CUSTOMER_TOKEN, REFUSED_AGAIN, REFUSED_TOKEN } from './tokens.ts';

/** The cases of one operation, with the types of its spec forgotten: contract() gives them back. */
interface Operation {
  service: string;
  operation: SpecOperation;
  plan: { ids?: string; request?: unknown; call(): Promise<unknown> };
  /** The first success of each operation of the service: what is served beside others, and after a refresh. */
  successes: Map<string, Success>;
}

/** A case in which an operation succeeds, and how the app calls it there. */
export interface Success {
  interaction: Interaction;
  call(): Promise<unknown>;
}

interface Details {
  ids?: string;
  given?: ProviderState | ProviderState[];
  provoked?: true;
  example?: string;
  body?(example: unknown): unknown;
  exactly?: readonly string[];
  request?: unknown;
  call?(): Promise<unknown>;
  beside?: readonly string[];
}

type Result = PromiseSettledResult<unknown>;

export function createCases({ service, operation, plan, successes }: Operation) {
  const { operationId } = operation;

  function interactionOf(status: number, meaning: string, details: Details, body: unknown): Interaction {
    const { ids, given = [], provoked, request = plan.request, exactly = [] } = details;
    return {
      operation,
      description: `${operationId} ${status}: ${meaning}`,
      title: titled(ids, `${status}: ${meaning}`),
      states: [...(Array.isArray(given) ? given : [given]), ...(provoked ? [forcedAnswer(service, operationId, status, body)] : [])],
      request: partsOf(request),
      status,
      body,
      exactly,
    };
  }

  function titled(ids: string | undefined, rest: string): string {
    return [plan.ids, ids, operationId, rest].filter(Boolean).join(' ');
  }

  /** The test of a recorded case. */
  function test(interaction: Interaction, { call = plan.call, beside = [] }: Details, check: (result: Result, deeds: Deeds) => void): void {
    it(interaction.title, async () => {
      const companions = beside.map((id) => successOf(id).interaction);
      await record(service, interaction, companions, (mockUrl) =>
        withApp(service, mockUrl, signedIn, async (deeds) => {
          const [result] = await Promise.allSettled([call()]);
          check(result, deeds);
          expectOrdinaryRequests(operation, deeds, interaction.request, 1 + companions.length);
        }),
      );
    });
  }

  function successOf(id: string): Success {
    const success = successes.get(id);
    if (!success) throw new Error(`${id} has no case in which it succeeds.`);
    return success;
  }

  function on(status: number, meaning: string, details: Details = {}) {
    const example = exampleOf(operation, status, details.example);
    const meant = details.body ? details.body(structuredClone(example)) : example;
    return {
      // What the app's function gives is what the check takes: contract() ties their types together.
      gives(check: (value: never, deeds: Deeds) => void) {
        // Of a refusal that the app takes for an answer, it reads the status alone.
        const interaction = interactionOf(status, meaning, details, status >= 400 ? undefined : meant);
        if (status < 300 && !successes.has(operationId)) successes.set(operationId, { interaction, call: details.call ?? plan.call });
        test(interaction, details, (result, deeds) => check(valueOf(result) as never, deeds));
      },
      fails(text: string | null, params?: TextParams) {
        const code = codeIn(meant);
        const interaction = interactionOf(status, meaning, { ...details, exactly: ['code'] }, code === undefined ? undefined : { code });
        const expected: ExpectedError = { service, operation, kind: 'http', status, code };
        test(interaction, details, (result, deeds) => expectApiError(result, expected, deeds, { text, params }));
      },
      throws(message: string) {
        test(interactionOf(status, meaning, details, meant), details, (result) => {
          expect(result).toMatchObject({ status: 'rejected', reason: { message } });
          expect(result.status === 'rejected' && result.reason).not.toBeInstanceOf(ApiError);
        });
      },
    };
  }

  function refusedToken({ call }: { call?(): Promise<unknown> } = {}): void {
    const code = codeIn(exampleOf(operation, 401, undefined));
    const refusal: Interaction = {
      ...interactionOf(401, 'a token that is refused', { exactly: ['code'] }, code === undefined ? undefined : { code }),
      states: [{ state: 'the access token is refused' }],
      title: titled('P6.1', '401: a refused token is refreshed once and the call repeated, else sign-in starts'),
      token: 'refused',
    };
    const expected: ExpectedError = { service, operation, kind: 'http', status: 401 };
    it(refusal.title, async () => {
      const success = successOf(operationId);
      const attempt = async (mockUrl: string, session: Session, check: (result: Result, deeds: Deeds) => void) => {
        await withApp(service, mockUrl, session, async (deeds) => {
          const [result] = await Promise.allSettled([(call ?? success.call)()]);
          check(result, deeds);
          // Once, with the token that was refused.
          expect(deeds.refreshed).toEqual([REFUSED_TOKEN]);
        });
      };
      refusal.request = success.interaction.request;
      await record(service, refusal, [], async (mockUrl) => {
        await attempt(mockUrl, { token: REFUSED_TOKEN }, (result, deeds) => {
          expectApiError(result, { ...expected, code: undefined }, deeds);
          expect(sentTokens(deeds)).toEqual([REFUSED_TOKEN]);
          expect(deeds.signIns).toBe(1);
        });
        await attempt(mockUrl, { token: REFUSED_TOKEN, freshToken: REFUSED_AGAIN }, (result, deeds) => {
          expectApiError(result, { ...expected, code }, deeds);
          expect(sentTokens(deeds)).toEqual([REFUSED_TOKEN, REFUSED_AGAIN]);
          expect(deeds.signIns).toBe(1);
        });
      });
      const repeated: Interaction = { ...success.interaction, token: { exactly: CUSTOMER_TOKEN } };
      await serve(service, [refusal, repeated], (mockUrl) =>
        attempt(mockUrl, { token: REFUSED_TOKEN, freshToken: CUSTOMER_TOKEN }, (result, deeds) => {
          valueOf(result);
          expect(sentTokens(deeds)).toEqual([REFUSED_TOKEN, CUSTOMER_TOKEN]);
          expect(deeds.signIns).toBe(0);
        }),
      );
    });
  }

  function broken(ids: string, place: string, ...value: unknown[]): void {
    const example = exampleOf(operation, 200, undefined);
    const what = value.length === 0 ? `without ${place}` : `with ${JSON.stringify(value[0])} as ${place || 'its body'}`;
    it(titled(ids, `200: an answer ${what} is a failure`), async () => {
      const body = JSON.stringify(changedAt(example, place, ...value));
      await serveAsIs({ status: 200, body }, (url) =>
        withApp(service, url, signedIn, async (deeds) => {
          const [result] = await Promise.allSettled([plan.call()]);
          expectApiError(result, { service, operation, kind: 'schema', status: 200 }, deeds);
          expect(result).toMatchObject({ reason: { message: expect.stringContaining('Failed to parse response!') } });
        }),
      );
    });
  }

  function silent(ids: string, text: string | null): void {
    it(titled(ids, 'silence: a service that does not answer in time is a failure'), async () => {
      await serveAsIs('silence', (url) =>
        withApp(service, url, signedIn, async (deeds) => {
          const [result] = await Promise.allSettled([plan.call()]);
          expectApiError(result, { service, operation, kind: 'timeout' }, deeds, { text });
        }),
      );
    });
  }

  return { on, refusedToken, broken, silent };
}

/** An example of the spec, undefined for answers without a body. */
function exampleOf({ operationId, responses }: SpecOperation, status: number, name: string | undefined): unknown {
  const examples = responses.get(status)?.examples;
  if (!examples) throw new Error(`The spec does not document ${operationId} ${status}.`);
  if (name !== undefined && !Object.hasOwn(examples, name)) throw new Error(`The spec has no example ${name} for ${operationId} ${status}.`);
  return name === undefined ? Object.values(examples)[0] : examples[name];
}

/** The provider state that makes an operation answer so, whatever is asked. */
function forcedAnswer(service: string, operationId: string, status: number, body: unknown): ProviderState {
  const code = codeIn(body);
  if (status >= 400 && code !== undefined) return { state: 'the service fails', service, operationId, status, code };
  return { state: 'the service answers', service, operationId, status, ...(isJson(body) ? { body } : {}) };
}

function partsOf(request: unknown): RequestParts {
  return typeof request === 'object' && request !== null ? request : {};
}

function codeIn(problem: unknown): string | undefined {
  return typeof problem === 'object' && problem !== null && 'code' in problem && typeof problem.code === 'string' ? problem.code : undefined;
}

function valueOf(result: Result): unknown {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

function sentTokens({ sent }: Deeds): (string | undefined)[] {
  return sent.map(({ headers }) => headers.get('Authorization')?.replace(/^Bearer /, ''));
}
