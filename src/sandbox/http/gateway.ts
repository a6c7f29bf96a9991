import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults } from '../core/faults.ts';
import type { Journal } from '../core/journal.ts';
import { Problem } from '../core/problem.ts';
import { compressed } from './compress.ts';
import { allowApp, allowEveryone, answerPreflight, isPreflight } from './cors.ts';
import { deliver, jsonDelivery } from './deliver.ts';
import { openExchange } from './exchange.ts';
import type { Exchange } from './exchange.ts';
import { answerFault } from './fault-answers.ts';
import type { Mounted } from './mounted.ts';
import { hasBody, isJson, readJson } from './read-json.ts';

/** Gateway of the services: each call to one of them passes journal, cross-origin rules and faults first. */
export type Gateway = {
  services: ReadonlyMap<string, Mounted>;
  /** Answers a call to a service; the path is the one within it. */
  answer(
    slug: string,
    path: string,
    query: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void>;
};

type Parts = {
  mounted: readonly Mounted[];
  journal: Journal;
  faults: Faults;
  /** Address of the app. */
  app: string;
  /** Ends waiting when the sandbox closes. */
  signal: AbortSignal;
  onFailure(reason: string, error: unknown): void;
};

export function createGateway({ mounted, journal, faults, app, signal, onFailure }: Parts): Gateway {
  const services = new Map(mounted.map((service) => [service.slug, service]));

  return {
    services,
    async answer(slug, path, query, request, response) {
      const service = services.get(slug);
      if (service?.isOpenToAll) allowEveryone(response);
      else allowApp(request, response, app);
      if (isPreflight(request)) return answerPreflight(response);
      if (!service) return refuse(response, slug);

      let operationId = service.operationIdOf(request.method ?? 'GET', path);
      const exchange = openExchange(journal, { request, response, service: slug, operationId, path, query });
      try {
        if (!service.readsItsBodies) await readBody(exchange);
        operationId = service.operationIdOf(exchange.method, path, exchange.body);
        exchange.entry.operationId = operationId ?? null;
        const fault = faults.take(slug, operationId, path);
        if (fault) exchange.fault = fault;
        if (await answerFault(exchange, signal)) return;
        const delivery = await service.answer(exchange);
        if (delivery) await deliver(exchange, await compressed(exchange, delivery));
      } catch (error) {
        // A customer who leaves in the middle of a request is no failure.
        if (response.destroyed) return;
        onFailure(`${slug} ${operationId ?? path} failed`, error);
        const message = error instanceof Error ? error.message : String(error);
        if (!response.headersSent) await deliver(exchange, jsonDelivery(500, { code: 'internal-error', message }));
        else response.destroy();
      }
    },
  };
}

async function readBody(exchange: Exchange): Promise<void> {
  if (!hasBody(exchange.request) || !isJson(exchange.request)) return;
  try {
    exchange.body = await readJson(exchange.request);
    if (exchange.body !== undefined) exchange.entry.body = exchange.body;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    exchange.bodyProblem = error;
  }
}

function refuse(response: ServerResponse, slug: string): void {
  response.statusCode = 404;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ code: 'unknown-service', message: `The sandbox has no service ${slug}.` }));
}
