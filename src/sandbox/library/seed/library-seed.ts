import { createRandom } from '#lib/random.ts';
import { RELATIVES, ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { PicturePool } from '../../core/picture-pool.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';
import { insertPhotos } from '../photos.ts';
import { LIBRARY_TABLES } from '../tables.ts';
import type { LibraryStatus } from '../tables.ts';
import { seedAlbums } from './album-seed.ts';
import { createChoice } from './choice.ts';
import { seedManyAlbums } from './many-albums.ts';
import { heavyDecade, ordinaryDecade, recentMonths } from './months.ts';
import type { MonthPlan } from './months.ts';
import { takePhotos, takeUndatedPhotos } from './outings.ts';

/** Number of photos to import when the library that is not active yet is activated. */
const TO_IMPORT = 64;
const UNDATED = 17;

/** Everybody's photos and albums in the seeded state. */
export function libraryDataset(pool: PicturePool): Dataset {
  return {
    name: 'library',
    tables: LIBRARY_TABLES,
    seed(database) {
      const fill = (email: string, plan: readonly MonthPlan[], seed: number, choice = createChoice(pool)) => {
        const account = openLibrary(database, email, 'ACTIVE');
        insertPhotos(database, account.id, takePhotos(createRandom(seed), plan, pool, choice));
        return account;
      };
      // Undated photos lie before all others, so that theirs are chosen first.
      const choice = createChoice(pool);
      const undated = [...takeUndatedPhotos(createRandom(2), UNDATED, pool, choice)];
      const anna = fill('anna@example.com', ordinaryDecade(createRandom(11)), 1, choice);
      insertPhotos(database, anna.id, undated);
      fill('large@example.com', heavyDecade(createRandom(12)), 3);
      fill('carl@example.com', recentMonths(createRandom(13), 40, 8), 4);
      fill(RELATIVES.maya.email, recentMonths(createRandom(14), 30, 5), 5);
      seedManyAlbums(database, fill('albums@example.com', recentMonths(createRandom(18), 60, 12), 9));
      fill('warning@example.com', recentMonths(createRandom(15), 24, 9), 6);
      fill('critical@example.com', recentMonths(createRandom(16), 18, 6), 7);
      fill('b2b@example.com', recentMonths(createRandom(17), 6, 12), 8);
      ['empty@example.com', 'b2b-new@example.com', 'b2b-blocked@example.com', RELATIVES.tom.email].forEach((email) =>
        openLibrary(database, email, 'ACTIVE'),
      );
      openLibrary(database, 'inactive@example.com', 'NOT_ACTIVE', TO_IMPORT);
      seedAlbums(database);
    },
  };
}

function openLibrary(database: Database, email: string, status: LibraryStatus, toImport = 0): Account {
  const account = ensureAccount(database, email);
  database.run('INSERT INTO library (account, status, to_import) VALUES (?, ?, ?)', account.id, status, toImport);
  return account;
}
