import { atom, getDefaultStore } from 'jotai/vanilla';
import { openTable, type Table } from '#lib/database.ts';
import { onShown, openTabChannel, type TabChannel } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { changesHere } from '#photos/changes/tabs.ts';
import { isSameRow, markOfRow, sealRow, unsealRow } from '#session/sealed-rows.ts';
import { currentIdentity } from '#session/session.ts';
import { noteStoredTray } from './stored-trays.ts';
import { EMPTY_TRAY, isEmptyTray, storedTray, type Tray, withoutGone } from './model.ts';
import { trayCountAtom } from './tray-count.tsx';
import { showTrayChange } from './tray-pages.ts';

/*
 * [Note: The print tray is sealed] The tray of a customer is one row of a database of this browser. It survives reloads and her
 * sign-out, and nobody but her can find or read it. See: [Note: Sealed rows say nothing]
 * Tabs change it one after the other without locks: a row that another tab has written meanwhile is read and changed once more.
 */
const table: Table = openTable('print-trays', 'mark');

/** Number of times that a change is tried while other tabs change the tray, too. */
const MOST_TRIES = 20;

/** The tray of the present customer; undefined until it has been read. */
export const trayAtom = atom<Tray | undefined>(undefined);

personalDataClear.on(() => {
  getDefaultStore().set(trayAtom, undefined);
  getDefaultStore().set(trayCountAtom, 0);
});

let channel: TabChannel | undefined;
const tabs = (): TabChannel => (channel ??= openTabChannel('photo-account-print-tray'));

let isFollowing = false;
/** Queue of reads and changes, one after the other: an older state never takes the place of a newer one. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const own = turn.then(run);
  turn = own.catch(() => {});
  return own;
}

/** Reads the tray, and follows it from then on. One that cannot be read is empty. */
export function readTray(): Promise<Tray> {
  follow();
  return inTurn(read);
}

async function read(): Promise<Tray> {
  const sub = currentIdentity()?.sub;
  const tray = sub === undefined ? EMPTY_TRAY : await contentOf(sub, await table.get(markOf(sub)));
  show(sub, tray);
  return tray;
}

/**
 * Changes the tray in all tabs.
 * @param update gives the same tray to leave it as it is; called again when another tab was faster
 * @returns whether it is stored; false where the browser has no room left or stores nothing: then it is as it was
 */
export function changeTray(update: (tray: Tray) => Tray): Promise<boolean> {
  follow();
  return inTurn(() => write(update));
}

async function write(update: (tray: Tray) => Tray): Promise<boolean> {
  const sub = currentIdentity()?.sub;
  if (sub === undefined) return false;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const row = await table.get(markOf(sub));
    const before = await contentOf(sub, row);
    const next = update(before);
    if (next === before) {
      show(sub, before);
      return true;
    }
    // Encrypting takes longer than the database keeps a step open: what is written is held against what was read.
    const sealed = isEmptyTray(next) ? null : await sealRow(secretsOf(sub), next);
    const isWritten = await table.change(markOf(sub), (current) => (isSameRow(current, row) ? sealed : undefined));
    if (isWritten === undefined) return false;
    if (!isWritten) continue;
    if (sealed) noteStoredTray();
    show(sub, next);
    tabs().post(markOf(sub));
    return true;
  }
  return false;
}

/** Follows what other tabs of the same customer do with the tray, and what leaves the library here (R9). */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  tabs().listen((message) => {
    const sub = currentIdentity()?.sub;
    if (sub !== undefined && message === markOf(sub)) void readTray();
  });
  onShown(() => {
    if (currentIdentity()) void readTray();
  });
  changesHere.on((change) => {
    const isLibrary =
      change.type === 'libraryEmptied' || (change.type === 'photosGone' && change.albumId === undefined);
    if (!isLibrary) return;
    const gone = change.type === 'photosGone' ? new Set(change.photoIds) : undefined;
    void changeTray((tray) => withoutGone(tray, gone ?? new Set(tray.photos.map(({ id }) => id))));
  });
}

function show(sub: string | undefined, tray: Tray): void {
  // The customer may have signed out meanwhile.
  if (currentIdentity()?.sub !== sub) return;
  const store = getDefaultStore();
  const before = store.get(trayAtom);
  if (before && JSON.stringify(before) === JSON.stringify(tray)) return;
  showTrayChange(before ?? EMPTY_TRAY, tray);
  store.set(trayAtom, tray);
  store.set(trayCountAtom, tray.photos.length);
}

async function contentOf(sub: string, row: unknown): Promise<Tray> {
  return storedTray.safeParse(await unsealRow(secretsOf(sub), row)).data ?? EMPTY_TRAY;
}

const secretsOf = (sub: string) => ['print tray', sub];
const markOf = (sub: string) => markOfRow(secretsOf(sub));
