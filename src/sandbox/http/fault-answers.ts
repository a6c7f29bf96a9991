import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../core/faults.ts';
import { replacesAnswer } from '../core/faults.ts';
import type { Delivery } from './deliver.ts';
import { cut, deliver, jsonDelivery } from './deliver.ts';
import type { Exchange } from './exchange.ts';

/**
 * What a fault does before the service gets to see the call: waits, cuts the connection, or answers in its place.
 * @returns whether the call is over with that
 */
export async function answerFault(exchange: Exchange, signal: AbortSignal): Promise<boolean> {
  const { fault, response } = exchange;
  if (!fault) return false;
  if (fault.delayMs) await wait(fault.delayMs, undefined, { signal }).catch(() => undefined);
  if (response.destroyed) return true;
  if (fault.abort === true) cut(exchange);
  else if (replacesAnswer(fault)) await deliver(exchange, replacement(fault));
  else return false;
  return true;
}

/** The answer that a fault gives instead of the service's. */
function replacement(fault: Fault): Delivery {
  const { status = 200, body, headers = {} } = fault;
  if (fault.malformed) return malformedDelivery(status);
  if (body === undefined) {
    const problem = { code: 'fault', message: `The sandbox was told to answer ${status}.` };
    return jsonDelivery(status, status >= 400 ? problem : undefined);
  }
  const type =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'application/json';
  // Text of another type is sent as it is: a proxy's HTML page, a broken document.
  if (typeof body === 'string' && !type.includes('json')) return { status, body: Buffer.from(body) };
  return jsonDelivery(status, body);
}

/** A body that fits no schema with a required field. */
export function malformedDelivery(status: number): Delivery {
  return jsonDelivery(status, { malformed: true });
}

/**
 * The body of an answer, changed until no check may accept it: a wrong type in one of its fields, a field
 * missing, or something else altogether. Undefined when the schema accepts anything.
 */
export function malformedBody(body: unknown, isAcceptable: (body: unknown) => boolean): unknown {
  for (const one of brokenBodies(body)) if (!isAcceptable(one)) return one;
  return undefined;
}

/** One after the other: the first is mostly enough, and the texts of a language alone have many hundred fields. */
function* brokenBodies(body: unknown): Generator<unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    const fields = Object.entries(body);
    for (const [name] of fields) yield { ...body, [name]: { malformed: true } };
    for (const [name] of fields) yield Object.fromEntries(fields.filter(([other]) => other !== name));
  }
  yield* [{ malformed: true }, 'malformed', [], 0, null];
}
