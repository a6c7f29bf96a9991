import { createTimeLimit } from '#lib/database.ts';
import { whereInLibrary } from './known-uploads.ts';
import type { Uploaded } from './model.ts';
import { nextEntries, type Entry, type Queue, type QueueEvent } from './queue.ts';
import { LibraryFull, sendFile, SendingFailed, SignedOut } from './send-file.ts';
import type { UploadEnvironment } from './upload-environment.ts';

interface Dependencies {
  env: UploadEnvironment;
  queue: () => Queue;
  dispatch: (event: QueueEvent) => void;
  /** Resolves when all events so far would survive a reload, as far as they could be stored. */
  persisted: () => Promise<void>;
  moved: (bytes: number) => void;
  uploaded: (uploaded: Uploaded) => void;
}

/** Time, in ms, for which an answer about an album counts, and for which a file that has arrived waits for one. */
const ALBUM_ANSWER_MS = 3_000;

/** Scheduler: starts to send files, and stops those that are not to be sent any more. */
export interface Scheduler {
  /** To be called after each event. */
  schedule(): void;
  /** Deletes what has arrived of a file; a service that cannot be reached deletes it by itself after a day. */
  throwAway(uploadId: string | undefined): void;
  /** See `Uploads`. */
  findArrived(): Promise<void>;
  /** The page leaves for the sign-in, and goes on when it is back. */
  isOver(): boolean;
}

export function createScheduler({ env, queue, dispatch, persisted, moved, uploaded }: Dependencies): Scheduler {
  const running = new Map<AbortController, string>();
  const held = new Map<string, AbortController>();
  /** Locks of this page. */
  const locked = new Set<string>();
  const albums = new Map<string, { at: number; isGone: Promise<boolean> }>();
  const inTime = createTimeLimit(env.wait);
  let isOver = false;

  function entryOf(id: string): Entry | undefined {
    return queue().entries.find((entry) => entry.id === id);
  }

  function schedule(): void {
    const entries = new Map(queue().entries.map((entry) => [entry.id, entry]));
    for (const [controller, id] of running) if (entries.get(id)?.state !== 'sending') stop(controller);
    for (const [id, controller] of held) if (!entries.get(id)?.isHeldUp) release(id, controller);
    if (isOver) return;
    const [next] = nextEntries(queue());
    if (!next) return;
    // The event calls this function again, for the next one.
    const controller = new AbortController();
    running.set(controller, next.id);
    void run(next, controller);
    dispatch({ type: 'started', id: next.id });
  }

  function stop(controller: AbortController): void {
    running.delete(controller);
    controller.abort();
  }

  function release(id: string, controller: AbortController): void {
    held.delete(id);
    controller.abort();
  }

  async function run(entry: Entry, controller: AbortController): Promise<void> {
    const [customer, { id, digest }] = [env.customer(), entry];
    // Continues after the event of the start.
    await Promise.resolve();
    try {
      if (customer === undefined || digest === undefined) throw new SignedOut();
      const lock = env.lockOf(customer, digest);
      const wasFree = await env.locks.ifFree(lock, async () => {
        locked.add(lock);
        await send(entry, customer, digest, controller.signal).finally(() => locked.delete(lock));
      });
      if (!wasFree && !controller.signal.aborted) holdUp(id, lock);
    } catch (error) {
      // WebKit ends the calls of a page that is left, and reads none of its files any more: the next page goes on with this one.
      const unload = env.pendingUnload();
      await unload;
      if (controller.signal.aborted) return;
      if (unload) dispatch({ type: 'putBack', id });
      else settle(id, error);
    } finally {
      running.delete(controller);
      schedule();
    }
  }

  async function send(entry: Entry, customer: string, digest: string, signal: AbortSignal): Promise<void> {
    const { id, name, size, type = '', albumId } = entry;
    const there = entry.isWanted ? undefined : await whereInLibrary({ digest, albumId }, env);
    signal.throwIfAborted();
    if (there && there.uploadId !== entry.uploadId) return dispatch({ type: 'inLibrary', id, reason: there.reason });
    const file = entry.hasCopy ? ((await env.store.copyOf(id, { name, size, type })) ?? entry.file) : entry.file;
    if (!file) throw new SendingFailed({ reason: 'upload.reason.chooseAgain', canRetry: false });
    const uploadId = await sendFile({
      file,
      uploadId: entry.uploadId,
      signal,
      calls: { ...env.calls, announce: () => announce({ name, type, size, albumId }) },
      onAnnounced: async (announced) => {
        const now = entryOf(id);
        // Taken off the list meanwhile, or meant for another album: the announcement names the album.
        if (!now || now.albumId !== albumId) return throwAway(announced);
        dispatch({ type: 'announced', id, uploadId: announced });
        await inTime(persisted(), signal);
      },
      onArrived(sent, justNow) {
        moved(justNow);
        dispatch({ type: 'arrived', id, sent });
      },
      onInterrupted: () => dispatch({ type: 'interrupted', id }),
      wait: env.wait,
      now: env.now,
    });
    await env.known.remember(customer, digest, { uploadId, albumId });
    const isGone = albumId !== undefined && (await isAlbumGone(albumId, signal));
    dispatch({ type: 'done', id });
    if (isGone) reportGone(albumId);
    if (env.customer() === customer) uploaded({ id, uploadId, albumId });
  }

  async function findArrived(): Promise<void> {
    const [customer, { entries, goneAlbum }] = [env.customer(), queue()];
    if (customer === undefined || goneAlbum === undefined) return;
    const unfinished = entries.filter(({ albumId, state }) => albumId === goneAlbum && state !== 'done');
    await Promise.all(
      unfinished.map(async ({ id, digest, size, uploadId }) => {
        if (uploadId === undefined || (await env.calls.uploadedSoFar(uploadId)) !== size) return;
        if (digest !== undefined) await env.known.remember(customer, digest, { uploadId, albumId: goneAlbum });
        if (env.customer() !== customer || entryOf(id)?.uploadId !== uploadId) return;
        dispatch({ type: 'done', id });
        uploaded({ id, uploadId, albumId: goneAlbum });
      }),
    );
  }

  /** Whether a service refuses files for an album that is gone, or takes them into the library alone, is its own matter. */
  async function announce(announcement: Parameters<UploadEnvironment['calls']['announce']>[0]): Promise<string> {
    const { albumId } = announcement;
    try {
      return await env.calls.announce(announcement);
    } catch (error) {
      if (albumId !== undefined && (await env.calls.isForGoneAlbum(error, albumId))) reportGone(albumId);
      throw error;
    }
  }

  function reportGone(albumId: string): void {
    if (queue().entries.some((entry) => entry.albumId === albumId)) dispatch({ type: 'albumGone', albumId });
  }

  /** Called for each file that arrives; the service is asked once in a while. Without an answer in time the album counts as there. */
  function isAlbumGone(albumId: string, signal: AbortSignal): Promise<boolean> {
    const known = albums.get(albumId);
    if (known && env.now() - known.at < ALBUM_ANSWER_MS) return known.isGone;
    const late = env.wait(ALBUM_ANSWER_MS, signal).then(
      () => false,
      () => false,
    );
    const isGone = Promise.race([env.calls.isAlbumGone(albumId), late]);
    albums.set(albumId, { at: env.now(), isGone });
    return isGone;
  }

  function settle(id: string, error: unknown): void {
    if (error instanceof SignedOut) {
      isOver = true;
      dispatch({ type: 'putBack', id });
    } else if (error instanceof LibraryFull) {
      dispatch({ type: 'full', correlationId: error.correlationId });
    } else {
      const failure =
        error instanceof SendingFailed ? error.failure : { reason: 'upload.failed' as const, canRetry: true };
      dispatch({ type: 'failed', id, failure });
    }
  }

  function holdUp(id: string, lock: string): void {
    const controller = new AbortController();
    held.set(id, controller);
    dispatch({ type: 'heldUp', id, ...(!locked.has(lock) && { reason: 'upload.reason.otherTab' }) });
    env.locks.whenFree(lock, controller.signal).then(
      () => {
        held.delete(id);
        dispatch({ type: 'freed', id });
      },
      // Paused, or taken off the list.
      () => {},
    );
  }

  function throwAway(uploadId: string | undefined): void {
    if (uploadId !== undefined) void env.calls.throwAway(uploadId).catch(() => {});
  }

  return { schedule, throwAway, findArrived, isOver: () => isOver };
}
