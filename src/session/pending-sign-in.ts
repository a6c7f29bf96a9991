import type { WebStorage } from './environment.ts';

/** A sign-in that was started and has not come back yet. Kept per tab, so that several tabs can sign in at once. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
  /** Path inside the app. */
  returnTo: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

const KEY = 'auth_pending_sign_ins';
/** S10: who takes longer starts again, which passes at once when the authority knows the customer by then. */
const MAX_AGE_MS = 10 * 60_000;
// Enough for going back and forth between the app and the authority in one tab.
const MAX_PENDING = 5;

function isPending(value: unknown): value is PendingSignIn {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: string, type: string) => typeof Reflect.get(value, name) === type;
  return ['state', 'nonce', 'verifier', 'returnTo'].every((name) => has(name, 'string')) && has('createdAt', 'number');
}

function read(storage: WebStorage, now: number): PendingSignIn[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    // Math.abs: a clock that was set back must not keep one alive for longer.
    return stored.filter(isPending).filter(({ createdAt }) => Math.abs(now - createdAt) <= MAX_AGE_MS);
  } catch {
    return [];
  }
}

function write(storage: WebStorage, pending: PendingSignIn[]): void {
  if (pending.length > 0) storage.setItem(KEY, JSON.stringify(pending));
  else storage.removeItem(KEY);
}

/** Remembers a sign-in until it comes back. */
export function rememberPending(storage: WebStorage, pending: PendingSignIn): void {
  write(storage, [...read(storage, pending.createdAt), pending].slice(-MAX_PENDING));
}

/** The sign-in that a hand-back belongs to. It is forgotten at once: a replay finds nothing (S3). Purges old ones (S10). */
export function takePending(storage: WebStorage, state: string | null, now: number): PendingSignIn | undefined {
  const all = read(storage, now);
  write(
    storage,
    all.filter((one) => one.state !== state),
  );
  return all.find((one) => one.state === state);
}
