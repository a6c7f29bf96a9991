import { expect, it } from 'vitest';
import { signedIn, withApp } from './app.ts';
import { changedAt } from './change.ts';
import { expectApiError, type ExpectedError } from './expectations.ts';
import { serveAsIs, type AsIs } from './serve-as-is.ts';
import { exampleOf, titleOf, type Subject } from './subject.ts';

/** An answer that breaks its schema is a failure: one place of the first example of 200 is missing, or has another value. */
export function brokenCase(subject: Subject, ids: string, place: string, ...value: unknown[]): void {
  const what = value.length === 0 ? `without ${place}` : `with ${JSON.stringify(value[0])} as ${place || 'its body'}`;
  const body = JSON.stringify(changedAt(exampleOf(subject, 200), place, ...value));
  unrecordedTest(subject, titleOf(subject, ids, `200: an answer ${what} is a failure`), { status: 200, body }, { kind: 'schema', status: 200 });
}

/** An answer that is no JSON is a failure. */
export function garbledCase(subject: Subject, ids: string, text: string | null): void {
  const title = titleOf(subject, ids, '200: an answer that is no JSON is a failure');
  unrecordedTest(subject, title, { status: 200, body: '{"cut off": ' }, { kind: 'schema', status: 200 }, text);
}

/** No answer within the time that the operation is given is a failure. */
export function silentCase(subject: Subject, ids: string, text: string | null): void {
  unrecordedTest(subject, titleOf(subject, ids, 'silence: a service that does not answer in time is a failure'), 'silence', { kind: 'timeout' }, text);
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
