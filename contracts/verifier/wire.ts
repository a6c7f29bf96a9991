import type { PactBody, PactInteraction } from '../pact-files/pact-file.ts';
import { isRefused } from '../support/tokens.ts';
import type { AuthHeader } from './arguments.ts';

/** The bytes of a body, undefined when there is none. */
export function bytesOf(body: PactBody | undefined): Buffer | undefined {
  if (body?.content === undefined) return undefined;
  if (isBinary(body)) return Buffer.from(String(body.content), 'base64');
  return Buffer.from(isForm(body) ? String(body.content) : JSON.stringify(body.content));
}

/** Path and query of an interaction's request. */
export function targetOf({ request: { path, query = {} } }: PactInteraction): string {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}

/** Parts of a request that were sent instead of those of the contract. */
export interface Sent {
  /** Path and query. */
  target?: string;
  /** In the place of the customer's token. */
  authHeader?: AuthHeader;
}

/** A line for a POSIX shell that sends an interaction's request. The customer's token is in the variable TOKEN. */
export function curlLine(
  interaction: PactInteraction,
  baseUrl: string,
  { target = targetOf(interaction), authHeader }: Sent = {},
): string {
  const { method, headers = {}, body } = interaction.request;
  const words = ['curl', '-i', '-X', method, quoted(`${baseUrl}${target}`)];
  for (const [name, values] of Object.entries(headers))
    for (const value of values)
      words.push(
        '-H',
        name === 'Authorization' && value.startsWith('Bearer ') && !isRefused(value)
          ? tokenWord(authHeader)
          : quoted(`${name}: ${value}`),
      );
  const bytes = bytesOf(body);
  if (!bytes) return words.join(' ');
  if (!body || !isBinary(body)) return [...words, '--data-binary', quoted(bytes.toString())].join(' ');
  return [`printf %s ${quoted(bytes.toString('base64'))} | base64 -d |`, ...words, '--data-binary', '@-'].join(' ');
}

/** The header with the customer's token as a word of a POSIX shell, which keeps the token itself out of reports. */
export function tokenWord({ name, value }: AuthHeader = { name: 'authorization', value: 'Bearer ' }): string {
  const [scheme = ''] = /^(?:bearer|basic) +/i.exec(value) ?? [];
  return `"${name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())}: ${scheme}$TOKEN"`;
}

function isBinary({ encoded }: PactBody): boolean {
  return encoded === 'base64';
}

function isForm({ contentType = '' }: PactBody): boolean {
  return contentType.startsWith('application/x-www-form-urlencoded');
}

/** A text as one word of a POSIX shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
