import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Account } from '../accounts/accounts.ts';

/** Arguments of a handler, checked and typed by the spec. */
export type HandlerRequest<Operation> = {
  params: Parameters<Operation, 'path'>;
  query: Parameters<Operation, 'query'>;
  headers: Parameters<Operation, 'header'>;
  body: RequestBody<Operation>;
  /** Whose token was sent. Reading it in a public operation is an error. */
  readonly account: Account;
  correlationId: string;
  /** The request itself, for bodies that are not JSON. */
  message: IncomingMessage;
};

/** One of the answers that the spec documents for an operation. */
export type Answer<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & number]: AnswerWith<Status, Responses[Status]> }[keyof Responses & number]
  : never;

/**
 * One handler for each operation of a service, from the `operations` that are generated from its spec: an operation
 * without a handler, or an answer that the spec does not know, is a type error.
 */
export type Handlers<Operations> = {
  [Id in keyof Operations]: (
    request: HandlerRequest<Operations[Id]>,
  ) => Answer<Operations[Id]> | Promise<Answer<Operations[Id]>>;
};

/** An answer as the pipeline sees it, whatever the operation. */
export type AnyAnswer = {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
};

/** A handler whose types are forgotten. Only the pipeline calls it, with a request that the spec has let through. */
export type AnyHandler = (request: never) => AnyAnswer | Promise<AnyAnswer>;

type Parameters<Operation, Place extends string> = Operation extends { parameters: { [P in Place]?: infer Values } }
  ? [NonNullable<Values>] extends [never]
    ? Record<never, never>
    : NonNullable<Values>
  : Record<never, never>;

type RequestBody<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? JsonOf<Content>
  : Operation extends { requestBody?: infer Body }
    ? [NonNullable<Body>] extends [never]
      ? undefined
      : NonNullable<Body> extends { content: infer Content }
        ? JsonOf<Content> | undefined
        : undefined
    : undefined;

type JsonOf<Content, Otherwise = undefined> = 'application/json' extends keyof Content
  ? Content['application/json']
  : Otherwise;

type AnswerWith<Status extends number, Response> = {
  status: Status;
  headers?: Record<string, string>;
} & (Response extends { content: infer Content }
  ? {
      body:
        | JsonOf<Content, never>
        | ([Exclude<keyof Content, 'application/json'>] extends [never] ? never : Uint8Array | Readable);
    }
  : { body?: undefined });
