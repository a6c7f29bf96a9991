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
/** One page at a time looks at what is left. */
const TAKE_OVER = 'uploads-take-over';

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

  /**
   * Takes over what pages that are gone have left of this customer's, list by list, each in its order. What is another's
   * goes. Resolves when no list is waited for any more: a page that is being left holds its list until it is gone.
   */
  async takeOver(sub: string, onLeft: (left: Left[]) => void): Promise<void> {
    await (holding ??= holdForLife(lockOf(list)));
    const owner = await fingerprint(sub);
    const lists = await alone(TAKE_OVER, async () => {
      // Copies first: the row of each is older than the copy.
      const copies = await copiesKept();
      const all = await table.all();
      const kept = rowsOf(all, owner);
      await dropAllBut(kept, [...all.flatMap(idOf), ...copies]);
      return new Set(kept.map((row) => row.list));
    });
    lists.delete(list);
    await Promise.all(
      [...lists].map(async (name) => {
        if (!(await isAbandoned(lockOf(name)))) return;
        const left = await alone(TAKE_OVER, () => takeList(name, owner));
        if (left.length > 0) onLeft(left);
      }),
    );
  },
};

/** Makes the rows of a list this page's own. They are read only now: its page may have changed them until it was gone. */
async function takeList(name: string, owner: string): Promise<Left[]> {
  const rows = rowsOf(await table.all(), owner).filter((row) => row.list === name);
  rows.sort((one, other) => one.position - other.position);
  await table.put(rows.map((row) => ({ ...row, list })));
  return Promise.all(
    rows.map(async (row) => ({
      row,
      file: row.hasCopy ? await copyOf(row.id, { ...row, type: row.type ?? '' }) : undefined,
    })),
  );
}

function rowsOf(all: readonly unknown[], owner: string): ShelfRow[] {
  return all.flatMap((row) => shelfRow.safeParse(row).data ?? []).filter((row) => row.owner === owner);
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
