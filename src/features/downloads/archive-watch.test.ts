import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPushHub } from '#photos/push/push-hub.ts';
import { PUSH_LIFETIME_MS, RECONNECT_MS } from '#photos/push/push-connection.ts';
import { setOffline } from '#lib/offline.ts';
import { createRandom } from '#lib/random.ts';
import { archiveFrame, fakePushEnvironment, stormOf } from '#photos/push/push-test-kit.ts';
import { READ_BESIDE_MS, READ_INSTEAD, SETTLE_MS, watchArchive, type WatchEnvironment } from './archive-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(read: WatchEnvironment['read'] = () => Promise.resolve('started'), waitMs = PUSH_LIFETIME_MS) {
  const world = fakePushEnvironment();
  const hub = createPushHub(() => world.environment);
  const readStatus = vi.fn(read);
  const onOver = vi.fn();
  const end = watchArchive(
    'd1',
    waitMs,
    { subscribe: (listener) => hub.subscribe('archive', listener), read: readStatus },
    onOver,
  );
  return { ...world, read: readStatus, onOver, end };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('waiting for an archive', () => {
  test.each(['finished', 'error'] as const)(
    'P4.33 O53 ends with the message that it is over, %s, and closes the connection',
    async (event) => {
      const { socket, onOver } = watch();
      socket().onOpen();
      socket().onFrame(archiveFrame('d1', 'started', 1));
      await pass(10_000);
      expect(onOver).not.toHaveBeenCalled();
      socket().onFrame(archiveFrame('d1', event, 2));
      await pass(SETTLE_MS);
      expect(onOver).toHaveBeenCalledExactlyOnceWith(event);
      expect(socket().isClosed).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('P4.30 R4 messages that come in another order than they were sent end in what the newest says', async () => {
    const { socket, onOver } = watch();
    socket().onOpen();
    for (const frame of [
      archiveFrame('d1', 'error', 3),
      archiveFrame('d1', 'finished', 9),
      archiveFrame('d1', 'started', 1),
      archiveFrame('d1', 'error', 5),
    ])
      socket().onFrame(frame);
    await pass(SETTLE_MS);
    expect(onOver).toHaveBeenCalledExactlyOnceWith('finished');
  });

  test.each([3, 77, 2_026])(
    'R4 P4.30 of 1,000 messages in random order, repeated, unparsable, the newest is what counts (seed %i)',
    async (seed) => {
      const frames = stormOf(createRandom(seed).next);
      const about = frames.flatMap((frame) =>
        frame.includes('"downloadId":"d1"') ? [JSON.parse(frame) as { timestamp: string; key: string }] : [],
      );
      const newestAt = Math.max(...about.map(({ timestamp }) => Date.parse(timestamp)));
      // After all of them in time, in the midst of them as they arrive.
      frames.splice(500, 0, archiveFrame('d1', 'finished', newestAt + 1));
      const { socket, onOver } = watch();
      socket().onOpen();
      for (const frame of frames) socket().onFrame(frame);
      expect(about.length).toBeGreaterThan(20);
      await pass(SETTLE_MS);
      expect(onOver).toHaveBeenCalledExactlyOnceWith('finished');
    },
  );

  test('what befalls other archives is none of it', async () => {
    const { socket, onOver } = watch();
    socket().onOpen();
    socket().onFrame(archiveFrame('d2', 'finished', 9));
    await pass(SETTLE_MS);
    expect(onOver).not.toHaveBeenCalled();
  });

  test('P7.36 one that was faster than the connection is found in the list', async () => {
    const { socket, read, onOver } = watch(() => Promise.resolve('finished'));
    expect(read).not.toHaveBeenCalled();
    socket().onOpen();
    await pass(0);
    expect(onOver).toHaveBeenCalledExactlyOnceWith('finished');
  });

  test('R4 what was said while the connection was broken is found in the list', async () => {
    const { socket, read, onOver } = watch();
    socket().onOpen();
    await pass(0);
    socket().onClose(1006);
    read.mockResolvedValue('finished');
    await pass(RECONNECT_MS.most);
    expect(onOver).not.toHaveBeenCalled();
    socket().onOpen();
    await pass(0);
    expect(onOver).toHaveBeenCalledExactlyOnceWith('finished');
  });

  test('O53 without a connection the list is read instead, ever more seldom', async () => {
    const { socket, read, onOver } = watch();
    socket().onClose(1006);
    await pass(RECONNECT_MS.most);
    socket().onClose(1006);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(READ_INSTEAD.firstMs);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(READ_INSTEAD.firstMs);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(10 * 60_000);
    expect(read.mock.calls.length).toBeLessThan(20);
    read.mockResolvedValue('error');
    await pass(READ_BESIDE_MS);
    expect(onOver).toHaveBeenCalledExactlyOnceWith('error');
  });

  test('O53 a connection that says nothing may be dead: now and then the list is read all the same', async () => {
    const { socket, read, onOver } = watch();
    socket().onOpen();
    await pass(0);
    read.mockResolvedValue('finished');
    await pass(READ_BESIDE_MS);
    expect(onOver).toHaveBeenCalledExactlyOnceWith('finished');
  });

  test('a list that cannot be read, or does not say, is read again', async () => {
    const answers = [
      Promise.reject(new Error('500')),
      Promise.resolve(undefined),
      Promise.resolve('finished' as const),
    ];
    const { socket, onOver } = watch(() => answers.shift() ?? Promise.resolve(undefined));
    socket().onOpen();
    await pass(2 * READ_BESIDE_MS);
    expect(onOver).toHaveBeenCalledExactlyOnceWith('finished');
  });

  test('P4.37 it is given up when the time is over, and nothing goes on', async () => {
    const { socket, onOver, read } = watch(undefined, 5 * 60_000);
    socket().onOpen();
    await pass(5 * 60_000);
    expect(onOver).toHaveBeenCalledExactlyOnceWith('unknown');
    read.mockClear();
    await pass(PUSH_LIFETIME_MS);
    expect(read).not.toHaveBeenCalled();
    expect(onOver).toHaveBeenCalledOnce();
  });

  test.each([
    ['finished', 'finished'],
    ['error', 'error'],
    ['started', 'unknown'],
    [undefined, 'unknown'],
  ] as const)('O53 without any time left the list is read before it is given up: %s is %s', async (event, outcome) => {
    const { onOver, read } = watch(() => Promise.resolve(event), -60_000);
    await pass(1);
    expect(onOver).toHaveBeenCalledExactlyOnceWith(outcome);
    expect(read).toHaveBeenCalledExactlyOnceWith('d1');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('R1 a list that cannot be read when the time is over says nothing', async () => {
    const { onOver } = watch(() => Promise.reject(new Error('500')), -60_000);
    await pass(1);
    expect(onOver).toHaveBeenCalledExactlyOnceWith('unknown');
  });

  test('O53 R1 without a network when the time is over, as after a night asleep, the list is read when it is back', async () => {
    const { onOver, read } = watch(() => Promise.reject(new Error('offline')), -60_000);
    setOffline(true);
    await pass(1);
    expect(onOver).not.toHaveBeenCalled();
    read.mockResolvedValue('finished');
    setOffline(false);
    await pass(0);
    expect(onOver).toHaveBeenCalledExactlyOnceWith('finished');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('S14 ended from outside it has no outcome, whatever was on its way', async () => {
    const answer = Promise.withResolvers<'finished'>();
    const { socket, onOver, end } = watch(() => answer.promise);
    socket().onOpen();
    socket().onFrame(archiveFrame('d1', 'finished', 9));
    end();
    answer.resolve('finished');
    await pass(PUSH_LIFETIME_MS);
    expect(onOver).not.toHaveBeenCalled();
    expect(socket().isClosed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
