import type { ServerResponse } from 'node:http';
import type { Json } from '../support/interaction.ts';
import { jsonIn } from '../support/json.ts';
import type { Answer } from './job.ts';

/** Bytes of a body that are kept: a report is no archive. */
const MOST_BYTES = 256 * 1024;

/**
 * Keeps what goes through a response of Pact's proxy.
 * @returns reads the answer, once it has ended
 */
export function answerThrough(response: ServerResponse): () => Answer {
  const chunks: Buffer[] = [];
  let size = 0;
  const keep = (chunk: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size <= MOST_BYTES) chunks.push(bytes);
  };
  const write = response.write.bind(response) as (...words: unknown[]) => boolean;
  const end = response.end.bind(response) as (...words: unknown[]) => ServerResponse;
  response.write = (...words: unknown[]) => {
    keep(words[0]);
    return write(...words);
  };
  response.end = (...words: unknown[]) => {
    keep(words[0]);
    return end(...words);
  };
  return () => {
    const headers = Object.fromEntries(
      Object.entries(response.getHeaders()).flatMap(([name, value]) =>
        OF_THE_PROXY.includes(name) || value === undefined ? [] : [[name, [value].flat().join(', ')]],
      ),
    );
    return { status: response.statusCode, headers, body: bodyOf(Buffer.concat(chunks), size) };
  };
}

/** Headers that say nothing of the provider's answer. */
const OF_THE_PROXY = ['x-powered-by', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

function bodyOf(bytes: Buffer, size: number): Json | undefined {
  if (size === 0) return undefined;
  if (size > MOST_BYTES) return `(${size} bytes)`;
  const text = bytes.toString();
  if (!Buffer.from(text).equals(bytes)) return `(${size} bytes)`;
  const json = jsonIn(text) as Json | undefined;
  return json === undefined ? text : json;
}
