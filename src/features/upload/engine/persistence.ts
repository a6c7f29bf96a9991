import type { Entry } from './queue.ts';
import type { RestoredUpload, StoredUpload } from './upload-store.ts';
import type { UploadEnvironment } from './upload-environment.ts';

/** Fields of an entry that are stored; its place on the list and its owner come from elsewhere. */
type StoredFields = Omit<StoredUpload, 'owner' | 'list' | 'position'>;

const FRESH = { sent: 0, hasCopy: false, isWanted: false, isBegun: false, isHeldUp: false };

/** Writes changes of the list into the store, one after the other. */
export interface Persistence {
  follow(before: readonly Entry[], now: readonly Entry[]): void;
  /** Resolves when all changes so far are stored, as far as they could be. Never rejects. */
  settled(): Promise<void>;
  /** Ends the storing of the present list. */
  stop(): void;
}

export function createPersistence({ store, customer }: Pick<UploadEnvironment, 'store' | 'customer'>): Persistence {
  let writing = Promise.resolve();
  let round = 0;
  // A fraction of a millisecond would be lost beside so many of them: whole ones, from when the page began.
  const first = Date.now();
  const positions = new Map<string, number>();

  function positionOf(id: string): number {
    const position = positions.get(id) ?? first + positions.size;
    positions.set(id, position);
    return position;
  }

  return {
    follow(before, now) {
      const known = new Map(before.map((entry) => [entry.id, entry]));
      const rows = now.flatMap((entry) => {
        const earlier = known.get(entry.id);
        if (entry === earlier) return [];
        const row = storedFieldsOf(entry);
        return row && !(earlier && isSame(storedFieldsOf(earlier), row))
          ? [{ ...row, position: positionOf(entry.id) }]
          : [];
      });
      const present = new Map(now.map((entry) => [entry.id, entry]));
      const gone = before.filter((earlier) => {
        const entry = present.get(earlier.id);
        return entry !== earlier && storedFieldsOf(earlier) !== undefined && !(entry && storedFieldsOf(entry));
      });
      if (rows.length === 0 && gone.length === 0) return;
      const [current, sub] = [round, customer()];
      const write = async () => {
        if (current !== round) return;
        if (rows.length > 0 && sub !== undefined) await store.put(rows, sub);
        // The customer may have signed out meanwhile.
        if (gone.length > 0 && current === round) await store.remove(gone.map(({ id }) => id));
      };
      // A full storage is no reason to send nothing, nor to leave out what comes after.
      writing = writing.then(write).catch(() => {});
    },
    settled: () => writing,
    stop: () => {
      round += 1;
    },
  };
}

/** Entry of a file that the customer has just chosen. */
export function newEntry(file: File, albumId: string | undefined): Entry {
  const { name, size } = file;
  return {
    ...FRESH,
    id: crypto.randomUUID(),
    name,
    size,
    state: 'checking',
    canRetry: true,
    file,
    ...(albumId !== undefined && { albumId }),
  };
}

/** Entry of a file that an earlier page has left: it goes on where it was, or is to be chosen again. */
export function restoredEntry({ row, file }: RestoredUpload): Entry {
  const { id, name, size, type, digest, hasCopy, albumId, uploadId, isWanted, phase } = row;
  const common = {
    ...FRESH,
    id,
    name,
    size,
    type,
    digest,
    hasCopy,
    albumId,
    uploadId,
    isWanted,
    isBegun: phase !== 'new',
  };
  if (!file || digest === undefined)
    return { ...common, state: 'failed', reason: 'upload.reason.chooseAgain', canRetry: false };
  const state = { new: 'ready', begun: 'waiting', paused: 'paused' } as const;
  return { ...common, state: state[phase], canRetry: true, file };
}

/** Fields of an entry to store over a reload; undefined when there is nothing to go on with. */
function storedFieldsOf({
  id,
  name,
  size,
  type,
  digest,
  hasCopy,
  albumId,
  uploadId,
  isWanted,
  isBegun,
  state,
  canRetry,
  file,
}: Entry): StoredFields | undefined {
  const isOver = state === 'done' || state === 'duplicate' || (state === 'failed' && !canRetry && file !== undefined);
  if (isOver) return undefined;
  const phase = state === 'paused' ? 'paused' : isBegun ? 'begun' : 'new';
  return { id, name, size, type, digest, hasCopy, albumId, uploadId, isWanted, phase };
}

function isSame(one: StoredFields | undefined, other: StoredFields | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
