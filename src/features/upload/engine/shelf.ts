import { fingerprint } from '#session/last-identity.ts';
import { KEPT_LIST } from '#session/kept-names.ts';
import { markKeptUploads } from '../kept-flag.ts';
import { copiesKept, copyOf, removeCopies } from './copies.ts';
import { openTable } from './database.ts';
import { shelfRow, type ShelfRow } from './shelf-row.ts';
import { alone, holdForLife, isAbandoned } from './tab-locks.ts';

/** A file that an earlier page has left, and the copy of it if there is one. */
export interface Left {
  row: ShelfRow;
  file?: File;
}

const table = openTable(KEPT_LIST, 'id');
/** This page's list: what is on it belongs to this page until it is gone. */
const list = crypto.randomUUID();
const lockOf = (name: string) => `uploads-list-${name}`;

let holding: Promise<void> | undefined;

/**
 * What outlives the page: the list of files in a database, copies of the files in the browser's own file system. Where the
 * browser keeps nothing, nothing is left to go on with, and that is all.
 */
export const shelf = {
  async put(rows: readonly Omit<ShelfRow, 'list' | 'owner'>[], sub: string): Promise<void> {
    await (holding ??= holdForLife(lockOf(list)));
    const owner = await fingerprint(sub);
    await table.put(rows.map((row) => ({ ...row, owner, list })));
    markKeptUploads(true);
  },

  async remove(ids: readonly string[]): Promise<void> {
    await Promise.all([table.remove(ids), removeCopies(ids)]);
    if ((await table.count()) === 0) markKeptUploads(false);
  },

  /** Takes over what pages that are gone have left of this customer's, in its order. What is another's goes. */
  async takeOver(sub: string): Promise<Left[]> {
    await (holding ??= holdForLife(lockOf(list)));
    const owner = await fingerprint(sub);
    return alone('uploads-take-over', async () => {
      // Copies first: the row of each is older than the copy.
      const copies = await copiesKept();
      const all = await table.all();
      const kept = all.flatMap((row) => shelfRow.safeParse(row).data ?? []).filter((row) => row.owner === owner);
      await dropAllBut(kept, [...all.flatMap(idOf), ...copies]);
      const left = (await abandonedOf(kept)).sort((one, other) => one.position - other.position);
      await table.put(left.map((row) => ({ ...row, list })));
      return Promise.all(left.map(async (row) => ({ row, file: row.hasCopy ? await copyOf(row.id, { ...row, type: row.type ?? '' }) : undefined })));
    });
  },
};

/** The rows of lists whose pages are gone. */
async function abandonedOf(rows: readonly ShelfRow[]): Promise<ShelfRow[]> {
  const names = [...new Set(rows.map((row) => row.list))].filter((name) => name !== list);
  const gone = await Promise.all(names.map(async (name) => ((await isAbandoned(lockOf(name))) ? [name] : [])));
  return rows.filter((row) => gone.flat().includes(row.list));
}

async function dropAllBut(rows: readonly ShelfRow[], ids: readonly string[]): Promise<void> {
  const wanted = new Set(rows.map(({ id }) => id));
  const unwanted = ids.filter((id) => !wanted.has(id));
  await Promise.all([table.remove(unwanted), removeCopies(unwanted)]);
  markKeptUploads(wanted.size > 0);
}

function idOf(row: unknown): string[] {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? [row.id] : [];
}
