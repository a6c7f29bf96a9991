import { millisecondsInDay } from 'date-fns/constants';
import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Dataset } from '../../database/dataset.ts';

/** A subscription that waits for its confirmation, or no longer does. */
export type Subscription = { token: string; email: string; expiresAt: number; confirmedAt: number | null };

const LINK_LASTS = 7 * millisecondsInDay;

export const subscriptionsDataset: Dataset = {
  name: 'newsletter',
  tables: `
    CREATE TABLE subscription (
      token TEXT PRIMARY KEY,
      email TEXT NOT NULL,
      expires_at INTEGER NOT NULL,
      confirmed_at INTEGER
    ) STRICT;
  `,
  seed() {
    // The seeded state has no subscriptions.
  },
};

/** Stores a request for the newsletter, and sends the mail whose link confirms it. */
export function subscribe({ database, clock, mail, addresses }: Sandbox, email: string, givenToken?: string): void {
  const token = givenToken ?? randomUUID();
  const sql = 'INSERT OR REPLACE INTO subscription (token, email, expires_at) VALUES (?, ?, ?)';
  database.run(sql, token, email.toLowerCase(), clock.now() + LINK_LASTS);
  const link = new URL('/subscription-confirmation', addresses.app);
  link.searchParams.set('confirmation-token', token);
  link.searchParams.set('email', email);
  mail.send({ to: email, subject: 'Confirm your newsletter subscription', link: link.href });
}

export function subscriptionOf({ database }: Sandbox, email: string, token: string): Subscription | undefined {
  const columns = 'token, email, expires_at AS expiresAt, confirmed_at AS confirmedAt';
  return database.get<Subscription>(
    `SELECT ${columns} FROM subscription WHERE token = ? AND email = ?`,
    token,
    email.toLowerCase(),
  );
}

export function confirmSubscription({ database, clock }: Sandbox, token: string): void {
  database.run('UPDATE subscription SET confirmed_at = ? WHERE token = ?', clock.now(), token);
}

/** From now on the link counts as expired. */
export function expireSubscription({ database, clock }: Sandbox, token: string): void {
  database.run('UPDATE subscription SET expires_at = ? WHERE token = ?', clock.now(), token);
}
