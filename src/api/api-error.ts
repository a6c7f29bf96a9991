import { type ErrorReporter, reporter, scrub } from '#lib/error-reporter.ts';
import type { OperationId, ServiceSlug } from '#generated/operations.d.ts';

/** Kinds of failed calls: refused by the service, no answer, no answer in time, or an answer that breaks its schema. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'schema' | 'configuration';

/** Details of a failed call. */
export interface ApiErrorDetail {
  service: ServiceSlug;
  operation: OperationId;
  kind: ApiErrorKind;
  correlationId: string;
  /** The HTTP status, when there was an answer. */
  status?: number;
  /** The service's own code for the failure, when its body had one (O159). */
  code?: string;
  /** Names of the fields that the service refuses, when its body had them. */
  fields?: readonly string[];
  /** The session is over, and sign-in has started (O158). */
  isSessionOver?: true;
}

/** A failed call. Its message is for logs, scrubbed of queries, tokens and e-mail addresses; customers see catalogue texts. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly service: ServiceSlug;
  readonly operation: OperationId;
  readonly kind: ApiErrorKind;
  readonly correlationId: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly fields: readonly string[];
  readonly isSessionOver: boolean;

  constructor(message: string, detail: ApiErrorDetail, cause?: unknown) {
    super(scrub(message), cause === undefined ? undefined : { cause });
    this.service = detail.service;
    this.operation = detail.operation;
    this.kind = detail.kind;
    this.correlationId = detail.correlationId;
    this.status = detail.status;
    this.code = detail.code;
    this.fields = detail.fields ?? [];
    this.isSessionOver = detail.isSessionOver ?? false;
  }
}

// A proxy's page would fill the log, and says at its beginning what it is.
const LONGEST_BODY_LOGGED = 500;

/** The documented wording of an answer that is a refusal (A8.1). A body that is longer than a log needs ends in "…". */
export function refusalMessage(body: string, status: number, url: string): string {
  const excerpt = body.length > LONGEST_BODY_LOGGED ? `${body.slice(0, LONGEST_BODY_LOGGED)}…` : body;
  return `Error ${excerpt}; Status Code: ${status} Received from ${url}`;
}

/** Whether a failure is an answer with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && error.status !== undefined && statuses.includes(error.status);
}

/** Whether a failure is a call whose session is over: sign-in has started, and the page is left. A 401 alone does not say so. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.isSessionOver;
}

/** Whether a failure is a call that got no answer, or comes of one: it says nothing of what was asked for. */
export function gotNoAnswer(error: unknown): boolean {
  const call = callBehind(error);
  return call instanceof ApiError && (call.kind === 'network' || call.kind === 'timeout');
}

/**
 * Whether what a failed call was to do may have been done all the same: its answer got lost, or says nothing about that.
 * @param statuses other answers that leave it open: what another device has done before is refused
 */
export function mayBeDone(error: unknown, ...statuses: number[]): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'http'
    ? (error.status ?? 0) >= 500 || hasStatus(error, ...statuses)
    : error.kind !== 'configuration';
}

/** Correlation id of a failure, for its notice (A4.1). */
export function correlationIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.correlationId : undefined;
}

/**
 * Reports what failed, a call by its operation and with its correlation id (A8.3 to A8.6).
 * @param action what was being done, for what is no failed call
 */
export function reportFailure(error: unknown, action: string, to: ErrorReporter = reporter): void {
  const failed = callBehind(error);
  // Nothing is wrong (O158).
  if (isSessionOver(failed)) return;
  if (failed instanceof ApiError) to.capture(failed, { action: failed.operation, correlationId: failed.correlationId });
  else to.capture(failed, { action });
}

/** The failed call, also of a failure that it caused: its correlation id is the one in the logs. */
export function callBehind(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
}

/** Failure of a change that the product reckons with: nothing is at fault, and it is not reported. */
export class ExpectedError extends Error {}

/**
 * Failure of a change: its object does not exist any more, it was removed elsewhere meanwhile. Its cause is the call that was
 * refused, if there was one.
 */
export class GoneError extends ExpectedError {
  override readonly name = 'GoneError';
}

/**
 * Answer of a call that changes or uses something existing.
 * @throws GoneError if it does not exist any more (404, 410)
 */
export async function orGone<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (hasStatus(error, 404, 410)) throw new GoneError('It is not there any more', { cause: error });
    throw error;
  }
}
