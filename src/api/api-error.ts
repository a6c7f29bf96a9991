import { scrub } from '#lib/scrub.ts';
import type { OperationId, ServiceSlug } from '#generated/operations.d.ts';

/** Why a call failed: refused by the service, no answer, no answer in time, or an answer that breaks its schema. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'schema' | 'configuration';

/** What a failed call says of itself. */
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

  constructor(message: string, detail: ApiErrorDetail, cause?: unknown) {
    super(scrub(message), cause === undefined ? undefined : { cause });
    this.service = detail.service;
    this.operation = detail.operation;
    this.kind = detail.kind;
    this.correlationId = detail.correlationId;
    this.status = detail.status;
    this.code = detail.code;
    this.fields = detail.fields ?? [];
  }
}

/** Whether a failure is an answer with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && error.status !== undefined && statuses.includes(error.status);
}

/** The correlation id of a failure, for the failed state (A4.1). */
export function correlationIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.correlationId : undefined;
}
