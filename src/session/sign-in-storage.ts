import { readStored } from '#lib/storage.ts';
import type { WebStorage } from './environment.ts';

/** A sign-in that was started and has not come back yet. Stored per tab, so that several tabs can sign in at once. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
  /** Path inside the app. */
  returnTo: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

const PENDING_KEY = 'auth_pending_sign_ins';
/** S10: a customer who takes longer starts again, which passes at once when the authority knows her by then. */
const MAX_AGE_MS = 10 * 60_000;
// Enough for going back and forth between the app and the authority in one tab.
const MAX_PENDING = 5;

const RELOAD_KEY = 'auth_reloaded';
const STARTS_KEY = 'auth_sign_in_starts';
const WINDOW_MS = 60_000;
// Above what a person does in a minute, and far below what a loop of redirects does in a second.
const MAX_STARTS = 5;

/** Stores a sign-in until it comes back. */
export function rememberPending(storage: WebStorage, pending: PendingSignIn): void {
  writePending(storage, [...readPending(storage, pending.createdAt), pending].slice(-MAX_PENDING));
}

/** Removes and returns the sign-in that a hand-back belongs to: a replay finds nothing (S3). Purges old ones. */
export function claimPending(storage: WebStorage, state: string | null, now: number): PendingSignIn | undefined {
  const all = readPending(storage, now);
  writePending(
    storage,
    all.filter((one) => one.state !== state),
  );
  return all.find((one) => one.state === state);
}

/**
 * Claims the one automatic reload of this tab after a failed hand-back (A4.6, S6).
 * @returns whether it was still unused
 */
export function claimReload(storage: WebStorage): boolean {
  if (storage.getItem(RELOAD_KEY) !== null) return false;
  storage.setItem(RELOAD_KEY, '1');
  return true;
}

/** Counts a sign-in that the app starts by itself; false when that happens so often that it must be a loop. */
export function countAutomaticStart(storage: WebStorage, now: number): boolean {
  const recent = (storage.getItem(STARTS_KEY) ?? '')
    .split(',')
    .map(Number)
    .filter((at) => at > 0 && Math.abs(now - at) < WINDOW_MS);
  if (recent.length >= MAX_STARTS) return false;
  storage.setItem(STARTS_KEY, [...recent, now].join(','));
  return true;
}

/** After a sign-in that worked the next failure may reload once again. */
export function allowReload(storage: WebStorage): void {
  storage.removeItem(RELOAD_KEY);
}

/** After a decision of the customer everything may be tried again. */
export function resetLimits(storage: WebStorage): void {
  allowReload(storage);
  storage.removeItem(STARTS_KEY);
}

function isPending(value: unknown): value is PendingSignIn {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: string, type: string) => typeof Reflect.get(value, name) === type;
  return ['state', 'nonce', 'verifier', 'returnTo'].every((name) => has(name, 'string')) && has('createdAt', 'number');
}

function readPending(storage: WebStorage, now: number): PendingSignIn[] {
  const parse = (value: unknown) => (Array.isArray(value) ? value.filter(isPending) : undefined);
  const stored = readStored({ key: PENDING_KEY, parse, store: () => storage }) ?? [];
  // Math.abs: a clock that was set back must not keep one alive for longer.
  return stored.filter(({ createdAt }) => Math.abs(now - createdAt) <= MAX_AGE_MS);
}

function writePending(storage: WebStorage, pending: PendingSignIn[]): void {
  if (pending.length > 0) storage.setItem(PENDING_KEY, JSON.stringify(pending));
  else storage.removeItem(PENDING_KEY);
}
