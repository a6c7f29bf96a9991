import { getDefaultStore } from 'jotai/vanilla';
import { correlationIdOf, gotNoAnswer, isSessionOver, reportFailure } from '#api/api-error.ts';
import { handToBrowser } from '#api/hand-to-browser.ts';
import { UnreadableFile } from '#api/signed-file.ts';
import { t, type TextKey } from '#i18n/texts.ts';
import { requestLock } from '#lib/locks.ts';
import { verifyConnection, isOffline, onceBack, whenBack } from '#lib/offline.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { speedOf, withSample, type Rate } from '#lib/rate.ts';
import { abortable, createTimer, sleep } from '#lib/timers.ts';
import { paths } from '#paths';
import type { Job } from '#photos/actions/job-list.ts';
import { jobs } from '#photos/actions/jobs.ts';
import { showToast } from '#ui/toast-store.ts';
import { type ExportChunk, fileNameOf } from './model.ts';
import { fetchChunkUrl } from './queries.ts';
import { openSaver, type Saver } from './save/open-saver.ts';
import { knownPart, noteBegun, noteResult, type PartResult } from './part-record.ts';
import type { PartProgress } from './save/part-saver.ts';
import { noteSaved } from './saved-parts.ts';
import { saveStopAtom, savingAtom, type Saving, type SaveTrouble } from './saving.ts';

/** Parts of an export that are to be saved, one after the other. */
export interface SaveOrder {
  backupId: string;
  chunks: readonly ExportChunk[];
  /** Undefined where the browser saves them as its downloads, and lets nobody look at them. */
  folder: FileSystemDirectoryHandle | undefined;
  /** Whether the files that are there are not trusted any more. */
  startsOver?: boolean;
  /** The links have expired meanwhile. */
  onExpired: () => void;
}

/** Attempts at a part that bring nothing further, and the pauses between them, in ms. */
const PAUSES_MS = [500, 2_000, 5_000, 10_000, 20_000];
/**
 * Time, in ms, after which a connection that has brought something, and then nothing, is dead though nobody has said
 * so. The first byte may take as long as it needs: a file may be made only when it is asked for.
 */
const STALL_MS = 60_000;

const JOB = 'export-saving';

const TROUBLE_TEXT: Record<SaveTrouble, TextKey> = {
  noRoom: 'export.save.noRoom',
  noFolder: 'export.save.noFolder',
  connection: 'export.save.connection',
  elsewhere: 'export.save.elsewhere',
  service: 'downloads.failed',
  unreadable: 'export.save.unreadable',
  refused: 'export.save.refused',
};

/** Text of the reason why saving has halted. */
export function troubleText(trouble: SaveTrouble): string {
  return t(TROUBLE_TEXT[trouble]);
}

/** Saving cannot go on before the customer has done something about it. */
class Halted extends Error {
  override readonly name = 'Halted';
  readonly trouble: SaveTrouble;

  constructor(trouble: SaveTrouble, cause?: unknown) {
    super(`Saving: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

let running: SaveRun | undefined;

personalDataClear.on(() => {
  stopSaving();
  getDefaultStore().set(saveStopAtom, undefined);
});

/** Saves parts of an export, also while the customer is on other pages; nothing while an export is being saved. */
export function saveParts(order: SaveOrder): void {
  if (running || order.chunks.length === 0) return;
  running = new SaveRun(order);
  void running.run().finally(() => (running = undefined));
}

/** Ends it. What has come of a part stays, and is gone on with next time. */
export function stopSaving(): void {
  running?.stop();
}

class SaveRun {
  readonly #order: SaveOrder;
  readonly #end = new AbortController();
  #saver: Saver | undefined;
  #rate: Rate = [];

  constructor(order: SaveOrder) {
    this.#order = order;
  }

  stop(): void {
    this.#end.abort();
    this.#saver?.stop();
  }

  async run(): Promise<void> {
    const { backupId, chunks } = this.#order;
    const store = getDefaultStore();
    store.set(saveStopAtom, undefined);
    this.#show({ chunkId: undefined, at: 0, phase: 'saving', next: chunks.map(({ id }) => id) });
    try {
      await requestLock(
        `savingExport ${backupId}`,
        async (lock) => {
          if (!lock) throw new Halted('elsewhere');
          for (const [index, chunk] of chunks.entries()) {
            const next = chunks.slice(index + 1).map(({ id }) => id);
            this.#show({ chunkId: chunk.id, at: 0, phase: 'saving', next });
            await this.#save(chunk);
          }
        },
        { ifAvailable: true },
      );
      jobs.remove(JOB);
      this.#reportEnd();
    } catch (error) {
      this.#halt(error);
    } finally {
      store.set(savingAtom, undefined);
    }
  }

  /** Tells the result, as far as this page may look. */
  #reportEnd(): void {
    const { chunks, folder } = this.#order;
    if (!folder) return void showToast({ tone: 'success', text: t('export.save.handedOver') });
    const isBroken = chunks.some(({ id }) => knownPart(this.#order.backupId, id)?.state === 'broken');
    showToast(
      isBroken
        ? { tone: 'failure', text: t('export.save.endedBroken') }
        : { tone: 'success', text: t('export.save.ended') },
    );
  }

  #halt(error: unknown): void {
    const { backupId } = this.#order;
    // Stopped, signed out, or the links have expired: the page says so.
    if (this.#end.signal.aborted || isSessionOver(error)) return jobs.remove(JOB);
    const trouble = error instanceof Halted ? error.trouble : 'service';
    const cause = error instanceof Halted ? error.cause : error;
    if (cause !== undefined) reportFailure(cause, 'export');
    getDefaultStore().set(saveStopAtom, { backupId, trouble, error: cause });
    jobs.put({
      id: JOB,
      icon: 'download',
      title: t('export.save.job'),
      failure: { text: troubleText(trouble), reference: correlationIdOf(cause) },
      actions: [{ label: t('upload.show'), href: paths.export({ backupId }) }],
      dismiss: () => jobs.remove(JOB),
    });
  }

  /**
   * Saves a part, and stores what has become of it.
   * @throws as `#saveIn`, and the signal's reason, whatever came meanwhile: what is ended is stored no more (S14)
   */
  async #save(chunk: ExportChunk): Promise<void> {
    const { signal } = this.#end;
    const { folder, backupId, startsOver = false } = this.#order;
    if (!folder) return this.#handOver(chunk);
    for (let isAgain = startsOver; ; isAgain = true) {
      const result = await this.#saveIn(folder, chunk, isAgain);
      signal.throwIfAborted();
      await noteResult({ backupId, chunkId: chunk.id, folder }, result);
      signal.throwIfAborted();
      // What came earlier may be what is wrong: all of it is fetched once more before it is left broken.
      if (isAgain || !isDoubtful(result)) return;
    }
  }

  /** Saves a part in a folder, in as many attempts as that needs. @throws Halted, the signal's reason, ApiError */
  async #saveIn(folder: FileSystemDirectoryHandle, chunk: ExportChunk, startsOver: boolean): Promise<PartResult> {
    const { backupId } = this.#order;
    const known = knownPart(backupId, chunk.id);
    const file = known?.file ?? fileNameOf(chunk);
    const isBegun = known?.file !== undefined;
    this.#rate = [];
    let furthest = 0;
    const stallTimer = createTimer();
    const saver = openSaver(
      { folder, file, size: chunk.size, isBegun, startsOver, former: known?.former?.file },
      (progress) => {
        // What was under way in the worker may arrive after a sign-out has removed all of it (S14).
        if (this.#end.signal.aborted) return;
        furthest = Math.max(furthest, progress.at);
        stallTimer.start(STALL_MS, saver.again);
        this.#report(progress);
        // What is only read may be another's.
        if (!progress.isReading) noteBegun({ backupId, chunkId: chunk.id, folder }, progress);
      },
    );
    this.#saver = saver;
    // What was asked for over the connection that was lost may never be answered.
    const stopWatching = whenBack(saver.again);
    try {
      let reached = 0;
      for (let failed = 0; ; failed += 1) {
        let refusal: string | undefined;
        const url = await this.#linkTo(chunk);
        if (url !== undefined) {
          const outcome = await saver.attempt(url);
          stallTimer.stop();
          this.#end.signal.throwIfAborted();
          if (outcome.kind === 'whole' || outcome.kind === 'damaged') return outcome;
          if (outcome.kind === 'noRoom' || outcome.kind === 'noFolder' || outcome.kind === 'unreadable')
            throw new Halted(outcome.kind);
          if (outcome.kind === 'interrupted') {
            furthest = Math.max(furthest, outcome.at);
            refusal = outcome.refusal;
          }
        }
        if (furthest > reached) failed = 0;
        reached = furthest;
        await this.#pauseAfter(failed, refusal);
      }
    } finally {
      stallTimer.stop();
      stopWatching();
      await saver.close();
      this.#saver = undefined;
    }
  }

  /** A link to a part; undefined when the connection broke. @throws the signal's reason once the links have expired, ApiError */
  async #linkTo({ id }: ExportChunk): Promise<string | undefined> {
    try {
      const url = await fetchChunkUrl(this.#order.backupId, id);
      this.#end.signal.throwIfAborted();
      if (url !== null) return url;
    } catch (error) {
      if (!gotNoAnswer(error)) throw error;
      return undefined;
    }
    this.#order.onExpired();
    this.stop();
    throw this.#end.signal.reason;
  }

  /** The browser saves a part as a download of its own. @throws as `handToBrowser` */
  async #handOver(chunk: ExportChunk): Promise<void> {
    const { signal } = this.#end;
    let url = await this.#linkTo(chunk);
    for (let failed = 0; url === undefined; failed += 1) {
      await this.#pauseAfter(failed);
      url = await this.#linkTo(chunk);
    }
    try {
      await handToBrowser(url, fileNameOf(chunk), { signal });
    } catch (error) {
      throw error instanceof UnreadableFile ? new Halted('unreadable') : error;
    }
    signal.throwIfAborted();
    noteSaved(this.#order.backupId, { chunkId: chunk.id, state: 'saved' });
  }

  /**
   * Waits a while before the next attempt; without a network until it is back.
   * @param failed how many attempts in a row have failed before the last one
   * @param refusal what the file host said to the last one, if it answered
   * @throws Halted once it has waited often enough, the signal's reason
   */
  async #pauseAfter(failed: number, refusal?: string): Promise<void> {
    const { signal } = this.#end;
    const pause = PAUSES_MS[failed];
    if (pause === undefined)
      throw refusal === undefined ? new Halted('connection') : new Halted('refused', new Error(refusal));
    await verifyConnection();
    this.#rate = [];
    const saving = getDefaultStore().get(savingAtom);
    if (saving) this.#show({ ...saving, phase: 'waiting', bytesPerSecond: undefined });
    if (isOffline()) await abortable<void>(signal, (resolve) => onceBack(resolve));
    else await sleep(pause, signal);
  }

  #report({ at, isReading }: PartProgress): void {
    const saving = getDefaultStore().get(savingAtom);
    if (!saving) return;
    const now = Date.now();
    this.#rate = isReading ? [] : withSample(this.#rate, at, now);
    const speed = speedOf(this.#rate, now);
    const bytesPerSecond = speed > 0 ? speed : undefined;
    this.#show({ ...saving, at, phase: isReading ? 'reading' : 'saving', bytesPerSecond });
  }

  #show(saving: Pick<Saving, 'chunkId' | 'at' | 'phase' | 'next'> & Partial<Saving>): void {
    const { backupId, folder, chunks } = this.#order;
    const next: Saving = { bytesPerSecond: undefined, ...saving, backupId, folder: folder?.name };
    getDefaultStore().set(savingAtom, next);
    const size = (id: string | undefined) => chunks.find((chunk) => chunk.id === id)?.size ?? 0;
    const total = chunks.reduce((sum, chunk) => sum + chunk.size, 0);
    const left = next.next.reduce((sum, id) => sum + size(id), size(next.chunkId) - next.at);
    jobs.put(this.#job(next, total === 0 ? 0 : (total - left) / total, left));
  }

  #job({ next, bytesPerSecond, phase }: Saving, value: number, left: number): Job {
    const { backupId, chunks, folder } = this.#order;
    const part = t('downloads.part', { part: Math.max(1, chunks.length - next.length), total: chunks.length });
    const secondsLeft = bytesPerSecond === undefined ? undefined : Math.max(1, left / bytesPerSecond);
    return {
      id: JOB,
      icon: 'download',
      title: t('export.save.job'),
      progress: { value, text: part, secondsLeft },
      notes: phase === 'waiting' ? [{ text: t('export.save.waiting'), role: 'status' }] : [],
      actions: [
        { label: t('upload.show'), href: paths.export({ backupId }) },
        { label: t('selection.stopReading'), isQuiet: true, run: () => this.stop() },
      ],
      endsWithPage: folder !== undefined,
    };
  }
}

/** Whether a part that is not whole may only have been put together wrongly. */
function isDoubtful(result: PartResult): boolean {
  return result.isContinued && (result.kind === 'damaged' || result.findings.broken.length > 0);
}
