/** A way for the tabs of this origin to tell each other something. */
export interface TabChannel {
  /** Tells the other tabs. */
  post: (message: unknown) => void;
  /** Hears what the others tell, and first what they have told since the channel was opened; it may be anything. */
  hear: (heard: (message: unknown) => void) => void;
}

/**
 * Opens a channel. What is said is kept until somebody hears it: a page reads from the services before the part that follows
 * other tabs is there. Where browsers have no such channels it stays silent.
 */
export function openTabChannel(name: string): TabChannel {
  const early: unknown[] = [];
  let tell: (message: unknown) => void = (message) => early.push(message);
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => tell(data));
  return {
    post: (message) => channel?.postMessage(message),
    hear(heard) {
      tell = heard;
      for (const message of early.splice(0)) heard(message);
    },
  };
}
