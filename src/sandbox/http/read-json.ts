import type { IncomingMessage } from 'node:http';
import { Problem, invalidRequest } from '../core/problem.ts';

const LARGEST_BODY = 10 * 1024 * 1024;

export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

export function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '');
}

/**
 * The JSON body of a request, undefined when it is empty.
 * @throws Problem 400 when it cannot be parsed, 413 above 10 MB
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // What is too large is read to its end all the same: a request that is left in the middle cannot be answered.
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  if (size > LARGEST_BODY) throw new Problem(413, 'too-large', 'The body is larger than 10 MB.');
  if (size === 0) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    throw invalidRequest('The body is not JSON.');
  }
}
