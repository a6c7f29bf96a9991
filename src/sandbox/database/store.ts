import { createHash, randomUUID } from 'node:crypto';
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database, DatabaseOptions, OpenDatabase } from './database.ts';
import { openDatabase } from './database.ts';
import type { Dataset } from './dataset.ts';

/**
 * The services' data: one live database, made from a sealed seed of everything that people start with. A reset copies
 * the seed over, which takes milliseconds whatever the seed holds; where nothing has to survive, it takes back what was written.
 */
export type Store = {
  /** Always the live database, also after a reset. */
  database: Database;
  /** Back to the seeded state. */
  reset(): void;
  close(): void;
};

export type StoreOptions = DatabaseOptions & {
  folder: string;
  datasets: readonly Dataset[];
  /** Changes whenever the seeds could have changed; the sealed seed is made anew then. */
  seedVersion: string;
  /** Folder that caches finished seeds for later data folders; left out: none. */
  seedCache?: string | undefined;
  /** Says what a person should know: data of another version was put aside. */
  onNotice?: (notice: string) => void;
};

export function openStore({ folder, datasets, seedVersion, durability, seedCache, onNotice }: StoreOptions): Store {
  const seedFile = join(folder, `seed-${seedVersion}.sqlite`);
  const liveFile = join(folder, 'sandbox.sqlite');
  const layout = layoutOf(datasets);
  function open(): OpenDatabase {
    const database = openDatabase(liveFile, { durability });
    if (isSeed && durability === 'lost') database.mark();
    return database;
  }

  function provideSeed(): void {
    if (existsSync(seedFile)) return;
    clearSeeds(folder);
    if (copyFromCache(seedCache, seedFile)) return;
    makeSeed(seedFile, datasets, layout);
    storeInCache(seedCache, seedFile);
  }

  function openSeed(): OpenDatabase {
    copyWhole(seedFile, liveFile);
    return open();
  }

  // Whether the live database was the seed, bit for bit, when it was opened.
  let isSeed = !existsSync(liveFile);
  // Before the seed: while another process holds the data, the seed in the folder is that one's, too.
  const found = isSeed ? undefined : open();
  try {
    provideSeed();
  } catch (error) {
    found?.close();
    throw error;
  }
  let live = found ?? openSeed();
  let changesAtReset = 0;
  if (!isSeed && readLayout(live) !== layout) {
    live.close();
    const aside = join(folder, 'sandbox.before.sqlite');
    renameSync(liveFile, aside);
    onNotice?.(`The data in ${liveFile} has an older layout. It is kept as ${aside}, and the seeded state takes over.`);
    isSeed = true;
    live = openSeed();
  }

  return {
    database: {
      all: (sql, ...values) => live.all(sql, ...values),
      get: (sql, ...values) => live.get(sql, ...values),
      run: (sql, ...values) => live.run(sql, ...values),
      transaction: (work) => live.transaction(work),
    },
    reset() {
      if (isSeed && live.changes() === changesAtReset) return;
      if (live.backToMark()) {
        changesAtReset = live.changes();
        return;
      }
      // Before anything is closed: a reset that cannot be done leaves the data as it is.
      const copy = copyBeside(seedFile, liveFile);
      live.close();
      putInPlace(copy, liveFile);
      isSeed = true;
      live = open();
      changesAtReset = 0;
    },
    close: () => live.close(),
  };
}

/** Builds the seed under another name first, so that a seed that exists is always complete. */
function makeSeed(seedFile: string, datasets: readonly Dataset[], layout: number): void {
  const unfinished = `${seedFile}.unfinished`;
  const database = openDatabase(unfinished, { durability: 'lost' });
  // References between tables are checked once at the end instead of row by row.
  database.exec(`PRAGMA foreign_keys = OFF; PRAGMA user_version = ${layout}`);
  database.transaction(() => {
    for (const dataset of datasets) database.exec(dataset.tables);
    for (const dataset of datasets) dataset.seed(database);
  });
  const dangling = database.all('PRAGMA foreign_key_check');
  if (dangling.length > 0) throw new Error(`The seed refers to rows that do not exist: ${JSON.stringify(dangling[0])}`);
  database.exec('ANALYZE');
  database.close();
  renameSync(unfinished, seedFile);
}

function clearSeeds(folder: string): void {
  readdirSync(folder)
    .filter((name) => name.startsWith('seed-'))
    .forEach((name) => rmSync(join(folder, name), { force: true }));
}

/** Copies the seed from the cache. @returns false when it is not there */
function copyFromCache(seedCache: string | undefined, seedFile: string): boolean {
  if (seedCache === undefined) return false;
  try {
    copyWhole(join(seedCache, basename(seedFile)), seedFile);
    return true;
  } catch {
    // Not there, or gone in this moment: what is left of it must not become part of a new one.
    clearSeeds(dirname(seedFile));
    return false;
  }
}

/** Stores a finished seed in the cache, in the place of older ones. Several processes may do so at once. */
function storeInCache(seedCache: string | undefined, seedFile: string): void {
  if (seedCache === undefined) return;
  try {
    mkdirSync(seedCache, { recursive: true });
    clearSeeds(seedCache);
    const copy = join(seedCache, `seed-${randomUUID()}.unfinished`);
    copyFileSync(seedFile, copy, constants.COPYFILE_FICLONE);
    renameSync(copy, join(seedCache, basename(seedFile)));
  } catch {
    // A cache that cannot be written costs the next ones a second each.
  }
}

function copyWhole(from: string, to: string): void {
  putInPlace(copyBeside(from, to), to);
}

function copyBeside(from: string, to: string): string {
  const copy = `${to}.unfinished`;
  copyFileSync(from, copy, constants.COPYFILE_FICLONE);
  return copy;
}

/** Puts a copy in place at once: a crash leaves the old file or the new one, never half of each. */
function putInPlace(copy: string, to: string): void {
  // A write-ahead log that a crash left behind belongs to the database that is being replaced.
  for (const suffix of ['-wal', '-shm', '-journal']) rmSync(to + suffix, { force: true });
  renameSync(copy, to);
}

function layoutOf(datasets: readonly Dataset[]): number {
  const tables = datasets.map((dataset) => dataset.tables).join('\n');
  return createHash('sha256').update(tables).digest().readInt32BE(0) & 0x7fffffff;
}

function readLayout(database: OpenDatabase): number {
  return Number(database.get('PRAGMA user_version')?.['user_version']);
}
