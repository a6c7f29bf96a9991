import { expect } from 'vitest';
import { ApiError, type ApiErrorKind } from '#api/api-error.ts';
import type { TextParams } from '#i18n/texts.ts';
import { CORRELATION_ID_HEADER, shownFor, type Effects } from './app.ts';
import type { RequestParts } from './interaction.ts';
import type { SpecOperation } from './spec.ts';
import { CUSTOMER_TOKEN } from './tokens.ts';

/** Expected fields of an ApiError. */
export interface ExpectedError {
  service: string;
  operation: SpecOperation;
  kind: ApiErrorKind;
  status?: number;
  code?: string;
  /** The fields that the service refuses, where the case names them. */
  fields?: readonly string[];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The failure says which operation of which service failed how, carries the correlation id that was sent, and the
 * customer reads the text of the catalogue.
 */
export function expectApiError(
  result: PromiseSettledResult<unknown>,
  { service, operation, kind, status, code, fields }: ExpectedError,
  { sent }: Effects,
  shown?: { text: string | null; params?: TextParams | undefined },
): void {
  if (result.status === 'fulfilled') throw new Error(`The app took the answer for ${JSON.stringify(result.value)}.`);
  const failure: unknown = result.reason;
  if (!(failure instanceof ApiError)) throw failure;
  expect({
    service: failure.service,
    operation: failure.operation,
    kind: failure.kind,
    status: failure.status,
    code: failure.code,
  }).toEqual({
    service,
    operation: operation.operationId,
    kind,
    status,
    code,
  });
  if (fields) expect(failure.fields).toEqual(fields);
  expect(failure.correlationId).toMatch(UUID);
  if (operation.auth === 'bearer') {
    expect(sent.map(({ headers }) => headers.get(CORRELATION_ID_HEADER))).toContain(failure.correlationId);
  }
  if (shown) expect(shownFor(failure, shown.params)).toBe(shown.text);
}

/**
 * Expectations of every call that is not refused: sent once, never repeated, no refresh and no sign-in (403, 429 and 500
 * included), with token and correlation id exactly where they belong (P6.1, P7.1, S29), without a body unless there is
 * one (P7.5).
 */
export function expectOrdinaryRequests(
  operation: SpecOperation,
  { sent, refreshed, signIns }: Effects,
  request: RequestParts,
  count: number,
  token: string = CUSTOMER_TOKEN,
): void {
  expect(sent).toHaveLength(count);
  expect(refreshed).toEqual([]);
  expect(signIns).toBe(0);
  for (const { headers, body } of sent) {
    if (operation.auth === 'bearer') {
      expect(headers.get('Authorization')).toBe(`Bearer ${token}`);
      expect(headers.get(CORRELATION_ID_HEADER)).toMatch(UUID);
    } else {
      expect(headers.has('Authorization')).toBe(false);
      expect(headers.has(CORRELATION_ID_HEADER)).toBe(false);
    }
    // Other calls of the app may have one.
    if (request.body === undefined && count === 1) expect(body ?? null).toBeNull();
  }
}
