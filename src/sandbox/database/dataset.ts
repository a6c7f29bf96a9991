import type { Database } from './database.ts';

/**
 * Tables that belong together, and what they hold in the seeded state. Seeds are made in order and do not depend on
 * the time, so that one sealed seed serves every reset.
 */
export type Dataset = {
  name: string;
  /** The statements that make the tables and indexes. */
  tables: string;
  seed(database: Database): void;
};
