import { randomUUID } from 'node:crypto';
import type { Account } from '../../accounts/accounts.ts';
import { Problem, notFound } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

/** Action that a link in a mail confirms. */
export type Purpose = 'account-deletion' | 'email-change';

/** A request that waits for its link to be opened, or no longer does. */
type Confirmation = { token: string; account: number; email: string; expiresAt: number; usedAt: number | null };

type NewConfirmation = { purpose: Purpose; token?: string; email?: string };

const MINUTE = 60_000;
const LINK_LASTS = 24 * 60 * MINUTE;
/** Limit of requests of one kind per customer and hour, refused ones included. */
const REQUESTS_PER_HOUR = 5;
const HOUR = 60 * MINUTE;

export const confirmationsDataset: Dataset = {
  name: 'auth',
  tables: `
    CREATE TABLE confirmation (
      token TEXT PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      purpose TEXT NOT NULL,
      email TEXT NOT NULL,
      expires_at INTEGER NOT NULL,
      used_at INTEGER
    ) STRICT;
    CREATE TABLE confirmation_request (
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      purpose TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
  `,
  seed() {
    // The seeded state has no requests.
  },
};

/**
 * Counts a request.
 * @throws Problem 429 when there were too many within the last hour
 */
export function countRequest({ database, clock }: Sandbox, account: Account, purpose: Purpose): void {
  const now = clock.now();
  const earlier = database.all<{ at: number }>(
    'SELECT at FROM confirmation_request WHERE account = ? AND purpose = ? AND at > ? ORDER BY at DESC LIMIT ?',
    account.id,
    purpose,
    now - HOUR,
    REQUESTS_PER_HOUR,
  );
  const oldest = earlier[REQUESTS_PER_HOUR - 1];
  if (oldest) {
    const seconds = Math.ceil((oldest.at + HOUR - now) / 1000);
    throw new Problem(429, 'too-many-requests', 'Too many requests, please try again later.', {
      'retry-after': String(seconds),
    });
  }
  database.run('INSERT INTO confirmation_request (account, purpose, at) VALUES (?, ?, ?)', account.id, purpose, now);
}

/** Whether a link was sent that may still be opened. */
export function isPending({ database, clock }: Sandbox, account: Account, purpose: Purpose): boolean {
  const row = database.get(
    'SELECT 1 AS found FROM confirmation WHERE account = ? AND purpose = ? AND used_at IS NULL AND expires_at > ?',
    account.id,
    purpose,
    clock.now(),
  );
  return row !== undefined;
}

/**
 * Notes a request; links of earlier ones of its kind are void from now on.
 * @param confirmation `email`: the new address of an e-mail change; the present one otherwise
 * @returns the token of the link
 */
export function addConfirmation({ database, clock }: Sandbox, account: Account, confirmation: NewConfirmation): string {
  const { purpose, token = randomUUID(), email = account.email } = confirmation;
  database.run(
    'UPDATE confirmation SET expires_at = MIN(expires_at, ?) WHERE account = ? AND purpose = ? AND used_at IS NULL',
    clock.now(),
    account.id,
    purpose,
  );
  database.run(
    'INSERT INTO confirmation (token, account, purpose, email, expires_at) VALUES (?, ?, ?, ?, ?)',
    token,
    account.id,
    purpose,
    email,
    clock.now() + LINK_LASTS,
  );
  return token;
}

/**
 * The request behind a link that may still be opened.
 * @throws Problem 404 unknown, 400 another customer's, 410 used before or expired
 */
export function openConfirmation(
  { database, clock }: Sandbox,
  account: Account,
  purpose: Purpose,
  token: string,
): { email: string } {
  const found = confirmationOf(database, purpose, token);
  if (!found) throw notFound('There is no such request.');
  if (found.account !== account.id) throw new Problem(400, 'invalid-token', 'The token is not valid.');
  if (found.usedAt !== null) throw new Problem(410, 'link-used', 'This link was used before.');
  if (found.expiresAt <= clock.now()) throw new Problem(410, 'link-expired', 'This link has expired.');
  return { email: found.email };
}

/** From now on the link counts as used. */
export function closeConfirmation({ database, clock }: Sandbox, token: string): void {
  database.run('UPDATE confirmation SET used_at = ? WHERE token = ?', clock.now(), token);
}

/** From now on the link counts as expired. */
export function expireConfirmation({ database, clock }: Sandbox, token: string): void {
  database.run('UPDATE confirmation SET expires_at = ? WHERE token = ?', clock.now(), token);
}

function confirmationOf(database: Database, purpose: Purpose, token: string): Confirmation | undefined {
  const columns = 'token, account, email, expires_at AS expiresAt, used_at AS usedAt';
  return database.get<Confirmation>(
    `SELECT ${columns} FROM confirmation WHERE purpose = ? AND token = ?`,
    purpose,
    token,
  );
}
