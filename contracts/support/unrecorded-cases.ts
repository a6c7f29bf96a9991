import { expect, it } from 'vitest';
import { signedIn, withApp } from './app.ts';
import { visitOptional, withNulls } from '#sandbox/spec/nulls.ts';
import { aloneAt, changedAt } from './change.ts';
import { expectApiError, type ExpectedError } from './expectations.ts';
import { serveAsIs, type AsIs } from './serve-as-is.ts';
import { exampleOf, titleOf, type Subject } from './subject.ts';

/**
 * An answer that breaks its schema is a failure: one place of the spec's first example of a success is missing, or has another
 * value. Where that is in an item of a list, the item is alone: among others it might be left out.
 */
export function brokenCase(subject: Subject, ids: string, place: string, ...value: unknown[]): void {
  const status = successStatus(subject);
  const what = value.length === 0 ? `without ${place}` : `with ${JSON.stringify(value[0])} as ${place || 'its body'}`;
  const body = JSON.stringify(changedAt(aloneAt(exampleOf(subject, status), place), place, ...value));
  unrecordedTest(
    subject,
    titleOf(subject, ids, `${status}: an answer ${what} is a failure`),
    { status, body },
    { kind: 'schema', status },
  );
}

/**
 * Optional fields may be null as well: the app makes the same of the spec's first example with nulls as of that without
 * those fields. Of an operation that answers nothing optional there is no such case.
 */
export function nullsCase(subject: Subject): void {
  const { service, operation, plan } = subject;
  const [status, schema] =
    [...operation.responses].flatMap(([number, response]) =>
      number < 300 && response.schema ? [[number, response.schema] as const] : [],
    )[0] ?? [];
  if (status === undefined || schema === undefined) return;
  const example = exampleOf(subject, status);
  const bare: unknown = structuredClone(example);
  visitOptional(schema, bare, (holder, name) => Reflect.deleteProperty(holder, name));
  const answers = [bare, withNulls(schema, example)].map((body) => JSON.stringify(body));
  if (answers[0] === answers[1]) return;
  it(titleOf(subject, undefined, `${status}: null is taken for what may be missing`), async () => {
    const made: unknown[] = [];
    for (const body of answers) {
      await serveAsIs({ status, body }, (url) =>
        withApp(service, url, signedIn, async () => made.push(await (plan.alone ?? plan.call)())),
      );
    }
    expect(JSON.stringify(made[1])).toBe(JSON.stringify(made[0]));
  });
}

/** An answer that is no JSON is a failure. */
export function garbledCase(subject: Subject, ids: string, text: string | null): void {
  const status = successStatus(subject);
  const title = titleOf(subject, ids, `${status}: an answer that is no JSON is a failure`);
  unrecordedTest(subject, title, { status, body: '{"cut off": ' }, { kind: 'schema', status }, text);
}

/** No answer within the time that the operation is given is a failure. */
export function silentCase(subject: Subject, ids: string, text: string | null): void {
  unrecordedTest(
    subject,
    titleOf(subject, ids, 'silence: a service that does not answer in time is a failure'),
    'silence',
    { kind: 'timeout' },
    text,
  );
}

/** The first success with a body. */
function successStatus({ operation: { operationId, responses } }: Subject): number {
  const status = [...responses].find(([number, { schema }]) => number < 300 && schema !== undefined)?.[0];
  if (status === undefined) throw new Error(`${operationId} answers nothing that could be broken.`);
  return status;
}

/** No provider is asked for these answers, so a plain server gives them and nothing is recorded. */
function unrecordedTest(
  subject: Subject,
  title: string,
  answer: AsIs,
  expected: Pick<ExpectedError, 'kind' | 'status'>,
  text?: string | null,
): void {
  const { service, operation, plan } = subject;
  it(title, async () => {
    await serveAsIs(answer, (url) =>
      withApp(service, url, signedIn, async (effects) => {
        const [result] = await Promise.allSettled([(plan.alone ?? plan.call)()]);
        expectApiError(result, { service, operation, ...expected }, effects, text === undefined ? undefined : { text });
        if (expected.kind === 'schema')
          expect(result).toMatchObject({ reason: { message: expect.stringContaining('Failed to parse response!') } });
      }),
    );
  });
}
