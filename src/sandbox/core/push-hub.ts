import type { WebSocket } from 'ws';

/** Messages to people's open push connections. */
export type PushHub = {
  /** A connection that has proven whose it is. */
  join(sub: string, socket: WebSocket): void;
  /** Sends to every connection of the person; text as it is, all else as JSON. Says how many there were. */
  send(sub: string, message: unknown): number;
  closeAll(): void;
};

export function createPushHub(): PushHub {
  const sockets = new Map<string, Set<WebSocket>>();

  return {
    join(sub, socket) {
      const all = sockets.get(sub) ?? new Set();
      sockets.set(sub, all.add(socket));
      socket.once('close', () => all.delete(socket));
    },
    send(sub, message) {
      const open = [...(sockets.get(sub) ?? [])].filter((socket) => socket.readyState === socket.OPEN);
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      open.forEach((socket) => socket.send(text));
      return open.length;
    },
    closeAll() {
      for (const all of sockets.values()) all.forEach((socket) => socket.terminate());
      sockets.clear();
    },
  };
}
