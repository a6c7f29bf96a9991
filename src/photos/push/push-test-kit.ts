import { vi } from 'vitest';
import type { PushSocketEvents, PushWays } from './push-connection.ts';

/** A socket as the service's side sees it. */
export interface FakeSocket extends PushSocketEvents {
  /** What the app has sent. */
  sent: string[];
  isClosed: boolean;
}

/** The page around a push connection, without a network. Time is vitest's: use fake timers. */
export function fakePushWorld() {
  const sockets: FakeSocket[] = [];
  const ways = {
    openSocket: vi.fn<PushWays['openSocket']>((events) => {
      const socket: FakeSocket = { ...events, sent: [], isClosed: false };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(text),
        close: () => {
          socket.isClosed = true;
        },
      };
    }),
    accessToken: vi.fn<PushWays['accessToken']>(() => 'token-1'),
    refreshAccessToken: vi.fn<PushWays['refreshAccessToken']>(() => Promise.resolve('token-2')),
    after: (ms: number, run: () => void) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: () => 0.5,
  } satisfies PushWays;
  /** The socket that was opened last. */
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (!last) throw new Error('No socket has been opened.');
    return last;
  };
  return { ways, sockets, socket };
}

export function archiveFrame(downloadId: string, event: string, at: number, id = `${downloadId}-${event}-${at}`): string {
  return JSON.stringify({ id, timestamp: new Date(at).toISOString(), key: `archive-${event}`, message: { userId: 'user-anna', downloadId } });
}

export function importFrame(event: string, at: number, id = crypto.randomUUID()): string {
  return JSON.stringify({ id, type: `photo-import-${event}`, data: { payload: {}, timestamp: new Date(at).toISOString() } });
}
