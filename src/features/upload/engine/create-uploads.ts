import { atom, getDefaultStore } from 'jotai/vanilla';
import type { TextKey } from '#i18n/texts.ts';
import { createEmitter } from '#lib/events.ts';
import { withSample, type Rate } from '#lib/rate.ts';
import { every } from '#lib/timers.ts';
import { whereInLibrary } from './known-uploads.ts';
import type { Uploaded, Uploads } from './model.ts';
import { createPersistence, newEntry, restoredEntry } from './persistence.ts';
import { refusalByName } from './picture-type.ts';
import { EMPTY_QUEUE, missingTwinOf, reduce, twinOf, type Entry, type Queue, type QueueEvent } from './queue.ts';
import { createScheduler } from './scheduler.ts';
import type { UploadEnvironment } from './upload-environment.ts';
import { viewOf } from './uploads-view.ts';

/** Interval, in ms, at which the speed is sampled while something is sent: a connection that stands still is to be seen. */
const SAMPLE_MS = 1_000;

/** Queue with what the page's start and end need. */
export interface UploadEngine extends Uploads {
  /** Resumes what an earlier page has left. */
  restore(): Promise<void>;
  /** Stops, and forgets everything: the customer has gone. */
  drop(): void;
}

/**
 * Engine: holds the list, reduces it by events (queue.ts), and follows up on each event: files are started or stopped, the
 * list is stored, and `viewAtom` is set.
 */
export function createUploads(env: UploadEnvironment): UploadEngine {
  let queue: Queue = EMPTY_QUEUE;
  let transferred = 0;
  let rate: Rate = [];
  const viewAtom = atom(viewOf(queue, rate, env.now()));
  let endSampling: (() => void) | undefined;
  const arrived = createEmitter<[Uploaded]>();
  const persistence = createPersistence(env);
  const scheduler = createScheduler({
    env,
    queue: () => queue,
    dispatch,
    persisted: () => persistence.settled(),
    moved(bytes) {
      transferred += bytes;
      rate = withSample(rate, transferred, env.now());
    },
    uploaded: arrived.emit,
  });

  function dispatch(event: QueueEvent): void {
    const before = queue;
    queue = reduce(queue, event);
    persistence.follow(before.entries, queue.entries);
    scheduler.schedule();
    sampleWhileSending();
    publish();
  }

  function publish(): void {
    const view = viewOf(queue, rate, env.now());
    env.guardPage(view.isActive && !scheduler.isOver());
    getDefaultStore().set(viewAtom, view);
  }

  function sampleWhileSending(): void {
    const isSending = queue.entries.some(({ state }) => state === 'sending');
    if (isSending === (endSampling !== undefined)) return;
    endSampling?.();
    rate = isSending ? withSample([], transferred, env.now()) : [];
    endSampling = isSending
      ? every(SAMPLE_MS, () => {
          rate = withSample(rate, transferred, env.now());
          publish();
        })
      : undefined;
  }

  function remove(ids: readonly string[]): void {
    const removed = new Set(ids);
    const unfinished = queue.entries.filter(
      ({ id, state, uploadId }) => removed.has(id) && state !== 'done' && uploadId !== undefined,
    );
    env.checker.drop(removed);
    dispatch({ type: 'removed', ids: removed });
    for (const { uploadId } of unfinished) scheduler.throwAway(uploadId);
  }

  const followConnection = () => {
    const isOffline = !env.connection.isOnline();
    if (isOffline !== queue.isOffline) dispatch({ type: 'connection', isOffline });
  };
  env.connection.subscribe(followConnection);
  followConnection();

  return {
    viewAtom,
    view: () => getDefaultStore().get(viewAtom),
    async addFiles(files, { albumId, onRefused } = {}) {
      const judged = files.map((file) => ({ file, reason: refusalByName(file) }));
      const entries = judged.flatMap(({ file, reason }) => (reason === undefined ? [newEntry(file, albumId)] : []));
      if (entries.length > 0) dispatch({ type: 'added', entries });
      const report = (name: string, reason: TextKey | undefined) => {
        if (reason !== undefined) onRefused?.({ name, reason });
      };
      for (const { file, reason } of judged) report(file.name, reason);
      await Promise.all(
        entries.map(async (entry) =>
          report(entry.name, await checkAdded(entry, { env, queue: () => queue, dispatch })),
        ),
      );
    },
    start: () => dispatch({ type: 'begun' }),
    pause: () => dispatch({ type: 'paused' }),
    resume: () => dispatch({ type: 'resumed' }),
    findArrived: scheduler.findArrived,
    replaceAlbum(albumId) {
      const { goneAlbum } = queue;
      if (goneAlbum === undefined) return;
      const before = queue.entries;
      dispatch({ type: 'albumReplaced', albumId });
      const remaining = new Set(queue.entries.map(({ uploadId }) => uploadId));
      for (const { uploadId } of before) if (!remaining.has(uploadId)) scheduler.throwAway(uploadId);
    },
    cancel: (id) => remove([id]),
    cancelAll: () => remove(queue.entries.filter(({ state }) => state !== 'done').map(({ id }) => id)),
    retry: (id) => dispatch({ type: 'retried', id }),
    retryAllFailed: () => dispatch({ type: 'retriedAll' }),
    forget: (state) => dispatch({ type: 'forgotten', state }),
    onUploaded: arrived.on,
    async restore() {
      const customer = env.customer();
      if (customer === undefined) return;
      await env.store.restore(customer, (left) => {
        if (env.customer() !== customer) return;
        const entries = left.map(restoredEntry);
        dispatch({ type: 'added', entries });
        if (entries.some(({ state }) => state === 'paused')) dispatch({ type: 'paused' });
      });
    },
    drop() {
      env.checker.drop(new Set(queue.entries.map(({ id }) => id)));
      persistence.stop();
      queue = EMPTY_QUEUE;
      scheduler.schedule();
      sampleWhileSending();
      publish();
    },
  };
}

interface Checking {
  env: Pick<UploadEnvironment, 'checker' | 'customer' | 'known' | 'calls' | 'pendingUnload'>;
  queue: () => Queue;
  dispatch: (event: QueueEvent) => void;
}

/**
 * Checks a file that has come onto the list: its type, and whether it is in the library already. A refused one is removed.
 * @returns why it is refused
 */
async function checkAdded(entry: Entry, { env, queue, dispatch }: Checking): Promise<TextKey | undefined> {
  const { id, file, albumId } = entry;
  const isOnList = () => queue().entries.some((other) => other.id === id);
  if (!file) return undefined;
  let checked = await env.checker.check(id, file);
  const unload = 'reason' in checked ? env.pendingUnload() : undefined;
  if (unload) {
    // What cannot be read of a page that is left may be as good as ever.
    await unload;
    checked = await env.checker.check(id, file);
  }
  if (!isOnList()) return undefined;
  if ('reason' in checked) {
    dispatch({ type: 'removed', ids: new Set([id]) });
    return checked.reason;
  }
  const missing = missingTwinOf(queue(), file, checked.digest);
  if (missing) dispatch({ type: 'foundAgain', id, missing: missing.id });
  const isNews = !missing && !twinOf(queue(), { id, digest: checked.digest, albumId });
  const inLibrary = isNews ? await whereInLibrary({ digest: checked.digest, albumId }, env) : undefined;
  dispatch({ type: 'checked', id, ...checked, ...(inLibrary !== undefined && { inLibrary: inLibrary.reason }) });
  return undefined;
}
