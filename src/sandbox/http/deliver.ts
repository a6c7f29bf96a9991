import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Exchange } from './exchange.ts';

/** An answer ready for the wire. */
export type Delivery = {
  status: number;
  headers?: Record<string, string>;
  body?: Uint8Array | Readable;
};

/** A JSON answer, without a body when there is nothing to say. */
export function jsonDelivery(status: number, body: unknown, headers: Record<string, string> = {}): Delivery {
  if (body === undefined) return { status, headers };
  return {
    status,
    // Personal data does not belong into caches; what may be kept says so itself.
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** Sends an answer, with the headers that a fault adds, cut off in the middle if a fault says so. */
export async function deliver(exchange: Exchange, { status, headers = {}, body }: Delivery): Promise<void> {
  const { response, fault, method } = exchange;
  if (response.destroyed) return;
  const all = { ...headers, ...fault?.headers };
  Object.entries(all).forEach(([name, value]) => response.setHeader(name, value));
  response.statusCode = status;

  if (body instanceof Readable) return deliverStream(exchange, body);
  if (body !== undefined) response.setHeader('content-length', body.length);
  else if (status !== 204 && status !== 304) response.setHeader('content-length', 0);
  if (fault?.abort === 'body') return cutInBody(exchange, body);
  response.end(method === 'HEAD' ? undefined : body);
}

/** Cuts the connection without an answer. */
export function cut({ response }: Exchange): void {
  response.socket?.destroy();
}

function cutInBody(exchange: Exchange, body: Uint8Array | undefined): void {
  if (body === undefined || body.length === 0) return cut(exchange);
  const share = exchange.fault?.abortAfter ?? 0.5;
  exchange.response.write(body.subarray(0, Math.ceil(body.length * share)), () => cut(exchange));
}

async function deliverStream(exchange: Exchange, body: Readable): Promise<void> {
  const { response, entry, fault } = exchange;
  const length = Number(response.getHeader('content-length') ?? 0);
  const most = fault?.abort === 'body' ? Math.max(1, Math.floor(length * (fault.abortAfter ?? 0))) : Infinity;
  let last: Uint8Array | undefined;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      const rest = most - entry.bytes;
      entry.bytes += Math.min(chunk.length, rest);
      if (chunk.length < rest) yield chunk;
      else {
        last = chunk.subarray(0, rest);
        return;
      }
    }
  }
  // The customer closing the page in the middle of a download is no failure.
  await pipeline(counted(), response, { end: most === Infinity }).catch(() => undefined);
  if (last && !response.destroyed) response.write(last, () => cut(exchange));
}
