import { after } from '#lib/timers.ts';
import { authenticationFrame } from './push-model.ts';

/** Time, in ms, for which a connection is kept (P4.37). */
export const PUSH_LIFETIME_MS = 30 * 60_000;
/** Time, in ms, before the one reconnection, so that not all customers come back in the same moment. */
export const RECONNECT_MS = { least: 500, most: 2_000 };

/** Close code when no more is needed: the client closes with it, and so may a service that has said all. */
const NORMAL_CLOSE = 1000;
/** Close codes for a token that is refused, or did not come in time. */
const REFUSED_CLOSES = [1008, 4401];

/** A socket, as far as it is needed here. */
export interface PushSocket {
  send: (text: string) => void;
  close: () => void;
}

export interface PushSocketEvents {
  onOpen: () => void;
  onFrame: (frame: unknown) => void;
  onClose: (code: number) => void;
}

/** Functions of the page that a connection needs. */
export interface PushEnvironment {
  /** Opens a socket; undefined when there is no address for one. May throw for an address that is none. */
  openSocket: (events: PushSocketEvents) => PushSocket | undefined;
  accessToken: () => string | undefined;
  /** A token other than the refused one; undefined when the session is over. */
  refreshAccessToken: (refused: string | undefined) => Promise<string | undefined>;
  random: () => number;
}

export interface PushEvents {
  onFrame: (frame: unknown) => void;
  /** Messages come from now on, for the first or the second time. What was sent before is lost. */
  onConnected: () => void;
  /** No more messages will come: the time is over, or the connection cannot be had. Called once, and never after `close`. */
  onLost: () => void;
}

/**
 * Keeps a push connection for 30 minutes. Its token is the first frame, once per connection, and goes nowhere
 * else (S34). A connection that breaks is made once more; where the token is refused, with a fresh one.
 * @returns callback that closes it
 */
export function connectPush(environment: PushEnvironment, { onFrame, onConnected, onLost }: PushEvents): () => void {
  let socket: PushSocket | undefined;
  let sentToken: string | undefined;
  let isOver = false;
  let isSecond = false;
  let callOffReconnect = () => {};
  const callOffEnd = after(PUSH_LIFETIME_MS, lose);
  open();
  return end;

  function end(): void {
    if (isOver) return;
    isOver = true;
    callOffEnd();
    callOffReconnect();
    socket?.close();
  }

  function lose(): void {
    if (isOver) return;
    end();
    onLost();
  }

  function open(): void {
    try {
      socket = environment.openSocket({
        onOpen: () => isOver || authenticate(),
        onFrame: (frame) => isOver || onFrame(frame),
        onClose: (code) => isOver || void comeBack(code),
      });
      if (!socket) lose();
    } catch {
      lose();
    }
  }

  function authenticate(): void {
    sentToken = environment.accessToken();
    if (sentToken === undefined) return lose();
    socket?.send(authenticationFrame(sentToken));
    onConnected();
  }

  async function comeBack(code: number): Promise<void> {
    if (isSecond || code === NORMAL_CLOSE) return lose();
    isSecond = true;
    if (REFUSED_CLOSES.includes(code)) {
      const fresh = await environment.refreshAccessToken(sentToken).catch(() => undefined);
      if (isOver) return;
      return fresh === undefined ? lose() : open();
    }
    const { least, most } = RECONNECT_MS;
    callOffReconnect = after(least + environment.random() * (most - least), open);
  }
}
