import { expect, it } from 'vitest';
import { signedIn, withApp } from './app.ts';
import { changedAt } from './change.ts';
import { expectApiError, type ExpectedError } from './expectations.ts';
import { serveAsIs, type AsIs } from './serve-as-is.ts';
import { exampleOf, titleOf, type Subject } from './subject.ts';

/** An answer that breaks its schema is a failure: one place of the spec's first example of a success is missing, or has another value. */
export function brokenCase(subject: Subject, ids: string, place: string, ...value: unknown[]): void {
  const status = successStatus(subject);
  const what = value.length === 0 ? `without ${place}` : `with ${JSON.stringify(value[0])} as ${place || 'its body'}`;
  const body = JSON.stringify(changedAt(exampleOf(subject, status), place, ...value));
  unrecordedTest(subject, titleOf(subject, ids, `${status}: an answer ${what} is a failure`), { status, body }, { kind: 'schema', status });
}

/** An answer that is no JSON is a failure. */
export function garbledCase(subject: Subject, ids: string, text: string | null): void {
  const status = successStatus(subject);
  const title = titleOf(subject, ids, `${status}: an answer that is no JSON is a failure`);
  unrecordedTest(subject, title, { status, body: '{"cut off": ' }, { kind: 'schema', status }, text);
}

/** No answer within the time that the operation is given is a failure. */
export function silentCase(subject: Subject, ids: string, text: string | null): void {
  unrecordedTest(subject, titleOf(subject, ids, 'silence: a service that does not answer in time is a failure'), 'silence', { kind: 'timeout' }, text);
}

/** The first success with a body. */
function successStatus({ operation: { operationId, responses } }: Subject): number {
  const status = [...responses].find(([number, { schema }]) => number < 300 && schema !== undefined)?.[0];
  if (status === undefined) throw new Error(`${operationId} answers nothing that could be broken.`);
  return status;
}

/** No provider is asked for these answers, so a plain server gives them and nothing is recorded. */
function unrecordedTest(subject: Subject, title: string, answer: AsIs, expected: Pick<ExpectedError, 'kind' | 'status'>, text?: string | null): void {
  const { service, operation, plan } = subject;
  it(title, async () => {
    await serveAsIs(answer, (url) =>
      withApp(service, url, signedIn, async (deeds) => {
        const [result] = await Promise.allSettled([(plan.alone ?? plan.call)()]);
        expectApiError(result, { service, operation, ...expected }, deeds, text === undefined ? undefined : { text });
        if (expected.kind === 'schema') expect(result).toMatchObject({ reason: { message: expect.stringContaining('Failed to parse response!') } });
      }),
    );
  });
}
