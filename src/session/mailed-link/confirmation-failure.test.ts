import { expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { confirmationFailure, failureInState, isSettled } from './confirmation-failure.ts';

function refusal(status: number, code?: string): ApiError {
  return new ApiError('refused', {
    service: 'auth',
    operation: 'confirmEmailChange',
    kind: 'http',
    correlationId: 'c-1',
    status,
    ...(code !== undefined && { code }),
  });
}

it('S56 A4.1 a link that was used before is told from a failure, with its number', () => {
  expect(confirmationFailure(refusal(410, 'link-used'))).toEqual({ reason: 'used', correlationId: 'c-1' });
  expect(confirmationFailure(refusal(410, 'link-expired'))).toEqual({ reason: 'expired', correlationId: 'c-1' });
  expect(confirmationFailure(refusal(409, 'email-in-use'))).toEqual({ reason: 'email-in-use', correlationId: 'c-1' });
});

it.each([404, 410])('S56 A4.1 a link that is answered by %i without a code was used or has expired', (status) => {
  expect(confirmationFailure(refusal(status))).toEqual({ reason: 'over', correlationId: 'c-1' });
  expect(confirmationFailure(refusal(status, 'constructor'))).toEqual({ reason: 'over', correlationId: 'c-1' });
});

it('A4.1 what happened is told by the status, with a code or without', () => {
  for (const code of ['invalid-token', undefined])
    expect(confirmationFailure(refusal(400, code))).toMatchObject({ reason: 'refused' });
  expect(confirmationFailure(refusal(403))).toMatchObject({ reason: 'refused' });
  expect(confirmationFailure(refusal(409))).toMatchObject({ reason: 'email-in-use' });
  expect(confirmationFailure(refusal(500, 'link-used'))).toEqual({ correlationId: 'c-1' });
});

it('A2.53 A2.56 every other failure is one without a reason', () => {
  expect(confirmationFailure(refusal(500))).toEqual({ correlationId: 'c-1' });
  expect(confirmationFailure(undefined)).toEqual({});
});

it('A4.1 the error page takes what the history tells, and nothing that is odd', () => {
  expect(failureInState({ reason: 'used', correlationId: 'c-1', more: 1 })).toEqual({
    reason: 'used',
    correlationId: 'c-1',
  });
  for (const state of [null, undefined, 'used', { reason: 'because' }]) expect(failureInState(state)).toEqual({});
});

it('A2.47 R1 a link may still work when the service was in trouble, and not when it has decided', () => {
  for (const status of [400, 404, 409, 410]) expect(isSettled(refusal(status))).toBe(true);
  for (const status of [401, 408, 429, 500, 503]) expect(isSettled(refusal(status))).toBe(false);
  expect(
    isSettled(
      new ApiError('lost', {
        service: 'newsletter',
        operation: 'confirmNewsletterSubscription',
        kind: 'network',
        correlationId: 'c-1',
      }),
    ),
  ).toBe(false);
});
