import { utc } from '@date-fns/utc/utc';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { subMonths } from 'date-fns/subMonths';
import { ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

/**
 * How long an account's photos stay. Counted from when the seeded state began, so that storage that "ends tomorrow"
 * still does so next month, and yet comes nearer when the clock is moved.
 */
export type Retention = {
  /** Whole months until the photos are deleted, and days on top. */
  months: number;
  days: number;
  /** 1 when the customer has ordered, 18 months before the deletion. */
  hasOrdered: number;
  /** Number of saved projects that a provider state asks for; null: as many as there are. */
  projectCount: number | null;
};

const STORAGE_MONTHS = 18;

type Seed = [email: string, months: number, days: number, hasOrdered: number];

const SEEDS: readonly Seed[] = [
  ['anna@example.com', 15, 12, 1],
  ['empty@example.com', 17, 25, 0],
  ['large@example.com', 11, 3, 1],
  // A few days more than two months, so that it is still two whole months tomorrow.
  ['warning@example.com', 2, 9, 1],
  ['critical@example.com', 0, 1, 1],
  ['inactive@example.com', 9, 0, 1],
  ['carl@example.com', 6, 20, 1],
  ['b2b@example.com', 16, 4, 1],
  ['b2b-new@example.com', 17, 28, 0],
  ['b2b-blocked@example.com', 12, 6, 1],
];

export const retentionDataset: Dataset = {
  name: 'photo-deletion',
  tables: `
    CREATE TABLE retention (
      account INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
      months INTEGER NOT NULL,
      days INTEGER NOT NULL,
      has_ordered INTEGER NOT NULL,
      project_count INTEGER
    ) STRICT;
  `,
  seed(database) {
    for (const [email, months, days, hasOrdered] of SEEDS) {
      setRetention(database, ensureAccount(database, email), { months, days, hasOrdered, projectCount: null });
    }
  },
};

export function retentionOf(database: Database, account: Account): Retention | undefined {
  const columns = 'months, days, has_ordered AS hasOrdered, project_count AS projectCount';
  return database.get<Retention>(`SELECT ${columns} FROM retention WHERE account = ?`, account.id);
}

export function setRetention(database: Database, account: Account, retention: Retention): void {
  const { months, days, hasOrdered, projectCount } = retention;
  const sql =
    'INSERT OR REPLACE INTO retention (account, months, days, has_ordered, project_count) VALUES (?, ?, ?, ?, ?)';
  database.run(sql, account.id, months, days, hasOrdered, projectCount);
}

export function forgetRetention(database: Database, account: Account): void {
  database.run('DELETE FROM retention WHERE account = ?', account.id);
}

/** The dates as the service tells them: storage ends 18 months after the last order, or after registration. */
export function datesOf({ months, days, hasOrdered }: Retention, from: number) {
  const deletion = addDays(addMonths(from, months, { in: utc }), days);
  const begin = subMonths(deletion, STORAGE_MONTHS).toISOString();
  return {
    lastOrderDate: hasOrdered ? begin : null,
    projectedDeletionDate: deletion.toISOString(),
    registrationDate: hasOrdered ? '2016-11-04T18:00:00.000Z' : begin,
  };
}
