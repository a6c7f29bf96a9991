import { vi } from 'vitest';
import type { PushSocketEvents, PushEnvironment } from './push-connection.ts';

/** A socket as the service's side sees it. */
export interface FakeSocket extends PushSocketEvents {
  /** Frames that the app has sent. */
  sent: string[];
  isClosed: boolean;
}

/** The page around a push connection, without a network. Time is vitest's: use fake timers. */
export function fakePushEnvironment() {
  const sockets: FakeSocket[] = [];
  const environment = {
    openSocket: vi.fn<PushEnvironment['openSocket']>((events) => {
      const socket: FakeSocket = { ...events, sent: [], isClosed: false };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(text),
        close: () => {
          socket.isClosed = true;
        },
      };
    }),
    accessToken: vi.fn<PushEnvironment['accessToken']>(() => 'token-1'),
    refreshAccessToken: vi.fn<PushEnvironment['refreshAccessToken']>(() => Promise.resolve('token-2')),
    random: () => 0.5,
  } satisfies PushEnvironment;
  /** The socket that was opened last. */
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (!last) throw new Error('No socket has been opened.');
    return last;
  };
  return { environment, sockets, socket };
}

export function archiveFrame(
  downloadId: string,
  event: string,
  at: number,
  id = `${downloadId}-${event}-${at}`,
): string {
  return JSON.stringify({
    id,
    timestamp: new Date(at).toISOString(),
    key: `archive-${event}`,
    message: { userId: 'user-anna', downloadId },
  });
}

export function importFrame(event: string, at: number, id = crypto.randomUUID()): string {
  return JSON.stringify({
    id,
    type: `photo-import-${event}`,
    data: { payload: {}, timestamp: new Date(at).toISOString() },
  });
}

const NOISE = [
  'OK',
  ' OK\n',
  'hello',
  '{"id":',
  '[]',
  'null',
  '{}',
  '{"key":"archive-finished"}',
  '\u0000',
  '"finished"',
];
const SUBJECTS = 12;

/** 1,000 frames about several archives and an import, with repetitions and noise among them, in random order. */
export function stormOf(random: () => number): string[] {
  const events = ['started', 'finished', 'error'];
  const pick = <Item>(items: readonly Item[], instead: Item): Item =>
    items[Math.floor(random() * items.length)] ?? instead;
  const frames: string[] = [];
  while (frames.length < 1_000) {
    const kind = random();
    const at = Math.floor(random() * 300);
    const subject = Math.floor(random() * SUBJECTS);
    if (kind < 0.2 && frames.length > 0) frames.push(pick(frames, 'OK'));
    else if (kind < 0.35) frames.push(pick(NOISE, 'OK'));
    else if (subject === 0)
      frames.push(
        importFrame(pick(events, 'error'), at, `0b0e7f5e-5d0c-4a43-9a8e-${String(frames.length).padStart(12, '0')}`),
      );
    else frames.push(archiveFrame(`d${subject}`, pick(events, 'error'), at));
  }
  return frames;
}
