import { ArchiveEvent, ImportEvent, type Authenticate } from '#generated/photo-push/model/index.ts';

/** Event of an import or an archive. */
export type PushEvent = 'started' | 'finished' | 'error';

/** A message of the push connection that the app understands; `at` in milliseconds since 1970. */
export type PushMessage =
  | { kind: 'import'; id: string; event: PushEvent; at: number }
  | { kind: 'archive'; id: string; event: PushEvent; at: number; userId: string; downloadId: string };

const EVENTS: readonly PushEvent[] = ['started', 'finished', 'error'];

/** The first frame of a connection: it says whose it is (P7.37). The token goes nowhere else. */
export function authenticationFrame(token: string): string {
  return JSON.stringify({ action: 'authenticate', token } satisfies Authenticate);
}

/** Whether a frame only says that the token is good; it is never parsed (P4.38, O55). */
export function isAcknowledgement(frame: string): boolean {
  return frame.trim() === 'OK';
}

/**
 * The message in a frame, undefined for whatever is none: "OK", other plain text, JSON of another shape (P4.31, P4.38).
 * The shape tells what a message is about, the last word of its type or key what happened, in any case (O44).
 */
export function parsePushMessage(frame: unknown): PushMessage | undefined {
  if (typeof frame !== 'string' || isAcknowledgement(frame)) return undefined;
  const content = jsonIn(frame);
  const aboutImport = importEventIn(content);
  if (aboutImport) {
    const { id, type, data } = aboutImport;
    return message(type, data.timestamp, (event, at) => ({ kind: 'import', id, event, at }));
  }
  const aboutArchive = archiveEventIn(content);
  if (!aboutArchive) return undefined;
  const {
    id,
    key,
    timestamp,
    message: { userId, downloadId },
  } = aboutArchive;
  return message(key, timestamp, (event, at) => ({ kind: 'archive', id, event, at, userId, downloadId }));
}

/** Event by the last word of a type, a key or a status, in any case (O44); undefined when it is another word. */
export function pushEventIn(name: string): PushEvent | undefined {
  const word = name.toLowerCase();
  return EVENTS.find((event) => word.endsWith(event));
}

/** Of two messages the newer by its timestamp (P4.30); of two at the same time the one after which nothing follows, else the one that came later. */
export function newerMessage<Message extends PushMessage>(known: Message | undefined, arrived: Message): Message {
  if (known === undefined || arrived.at > known.at) return arrived;
  return arrived.at < known.at || (isLast(known) && !isLast(arrived)) ? known : arrived;
}

/** Whether nothing follows: the connection may be closed then (O53). */
export function isLast({ event }: PushMessage): boolean {
  return event !== 'started';
}

/** Import event in the content of a frame, undefined when it is of another shape (P3.59 to P3.62). */
function importEventIn(content: unknown): ImportEvent | undefined {
  return ImportEvent.safeParse(content).data;
}

/** Archive event in the content of a frame, undefined when it is of another shape (P3.68 to P3.72). */
function archiveEventIn(content: unknown): ArchiveEvent | undefined {
  return ArchiveEvent.safeParse(content).data;
}

function message(
  name: string,
  timestamp: string,
  made: (event: PushEvent, at: number) => PushMessage,
): PushMessage | undefined {
  const event = pushEventIn(name);
  const at = Date.parse(timestamp);
  return event === undefined || Number.isNaN(at) ? undefined : made(event, at);
}

function jsonIn(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}
