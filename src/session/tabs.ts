import type { SessionEnvironment } from './environment.ts';

const CHANNEL = 'photo-account-session';

/** Message between tabs. */
export type TabMessage =
  | { type: 'signed-in'; sub: string }
  | { type: 'signed-out' }
  /** The customer cancelled at the authority: the same for the other tabs as signing out (O119). */
  | { type: 'abandoned' };

export interface TabEvents {
  /** Another tab signed a customer in. */
  onSignedIn(sub: string): void;
  /** Another tab signed out (S15). */
  onSignedOut(): void;
  /** The customer came back to this tab; `restored` if it came out of the back-forward cache (S19). */
  onReturn(restored: boolean): void;
}

let send: ((message: unknown) => void) | undefined;

function isMessage(message: unknown): message is TabMessage {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (message.type === 'signed-in') return 'sub' in message && typeof message.sub === 'string';
  return message.type === 'signed-out' || message.type === 'abandoned';
}

/** Listens to the other tabs. */
export function connectTabs(env: SessionEnvironment, events: TabEvents): void {
  send = env.openChannel(CHANNEL, (message) => {
    if (!isMessage(message)) return;
    if (message.type === 'signed-in') events.onSignedIn(message.sub);
    else events.onSignedOut();
  });
  env.onReturn((restored) => events.onReturn(restored));
}

/** Sends a message to the other tabs. */
export function broadcast(message: TabMessage): void {
  send?.(message);
}
