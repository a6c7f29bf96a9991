import { randomUUID } from 'node:crypto';
import { createRandom } from '#lib/random.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { PicturePool } from '../../core/picture-pool.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Database } from '../../database/database.ts';
import { insertPhotos } from '../../library/photos.ts';
import { recentMonths } from '../../library/seed/months.ts';
import { takePhotos } from '../../library/seed/outings.ts';
import type { LibraryStatus } from '../../library/tables.ts';

type LibraryRow = { account: number; status: LibraryStatus; toImport: number; imported: number };

const LIBRARY_COLUMNS = 'account, status, to_import AS toImport, imported';

/** An import takes a few seconds, so that there is progress to see. */
const STEP_MS = 400;
const PHOTOS_PER_STEP = 8;
const IMPORTED_WHEN_NOTHING_WAITS = 24;

/** The status of the account's library, or undefined when it has none. */
export function libraryStatus(database: Database, account: Account): LibraryStatus | undefined {
  return readLibrary(database, account.id)?.status;
}

function readLibrary(database: Database, account: number): LibraryRow | undefined {
  return database.get<LibraryRow>(`SELECT ${LIBRARY_COLUMNS} FROM library WHERE account = ?`, account);
}

/** Imports the photos that wait for activation, step by step; what people see meanwhile grows. */
export type Importer = {
  start(account: Account): void;
  /** Goes on with imports that a restart interrupted. */
  resume(): void;
};

export function createImporter(sandbox: Sandbox, pool: PicturePool): Importer {
  const { database, jobs } = sandbox;

  function tell(accountId: number, type: string, payload: object): void {
    const sub = database.get('SELECT sub FROM account WHERE id = ?', accountId)?.['sub'];
    const timestamp = new Date(sandbox.clock.now()).toISOString();
    sandbox.push.send(String(sub), { data: { payload, timestamp }, id: randomUUID(), type });
  }

  function step(accountId: number): void {
    const library = readLibrary(database, accountId);
    if (library?.status !== 'IMPORTING') return;
    const { imported, toImport } = library;
    if (imported >= toImport) {
      database.run("UPDATE library SET status = 'ACTIVE' WHERE account = ?", accountId);
      return tell(accountId, 'photo-import-finished', { imported });
    }
    const photos = [...takePhotos(createRandom(accountId), recentMonths(createRandom(accountId), 24, 6), pool)];
    const next = photos.slice(imported, Math.min(imported + PHOTOS_PER_STEP, toImport));
    database.transaction(() => {
      insertPhotos(
        database,
        accountId,
        next.map((photo) => ({ ...photo, id: randomUUID(), uploaded: sandbox.clock.now() })),
      );
      database.run('UPDATE library SET imported = ? WHERE account = ?', imported + PHOTOS_PER_STEP, accountId);
    });
    jobs.later(STEP_MS, () => step(accountId));
  }

  return {
    start({ id }) {
      database.run(
        `INSERT INTO library (account, status, to_import) VALUES (?, 'IMPORTING', ?)
          ON CONFLICT (account) DO UPDATE SET status = 'IMPORTING', imported = 0,
            to_import = coalesce(nullif(to_import, 0), excluded.to_import)`,
        id,
        IMPORTED_WHEN_NOTHING_WAITS,
      );
      tell(id, 'photo-import-started', {});
      jobs.later(STEP_MS, () => step(id));
    },
    resume() {
      const running = database.all<{ account: number }>("SELECT account FROM library WHERE status = 'IMPORTING'");
      running.forEach(({ account }) => jobs.later(STEP_MS, () => step(account)));
    },
  };
}
