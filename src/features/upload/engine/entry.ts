import type { Entry } from './queue.ts';
import type { ShelfRow } from './shelf-row.ts';
import type { Left } from './shelf.ts';

/** What the shelf keeps of an entry: its place on the list and whose it is come from elsewhere. */
type KeptEntry = Omit<ShelfRow, 'owner' | 'list' | 'position'>;

/** A file that the customer has just chosen. */
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

/** A file that an earlier page has left: it goes on where it was, or is to be chosen again. */
export function entryLeft({ row, file }: Left): Entry {
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

/** What is to be kept of it over a reload; undefined when there is nothing to go on with. */
export function keptOf({
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
}: Entry): KeptEntry | undefined {
  const isOver = state === 'done' || state === 'duplicate' || (state === 'failed' && !canRetry && file !== undefined);
  if (isOver) return undefined;
  const phase = state === 'paused' ? 'paused' : isBegun ? 'begun' : 'new';
  return { id, name, size, type, digest, hasCopy, albumId, uploadId, isWanted, phase };
}

/** Whether the shelf has it right. */
export function isKeptAlike(one: KeptEntry | undefined, other: KeptEntry | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const FRESH = { sent: 0, hasCopy: false, isWanted: false, isBegun: false, isHeldUp: false };
