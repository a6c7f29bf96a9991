import { atom, getDefaultStore } from 'jotai/vanilla';
import { createEmitter } from '#lib/emitter.ts';
import { checkAdded } from './check-added.ts';
import { entryLeft, newEntry } from './entry.ts';
import { createKeeper } from './keeper.ts';
import { refusalByName } from './picture-type.ts';
import { after, EMPTY_QUEUE, type Queue, type QueueEvent } from './queue.ts';
import { createTurns } from './turns.ts';
import { noted, type Rate } from './transfer-rate.ts';
import type { Rejected, Uploaded } from './upload-item.ts';
import type { UploadWorld } from './upload-world.ts';
import type { Uploads } from './uploads-surface.ts';
import { viewOf } from './uploads-view.ts';

/** While something is sent, the speed is looked at so often, in ms: a connection that stands still is to be seen. */
const LOOK_MS = 1_000;

/** The queue, and what the page's start and end do with it. */
export interface UploadEngine extends Uploads {
  /** Goes on with what an earlier page has left. */
  takeOver(): Promise<void>;
  /** Stops, and forgets everything: the customer has gone. */
  drop(): void;
}

/**
 * The engine: holds the list, lets things happen to it (queue.ts), and after each event sees to what follows: files take
 * their turns or stop, the shelf is told, screens hear of it.
 */
export function createUploads(world: UploadWorld): UploadEngine {
  let queue: Queue = EMPTY_QUEUE;
  let transferred = 0;
  let rate: Rate = [];
  const viewAtom = atom(viewOf(queue, rate, world.now()));
  let looking: ReturnType<typeof setInterval> | undefined;
  const arrived = createEmitter<[Uploaded]>();
  const keeper = createKeeper(world);
  const turns = createTurns({
    world,
    queue: () => queue,
    happen,
    kept: () => keeper.settled(),
    moved(bytes) {
      transferred += bytes;
      rate = noted(rate, transferred, world.now());
    },
    uploaded: arrived.emit,
  });

  function happen(event: QueueEvent): void {
    const before = queue;
    queue = after(queue, event);
    keeper.follow(before.entries, queue.entries);
    turns.follow();
    look();
    tell();
  }

  function tell(): void {
    const view = viewOf(queue, rate, world.now());
    world.guardPage(view.isActive && !turns.isOver());
    getDefaultStore().set(viewAtom, view);
  }

  /** Has the speed looked at while something is sent. */
  function look(): void {
    const isSending = queue.entries.some(({ state }) => state === 'sending');
    if (isSending === (looking !== undefined)) return;
    clearInterval(looking);
    rate = isSending ? noted([], transferred, world.now()) : [];
    looking = isSending
      ? setInterval(() => {
          rate = noted(rate, transferred, world.now());
          tell();
        }, LOOK_MS)
      : undefined;
  }

  function remove(ids: readonly string[]): void {
    const removed = new Set(ids);
    const unfinished = queue.entries.filter(
      ({ id, state, uploadId }) => removed.has(id) && state !== 'done' && uploadId !== undefined,
    );
    world.checker.drop(removed);
    happen({ type: 'removed', ids: removed });
    for (const { uploadId } of unfinished) turns.throwAway(uploadId);
  }

  const followConnection = () => {
    const isOffline = !world.connection.isOnline();
    if (isOffline !== queue.isOffline) happen({ type: 'connection', isOffline });
  };
  world.connection.subscribe(followConnection);
  followConnection();

  return {
    viewAtom,
    view: () => getDefaultStore().get(viewAtom),
    async addFiles(files, { albumId } = {}) {
      const judged = files.map((file) => ({ file, reason: refusalByName(file) }));
      const entries = judged.flatMap(({ file, reason }) => (reason === undefined ? [newEntry(file, albumId)] : []));
      if (entries.length > 0) happen({ type: 'added', entries });
      const checked = await Promise.all(
        entries.map((entry) => checkAdded(entry, { world, queue: () => queue, happen })),
      );
      const refused = new Map(entries.map(({ file }, index) => [file, checked[index]]));
      return judged.flatMap(({ file, reason = refused.get(file) }): Rejected[] =>
        reason === undefined ? [] : [{ name: file.name, reason }],
      );
    },
    start: () => happen({ type: 'begun' }),
    pause: () => happen({ type: 'paused' }),
    resume: () => happen({ type: 'resumed' }),
    replaceAlbum(albumId) {
      const { goneAlbum } = queue;
      if (goneAlbum === undefined) return;
      const before = queue.entries;
      happen({ type: 'albumReplaced', albumId });
      const kept = new Set(queue.entries.map(({ uploadId }) => uploadId));
      for (const { uploadId } of before) if (!kept.has(uploadId)) turns.throwAway(uploadId);
    },
    cancel: (id) => remove([id]),
    cancelAll: () => remove(queue.entries.filter(({ state }) => state !== 'done').map(({ id }) => id)),
    retry: (id) => happen({ type: 'retried', id }),
    retryAllFailed: () => happen({ type: 'retriedAll' }),
    forget: () => happen({ type: 'forgotten' }),
    onUploaded: arrived.on,
    async takeOver() {
      const customer = world.customer();
      if (customer === undefined) return;
      await world.shelf.takeOver(customer, (left) => {
        if (world.customer() !== customer) return;
        const entries = left.map(entryLeft);
        happen({ type: 'added', entries });
        if (entries.some(({ state }) => state === 'paused')) happen({ type: 'paused' });
      });
    },
    drop() {
      world.checker.drop(new Set(queue.entries.map(({ id }) => id)));
      keeper.stop();
      queue = EMPTY_QUEUE;
      turns.follow();
      look();
      tell();
    },
  };
}
