import { getDefaultStore } from 'jotai/vanilla';
import * as z from 'zod/mini';
import { readStored, type Stored, writeStored } from '#lib/storage.ts';
import { onSessionChange, sessionState } from '#session/session-store.ts';
import type { SelectionMode } from './selection-atoms.ts';
import { selectionModeAtom } from './selection-atoms.ts';
import type { Selection } from './selection.ts';

const ids = z.array(z.string().check(z.minLength(1)));

const schema = z.object({
  list: z.string(),
  purpose: z.enum(['actions', 'prints']),
  photos: z.array(
    z.tuple([
      z.string(),
      z.union([
        z.object({ kind: z.literal('some'), photoIds: ids }),
        z.object({ kind: z.literal('all'), count: z.number(), asOf: z.number(), except: ids, also: ids, gone: ids }),
      ]),
    ]),
  ),
});

/** Of the tab. Forgotten at sign-out, and when another customer signs in (S14, S20). */
const stored: Stored<z.infer<typeof schema>> = {
  key: 'keptSelection',
  parse: (value) => schema.safeParse(value).data,
  store: () => sessionStorage,
};

// The session is over and sign-in replaces the page: what was selected is stored until she is back (S23).
onSessionChange(() => {
  if (sessionState().status === 'signing-in') keepSelection();
});

/** Stores what is selected, if anything is, for when the customer is back on a page that is about to be left. @returns forgets it */
export function keepSelection(): () => void {
  const mode = getDefaultStore().get(selectionModeAtom);
  if (mode) storeSelection(mode);
  return () => writeStored(stored, undefined);
}

/** Stores a selection for the page that follows this one. */
function storeSelection({ list, purpose, photos }: SelectionMode): void {
  writeStored(stored, {
    list,
    purpose,
    photos: [...photos].map(([key, group]) => [
      key,
      group.kind === 'some'
        ? { ...group, photoIds: [...group.photoIds] }
        : { ...group, except: [...group.except], also: [...group.also], gone: [...group.gone] },
    ]),
  });
}

/** Restores the selection that was stored of a list; any other one is forgotten, as always when another list is opened. */
export function restoreSelection(list: string): void {
  const last = readStored(stored);
  writeStored(stored, undefined);
  if (last?.list !== list) return;
  const photos: Selection = new Map(
    last.photos.map(([key, group]) => [
      key,
      group.kind === 'some'
        ? { ...group, photoIds: new Set(group.photoIds) }
        : { ...group, except: new Set(group.except), also: new Set(group.also), gone: new Set(group.gone) },
    ]),
  );
  getDefaultStore().set(selectionModeAtom, (mode) => mode ?? { ...last, photos });
}
