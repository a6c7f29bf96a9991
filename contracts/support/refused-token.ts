import { expect, it } from 'vitest';
import { withApp, type Effects, type Session } from './app.ts';
import { expectApiError } from './expectations.ts';
import { record, serve } from './record.ts';
import { codeIn, exampleOf, interactionOf, successOf, titleOf, valueOf, type Subject } from './subject.ts';
import { CUSTOMER_TOKEN, REFUSED_AGAIN, REFUSED_TOKEN } from './tokens.ts';

/**
 * 401, and what the app does about it: it refreshes the token once and repeats the call once; when there is no fresh
 * token, or it is refused too, sign-in starts (O120, O158).
 */
export function refusedTokenCase(subject: Subject): void {
  const { service, operation, plan } = subject;
  const { operationId } = operation;
  if (operation.takesRefusals) throw new Error(`${operationId} takes a 401 for an answer: it has a case of its own.`);
  const code = codeIn(exampleOf(subject, 401));
  const failure = { service, operation, kind: 'http', status: 401 } as const;

  /** @param told the code in the answer: a provider is asked for the status alone */
  const refusalWith = (meaning: string, told: string | undefined) =>
    interactionOf(subject, 401, meaning, {
      ids: 'P6.1',
      states: [{ state: 'the access token is refused' }],
      request: successOf(subject, operationId).interaction.request,
      body: told === undefined ? undefined : { code: told },
      exactly: ['code'],
      token: 'refused',
      borne: told !== undefined,
    });
  const attempt = async (
    mockUrl: string,
    session: Session,
    check: (result: PromiseSettledResult<unknown>, effects: Effects) => void,
  ) => {
    await withApp(service, mockUrl, session, async (effects) => {
      const [result] = await Promise.allSettled([(plan.alone ?? successOf(subject, operationId).call)()]);
      check(result, effects);
      // Once, with the token that was refused.
      expect(effects.refreshed).toEqual([REFUSED_TOKEN]);
    });
  };

  it(
    titleOf(subject, 'P6.1', '401: a refused token is refreshed once and the call repeated, else sign-in starts'),
    async () => {
      const success = successOf(subject, operationId);
      const refusal = refusalWith('a token that is refused', undefined);
      await record(service, refusal, [], async (mockUrl) => {
        await attempt(mockUrl, { token: REFUSED_TOKEN }, (result, effects) => {
          expectApiError(result, failure, effects);
          expect(sentTokens(effects)).toEqual([REFUSED_TOKEN]);
          expect(effects.signIns).toBe(1);
        });
        await attempt(mockUrl, { token: REFUSED_TOKEN, freshToken: REFUSED_AGAIN }, (result, effects) => {
          expectApiError(result, failure, effects);
          expect(sentTokens(effects)).toEqual([REFUSED_TOKEN, REFUSED_AGAIN]);
          expect(effects.signIns).toBe(1);
        });
      });
      await serve(service, [refusal, { ...success.interaction, token: { exactly: CUSTOMER_TOKEN } }], (mockUrl) =>
        attempt(mockUrl, { token: REFUSED_TOKEN, freshToken: CUSTOMER_TOKEN }, (result, effects) => {
          valueOf(result);
          expect(sentTokens(effects)).toEqual([REFUSED_TOKEN, CUSTOMER_TOKEN]);
          expect(effects.signIns).toBe(0);
        }),
      );
    },
  );
  if (code === undefined) return;
  it(titleOf(subject, 'P6.1', '401: a token that is refused, by its code'), () =>
    record(service, refusalWith('a token that is refused, by its code', code), [], (mockUrl) =>
      attempt(mockUrl, { token: REFUSED_TOKEN, freshToken: REFUSED_AGAIN }, (result, effects) => {
        expectApiError(result, { ...failure, code }, effects);
        expect(sentTokens(effects)).toEqual([REFUSED_TOKEN, REFUSED_AGAIN]);
        expect(effects.signIns).toBe(1);
      }),
    ),
  );
}

function sentTokens({ sent }: Effects): (string | undefined)[] {
  return sent.map(({ headers }) => headers.get('Authorization')?.replace(/^Bearer /, ''));
}
