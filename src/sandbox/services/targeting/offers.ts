import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

const SAMPLE_TEST = 'sample-test';

export const offersDataset: Dataset = {
  name: 'targeting',
  tables: `
    CREATE TABLE offer (
      name TEXT PRIMARY KEY,
      variant TEXT NOT NULL
    ) STRICT;
  `,
  seed: (database) => setVariant(database, 'A'),
};

/** The variant that visitors see, or undefined when there is no test. */
export function variantOf(database: Database): string | undefined {
  return database.get<{ variant: string }>('SELECT variant FROM offer WHERE name = ?', SAMPLE_TEST)?.variant;
}

export function setVariant(database: Database, variant: string): void {
  database.run('INSERT OR REPLACE INTO offer (name, variant) VALUES (?, ?)', SAMPLE_TEST, variant);
}

export function endTest(database: Database): void {
  database.run('DELETE FROM offer WHERE name = ?', SAMPLE_TEST);
}
