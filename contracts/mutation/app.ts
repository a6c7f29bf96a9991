import { ApiError } from '#api/api-error.ts';
import { connectRequests } from '#api/connection.ts';
import index from '#generated/index.json' with { type: 'json' };
import { parsePushMessage } from '#photos/push/push-model.ts';
import { withNullForAbsent } from '#sandbox/spec/nulls.ts';
import { withExactIntegers } from '#sandbox/spec/schemas.ts';
import { callsOf } from '../../tests/resilience/schemas/answers.ts';
import { mediaTypeOf } from '../support/files.ts';
import { jsonIn } from '../support/json.ts';
import { faultOf } from '../support/matchers.ts';
import type { Schema, ServiceSpec } from '../support/spec.ts';
import type { Answer } from './mutants.ts';

/** Reaction of the app to an answer: the result or failure of the generated client, and its effects. */
export interface Reaction {
  /** `value`: it gets one. `missing`: it takes the answer for that nothing is there. Else the kind of its failure. */
  is: 'value' | 'missing' | 'http' | 'network' | 'timeout' | 'schema' | 'configuration' | 'not understood';
  value?: unknown;
  /** Of a failure. */
  status?: number | undefined;
  code?: string | undefined;
  fields?: readonly string[];
  /** Tokens refreshed, sign-ins begun, failures reported. */
  effects: string;
}

/** The app, asked for what it makes of an answer to one of its operations. */
export type App = (operationId: string, answer: Answer) => Promise<Reaction>;

/** The generated client of a service; its reader, of messages; the spec of a service that an OAuth library speaks to. */
export async function appOf(service: string, spec: Pick<ServiceSpec, 'operations'>): Promise<App> {
  if (service === 'photo-push') return readsMessage;
  const calls = await callsOf(service);
  if (calls.size === 0) return appBySpec(spec);
  const { operations = [] } = index.services.find(({ slug }) => slug === service) ?? {};
  const takesMissing = new Set(
    operations.flatMap(({ operationId, client }) =>
      'missing' in client && client.missing !== 'failure' ? [operationId] : [],
    ),
  );
  return (operationId, answer) => {
    const generated = calls.get(operationId);
    if (!generated) throw new Error(`There is no generated call of ${operationId}.`);
    return reactionTo(answer, () => generated.call('trial'), takesMissing.has(operationId));
  };
}

/** An app that takes what a spec allows, and null for what may be missing: for specs that nothing is generated from. */
export function appBySpec({ operations }: Pick<ServiceSpec, 'operations'>): App {
  return (operationId, { status, body, headers }) => {
    const schema = operations.get(operationId)?.responses.get(status)?.schema;
    if (status >= 400 || !schema) return Promise.resolve(reactionBySpec(status, headers, body));
    const value = typeof body === 'string' ? jsonIn(body) : undefined;
    const isFitting = isJson(headers) && faultOf(borneBy(schema), value) === undefined;
    return Promise.resolve({
      is: isFitting ? 'value' : 'schema',
      value,
      effects: '',
      ...(isFitting ? {} : { status }),
    });
  };
}

const borne = new WeakMap<Schema, Schema>();

/** The schema with what every client of ours bears: null for what may be missing, and no number that it cannot hold. */
function borneBy(schema: Schema): Schema {
  const known = borne.get(schema) ?? (withExactIntegers(withNullForAbsent(schema)) as Schema);
  borne.set(schema, known);
  return known;
}

function reactionBySpec(status: number, headers: Answer['headers'], body: Answer['body']): Reaction {
  const value = typeof body === 'string' && isJson(headers) ? jsonIn(body) : undefined;
  return { is: status < 300 ? 'value' : 'http', status, value, code: codeIn(value), fields: [], effects: '' };
}

function codeIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const code: unknown = Reflect.get(value, 'code');
  if (typeof code === 'string') return code;
  // Of OAuth it counts that there is one: without it the library takes the answer for no refusal.
  const error: unknown = Reflect.get(value, 'error');
  return typeof error === 'string' && error !== '' ? 'an error of OAuth' : undefined;
}

function isJson(headers: Answer['headers']): boolean {
  // As strictly as the OAuth library has it.
  return /^application\/json(?:;|$)/.test(headers['Content-Type'] ?? '');
}

/** Of a message counts what it is about and what happened: all else of it are ids and times, which the reader checks. */
const readsMessage: App = (_operationId, { body }) => {
  const message = parsePushMessage(typeof body === 'string' ? body : undefined);
  return Promise.resolve(
    message ? { is: 'value', effects: `${message.kind} ${message.event}` } : { is: 'not understood', effects: '' },
  );
};

/** Has the generated client make a call that gets this answer, at once and as often as it asks. */
async function reactionTo(answer: Answer, call: () => Promise<unknown>, takesMissing: boolean): Promise<Reaction> {
  const effects = { refreshed: 0, signIns: 0, reported: 0 };
  connectRequests({
    baseUrl: () => 'https://services.example',
    correlationIdHeader: 'X-Correlation-Id',
    accessToken: () => 'token',
    refreshAccessToken: () => {
      effects.refreshed += 1;
      return Promise.resolve('another token');
    },
    signInNeeded: () => (effects.signIns += 1),
    failed: () => (effects.reported += 1),
  });
  const effectsText = () => Object.values(effects).join(' ');
  try {
    const value = await answered(answer, call);
    // It reads no code then; a case that means one is about what the service says.
    if (takesMissing && (answer.status === 404 || answer.status === 410))
      return { is: 'missing', code: codeIn(jsonIn(String(answer.body))), effects: effectsText() };
    return { is: 'value', value: await comparable(value), effects: effectsText() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, status, code, fields } = error;
    // Any success is one.
    return {
      is: kind,
      status: status !== undefined && status < 300 ? 200 : status,
      code,
      fields,
      effects: effectsText(),
    };
  }
}

/** Runs a call whose requests are all answered so, without the pauses between attempts. */
async function answered({ status, headers, body }: Answer, call: () => Promise<unknown>): Promise<unknown> {
  const { fetch, setTimeout } = globalThis;
  const isWithout = body === undefined || status === 204 || status === 205;
  globalThis.fetch = () =>
    Promise.resolve(
      new Response(isWithout ? null : typeof body === 'string' ? body : new Uint8Array(body), { status, headers }),
    );
  globalThis.setTimeout = ((run: () => void) => setTimeout(run, 0)) as typeof setTimeout;
  try {
    return await call();
  } finally {
    Object.assign(globalThis, { fetch, setTimeout });
  }
}

/** Value in a form that can be compared: of a file the kind by its first bytes, of headers their content. */
async function comparable(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { file: kindOf(new Uint8Array(await value.slice(0, 16).arrayBuffer())) };
  if (typeof value === 'object' && value !== null && 'headers' in value && value.headers instanceof Headers)
    return { headers: Object.fromEntries(value.headers) };
  return value;
}

function kindOf(bytes: Uint8Array): string {
  try {
    return mediaTypeOf(bytes);
  } catch {
    return 'unknown';
  }
}
