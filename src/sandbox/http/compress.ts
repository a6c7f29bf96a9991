import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Delivery } from './deliver.ts';
import type { Exchange } from './exchange.ts';

const compress = promisify(brotliCompress);

/** Smaller bodies fit into one packet anyway. */
const WORTHWHILE = 1_400;
/** A fraction of a millisecond for a page of photos, and a tenth of its size. */
const QUALITY = 4;

/** The answer compressed, if it is JSON, worth it, and the client can read it. */
export async function compressed({ request }: Exchange, delivery: Delivery): Promise<Delivery> {
  const { headers = {}, body } = delivery;
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (!(body instanceof Uint8Array) || body.length < WORTHWHILE || !isJson) return delivery;
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return delivery;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { ...delivery, headers: { ...headers, 'content-encoding': 'br' }, body: await compress(body, { params }) };
}
