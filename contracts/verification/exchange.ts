import type { Json } from '../support/interaction.ts';
import { isObject, jsonIn } from '../support/json.ts';
import type { ProviderAnswer } from './forward.ts';
import type { Answer, Difference } from './job.ts';

/** Number of bytes of a body that are kept: a report is no archive. */
const MOST_BYTES = 256 * 1024;

/** Headers of a connection, which say nothing of the answer. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** Names of values by which somebody else could act as the customer. */
const TOKEN = /^(?:access|refresh|id)_?token$/i;

/** Such a name and its value within a text. */
const IN_TEXT = /(?:access|refresh|id)_?token["']?\s*[:=]\s*["']?([^"'&#\s]+)/gi;

/** The code of a sign-in, in the address of a redirect: in JSON, a code is one of failures and vouchers. */
const CODE = /[?&#]code=([^&#\s]+)/g;

/** Headers of which no value is shown. */
const SECRET_HEADERS = ['set-cookie', 'authorization'];

/** The headers of an answer that are passed on to Pact. */
export function passedOn({ headers }: ProviderAnswer): [string, string | string[]][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_CONNECTION.includes(name) ? [] : [[name, value] as [string, string | string[]]],
  );
}

/**
 * Secrets of an answer, the longest first. Pact compares them, and no report shows them: pipelines keep reports for
 * whoever may read those.
 */
export function secretsIn(answer: ProviderAnswer): string[] {
  const text = answer.body.toString();
  const body = jsonIn(text);
  const headers = passedOn(answer).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one) =>
        SECRET_HEADERS.includes(name) ? [one, ...one.split(/[;,]/, 1)] : [...inText(one), ...inText(one, CODE)],
      ),
  );
  const all = [...headers, ...(body === undefined ? inText(text) : inJson(body, false))];
  return [...new Set(all)].filter((one) => one !== '').sort((one, other) => other.length - one.length);
}

function inText(text: string, pattern = IN_TEXT): string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value);
}

function inJson(value: unknown, isToken: boolean): string[] {
  if (typeof value === 'string') return isToken ? [value] : inText(value);
  if (Array.isArray(value)) return value.flatMap((one) => inJson(one, isToken));
  return isObject(value)
    ? Object.entries(value).flatMap(([name, one]) => inJson(one, isToken || TOKEN.test(name)))
    : [];
}

/** A difference as reports have it. */
export function withoutSecrets(difference: Difference, secrets: readonly string[]): Difference {
  const { told, got } = difference;
  return { ...difference, told: hidden(told, secrets), ...(got !== undefined && { got: hidden(got, secrets) }) };
}

/** An answer as reports have it. */
export function reported(answer: ProviderAnswer, secrets: readonly string[]): Answer {
  const headers = passedOn(answer).flatMap(([name, value]) =>
    name === 'date' ? [] : [[name, hidden([value].flat().join(', '), secrets)]],
  );
  const body = bodyOf(answer.body);
  return { status: answer.status, headers: Object.fromEntries(headers), body: hiddenIn(body, secrets) };
}

function hidden(text: string, secrets: readonly string[]): string {
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

function hiddenIn(value: Json | undefined, secrets: readonly string[]): Json | undefined {
  if (typeof value === 'string') return hidden(value, secrets);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => hiddenIn(one, secrets) as Json);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hiddenIn(one, secrets) as Json]));
}

function bodyOf(bytes: Buffer): Json | undefined {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString();
  if (bytes.length > MOST_BYTES || !Buffer.from(text).equals(bytes)) return `(${bytes.length} bytes)`;
  const json = jsonIn(text) as Json | undefined;
  return json === undefined ? text : json;
}
