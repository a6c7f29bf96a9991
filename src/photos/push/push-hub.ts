import { connectPush, type PushEnvironment } from './push-connection.ts';
import type { PushMessage } from './push-model.ts';
import { newerMessage, parsePushMessage } from './push-model.ts';

/** Subjects of messages. */
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

interface Connection {
  listeners: Set<Listener>;
  inbox: PushInbox;
  isConnected: boolean;
  close: () => void;
}

/** Keeps one connection for each kind of message, as long as it has a listener (O53). */
export function createPushHub(environmentOf: (kind: PushKind) => PushEnvironment): PushHub {
  const connections = new Map<PushKind, Connection>();

  function connectionOf(kind: PushKind): Connection {
    const open = connections.get(kind);
    if (open) return open;
    const connection: Connection = {
      listeners: new Set(),
      inbox: createPushInbox(),
      isConnected: false,
      close: () => {},
    };
    connections.set(kind, connection);
    connection.close = connectPush(environmentOf(kind), {
      onFrame(frame) {
        const message = connection.inbox.receive(frame);
        if (message) for (const listener of Array.from(connection.listeners)) listener.onMessage(message);
      },
      onConnected() {
        connection.isConnected = true;
        for (const listener of Array.from(connection.listeners)) listener.onConnected();
      },
      onLost() {
        if (connections.get(kind) === connection) connections.delete(kind);
        // There may be no connection to be had at all: the listener is added only after that, and has to be told.
        queueMicrotask(() => {
          for (const listener of Array.from(connection.listeners)) listener.onLost();
        });
      },
    });
    return connection;
  }

  function leave(kind: PushKind, connection: Connection, listener: Listener): void {
    connection.listeners.delete(listener);
    if (connection.listeners.size > 0 || connections.get(kind) !== connection) return;
    connections.delete(kind);
    connection.close();
  }

  return {
    subscribe(kind, { onMessage, onConnected = () => {}, onLost = () => {} }) {
      const isOfKind = (message: PushMessage): message is Parameters<typeof onMessage>[0] => message.kind === kind;
      const listener: Listener = {
        onMessage: (message) => isOfKind(message) && onMessage(message),
        onConnected,
        onLost,
      };
      const connection = connectionOf(kind);
      connection.listeners.add(listener);
      // What came before is still the newest. Told once the caller knows how to end it.
      if (connection.isConnected) {
        queueMicrotask(() => {
          if (!connection.listeners.has(listener)) return;
          onConnected();
          for (const message of connection.inbox.newest())
            if (connection.listeners.has(listener)) listener.onMessage(message);
        });
      }
      return () => leave(kind, connection, listener);
    },
    closeAll() {
      for (const connection of connections.values()) {
        connection.listeners.clear();
        connection.close();
      }
      connections.clear();
    },
  };
}

/** Store of the frames of a connection: the newest message about each import and each archive (R4). */
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
