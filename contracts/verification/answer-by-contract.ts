import type { ServerResponse } from 'node:http';
import { isObject, jsonIn } from '../support/json.ts';

/**
 * Has a response that is passed on hold the ids of the contract in the place of those that the provider gave: Pact's core
 * fills ids of provider states into requests, but compares answers with the contract's own.
 * @param renamed ids of the provider, and those of the contract
 * @param fields names of the fields of an answer that hold such an id
 */
export function answerByContract(
  response: ServerResponse,
  renamed: ReadonlyMap<string, string>,
  fields: ReadonlySet<string>,
): void {
  const parts: Buffer[] = [];
  const end = response.end.bind(response);
  response.write = (part: unknown) => {
    parts.push(Buffer.from(part as Uint8Array));
    return true;
  };
  response.end = ((part?: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as Uint8Array));
    const bytes = Buffer.concat(parts);
    const named = withIdsOfContract(bytes, renamed, fields);
    if (named !== bytes) response.removeHeader('Content-Length');
    return end(named);
  }) as typeof response.end;
}

function withIdsOfContract(bytes: Buffer, renamed: ReadonlyMap<string, string>, fields: ReadonlySet<string>): Buffer {
  const body = jsonIn(bytes.toString());
  if (!isObject(body)) return bytes;
  let isChanged = false;
  for (const [name, value] of Object.entries(body)) {
    const own = fields.has(name) && typeof value === 'string' ? renamed.get(value) : undefined;
    if (own === undefined) continue;
    body[name] = own;
    isChanged = true;
  }
  return isChanged ? Buffer.from(JSON.stringify(body)) : bytes;
}
