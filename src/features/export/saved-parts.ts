import { atom, getDefaultStore } from 'jotai/vanilla';
import * as z from 'zod/mini';
import { onStoredElsewhere } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { readStored, writeStored, type Stored } from '#lib/storage.ts';
import { linksEnd } from './model.ts';

const savedFile = z.object({
  /** Its name in the folder. */
  file: z.optional(z.string()),
  /** Photos in it, once they were counted. */
  photos: z.optional(z.number()),
  /** Names of those that are broken, the first of them, and how many there are. */
  broken: z.optional(z.array(z.string())),
  brokenCount: z.optional(z.number()),
});

const savedPart = z.object({
  ...savedFile.shape,
  chunkId: z.string(),
  /**
   * `begun`: its file is in the folder, as far as it has come. `saved`: the browser has been given it, and nobody has looked at
   * it. `checked`: all of it has been read. `broken`: files in it are not whole, or it is no archive.
   */
  state: z.enum(['begun', 'saved', 'checked', 'broken']),
  /** The file whose place the one that was begun is to take. See: [Note: No file is written over] */
  former: z.optional(savedFile),
});

const savedExport = z.object({
  backupId: z.string(),
  /** Time of the last change, in ms since 1970. */
  at: z.number(),
  /** Key by which what the browser keeps of it elsewhere belongs to it, and to nobody once this is removed. */
  token: z.string(),
  parts: z.array(savedPart),
});

/** Stored record of a file of a part. */
export type SavedFile = z.infer<typeof savedFile>;

/** Stored record of a part that has been saved, or begun. */
export type SavedPart = z.infer<typeof savedPart>;

/** Stored record of an export: what this browser has saved of it. */
export type SavedExport = z.infer<typeof savedExport>;

/** Maximum number of names of broken photos: more than anybody reads would only take room. */
const MOST_NAMES = 50;

/** Records of what a customer has saved: removed when she signs out (PERSONAL_KEYS). */
const stored: Stored<SavedExport[]> = {
  key: 'savedExports',
  parse: (value) => z.array(savedExport).safeParse(value).data,
  store: () => localStorage,
};

export const savedExportsAtom = atom<readonly SavedExport[]>(readStored(stored) ?? []);

personalDataClear.on(() => getDefaultStore().set(savedExportsAtom, []));

/** Follows what other tabs save, also what they have saved before. @returns ends it */
export function followSaved(): () => void {
  const read = () => getDefaultStore().set(savedExportsAtom, readStored(stored) ?? []);
  read();
  return onStoredElsewhere(stored.key, read);
}

/** Stores what is known of a part. @returns the key to what is kept elsewhere */
export function noteSaved(backupId: string, part: SavedPart): string {
  // Another tab may have saved something, too.
  const next = withSaved(readStored(stored) ?? [], backupId, part, Date.now(), crypto.randomUUID());
  writeStored(stored, next);
  getDefaultStore().set(savedExportsAtom, next);
  return next.at(-1)?.token ?? '';
}

/** Forgets which files are in a folder that is not written to any more: one of the same name in the next is another's. */
export function forgetFiles(backupId: string): void {
  const next = (readStored(stored) ?? []).map((one) => (one.backupId === backupId ? withoutFiles(one) : one));
  writeStored(stored, next);
  getDefaultStore().set(savedExportsAtom, next);
}

/** Number of broken photos in a file. Without a count all of them are named. */
export function brokenIn({
  broken = [],
  brokenCount = broken.length,
}: Pick<SavedFile, 'broken' | 'brokenCount'>): number {
  return brokenCount;
}

/** Stored record of an export, as it is now. */
export function readSaved(backupId: string): SavedExport | undefined {
  return readStored(stored)?.find((one) => one.backupId === backupId);
}

/** Record without files that would be gone on with, or written anew. See: [Note: No file is written over] */
export function withoutFiles(saved: SavedExport): SavedExport {
  return {
    ...saved,
    parts: saved.parts
      .filter(({ state }) => state !== 'begun')
      .map(({ file, ...part }) => (part.state === 'broken' || file === undefined ? part : { ...part, file })),
  };
}

/** Value with what is known of one part, which comes last; exports whose links have expired since are dropped. @param token for an export that is new */
export function withSaved(
  saved: readonly SavedExport[],
  backupId: string,
  part: SavedPart,
  now: number,
  token: string,
): SavedExport[] {
  const current = saved.filter(({ at }) => now < linksEnd(at).getTime());
  const known = current.find((one) => one.backupId === backupId);
  const parts = (known?.parts ?? []).filter(({ chunkId }) => chunkId !== part.chunkId);
  const { broken } = part;
  const kept = broken ? { ...part, broken: broken.slice(0, MOST_NAMES), brokenCount: brokenIn(part) } : part;
  return [
    ...current.filter((one) => one !== known),
    { backupId, at: now, token: known?.token ?? token, parts: [...parts, kept] },
  ];
}
