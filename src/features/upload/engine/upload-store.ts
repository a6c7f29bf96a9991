import * as z from 'zod/mini';
import { openTable } from '#lib/database.ts';
import { requestLock } from '#lib/locks.ts';
import { finishClearing, sameCustomerGuard, UPLOADS_DATABASE } from '#session/clear-files.ts';
import { isFlagged, setFileFlag } from '#session/file-flags.ts';
import { fingerprint } from '#session/personal-data.ts';
import { copyOf, listCopies, removeCopies } from './copies.ts';
import { PICTURE_TYPES } from './picture-type.ts';
import { holdForLife, isAbandoned } from './tab-locks.ts';

/** Row of a file in the database. */
export interface StoredUpload {
  id: string;
  /** Fingerprint of the customer: files of another one are dropped. */
  owner: string;
  /** List of the page that it is on. */
  list: string;
  /** Place on that list. */
  position: number;
  name: string;
  size: number;
  type?: (typeof PICTURE_TYPES)[number];
  digest?: string;
  hasCopy: boolean;
  albumId?: string;
  uploadId?: string;
  /** `new` until the customer says "begin". */
  phase: 'new' | 'begun' | 'paused';
  isWanted: boolean;
}

/** A row of an older version of the app is dropped when it does not fit (O45). */
const storedUpload: z.ZodMiniType<StoredUpload> = z.object({
  id: z.string(),
  owner: z.string(),
  list: z.string(),
  position: z.number(),
  name: z.string(),
  size: z.number(),
  type: z.optional(z.enum(PICTURE_TYPES)),
  digest: z.optional(z.string()),
  hasCopy: z.boolean(),
  albumId: z.optional(z.string()),
  uploadId: z.optional(z.string()),
  phase: z.enum(['new', 'begun', 'paused']),
  isWanted: z.boolean(),
});

/** File that an earlier page has left, and its copy if there is one. */
export interface RestoredUpload {
  row: StoredUpload;
  file?: File;
}

const table = openTable(UPLOADS_DATABASE, 'id');
/** Id of this page's list: its rows belong to this page until it is gone. */
const list = crypto.randomUUID();
const lockOf = (name: string) => `uploads-list-${name}`;
/** Name of the lock under which one page at a time restores. */
const RESTORE_LOCK = 'uploads-take-over';

let holding: Promise<void> | undefined;

/**
 * Storage that outlives the page: the list of files in a database, copies of the files in the browser's own file system. Where
 * the browser stores nothing, there is nothing to restore, and that is all.
 */
export const uploadStore = {
  async put(rows: readonly Omit<StoredUpload, 'list' | 'owner'>[], sub: string): Promise<void> {
    const isSameCustomer = sameCustomerGuard();
    await (holding ??= holdForLife(lockOf(list)));
    const owner = await fingerprint(sub);
    await finishClearing();
    if (!isSameCustomer()) return;
    // Before, so that a sign-out finds what is being written; and after, as another page may have found no rows meanwhile.
    setFileFlag('uploadsKept', true);
    await table.put(rows.map((row) => ({ ...row, owner, list })));
    if (isSameCustomer()) setFileFlag('uploadsKept', true);
  },

  async remove(ids: readonly string[]): Promise<void> {
    const isSameCustomer = sameCustomerGuard();
    await Promise.all([table.remove(ids), removeCopies(ids)]);
    if (isSameCustomer() && (await table.count()) === 0 && isSameCustomer()) setFileFlag('uploadsKept', false);
  },

  /**
   * Claims what pages that are gone have left of this customer's, list by list, each in its order. Rows of other customers
   * are dropped. Where nothing is stored, no database is made. Resolves when no list is waited for any more: a page that is being left holds its list until it is gone.
   */
  async restore(sub: string, onRestored: (uploads: RestoredUpload[]) => void): Promise<void> {
    if (!isFlagged('uploadsKept')) return;
    const isSameCustomer = sameCustomerGuard();
    await (holding ??= holdForLife(lockOf(list)));
    const owner = await fingerprint(sub);
    const lists = await requestLock(RESTORE_LOCK, async () => {
      if (!isSameCustomer()) return new Set<string>();
      // Copies first: the row of each is older than the copy.
      const copies = await listCopies();
      if (!isSameCustomer()) return new Set<string>();
      const all = await table.all();
      const own = rowsOf(all, owner);
      if (!isSameCustomer()) return new Set<string>();
      await dropAllBut(own, [...all.flatMap(idOf), ...copies], isSameCustomer);
      return new Set(own.map((row) => row.list));
    });
    lists.delete(list);
    await Promise.all(
      [...lists].map(async (name) => {
        if (!(await isAbandoned(lockOf(name)))) return;
        const left = await requestLock(RESTORE_LOCK, () => claimList(name, owner, isSameCustomer));
        if (left.length > 0) onRestored(left);
      }),
    );
  },
};

/** Moves the rows of a list to this page's own. They are read only now: its page may have changed them until it was gone. */
async function claimList(name: string, owner: string, isSameCustomer: () => boolean): Promise<RestoredUpload[]> {
  if (!isSameCustomer()) return [];
  const rows = rowsOf(await table.all(), owner).filter((row) => row.list === name);
  if (!isSameCustomer()) return [];
  rows.sort((one, other) => one.position - other.position);
  await table.put(rows.map((row) => ({ ...row, list })));
  return Promise.all(
    rows.map(async (row) => ({
      row,
      file: row.hasCopy ? await copyOf(row.id, { ...row, type: row.type ?? '' }) : undefined,
    })),
  );
}

function rowsOf(all: readonly unknown[], owner: string): StoredUpload[] {
  return all.flatMap((row) => storedUpload.safeParse(row).data ?? []).filter((row) => row.owner === owner);
}

async function dropAllBut(
  rows: readonly StoredUpload[],
  ids: readonly string[],
  isSameCustomer: () => boolean,
): Promise<void> {
  const wanted = new Set(rows.map(({ id }) => id));
  const unwanted = ids.filter((id) => !wanted.has(id));
  await Promise.all([table.remove(unwanted), removeCopies(unwanted)]);
  if (isSameCustomer()) setFileFlag('uploadsKept', wanted.size > 0);
}

function idOf(row: unknown): string[] {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? [row.id] : [];
}
