import createRouter from 'find-my-way';
import { Readable } from 'node:stream';
import type { Account } from '../accounts/accounts.ts';
import type { Authorise } from '../core/authorisation.ts';
import type { AnyAnswer, AnyHandler } from '../core/handlers.ts';
import { Problem } from '../core/problem.ts';
import { jsonDelivery } from '../http/deliver.ts';
import type { Delivery } from '../http/deliver.ts';
import type { Exchange } from '../http/exchange.ts';
import { malformedBody, malformedDelivery } from '../http/fault-answers.ts';
import type { Mounted } from '../http/mounted.ts';
import type { SpecOperation } from '../spec/load-spec.ts';
import type { OperationValidator, Validation } from './validation.ts';

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
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const others = router.findRoute(operation.method, path)?.store as Route[] | undefined;
    if (others) others.push(route);
    else router.on(operation.method, path, () => undefined, [route]);
  }
  refuseStrays(slug, operations, handlers);

  return {
    slug,
    operationIds: operations.map(({ id }) => id),
    operationIdOf: (method, path, body) => findRoute(router, method, path, body)?.route.operation.id,
    async answer(exchange) {
      const found = findRoute(router, exchange.method, exchange.path, exchange.body);
      const { bodyProblem } = exchange;
      const takesBody = found ? found.route.operation.body : router.find(exchange.method as 'GET', exchange.path);
      // A body that cannot be read may be what names the operation, so that no spec says how it is refused.
      if (bodyProblem && takesBody)
        return jsonDelivery(bodyProblem.status, { code: bodyProblem.code, message: bodyProblem.message });
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
    const body = bodyOf(route, exchange);
    const request = {
      params: values.path,
      query: values.query,
      headers: values.header,
      body,
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

/** The body as the handler takes it. One that breaks the spec is noted, too: the app must not send it, whatever the customer did. */
function bodyOf({ operation, validator }: Route, { body, entry }: Exchange): unknown {
  try {
    return validator.requestBody(body);
  } catch (problem) {
    if (problem instanceof Problem) entry.breach = `${operation.id}: ${problem.message}`;
    throw problem;
  }
}

function findRoute(router: ReturnType<typeof createRouter>, method: string, path: string, body: unknown) {
  const found = router.find(method as 'GET', path);
  const routes = (found?.store ?? []) as Route[];
  const route = routes.find(
    ({ operation: { operationName } }) => operationName === undefined || operationName === nameIn(body),
  );
  return found && route ? { route, params: found.params } : undefined;
}

/** The operation that a GraphQL request names. */
function nameIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'operationName' in body ? body.operationName : undefined;
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
  const { status, headers = {}, body } = answer;
  const isFile = body instanceof Uint8Array || body instanceof Readable;
  const fileType = [...(route.operation.responses.get(status)?.keys() ?? [])].find(
    (type) => type !== 'application/json',
  );
  const bodyFault = isFile ? fileFault(status, fileType) : route.validator.answerFault(status, body);
  const reason = status === 500 ? undefined : (bodyFault ?? headerFault(route.operation, status, headers));
  if (reason !== undefined) {
    report(reason);
    const { status: failed, body: problem } = failure(`The answer ${status} breaks the spec: ${reason}.`);
    return jsonDelivery(failed, problem);
  }
  if (isFile && !exchange.fault?.malformed)
    return { status, headers: { ...(fileType && { 'content-type': fileType }), ...headers }, body };
  if (isFile) return malformedDelivery(status);
  if (exchange.fault?.nulls && status < 300)
    return jsonDelivery(status, route.validator.answerWithNulls(status, body), headers);
  if (!exchange.fault?.malformed) return jsonDelivery(status, body, headers);
  if (body === undefined) return malformedDelivery(200);
  return jsonDelivery(status, malformedBody(body, (one) => route.validator.isAcceptable(status, one)) ?? null, headers);
}

function fileFault(status: number, fileType: string | undefined): string | undefined {
  return fileType === undefined ? `status ${status} is no file in the spec` : undefined;
}

function headerFault(
  { requiredHeaders }: SpecOperation,
  status: number,
  headers: Record<string, string>,
): string | undefined {
  const given = Object.keys(headers).map((name) => name.toLowerCase());
  const missing = requiredHeaders.get(status)?.find((name) => !given.includes(name.toLowerCase()));
  return missing === undefined ? undefined : `the header ${missing} is missing`;
}

function failure(message: string): AnyAnswer {
  return { status: 500, body: { code: 'internal-error', message } };
}
