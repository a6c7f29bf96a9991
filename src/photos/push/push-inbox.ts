import type { PushMessage } from './push-messages.ts';
import { newerMessage, parsePushMessage } from './push-messages.ts';

/** What is kept of the frames of a connection: the newest message about each import and each archive (P4.30, R4). */
export interface PushInbox {
  /** The message of a frame when it is news; undefined when it is none (P4.31, P4.38), has come before, or is older than what is kept. */
  take: (frame: unknown) => PushMessage | undefined;
  kept: () => readonly PushMessage[];
}

export function createPushInbox(): PushInbox {
  const newest = new Map<string, PushMessage>();
  const seen = new Set<string>();
  return {
    take(frame) {
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
    kept: () => [...newest.values()],
  };
}

/** Of archives there may be several at a time; of imports there is one. */
function subjectOf(message: PushMessage): string {
  return message.kind === 'archive' ? `archive ${message.downloadId}` : message.kind;
}
