import { once } from 'node:events';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as encryptedRequest } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { reasonOf } from '../support/reason.ts';

/** A request to the provider. */
export interface Outgoing {
  method: string;
  /** Path and query, which follow the path of the base URL. */
  target: string;
  headers: IncomingHttpHeaders;
  body?: Buffer;
}

/** Result of a request. */
export interface Exchange {
  /** Undefined until its headers have come. */
  answer?: ProviderAnswer;
  /** Reason why there is no answer, or not the whole of it; undefined when there is. */
  fault?: string;
}

/** An answer as the provider has sent it. */
export interface ProviderAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Hosts that Pact, too, takes for this machine. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '0.0.0.0', '[::1]'];

/**
 * Sends a request to the provider. Pact's own proxy ends the process when a connection is dropped, and cannot say what went wrong.
 * @param answerMs time-out of the whole answer
 * @returns never rejects: what goes wrong is the fault
 */
export async function forward(baseUrl: string, outgoing: Outgoing, answerMs: number): Promise<Exchange> {
  const late = AbortSignal.timeout(answerMs);
  const parts: Buffer[] = [];
  let incoming: IncomingMessage | undefined;
  let fault: { fault?: string } = {};
  try {
    const asked = send(baseUrl, outgoing, late);
    // Once an answer has begun, what befalls the connection is told by the answer.
    asked.on('error', () => {});
    [incoming] = (await once(asked, 'response')) as [IncomingMessage];
    for await (const part of incoming) parts.push(part as Buffer);
  } catch (error) {
    fault = { fault: faultOf(error, incoming !== undefined, late.aborted ? answerMs : undefined) };
  }
  if (incoming === undefined) return fault;
  const { statusCode = 0, headers } = incoming;
  return { ...fault, answer: { status: statusCode, headers, body: Buffer.concat(parts) } };
}

/** Text of an answer that has not come in time. */
export function tooLate(answerMs: number): string {
  return `no answer within ${answerMs / 1000} s`;
}

function send(baseUrl: string, { method, target, headers, body }: Outgoing, signal: AbortSignal) {
  const base = new URL(baseUrl);
  const { 'transfer-encoding': _parts, ...kept } = headers;
  const asked = (base.protocol === 'https:' ? encryptedRequest : plainRequest)({
    ...urlToHttpOptions(base),
    method,
    path: `${base.pathname.replace(/\/$/, '')}${target}`,
    headers: {
      ...kept,
      // What is compressed could be neither renamed nor told; Pact's core asks for gzip.
      'accept-encoding': 'identity',
      // One on this machine knows itself by Pact's address, so that its redirects come by here, too.
      ...(THIS_MACHINE.includes(base.hostname) ? {} : { host: base.host }),
      ...(body && { 'content-length': body.length }),
      // None is used again: the provider may have closed it in the meantime.
      connection: 'close',
    },
    signal,
  });
  asked.end(body);
  return asked;
}

function faultOf(error: unknown, hasBegun: boolean, lateMs: number | undefined): string {
  if (lateMs !== undefined) return hasBegun ? `its end did not come within ${lateMs / 1000} s` : tooLate(lateMs);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('HPE_')) return `what the provider answered is no HTTP: ${reasonOf(error)}`;
  if (code !== 'ECONNRESET' && code !== 'EPIPE') return reasonOf(error);
  return `the provider closed the connection ${hasBegun ? 'before the end of its answer' : 'without an answer'}`;
}
