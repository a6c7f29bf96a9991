const early: unknown[] = [];
const keep = ({ data }: MessageEvent<unknown>) => void early.push(data);

let channel: BroadcastChannel | undefined;

/**
 * The channel by which tabs tell each other of changes (src/photos/tab-sync.ts). What is said from its opening on is kept until
 * somebody takes it: a page reads from the services before the part that follows other tabs is there.
 */
export function tabChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('photo-account-library');
    channel.addEventListener('message', keep);
  }
  return channel;
}

/** What other tabs have told so far; from now on, nothing is kept. */
export function takeEarly(): unknown[] {
  channel?.removeEventListener('message', keep);
  return early.splice(0);
}
