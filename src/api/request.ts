import * as z from 'zod/mini';
import { newCorrelationId } from '#lib/correlation-id.ts';
import { verifyConnection } from '#lib/offline.ts';
import { sleep } from '#lib/timers.ts';
import type { OperationId, ServiceSlug } from '#generated/operations.d.ts';
import { ApiError, type ApiErrorDetail, type ApiErrorKind, gotNoAnswer, refusalMessage } from './api-error.ts';
import { addressOf, bodyCheck, currentConnection } from './connection.ts';
import { noteLeftOut } from './left-out.ts';
import { readAnswer } from './read-answer.ts';
import { type Outcome, retryDelay } from './retry.ts';
import { noteServiceTime } from './service-clock.ts';
import { type SentAhead, cacheOf, claimSentAhead } from './sent-ahead.ts';

// Zod would otherwise probe `new Function`, which the content security policy refuses.
z.config({ jitless: true });

/** Traits of an operation in its spec (`x-client` and security); the generated client passes them on. */
export interface OperationTraits {
  service: ServiceSlug;
  operationId: OperationId;
  auth: 'bearer' | 'none';
  timeoutMs: number;
  /** `transient` is for what may be made twice (`idempotent` in the spec): no other generates. */
  retry: 'transient' | 'none';
  /** A 401 goes to the caller; nothing is refreshed, sign-in does not start (O120). */
  unauthorized?: 'answer';
  /** GraphQL refuses with 200 and errors (A7.54). */
  protocol?: 'graphql';
  /** Key of the configuration under which the whole address may stand (O139, O150). */
  configuredUrl?: string;
  /** Items of its list that break their schema are left out, and reported (`readAnswer`). */
  list?: 'tolerant';
  /**
   * Meaning of 404 and 410: `done`, it was to be removed; `failure`, which the caller shows on the page and which is
   * not reported; else the answer that it stands for. Without it they are failures like any other.
   */
  missing?: unknown;
  /** A file, perhaps JSON instead; or nothing but headers. JSON or nothing when it is missing. */
  answer?: 'file' | 'headers';
  /** The media types to ask for; JSON when it is missing. */
  accept?: string;
}

/** Options of callers of the generated client. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  signal?: AbortSignal | null;
  /** Sends it to its end even if the page is left meanwhile. For bodies below 64 kB. */
  keepalive?: boolean;
  /** Ties several calls to one action of the customer; a new id for each call otherwise. */
  correlationId?: string;
  /** For operations that answer a file or JSON: what the JSON must be. All others bring their own. */
  schema?: z.ZodMiniType;
  /** For operations that answer a file: reads it, for callers that show its progress. */
  readFile?: (response: Response) => Promise<Blob>;
  headers?: undefined;
}

/** Options of the generated client. */
interface RequestOptions extends Omit<CallOptions, 'headers'> {
  method: string;
  headers?: Record<string, string | number | readonly string[]>;
  body?: BodyInit;
  operation: OperationTraits;
}

/** One call in the making. */
interface Call {
  traits: OperationTraits;
  correlationId: string;
  url: string;
  options: RequestOptions;
  /** Its first attempt, when that has set out already. */
  ahead?: SentAhead;
  /** Aborts its present attempt when the answer is too late. */
  deadline?: AbortSignal;
}

/**
 * HTTP client, used by generated code only. Adds base address, bearer and correlation id, repeats what may be repeated,
 * refreshes a refused token once (O120), and parses every answer by its schema.
 * @throws Error for a body that breaks its spec, where that is checked (check-bodies.ts); ApiError for every failure but an abort by the caller, which rejects with the signal's reason
 */
export async function request<Result>(path: string, options: RequestOptions): Promise<Result>;
/** The signature that the generated client shows to its callers. */
export async function request<Result>(path: string, options?: CallOptions): Promise<Result>;
export async function request<Result>(path: string, options?: RequestOptions | CallOptions): Promise<Result> {
  if (!options || !('operation' in options)) throw new TypeError(`No operation: ${path}`);
  const traits = options.operation;
  // Not in the build, where it would weigh on the first screen (F1).
  if (import.meta.env?.DEV && typeof options.body === 'string') bodyCheck()?.(traits.operationId, options.body);
  const url = addressOf(traits, path);
  const ahead =
    url !== undefined && options.method === 'GET' && options.correlationId === undefined
      ? claimSentAhead(url)
      : undefined;
  const correlationId = options.correlationId ?? ahead?.correlationId ?? newCorrelationId();
  const call: Call = { traits, correlationId, url: url ?? path, options, ahead };
  if (url === undefined) {
    throw failure(call, 'configuration', `No address for ${traits.service}`);
  }
  try {
    const response = traits.auth === 'bearer' ? await sendSignedIn(call) : await sendPatiently(call, undefined);
    const { missing } = traits;
    if (saysMissing(traits, response) && missing !== 'failure') {
      letGo(response);
      return (missing === 'done' ? undefined : missing) as Result;
    }
    if (!response.ok) throw await refusal(call, response);
    // The schema is the generated client's promise that the parsed value is a Result.
    return (await answerIn(call, response)) as Result;
  } catch (error) {
    if (gotNoAnswer(error)) await verifyConnection();
    if (error instanceof ApiError && !saysMissing(traits, error) && !(traits.unauthorized && error.status === 401))
      currentConnection().failed?.(error);
    throw error;
  }
}

/** Whether nothing is there, where the spec says what that means. */
function saysMissing({ missing }: OperationTraits, { status }: { status?: number | undefined }): boolean {
  return missing !== undefined && (status === 404 || status === 410);
}

/** Sends with a token; a refused one is refreshed once and the call repeated, else sign-in starts (O120, O158). */
async function sendSignedIn(call: Call): Promise<Response> {
  const connection = currentConnection();
  const token = connection.accessToken() ?? (await refreshed(call, undefined));
  if (token === undefined) throw await sessionOver(call);
  const response = await sendPatiently(call, token);
  if (response.status !== 401 || call.traits.unauthorized === 'answer') return response;
  letGo(response);
  const fresh = await refreshed(call, token);
  const repeated = fresh === undefined ? undefined : await sendPatiently(call, fresh);
  if (!repeated || repeated.status === 401) throw await sessionOver(call, repeated);
  return repeated;
}

async function refreshed(call: Call, refused: string | undefined): Promise<string | undefined> {
  try {
    return await currentConnection().refreshAccessToken(refused);
  } catch (error) {
    throw failure(call, 'network', 'No fresh access token', { cause: error });
  }
}

/** @param refused what a fresh token was answered with, if there is one */
async function sessionOver(call: Call, refused?: Response): Promise<ApiError> {
  currentConnection().signInNeeded();
  const detail = { status: 401, isSessionOver: true } as const;
  return refused ? refusal(call, refused, detail) : failure(call, 'http', 'The session is over', detail);
}

/** Sends, and sends again where the operation allows it and the failure may pass. */
async function sendPatiently(call: Call, token: string | undefined): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await send(call, token);
    const outcome: Outcome =
      result instanceof ApiError
        ? { kind: 'network' }
        : { kind: 'http', status: result.status, retryAfter: result.headers.get('Retry-After') };
    const delay = mayRepeat(call, result) ? retryDelay(outcome, attempt, Math.random()) : undefined;
    if (delay === undefined) {
      if (result instanceof ApiError) throw result;
      return result;
    }
    if (!(result instanceof ApiError)) letGo(result);
    await sleep(delay, call.options.signal);
  }
}

function mayRepeat({ traits }: Call, result: Response | ApiError): boolean {
  return traits.retry === 'transient' && (result instanceof ApiError ? result.kind === 'network' : !result.ok);
}

/** One attempt. Gives the answer, or the ApiError of a call that got none; rejects only when the caller aborted. */
async function send(call: Call, token: string | undefined): Promise<Response | ApiError> {
  const { options, traits } = call;
  const timeout = AbortSignal.timeout(traits.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  call.deadline = timeout;
  try {
    const answer =
      answerAhead(call, token, signal) ??
      fetch(call.url, {
        method: options.method,
        body: options.body ?? null,
        headers: headersOf(call, options.headers, token),
        keepalive: options.keepalive ?? false,
        cache: cacheOf(token),
        signal,
      });
    const { headers } = await answer;
    noteServiceTime(headers);
    return await answer;
  } catch (error) {
    return lostAnswer(call, error);
  }
}

/** The answer to the request that set out before its call was made, if that went with the same token. */
function answerAhead(call: Call, token: string | undefined, signal: AbortSignal): Promise<Response> | undefined {
  const { ahead } = call;
  call.ahead = undefined;
  if (!ahead) return undefined;
  const giveUp = () => ahead.abort(signal.reason);
  if (ahead.token !== token || signal.aborted) {
    giveUp();
    return undefined;
  }
  signal.addEventListener('abort', giveUp, { once: true });
  return ahead.answer;
}

function headersOf(
  { traits, correlationId }: Call,
  given: RequestOptions['headers'],
  token: string | undefined,
): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given ?? {})) {
    for (const item of typeof value === 'object' ? value : [value]) headers.append(name, String(item));
  }
  headers.set('Accept', traits.accept ?? 'application/json');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  // Public files are fetched without it: a custom header would cost a preflight on the critical path.
  if (traits.auth === 'bearer') headers.set(currentConnection().correlationIdHeader, correlationId);
  return headers;
}

/** The ApiError of an answer that never came, or broke off. An abort by the caller is rethrown as it is. */
function lostAnswer(call: Call, error: unknown): ApiError {
  if (call.options.signal?.aborted) throw call.options.signal.reason;
  // Firefox rejects the reading of a body that is aborted with an error of its own, not with the signal's reason.
  const timedOut = call.deadline?.aborted === true;
  // A8.2: method and path with digits removed, so that reports group and carry no ids.
  // Those of a sign that is written as %40 stay: what is personal is known by it, and taken out of messages.
  const where = `${call.options.method} ${new URL(call.url, 'http://localhost').pathname.replace(/(%\w\w)|\d+/g, '$1')}`;
  const message = timedOut
    ? `${where}: no answer within ${call.traits.timeoutMs} ms`
    : `${where}: ${error instanceof Error ? error.message : String(error)}`;
  return failure(call, timedOut ? 'timeout' : 'network', message, { cause: error });
}

/** The ApiError of an answer that is not 2xx, in the documented wording; the body may be problem JSON or plain text (O159). */
async function refusal(call: Call, response: Response, detail: Partial<ApiErrorDetail> = {}): Promise<ApiError> {
  let body: string;
  try {
    body = await response.text();
  } catch (error) {
    return lostAnswer(call, error);
  }
  const message = refusalMessage(body, response.status, call.url);
  const problem = parseJson(body);
  const code = withCode.safeParse(problem).data?.code;
  const fields = Object.keys(withErrors.safeParse(problem).data?.errors ?? {});
  return failure(call, 'http', message, { ...detail, status: response.status, code, fields });
}

// Each by itself: one that is odd must not cost the other.
const withCode = z.object({ code: z.string() });
const withErrors = z.object({ errors: z.record(z.string(), z.unknown()) });

/** Result of an operation with a 2xx, for its caller. */
async function answerIn(call: Call, response: Response): Promise<unknown> {
  if (call.traits.answer === 'file' && !isJson(response))
    return isHtml(response) ? insteadOf(call, response, 'a file') : fileIn(call, response);
  if (call.traits.answer !== 'headers') return parseBody(call, response);
  letGo(response);
  return { data: undefined, status: response.status, headers: response.headers };
}

function isJson(response: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');
}

/** Whether an answer is HTML: a sign-in page, a proxy or a website answers so in place of the service. */
function isHtml(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
}

/** @throws ApiError that names the media type, which helps to find a wrong base address */
async function insteadOf(call: Call, response: Response, wanted: string): Promise<never> {
  letGo(response);
  const [mediaType = ''] = (response.headers.get('Content-Type') ?? '').split(';');
  const { service, operationId } = call.traits;
  throw failure(
    call,
    'schema',
    `Failed to parse response! ${operationId}: ${mediaType || 'something else'} instead of ${wanted} from ${service}`,
    { status: response.status },
  );
}

/** Lets go of a body that nobody reads. It may have broken off: the answer is there all the same (O69). */
const letGo = ({ body }: Response) => void body?.cancel().catch(() => {});

async function fileIn(call: Call, response: Response): Promise<Blob> {
  try {
    return await (call.options.readFile?.(response) ?? response.blob());
  } catch (error) {
    throw lostAnswer(call, error);
  }
}

// Several times the largest page of anything, in characters: more would keep the tab from answering.
const LARGEST_ANSWER = 8e6;

/** The parsed answer; nothing for operations without a schema, whose bodies are ignored (O69). */
async function parseBody(call: Call, response: Response): Promise<unknown> {
  const { schema } = call.options;
  if (!schema) {
    if (call.traits.answer === 'file') return insteadOf(call, response, 'a file');
    letGo(response);
    return undefined;
  }
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw lostAnswer(call, error);
  }
  const json = text.length > LARGEST_ANSWER ? undefined : parseJson(text);
  if (json === undefined) return insteadOf(call, response, 'JSON');
  if (call.traits.protocol === 'graphql') refuseGraphQlErrors(call, response, json);
  let wrong: readonly string[] | undefined;
  try {
    const reading = readAnswer(schema, json, call.traits.list === 'tolerant');
    if ('data' in reading) {
      if (reading.leftOut.length > 0) reportLeftOut(call, response, reading);
      return reading.data;
    }
    wrong = reading.wrong;
  } catch {
    // So much is wrong that Zod itself gives up.
  }
  throw unreadable(call, response, places(wrong));
}

/** Items that could not be read fail alone: the caller shows how many they are, and the failure is reported as that of a call is. */
function reportLeftOut(
  call: Call,
  response: Response,
  { data, leftOut }: { data: unknown; leftOut: readonly string[] },
): void {
  if (typeof data === 'object' && data !== null)
    noteLeftOut(data, { count: leftOut.length, correlationId: call.correlationId });
  currentConnection().failed?.(
    unreadable(call, response, `${leftOut.length} left out, ${places([...new Set(leftOut)])}`),
  );
}

function unreadable(call: Call, { status }: Response, what: string | undefined): ApiError {
  return failure(call, 'schema', `Failed to parse response! ${call.traits.operationId}: ${what}`, { status });
}

/** The first few fields that are wrong: their names, which are the spec's, without their values (S32). */
function places(wrong: readonly string[] | undefined): string | undefined {
  return wrong?.slice(0, 5).join(', ');
}

const graphQlAnswer = z.object({ errors: z.array(z.unknown()).check(z.minLength(1)) });
const graphQlError = z.object({ extensions: z.object({ code: z.string() }) });

/** @throws ApiError when a GraphQL answer holds errors, whatever data stands beside them (A7.54) */
function refuseGraphQlErrors(call: Call, { status }: Response, json: unknown): void {
  const { errors } = graphQlAnswer.safeParse(json).data ?? {};
  if (!errors) return;
  throw failure(call, 'http', refusalMessage(JSON.stringify(errors), status, call.url), {
    status,
    code: graphQlError.safeParse(errors[0]).data?.extensions.code,
  });
}

/** JSON; null for an empty text; or undefined, which no schema of ours accepts. */
function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure(
  call: Call,
  kind: ApiErrorKind,
  message: string,
  detail: Partial<ApiErrorDetail> & { cause?: unknown } = {},
): ApiError {
  const { service, operationId } = call.traits;
  const { cause, ...rest } = detail;
  return new ApiError(
    message,
    { service, operation: operationId, kind, correlationId: call.correlationId, ...rest },
    cause,
  );
}
