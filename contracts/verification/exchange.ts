import type { Json } from '../support/interaction.ts';
import { jsonIn } from '../support/json.ts';
import type { ProviderAnswer } from './forward.ts';
import type { Answer } from './job.ts';

/** Bytes of a body that are kept: a report is no archive. */
const MOST_BYTES = 256 * 1024;

/** Headers of a connection, which say nothing of the answer. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** The headers of an answer that are passed on to Pact. */
export function passedOn({ headers }: ProviderAnswer): [string, string | string[]][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_CONNECTION.includes(name) ? [] : [[name, value] as [string, string | string[]]],
  );
}

/** An answer as reports have it. */
export function reported(answer: ProviderAnswer): Answer {
  const headers = passedOn(answer).flatMap(([name, value]) =>
    name === 'date' ? [] : [[name, [value].flat().join(', ')]],
  );
  return { status: answer.status, headers: Object.fromEntries(headers), body: bodyOf(answer.body) };
}

function bodyOf(bytes: Buffer): Json | undefined {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString();
  if (bytes.length > MOST_BYTES || !Buffer.from(text).equals(bytes)) return `(${bytes.length} bytes)`;
  const json = jsonIn(text) as Json | undefined;
  return json === undefined ? text : json;
}
