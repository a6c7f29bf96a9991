import type { Database } from '../database/database.ts';
import type { Dataset } from '../database/dataset.ts';
import type { Clock } from './clock.ts';

/** A mail as it would reach the customer: what it is about, and the link to follow. */
export type Mail = { to: string; subject: string; link: string; at: string };

/** Mails that the services sent. Nothing leaves the machine. */
export type Outbox = {
  send(mail: { to: string; subject: string; link: string }): void;
  /** Oldest first; all of them, or those to one address. */
  list(to?: string): Mail[];
};

export const mailDataset: Dataset = {
  name: 'mail',
  tables: `
    CREATE TABLE mail (
      id INTEGER PRIMARY KEY,
      recipient TEXT NOT NULL,
      subject TEXT NOT NULL,
      link TEXT NOT NULL,
      at TEXT NOT NULL
    ) STRICT;
  `,
  seed() {
    // The seeded state has no mail.
  },
};

export function createOutbox(database: Database, clock: Clock): Outbox {
  return {
    send({ to, subject, link }) {
      const at = new Date(clock.now()).toISOString();
      database.run('INSERT INTO mail (recipient, subject, link, at) VALUES (?, ?, ?, ?)', to, subject, link, at);
    },
    list(to) {
      const columns = 'recipient AS "to", subject, link, at';
      return to === undefined
        ? database.all<Mail>(`SELECT ${columns} FROM mail ORDER BY id`)
        : database.all<Mail>(`SELECT ${columns} FROM mail WHERE recipient = ? ORDER BY id`, to);
    },
  };
}
