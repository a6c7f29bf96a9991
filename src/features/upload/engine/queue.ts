import type { TextKey } from '#i18n/texts.ts';
import type { Ended, FullLibrary, UploadItem, UploadState } from './model.ts';
import type { PictureType } from './picture-type.ts';

/** Number of files that are sent at a time (O29). */
const LANES = 3;

/** States of files that will be in the library unless something happens to them. */
const COMING: ReadonlySet<UploadState> = new Set(['ready', 'waiting', 'sending', 'paused']);

/** File with what the engine knows beyond what is shown. */
export interface Entry extends UploadItem {
  type?: PictureType;
  /** SHA-256 of the content, in hex; undefined until it has been read. */
  digest?: string;
  /** The browser stores a copy, for after a reload. */
  hasCopy: boolean;
  /** The customer wants it in the library although it is there. */
  isWanted: boolean;
  /** The customer has said "begin" while it was still read. */
  isBegun: boolean;
  /** Another tab sends the same content, or another file of this list does. */
  isHeldUp: boolean;
}

/** List of files; immutable. */
export interface Queue {
  entries: readonly Entry[];
  isPaused: boolean;
  /** Set when it is paused because there is no room in the library. */
  full?: FullLibrary;
  /** Id of the album when it is paused because that is gone. */
  goneAlbum?: string;
  isOffline: boolean;
}

/** Failure after which a file cannot go on by itself. */
export interface Failure {
  reason: TextKey;
  canRetry: boolean;
  correlationId?: string;
}

/** Events of the list. One that names a file which is not on it any more changes nothing. */
export type QueueEvent =
  | { type: 'added'; entries: readonly Entry[] }
  /** `inLibrary` when it is there already: says where. */
  | { type: 'checked'; id: string; pictureType: PictureType; digest: string; hasCopy: boolean; inLibrary?: TextKey }
  /** Another tab has been faster. */
  | { type: 'inLibrary'; id: string; reason: TextKey }
  | { type: 'begun' }
  | { type: 'started'; id: string }
  | { type: 'announced'; id: string; uploadId: string }
  | { type: 'arrived'; id: string; sent: number }
  | { type: 'interrupted'; id: string }
  /** `reason` when it is not this list that holds it up. */
  | { type: 'heldUp'; id: string; reason?: TextKey }
  | { type: 'freed'; id: string }
  /** It has stopped, without fault of its own, and waits for another turn. */
  | { type: 'putBack'; id: string }
  | { type: 'done'; id: string }
  | { type: 'failed'; id: string; failure: Failure }
  | { type: 'paused' }
  | { type: 'full'; correlationId: string | undefined }
  | { type: 'albumGone'; albumId: string }
  /** `albumId` takes the place of the album that is gone; none for the library alone. */
  | { type: 'albumReplaced'; albumId: string | undefined }
  | { type: 'resumed' }
  | { type: 'connection'; isOffline: boolean }
  | { type: 'removed'; ids: ReadonlySet<string> }
  | { type: 'retried'; id: string }
  | { type: 'retriedAll' }
  /** The customer has chosen again what the browser did not store: it replaces the missing entry, and resumes its upload. */
  | { type: 'foundAgain'; id: string; missing: string }
  | { type: 'forgotten'; state: Ended };

export const EMPTY_QUEUE: Queue = { entries: [], isPaused: false, isOffline: false };

/** Reducer: the list after an event. A pause ends with the last file that it holds up. */
export function reduce(queue: Queue, event: QueueEvent): Queue {
  const after = queueAfter(queue, event);
  // Otherwise what is tried again later would be paused, although nobody has asked for that.
  return after.isPaused && after.goneAlbum === undefined && !after.entries.some(isUnderWay) ? resumed(after) : after;
}

function queueAfter(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'added':
      return { ...queue, entries: [...queue.entries, ...event.entries] };
    case 'removed':
      return judgedAnew(without(queue, ({ id }) => event.ids.has(id)));
    case 'forgotten':
      return without(queue, ({ state }) => state === event.state);
    case 'begun':
      return each(resumed(queue), begin);
    case 'paused':
      return paused(queue);
    case 'full':
      return { ...paused(queue), full: { correlationId: event.correlationId } };
    case 'albumGone':
      return { ...paused(queue), goneAlbum: event.albumId };
    case 'albumReplaced':
      return settled(
        each(queue, (entry) => (entry.albumId === queue.goneAlbum ? inAlbum(entry, event.albumId) : entry)),
      );
    case 'resumed':
      return resumed(queue);
    case 'connection':
      return {
        ...each(queue, (entry) => (event.isOffline && entry.state === 'sending' ? rest(entry, 'waiting') : entry)),
        isOffline: event.isOffline,
      };
    case 'retriedAll':
      return each(queue, (entry) => (entry.state === 'failed' ? again(entry, queue) : entry));
    case 'foundAgain':
      return foundAgain(queue, event);
    default:
      return one(queue, event);
  }
}

type EventOfOne = Exclude<Extract<QueueEvent, { id: string }>, { type: 'foundAgain' }>;

function one(queue: Queue, event: EventOfOne): Queue {
  const after = each(queue, (entry) => (entry.id === event.id ? entryAfter(entry, event, queue) : entry));
  switch (event.type) {
    case 'done':
      return markTwins(after, event.id, 'upload.reason.inLibrary');
    case 'inLibrary':
      return markTwins(after, event.id, event.reason);
    case 'failed':
      return event.failure.canRetry ? after : judgedAnew(after);
    default:
      return after;
  }
}

function entryAfter(entry: Entry, event: EventOfOne, queue: Queue): Entry {
  const { state } = entry;
  switch (event.type) {
    case 'checked':
      return state === 'checking'
        ? checked(
            { ...entry, type: event.pictureType, digest: event.digest, hasCopy: event.hasCopy },
            event.inLibrary,
            queue,
          )
        : entry;
    case 'inLibrary':
      return state === 'done' ? entry : { ...rest(entry, 'duplicate'), reason: event.reason };
    case 'started':
      return state === 'waiting' ? { ...entry, state: 'sending', reason: undefined } : entry;
    case 'announced':
      return { ...entry, uploadId: event.uploadId, sent: 0 };
    case 'arrived':
      // What was in the air when the customer pressed "pause" has arrived all the same.
      return { ...entry, sent: event.sent, ...(state === 'sending' && { reason: undefined }) };
    case 'interrupted':
      return state === 'sending' ? { ...entry, reason: 'upload.reason.reconnecting' } : entry;
    case 'heldUp':
      return state === 'sending' ? { ...rest(entry, 'waiting'), isHeldUp: true, reason: event.reason } : entry;
    case 'freed':
      return { ...entry, isHeldUp: false, ...(state === 'waiting' && { reason: undefined }) };
    case 'putBack':
      return state === 'sending' ? rest(entry, 'waiting') : entry;
    case 'done':
      return { ...rest(entry, 'done'), sent: entry.size };
    case 'failed':
      return { ...rest(entry, 'failed'), ...event.failure };
    case 'retried':
      return state === 'failed' || state === 'duplicate' ? again(entry, queue) : entry;
  }
}

/** A file that was on the list before a reload, and is not in the browser any more: it is to be chosen again. */
export function isMissing({ state, file }: Pick<UploadItem, 'state' | 'file'>): boolean {
  return state === 'failed' && file === undefined;
}

/** Files that are to be started now. */
export function nextEntries({ entries, isPaused, isOffline }: Queue): readonly Entry[] {
  if (isPaused || isOffline) return [];
  const free = LANES - entries.filter(({ state }) => state === 'sending').length;
  return free <= 0 ? [] : entries.filter(({ state, isHeldUp }) => state === 'waiting' && !isHeldUp).slice(0, free);
}

/**
 * Another file of the list with the same content that is on its way to where this one is to go. One that has arrived is none, as
 * the library is asked about that; nor is one for another album: this one waits for the lock of their content, and asks then.
 */
export function twinOf(queue: Queue, entry: Pick<Entry, 'id' | 'digest' | 'albumId'>): Entry | undefined {
  return queue.entries.find((other) => other.id !== entry.id && COMING.has(other.state) && isInPlaceOf(other, entry));
}

/** Missing file that a chosen one is, by its content; without a digest by name and size. */
export function missingTwinOf(queue: Queue, file: Pick<File, 'name' | 'size'>, digest: string): Entry | undefined {
  return queue.entries.find(
    (entry) =>
      isMissing(entry) &&
      entry.size === file.size &&
      (entry.digest === undefined ? entry.name === file.name : entry.digest === digest),
  );
}

/** Queue without entries. Where an album that is gone has no photo on the list any more, it is not told any more. */
function without(queue: Queue, isOff: (entry: Entry) => boolean): Queue {
  const left = { ...queue, entries: queue.entries.filter((entry) => !isOff(entry)) };
  const { goneAlbum } = left;
  return goneAlbum === undefined || left.entries.some(({ albumId }) => albumId === goneAlbum) ? left : settled(left);
}

/** No album is gone any more that photos of the list are to go into. */
function settled(queue: Queue): Queue {
  return { ...resumed(queue), goneAlbum: undefined };
}

/** Whether the library is still full is told anew by the next file. */
function resumed(queue: Queue): Queue {
  return { ...each(queue, goOn), isPaused: false, full: undefined };
}

function paused(queue: Queue): Queue {
  return { ...each(queue, (entry) => (isGoing(entry) ? rest(entry, 'paused') : entry)), isPaused: true };
}

function checked(entry: Entry, inLibrary: TextKey | undefined, queue: Queue): Entry {
  const reason = twinOf(queue, entry) ? 'upload.reason.onList' : inLibrary;
  return reason === undefined ? passed(entry, queue) : { ...rest(entry, 'duplicate'), reason };
}

function passed(entry: Entry, { isPaused }: Queue): Entry {
  return rest(entry, entry.isBegun ? (isPaused ? 'paused' : 'waiting') : 'ready');
}

/** Files that were on the list already, and whose twin has left it or has failed for good, take its place. */
function judgedAnew(queue: Queue): Queue {
  // Looked up by place: a list may have hundreds of both.
  const coming = new Set<string>();
  const add = (entry: Entry) => coming.add(`${entry.digest}`).add(placeOf(entry));
  for (const entry of queue.entries)
    if (COMING.has(entry.state) || (entry.state === 'failed' && entry.canRetry)) add(entry);
  return each(queue, (entry) => {
    if (!isOnListAlready(entry) || coming.has(placeOf(entry))) return entry;
    add(entry);
    return passed(entry, queue);
  });
}

/** A file is in the library: its twins say so, too, which stays true when the list has forgotten it. */
function markTwins(queue: Queue, id: string, reason: TextKey): Queue {
  const twin = queue.entries.find((entry) => entry.id === id);
  if (!twin) return queue;
  return each(queue, (entry) =>
    isOnListAlready(entry) && isInPlaceOf(twin, entry)
      ? { ...entry, reason: entry.albumId === undefined ? 'upload.reason.inLibrary' : reason }
      : entry,
  );
}

function isOnListAlready({ state, reason }: Entry): boolean {
  return state === 'duplicate' && reason === 'upload.reason.onList';
}

type Place = Pick<Entry, 'digest' | 'albumId'>;

/** Whether a file brings the content of another one to where that is to go: into its album, or just into the library. */
function isInPlaceOf(twin: Place, { digest, albumId }: Place): boolean {
  return digest !== undefined && twin.digest === digest && (albumId === undefined || twin.albumId === albumId);
}

function placeOf({ digest, albumId }: Place): string {
  return albumId === undefined ? `${digest}` : `${digest} ${albumId}`;
}

function foundAgain(queue: Queue, { id, missing }: { id: string; missing: string }): Queue {
  const found = queue.entries.find((entry) => entry.id === id);
  const lost = queue.entries.find((entry) => entry.id === missing);
  if (!found || !lost) return queue;
  const { uploadId, albumId, isBegun, isWanted } = lost;
  const entries = queue.entries.flatMap((entry) =>
    entry === found ? [] : entry === lost ? [{ ...found, uploadId, albumId, isBegun, isWanted }] : [entry],
  );
  return { ...queue, entries };
}

function begin(entry: Entry): Entry {
  // What is on the list already takes the place of its twin without another press, should that not arrive.
  if (entry.state === 'checking' || isOnListAlready(entry)) return { ...entry, isBegun: true };
  return entry.state === 'ready' ? { ...entry, isBegun: true, state: 'waiting' } : entry;
}

/** Entry for an album, which its announcement names: it is announced anew, unless it is to go into none. */
function inAlbum(entry: Entry, albumId: string | undefined): Entry {
  if (albumId === undefined || entry.state === 'done') return { ...entry, albumId };
  return { ...entry, albumId, uploadId: undefined, sent: 0 };
}

function goOn(entry: Entry): Entry {
  return entry.state === 'paused' ? { ...entry, state: 'waiting' } : entry;
}

function again(entry: Entry, { isPaused }: Queue): Entry {
  if (!entry.file || !entry.canRetry) return entry;
  const isWanted = entry.isWanted || entry.state === 'duplicate';
  return { ...rest(entry, isPaused ? 'paused' : 'waiting'), isBegun: true, isWanted };
}

function rest(entry: Entry, state: UploadState): Entry {
  return { ...entry, state, reason: undefined, correlationId: undefined, isHeldUp: false };
}

function isGoing({ state }: Entry): boolean {
  return state === 'waiting' || state === 'sending';
}

/** Begun and not yet ended: a pause holds it up, now or once it has been read. */
function isUnderWay(entry: Entry): boolean {
  return isGoing(entry) || entry.state === 'paused' || (entry.state === 'checking' && entry.isBegun);
}

function each(queue: Queue, change: (entry: Entry) => Entry): Queue {
  return { ...queue, entries: queue.entries.map(change) };
}
