import { connectPush, type PushEnvironment } from './push-connection.ts';
import type { PushMessage } from './push-model.ts';
import { newerMessage, parsePushMessage } from './push-model.ts';

/** What messages may be about. */
export type PushKind = PushMessage['kind'];

/** Callbacks for what the push connection brings. */
export interface PushListener<Kind extends PushKind> {
  /** The newest message about an import, or about one of the archives; each once, and none that is older than one before. */
  onMessage: (message: Extract<PushMessage, { kind: Kind }>) => void;
  /** Messages come from now on, at first or again after an interruption. What was sent before may be missing: read it. */
  onConnected?: () => void;
  /** No more messages will come. Go on by reading. */
  onLost?: () => void;
}

export interface PushHub {
  /** Adds a listener for messages of a kind. The connection lasts as long as there is one. @returns callback that removes it */
  subscribe: <Kind extends PushKind>(kind: Kind, listener: PushListener<Kind>) => () => void;
  /** Closes all connections, without calling a listener. */
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

/** Keeps one connection for each kind of message, as long as it has a listener (O53). */
export function createPushHub(environmentOf: (kind: PushKind) => PushEnvironment): PushHub {
  const lines = new Map<PushKind, Line>();

  function lineOf(kind: PushKind): Line {
    const open = lines.get(kind);
    if (open) return open;
    const line: Line = { listeners: new Set(), inbox: createPushInbox(), isConnected: false, close: () => {} };
    lines.set(kind, line);
    line.close = connectPush(environmentOf(kind), {
      onFrame(frame) {
        const message = line.inbox.receive(frame);
        if (message) for (const listener of Array.from(line.listeners)) listener.onMessage(message);
      },
      onConnected() {
        line.isConnected = true;
        for (const listener of Array.from(line.listeners)) listener.onConnected();
      },
      onLost() {
        if (lines.get(kind) === line) lines.delete(kind);
        // There may be no connection to be had at all: the listener is added only after that, and has to be told.
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
          for (const message of line.inbox.newest()) if (line.listeners.has(listener)) listener.onMessage(message);
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

/** What is stored of the frames of a connection: the newest message about each import and each archive (R4). */
interface PushInbox {
  /** The message of a frame when it is news; undefined when it is none, has come before, or is older than what is stored. */
  receive: (frame: unknown) => PushMessage | undefined;
  newest: () => readonly PushMessage[];
}

function createPushInbox(): PushInbox {
  const newest = new Map<string, PushMessage>();
  const seen = new Set<string>();
  return {
    receive(frame) {
      const message = parsePushMessage(frame);
      if (!message) return undefined;
      const mark = JSON.stringify(message);
      if (seen.has(mark)) return undefined;
      seen.add(mark);
      const subject = subjectOf(message);
      if (newerMessage(newest.get(subject), message) !== message) return undefined;
      newest.set(subject, message);
      return message;
    },
    newest: () => [...newest.values()],
  };
}

/** Of archives there may be several at a time; of imports there is one. */
function subjectOf(message: PushMessage): string {
  return message.kind === 'archive' ? `archive ${message.downloadId}` : message.kind;
}
