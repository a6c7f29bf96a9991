import { connectPush, type PushWays } from './push-connection.ts';
import { createPushInbox, type PushInbox } from './push-inbox.ts';
import type { PushMessage } from './push-messages.ts';

/** What messages may be about. */
export type PushKind = PushMessage['kind'];

/** Who hears what the push connection brings. */
export interface PushListener<Kind extends PushKind> {
  /** The newest message about an import, or about one of the archives; each once, and none that is older than one before (P4.30). */
  onMessage: (message: Extract<PushMessage, { kind: Kind }>) => void;
  /** Messages come from now on, at first or again after an interruption. What was sent before may be missing: read it. */
  onConnected?: () => void;
  /** No more messages will come. Go on by reading. */
  onLost?: () => void;
}

export interface PushHub {
  /** Hears messages of a kind; returns what ends that. The connection is there as long as somebody listens. */
  subscribe: <Kind extends PushKind>(kind: Kind, listener: PushListener<Kind>) => () => void;
  /** Closes everything, and tells nobody. */
  closeAll: () => void;
}

interface Listener {
  onMessage: (message: PushMessage) => void;
  onConnected: () => void;
  onLost: () => void;
}

interface Line {
  listeners: Set<Listener>;
  inbox: PushInbox;
  isConnected: boolean;
  close: () => void;
}

/** Keeps one connection for each kind of message, as long as somebody listens (O53). */
export function createPushHub(waysOf: (kind: PushKind) => PushWays): PushHub {
  const lines = new Map<PushKind, Line>();

  function lineOf(kind: PushKind): Line {
    const open = lines.get(kind);
    if (open) return open;
    const line: Line = { listeners: new Set(), inbox: createPushInbox(), isConnected: false, close: () => {} };
    lines.set(kind, line);
    line.close = connectPush(waysOf(kind), {
      onFrame(frame) {
        const message = line.inbox.take(frame);
        if (message) for (const listener of Array.from(line.listeners)) listener.onMessage(message);
      },
      onConnected() {
        line.isConnected = true;
        for (const listener of Array.from(line.listeners)) listener.onConnected();
      },
      onLost() {
        if (lines.get(kind) === line) lines.delete(kind);
        // There may be no connection to be had at all; who asked for one still has to hear of it.
        queueMicrotask(() => {
          for (const listener of Array.from(line.listeners)) listener.onLost();
        });
      },
    });
    return line;
  }

  function leave(kind: PushKind, line: Line, listener: Listener): void {
    line.listeners.delete(listener);
    if (line.listeners.size > 0 || lines.get(kind) !== line) return;
    lines.delete(kind);
    line.close();
  }

  return {
    subscribe(kind, { onMessage, onConnected = () => {}, onLost = () => {} }) {
      const isOfKind = (message: PushMessage): message is Parameters<typeof onMessage>[0] => message.kind === kind;
      const listener: Listener = {
        onMessage: (message) => isOfKind(message) && onMessage(message),
        onConnected,
        onLost,
      };
      const line = lineOf(kind);
      line.listeners.add(listener);
      // What came before is still the newest. Told once the caller knows how to end it.
      if (line.isConnected) {
        queueMicrotask(() => {
          if (!line.listeners.has(listener)) return;
          onConnected();
          for (const message of line.inbox.kept()) if (line.listeners.has(listener)) listener.onMessage(message);
        });
      }
      return () => leave(kind, line, listener);
    },
    closeAll() {
      for (const line of lines.values()) {
        line.listeners.clear();
        line.close();
      }
      lines.clear();
    },
  };
}
