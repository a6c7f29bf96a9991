import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from '../core/faults.ts';
import { queryObject } from '../core/journal.ts';
import type { Journal, JournalEntry } from '../core/journal.ts';
import type { Problem } from '../core/problem.ts';

/** One call to a service, from its arrival to its answer. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** Within the service, without the query. */
  path: string;
  query: URLSearchParams;
  correlationId: string;
  entry: JournalEntry;
  /** The JSON body, once it was read. */
  body?: unknown;
  /** Why the body could not be read. */
  bodyProblem?: Problem;
  /** Fault of this call. */
  fault?: Fault;
};

type Arrival = {
  request: IncomingMessage;
  response: ServerResponse;
  service: string;
  operationId: string | undefined;
  path: string;
  query: URLSearchParams;
};

/** Opens the journal entry of a call and completes it when the answer is out, or the connection gone. */
export function openExchange(
  journal: Journal,
  { request, response, service, operationId, path, query }: Arrival,
): Exchange {
  const startedAt = performance.now();
  const method = request.method ?? 'GET';
  const correlationId = header(request, 'x-correlation-id') ?? randomUUID();
  const entry: JournalEntry = {
    at: new Date().toISOString(),
    service,
    operationId: operationId ?? null,
    method,
    path,
    query: queryObject(query),
    headers: selectedHeaders(request),
    status: null,
    ms: null,
    bytes: 0,
  };
  journal.add(entry);
  response.setHeader('x-correlation-id', correlationId);
  response.once('close', () => {
    entry.ms = Math.round((performance.now() - startedAt) * 10) / 10;
    if (!response.writableFinished) return;
    entry.status = response.statusCode;
    if (method !== 'HEAD') entry.bytes = Number(response.getHeader('content-length') ?? entry.bytes);
  });
  return { request, response, method, path, query, correlationId, entry };
}

function selectedHeaders(request: IncomingMessage): JournalEntry['headers'] {
  const headers: JournalEntry['headers'] = { authorization: request.headers.authorization !== undefined };
  for (const name of ['x-correlation-id', 'origin', 'referer', 'range'] as const) {
    const value = header(request, name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
