import createRouter from 'find-my-way';
import { Readable } from 'node:stream';
import type { Account } from '../accounts/accounts.ts';
import { jsonDelivery } from '../http/deliver.ts';
import type { Delivery } from '../http/deliver.ts';
import type { Exchange } from '../http/exchange.ts';
import { malformedBody, malformedDelivery } from '../http/fault-answers.ts';
import type { SpecOperation } from '../spec/load-spec.ts';
import type { OperationValidator, Validation } from '../spec/validation.ts';
import type { Authorise } from './authorisation.ts';
import type { AnyAnswer, AnyHandler } from './handlers.ts';
import type { Mounted } from './mounted.ts';
import { Problem } from './problem.ts';

type Parts = {
  slug: string;
  operations: readonly SpecOperation[];
  handlers: Record<string, AnyHandler>;
  validation: Validation;
  authorise: Authorise;
  onFailure(reason: string, error?: unknown): void;
};

type Route = { operation: SpecOperation; handler: AnyHandler; validator: OperationValidator };

/**
 * Puts a service's handlers behind its spec: requests are checked before a handler runs and its answers after; an
 * answer that breaks the spec becomes a 500 with the reason, so that nobody builds on it.
 */
export function mountSpecService({ slug, operations, handlers, validation, authorise, onFailure }: Parts): Mounted {
  const router = createRouter({ maxParamLength: 2000 });
  for (const operation of operations) {
    const handler = handlers[operation.id];
    if (!handler) throw new Error(`${slug}: operation ${operation.id} has no handler.`);
    const route: Route = { operation, handler, validator: validation.of(operation) };
    router.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, route);
  }
  refuseStrays(slug, operations, handlers);

  return {
    slug,
    operationIds: operations.map(({ id }) => id),
    operationIdOf: (method, path) => findRoute(router, method, path)?.route.operation.id,
    async answer(exchange) {
      const found = findRoute(router, exchange.method, exchange.path);
      if (!found) return jsonDelivery(404, { code: 'unknown-operation', message: `${slug} has no such operation.` });
      const { route, params } = found;
      const answer = await run(route, params, exchange).catch((error: unknown) => answerTo(error, route, onFailure));
      return toDelivery(answer, route, exchange, (reason) => onFailure(`${slug} ${route.operation.id}: ${reason}`));
    },
  };

  async function run(route: Route, params: Record<string, string | undefined>, exchange: Exchange): Promise<AnyAnswer> {
    const { operation, handler, validator } = route;
    const account = operation.isPublic ? undefined : await authorise(exchange.request);
    const values = validator.parameters({ path: params, query: exchange.query, header: exchange.request.headers });
    if (exchange.bodyProblem) throw exchange.bodyProblem;
    validator.requestBody(exchange.body);
    const request = {
      params: values.path,
      query: values.query,
      headers: values.header,
      body: exchange.body,
      get account(): Account {
        if (!account) throw new Error(`${operation.id} is public: there is no account.`);
        return account;
      },
      correlationId: exchange.correlationId,
      message: exchange.request,
    };
    // The spec has let the request through, which is what the handler's types say.
    return handler(request as never);
  }
}

function findRoute(router: ReturnType<typeof createRouter>, method: string, path: string) {
  const found = router.find(method as 'GET', path);
  return found ? { route: found.store as Route, params: found.params } : undefined;
}

function refuseStrays(slug: string, operations: readonly SpecOperation[], handlers: Record<string, AnyHandler>): void {
  const stray = Object.keys(handlers).find((id) => !operations.some((operation) => operation.id === id));
  if (stray !== undefined) throw new Error(`${slug}: the spec has no operation ${stray}.`);
}

function answerTo(error: unknown, { operation, validator }: Route, onFailure: Parts['onFailure']): AnyAnswer {
  if (!(error instanceof Problem)) {
    onFailure(`${operation.id} failed`, error);
    return failure(error instanceof Error ? error.message : String(error));
  }
  const { status, code, message, headers } = error;
  const body = { code, message };
  const reason = validator.answerFault(status, body);
  if (reason === undefined) return { status, headers, body };
  // Not every spec describes what a failure says.
  if (operation.responses.get(status)?.size === 0) return { status, headers };
  return failure(`It should answer ${status} (${message}), but ${reason}.`);
}

function toDelivery(answer: AnyAnswer, route: Route, exchange: Exchange, report: (reason: string) => void): Delivery {
  const { status, headers, body } = answer;
  if (body instanceof Uint8Array || body instanceof Readable) {
    const type = [...(route.operation.responses.get(status)?.keys() ?? [])][0];
    return { status, headers: { ...(type && { 'content-type': type }), ...headers }, body };
  }
  const reason = status === 500 ? undefined : route.validator.answerFault(status, body);
  if (reason !== undefined) {
    report(reason);
    const { status: failed, body: problem } = failure(`The answer ${status} breaks the spec: ${reason}.`);
    return jsonDelivery(failed, problem);
  }
  if (!exchange.fault?.malformed) return jsonDelivery(status, body, headers);
  if (body === undefined) return malformedDelivery(200);
  return jsonDelivery(status, malformedBody(body, (one) => route.validator.isAcceptable(status, one)) ?? null, headers);
}

function failure(message: string): AnyAnswer {
  return { status: 500, body: { code: 'internal-error', message } };
}
