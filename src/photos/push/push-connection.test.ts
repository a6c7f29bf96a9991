import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectPush, PUSH_LIFETIME_MS, RECONNECT_MS, type PushEnvironment } from './push-connection.ts';
import { fakePushEnvironment } from './push-test-kit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connect(change: Partial<PushEnvironment> = {}) {
  const world = fakePushEnvironment();
  const events = { onFrame: vi.fn(), onConnected: vi.fn(), onLost: vi.fn() };
  const close = connectPush({ ...world.environment, ...change }, events);
  return { ...world, ...events, close };
}

const frame = (token: string) => JSON.stringify({ action: 'authenticate', token });
const comeBack = () => vi.advanceTimersByTimeAsync(RECONNECT_MS.most);

describe('a push connection', () => {
  test('P7.37 S34 says once whose it is, in its first frame, when it is open', () => {
    const { socket, onConnected } = connect();
    expect(socket().sent).toEqual([]);
    socket().onOpen();
    expect(socket().sent).toEqual([frame('token-1')]);
    expect(onConnected).toHaveBeenCalledOnce();
  });

  test('S34 of a customer who has gone says nothing', () => {
    const { socket, onConnected, onLost } = connect({ accessToken: () => undefined });
    socket().onOpen();
    expect(socket()).toMatchObject({ sent: [], isClosed: true });
    expect(onConnected).not.toHaveBeenCalled();
    expect(onLost).toHaveBeenCalledOnce();
  });

  test('P7.38 hands on every frame', () => {
    const { socket, onFrame } = connect();
    socket().onOpen();
    socket().onFrame('OK');
    socket().onFrame('{}');
    expect(onFrame.mock.calls).toEqual([['OK'], ['{}']]);
  });

  test('P4.37 is closed after 30 minutes, and not a moment before', () => {
    const { socket, onLost, onFrame } = connect();
    socket().onOpen();
    vi.advanceTimersByTime(PUSH_LIFETIME_MS - 1);
    expect(socket().isClosed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(PUSH_LIFETIME_MS).toBe(30 * 60 * 1000);
    expect(socket().isClosed).toBe(true);
    expect(onLost).toHaveBeenCalledOnce();
    socket().onFrame('late');
    socket().onClose(1000);
    expect(onFrame).not.toHaveBeenCalled();
    expect(onLost).toHaveBeenCalledOnce();
  });

  test('P4.37 the 30 minutes go on over a reconnection', async () => {
    const { socket, sockets, onLost } = connect();
    socket().onOpen();
    await vi.advanceTimersByTimeAsync(PUSH_LIFETIME_MS - 60_000);
    socket().onClose(1006);
    await comeBack();
    socket().onOpen();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(2);
    expect(socket().isClosed).toBe(true);
    expect(onLost).toHaveBeenCalledOnce();
  });

  test.each([1006, 1001, 1011])(
    'O53 R4 that broke (%i) is made once more, a moment later, and then is lost',
    async (code) => {
      const { socket, sockets, onConnected, onLost } = connect();
      socket().onOpen();
      socket().onClose(code);
      expect(sockets).toHaveLength(1);
      await comeBack();
      expect(sockets).toHaveLength(2);
      socket().onOpen();
      expect(socket().sent).toEqual([frame('token-1')]);
      expect(onConnected).toHaveBeenCalledTimes(2);
      socket().onClose(code);
      await comeBack();
      expect(sockets).toHaveLength(2);
      expect(onLost).toHaveBeenCalledOnce();
    },
  );

  test('O53 that the service closed because all is said is not made again', async () => {
    const { socket, sockets, onLost } = connect();
    socket().onOpen();
    socket().onClose(1000);
    await comeBack();
    expect(sockets).toHaveLength(1);
    expect(onLost).toHaveBeenCalledOnce();
  });

  test.each([4401, 1008])('O53 whose token is refused (%i) is made once more with a fresh one', async (code) => {
    const { environment, socket, sockets } = connect();
    socket().onOpen();
    environment.accessToken.mockReturnValue('token-2');
    socket().onClose(code);
    await vi.advanceTimersByTimeAsync(0);
    expect(environment.refreshAccessToken).toHaveBeenCalledExactlyOnceWith('token-1');
    socket().onOpen();
    expect(sockets.map(({ sent }) => sent)).toEqual([[frame('token-1')], [frame('token-2')]]);
  });

  test.each([
    ['the session is over', () => Promise.resolve(undefined)],
    ['nobody can be asked', () => Promise.reject(new Error('offline'))],
  ])('O53 for which there is no other token is lost: %s', async (_why, refreshAccessToken) => {
    const { socket, sockets, onLost } = connect({ refreshAccessToken });
    socket().onOpen();
    socket().onClose(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(1);
    expect(onLost).toHaveBeenCalledOnce();
  });

  test.each([
    ['without an address', () => undefined],
    [
      'with an address that is none',
      () => {
        throw new SyntaxError('The URL is invalid.');
      },
    ],
  ])('O53 %s is lost at once', (_why, openSocket) => {
    expect(connect({ openSocket }).onLost).toHaveBeenCalledOnce();
  });

  test('P4.29 that is needed no more is closed, and does not come back', async () => {
    const { socket, sockets, close, onLost } = connect();
    socket().onOpen();
    socket().onClose(1006);
    close();
    await comeBack();
    expect(sockets).toHaveLength(1);
    expect(onLost).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('S34 closed while its token is being refreshed, it does not come back either', async () => {
    const fresh = Promise.withResolvers<string>();
    const { socket, sockets, close } = connect({ refreshAccessToken: () => fresh.promise });
    socket().onOpen();
    socket().onClose(4401);
    close();
    fresh.resolve('token-2');
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(1);
  });
});
