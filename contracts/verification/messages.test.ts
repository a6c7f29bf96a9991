import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PactMessage } from '../pact-files/pact-file.ts';
import { listening } from '../support/listening.ts';
import { begun, startFakeSender, type FakeSender, type Sending } from './fake-sender.ts';
import type { Job } from './job.ts';
import { openVerifier } from './verifier.ts';

const verifier = openVerifier();
let sender: FakeSender | undefined;

afterEach(() => sender?.close());
afterAll(() => verifier.close());

async function verify(
  sending: Sending,
  change: (sender: FakeSender) => Partial<Job> = () => ({}),
  interactions: PactMessage[] = [begun],
) {
  sender = await startFakeSender(interactions, sending);
  return verifier.verify({ ...sender.job, ...change(sender) });
}

/** Has what does not come waited for no longer than that. */
const inASecond = () => ({ messageMs: 1000 });

const failure = (text: string) => ({ passed: 0, failures: [expect.stringContaining(text)] });

describe('over the connection', () => {
  test('the message that follows from the state passes, whatever else comes', async () => {
    const frames = [
      'no JSON',
      { key: 'thing-started' },
      { type: 'thing-finished' },
      { type: 'thing-started', id: 'another', more: true },
    ];
    expect(await verify({ frames })).toMatchObject({ passed: 1, failures: [] });
    expect(sender?.asked).toEqual([{ action: 'authenticate', token: 'a-real-token' }]);
    expect(sender?.stateCalls).toEqual(['setup something begins', 'teardown something begins']);
  });

  test('a message that breaks the contract fails and names the place', async () => {
    expect(await verify({ frames: [{ type: 'thing-started', id: 7 }] })).toMatchObject(failure('$.id: '));
  });

  test('a message that does not come fails and tells what came', async () => {
    const { passed, failures } = await verify({ frames: [{ type: 'thing-error' }] }, inASecond);
    expect(passed).toBe(0);
    expect(failures).toEqual([
      'tell started: something has begun\n    message: no such message came: none within 1 s; what came: {"type":"thing-error"}',
    ]);
  });

  test('a message that came before the state was brought about does not follow from it', async () => {
    expect(await verify({ early: [{ type: 'thing-started', id: 'of-somebody' }] }, inASecond)).toMatchObject(
      failure('no such message came: none within 1 s; what came: nothing'),
    );
  });

  test('the time of a message begins once its state is brought about', async () => {
    const frames = [{ type: 'thing-started', id: 'thing-1' }];
    expect(await verify({ setupMs: 1200, frames }, inASecond)).toMatchObject({ passed: 1, failures: [] });
  });

  test('one of two messages that does not come fails alone', async () => {
    const ended = {
      ...begun,
      description: 'tell finished: it has ended',
      contents: { ...begun.contents, content: { type: 'thing-finished', id: 'thing-1' } },
    };
    const { passed, failures } = await verify({ frames: [{ type: 'thing-started', id: 'thing-2' }] }, inASecond, [
      begun,
      ended,
    ]);
    expect({ passed, failures }).toEqual({
      passed: 1,
      failures: [expect.stringMatching(/^tell finished: it has ended\n/)],
    });
  });

  test('a connection that does not open fails in the time of a message, and is let go of', async () => {
    const { passed, failures } = await verify({ opens: 'never' }, inASecond);
    expect(passed).toBe(0);
    expect(failures).toEqual([
      expect.stringMatching(/^tell started: something has begun\n {4}message: no connection to ws:\S+ within 1 s$/),
    ]);
    await vi.waitFor(() => expect(sender?.ended).toEqual(['/']));
  }, 20_000);

  test('a connection that refuses the token fails', async () => {
    expect(await verify({ greeting: 4401 })).toMatchObject(
      failure('the connection was closed with 4401 refused instead of OK'),
    );
  });

  test('a state that cannot be brought about fails, though the message comes', async () => {
    const { passed, failures } = await verify({ setup: 500, frames: [{ type: 'thing-started', id: 'thing-1' }] });
    expect(passed).toBe(0);
    expect(failures).toEqual([
      expect.stringMatching(/^tell started: something has begun\n {4}message: setup of "something begins" \{\}: 500/),
    ]);
  });
});

describe('by an endpoint', () => {
  const byEndpoint = ({ messageUrl }: FakeSender) => ({ messageUrl });

  test('the message that it answers passes', async () => {
    expect(
      await verify({ answer: { status: 200, body: { type: 'thing-started', id: 'x' } } }, byEndpoint),
    ).toMatchObject({ passed: 1, failures: [] });
    expect(sender?.asked).toEqual([{ description: begun.description, providerStates: begun.providerStates }]);
    expect(sender?.stateCalls).toEqual(['setup something begins', 'teardown something begins']);
  });

  test('it may bring the states about by itself', async () => {
    const answer = { status: 200, body: { type: 'thing-started', id: 'x' } };
    expect(await verify({ answer }, ({ messageUrl }) => ({ messageUrl, stateUrl: undefined }))).toMatchObject({
      passed: 1,
      failures: [],
    });
    expect(sender?.stateCalls).toEqual([]);
  });

  test('a message that it does not know fails', async () => {
    expect(await verify({}, byEndpoint)).toMatchObject(failure('/message answers 404 {"message":"no such message"}'));
  });

  test('a redirect is no message, though what it leads to would answer one', async () => {
    const { url, close } = await listening(({ method }, response) =>
      method === 'POST'
        ? response.writeHead(302, { Location: '/elsewhere' }).end()
        : response.writeHead(200).end(JSON.stringify(begun.contents.content)),
    );
    onTestFinished(close);
    expect(await verify({}, () => ({ messageUrl: url }))).toMatchObject(failure(`${url} answers 302 to /elsewhere`));
  });

  test('an answer that is no JSON fails and says so', async () => {
    expect(await verify({ answer: { status: 200, body: '<p>sent' } }, byEndpoint)).toMatchObject(
      failure('/message answers no JSON: <p>sent'),
    );
  });

  test('a message that breaks the contract fails and names the place', async () => {
    expect(await verify({ answer: { status: 200, body: { type: 'thing-ended', id: 'x' } } }, byEndpoint)).toMatchObject(
      failure('$.type: '),
    );
  });

  test('an endpoint that is not there fails', async () => {
    expect(await verify({}, () => ({ messageUrl: 'http://127.0.0.1:9' }))).toMatchObject(
      failure('no provider answers at http://127.0.0.1:9'),
    );
  });
});
