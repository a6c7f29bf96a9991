import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Dataset } from '../database/dataset.ts';
import { people } from './people.ts';

/** A customer as the services know one another's: the subject of a token, and a number to point to in tables. */
export type Account = { id: number; sub: string; email: string };

/** Customers who own or share albums but cannot sign in. */
export const RELATIVES = {
  maya: { sub: 'user-maya', email: 'maya@example.com' },
  tom: { sub: 'user-tom', email: 'tom@example.com' },
} as const;

export const accountsDataset: Dataset = {
  name: 'accounts',
  tables: `
    CREATE TABLE account (
      id INTEGER PRIMARY KEY,
      sub TEXT NOT NULL UNIQUE,
      email TEXT NOT NULL UNIQUE
    ) STRICT;
  `,
  seed(database) {
    for (const { sub, email } of [...people, ...Object.values(RELATIVES)]) {
      database.run('INSERT INTO account (sub, email) VALUES (?, ?)', sub, email);
    }
  },
};

export function accountBySub(database: Database, sub: string): Account | undefined {
  return database.get<Account>('SELECT id, sub, email FROM account WHERE sub = ?', sub);
}

/** The account behind a number in a table. */
export function accountById(database: Database, id: number): Account {
  const account = database.get<Account>('SELECT id, sub, email FROM account WHERE id = ?', id);
  if (!account) throw new Error(`There is no account ${id}.`);
  return account;
}

export function accountByEmail(database: Database, email: string): Account | undefined {
  return database.get<Account>('SELECT id, sub, email FROM account WHERE email = ?', email);
}

/**
 * Account of an e-mail address, made when there is none. A seeded person whose address was changed is found by the seeded address, too.
 */
export function ensureAccount(database: Database, email: string): Account {
  const listed = people.find((person) => person.email === email);
  return (
    accountByEmail(database, email) ?? (listed && accountBySub(database, listed.sub)) ?? addAccount(database, email)
  );
}

/** A new account, of somebody who cannot sign in. */
export function addAccount(database: Database, email: string): Account {
  const sub = `user-${randomUUID()}`;
  database.run('INSERT INTO account (sub, email) VALUES (?, ?)', sub, email);
  return ensureAccount(database, email);
}

/** Gives the account another e-mail address; its subject stays. */
export function changeAccountEmail(database: Database, account: Account, email: string): void {
  database.run('UPDATE account SET email = ? WHERE id = ?', email, account.id);
}
