import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { RECONNECT_MS } from './push-connection.ts';
import { createPushHub } from './push-hub.ts';
import type { PushMessage } from './push-model.ts';
import { archiveFrame, fakePushEnvironment, type FakeSocket, importFrame, stormOf } from './push-test-kit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

function createWorld() {
  const world = fakePushEnvironment();
  return { ...world, hub: createPushHub(() => world.environment) };
}

describe('listening to push messages', () => {
  test('O53 opens one connection for all who listen to the same kind, and closes it with the last', () => {
    const { hub, sockets, socket } = createWorld();
    const leave = [hub.subscribe('archive', { onMessage() {} }), hub.subscribe('archive', { onMessage() {} })];
    expect(sockets).toHaveLength(1);
    leave[0]?.();
    expect(socket().isClosed).toBe(false);
    leave[1]?.();
    expect(socket().isClosed).toBe(true);
    hub.subscribe('archive', { onMessage() {} });
    expect(sockets).toHaveLength(2);
  });

  test('O53 gives messages of the kind asked for, whichever else come', () => {
    const { hub, socket } = createWorld();
    const heard: string[] = [];
    hub.subscribe('import', { onMessage: ({ event }) => heard.push(event) });
    socket().onOpen();
    for (const frame of ['OK', archiveFrame('d1', 'finished', 1), importFrame('started', 2), 'hello', '{"id":'])
      socket().onFrame(frame);
    expect(heard).toEqual(['started']);
  });

  test('P4.30 who comes later hears what is newest, and when nothing has come, that messages come', async () => {
    const { hub, socket } = createWorld();
    hub.subscribe('archive', { onMessage() {} });
    socket().onOpen();
    socket().onFrame(archiveFrame('d1', 'started', 1));
    socket().onFrame(archiveFrame('d1', 'finished', 2));
    const late = { onMessage: vi.fn(), onConnected: vi.fn() };
    hub.subscribe('archive', late);
    expect(late.onMessage).not.toHaveBeenCalled();
    await settle();
    expect(late.onMessage.mock.calls).toMatchObject([[{ event: 'finished', downloadId: 'd1' }]]);
    expect(late.onConnected).toHaveBeenCalledOnce();
  });

  test('O53 a connection that cannot be had is said, and asked for again by the next who listens', async () => {
    const { hub, environment } = createWorld();
    environment.openSocket.mockReturnValueOnce(undefined);
    const onLost = vi.fn();
    hub.subscribe('archive', { onMessage() {}, onLost });
    await settle();
    expect(onLost).toHaveBeenCalledOnce();
    hub.subscribe('archive', { onMessage() {} });
    expect(environment.openSocket).toHaveBeenCalledTimes(2);
  });

  test('who leaves while it is told of the loss hears no more', async () => {
    const { hub, environment } = createWorld();
    environment.openSocket.mockReturnValue(undefined);
    const onLost = vi.fn();
    hub.subscribe('archive', { onMessage() {}, onLost })();
    await settle();
    expect(onLost).not.toHaveBeenCalled();
  });

  test('S14 S34 all ends when the customer goes, and nobody is told', async () => {
    const { hub, sockets } = createWorld();
    const listener = { onMessage: vi.fn(), onLost: vi.fn() };
    hub.subscribe('archive', listener);
    hub.subscribe('import', listener);
    hub.closeAll();
    for (const socket of sockets) {
      socket.onOpen();
      socket.onFrame(archiveFrame('d1', 'finished', 1));
      socket.onClose(1006);
    }
    await settle();
    expect(sockets.map(({ isClosed, sent }) => ({ isClosed, sent }))).toEqual([
      { isClosed: true, sent: [] },
      { isClosed: true, sent: [] },
    ]);
    expect(listener.onMessage).not.toHaveBeenCalled();
    expect(listener.onLost).not.toHaveBeenCalled();
  });
});

const subjectOf = (message: PushMessage) => (message.kind === 'archive' ? message.downloadId : 'import');

test.each([1, 7, 42, 1_234, 987_654])(
  'R4 P4.30 P4.31 after 1,000 messages in random order, repeated, unparsable, the connection cut, the state is that of the newest (seed %i)',
  async (seed) => {
    const random = createRandom(seed).next;
    const frames = stormOf(random);
    const cutAt = Math.floor(random() * frames.length);
    const { hub, sockets, socket } = createWorld();
    const state = new Map<string, PushMessage>();
    const told: PushMessage[] = [];
    const listener = {
      onMessage(message: PushMessage) {
        told.push(message);
        state.set(subjectOf(message), message);
      },
    };
    // Both kinds come over the same line, as where the configuration has one address for them.
    const line = new Map<string, FakeSocket>();
    for (const kind of ['archive', 'import'] as const) {
      hub.subscribe(kind, listener);
      line.set(kind, socket());
      socket().onOpen();
    }
    for (const [index, frame] of frames.entries()) {
      if (index === cutAt) {
        for (const kind of ['archive', 'import']) {
          line.get(kind)?.onClose(1006);
          await vi.advanceTimersByTimeAsync(RECONNECT_MS.most);
          line.set(kind, socket());
          socket().onOpen();
        }
      }
      for (const one of line.values()) one.onFrame(frame);
    }
    expect(sockets).toHaveLength(4);

    const sent = frames.flatMap((frame) =>
      frame.startsWith('{"id":"')
        ? [JSON.parse(frame) as { timestamp?: string; data?: { timestamp: string }; message?: { downloadId: string } }]
        : [],
    );
    const newest = new Map<string, number>();
    for (const { timestamp, data, message } of sent) {
      const at = Date.parse(timestamp ?? data?.timestamp ?? '');
      const subject = message?.downloadId ?? 'import';
      newest.set(subject, Math.max(newest.get(subject) ?? 0, at));
    }
    expect(Object.fromEntries([...state].map(([subject, { at }]) => [subject, at]))).toEqual(
      Object.fromEntries(newest),
    );
    // Nothing is told twice, and nothing goes back in time.
    expect(new Set(told.map((message) => JSON.stringify(message))).size).toBe(told.length);
    for (const subject of newest.keys()) {
      const times = told.filter((message) => subjectOf(message) === subject).map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  },
);
