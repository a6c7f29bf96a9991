import type { QueryClient } from '@tanstack/react-query';
import { correlationIdOf, gotNoAnswer, isSessionOver, mayBeDone, reportFailure } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import { verifyConnection, isOffline, onceBack } from '#lib/offline.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { withSample, type Rate } from '#lib/rate.ts';
import { abortable, sleep } from '#lib/timers.ts';
import { paths } from '#paths';
import type { Job, JobAction } from '#photos/actions/job-list.ts';
import { jobs } from '#photos/actions/jobs.ts';
import { secondsLeftOf } from '#photos/actions/time-left.ts';
import { DOWNLOAD_LIMIT } from '#photos/data/limits.ts';
import { showToast } from '#ui/toast-store.ts';
import { archiveEnvironment, requestArchive, findOrdered, isGone, withoutGone } from './archive-calls.ts';
import { downloadArchive, isExpired } from './archive-download.ts';
import { showArchiveNotice } from './archive-notices.ts';
import {
  type ArchiveOrder,
  noteArrived,
  ORDER_JOB,
  type OrderState,
  readOrder,
  readState,
  withOrderLock,
  writeOrder,
  writeState,
} from './archive-orders.ts';
import { type ArchiveOutcome, watchArchive } from './archive-watch.ts';
import { ARCHIVE_WAIT_MS } from './model.ts';
import { downloadQueries } from './queries.ts';

/** Times, in ms, after which a part that got no answer though there is a network is tried again by itself. */
const PAUSES_MS = [500, 5_000, 20_000];

/** Ends each order that this tab works on, by its id. */
const running = new Map<string, AbortController>();

personalDataClear.on(() => {
  for (const end of running.values()) end.abort();
  running.clear();
});

/** An archive that was not made. */
class ArchiveFailed extends Error {
  override readonly name = 'ArchiveFailed';
  readonly outcome: Exclude<ArchiveOutcome, 'finished'>;

  constructor(outcome: Exclude<ArchiveOutcome, 'finished'>) {
    super(`Archive: ${outcome}`);
    this.outcome = outcome;
  }
}

export interface OrderOptions {
  /** Whether its beginning is known already, as it is to whoever has pressed a button. */
  isAnnounced?: boolean;
}

/**
 * Orders archives of up to 100 photos each, one after the other: the next when the one before has come (P1.6). From then on it
 * goes on whatever page the customer goes to, and is shown on the card of jobs. Resolves when the first has been ordered.
 * @throws ApiError when that is refused; nothing has been said then
 */
export function orderArchives(
  client: QueryClient,
  wanted: Omit<ArchiveOrder, 'id'>,
  options?: OrderOptions,
): Promise<void> {
  const order: ArchiveOrder = {
    id: crypto.randomUUID(),
    list: { kind: wanted.list.kind, albumId: wanted.list.albumId },
    // Links to photos, which some bring along, are not to be stored.
    photos: wanted.photos.map(({ imageId, groupKey, ownerId }) => ({ imageId, groupKey, ownerId })),
    name: wanted.name,
  };
  const begun = Promise.withResolvers<void>();
  void withOrderLock(order.id, async () => {
    const isStored = writeOrder(order.id, order);
    await new OrderRun(client, order, { ...options, begun, isStored }).run();
  });
  return begun.promise;
}

/** Goes on with an order, unless another tab does, and once that does not any more. */
export function resumeOrder(client: QueryClient, id: string): void {
  void withOrderLock(id, async () => {
    const order = readOrder(id);
    if (order) await new OrderRun(client, order).run();
    // What cannot be read, as an older version wrote it, would have its news shown for ever.
    else writeOrder(id, undefined);
  });
}

/** Work on one order, from where it is to its end. */
class OrderRun {
  readonly #client: QueryClient;
  readonly #order: ArchiveOrder;
  readonly #begun: PromiseWithResolvers<void> | undefined;
  readonly #isAnnounced: boolean;
  readonly #end = new AbortController();
  #photos: ArchiveOrder['photos'];
  #state: OrderState;
  #isStored: boolean;
  #isStateStored = true;
  #isSettled = false;
  #rate: Rate = [];
  /** Tries of the present part in a row that got no answer. */
  #unanswered = 0;

  /** @param options `begun` is told of the first archive: whether it has been ordered; `isStored`: it can be resumed */
  constructor(
    client: QueryClient,
    order: ArchiveOrder,
    {
      begun,
      isAnnounced = false,
      isStored = true,
    }: OrderOptions & { begun?: PromiseWithResolvers<void>; isStored?: boolean } = {},
  ) {
    this.#client = client;
    this.#order = order;
    this.#begun = begun;
    this.#isAnnounced = isAnnounced;
    this.#isStored = isStored;
    this.#photos = order.photos;
    this.#state = readState(order.id);
  }

  async run(): Promise<void> {
    const { id } = this.#order;
    running.set(id, this.#end);
    try {
      while (this.#state.done < this.#photos.length) {
        try {
          if (this.#state.hasFailed) await this.#failed(undefined);
          if (this.#rate.length === 0) this.#sample();
          await this.#nextPart();
          this.#sample();
          this.#unanswered = 0;
        } catch (error) {
          if (this.#end.signal.aborted) throw error;
          // With the session goes the page: it goes on after the next sign-in.
          if (isSessionOver(error) && !this.#isFirst) return;
          if (this.#isFirst) {
            this.#begun?.reject(error);
            break;
          }
          this.#rate = [];
          if (!(await this.#pausedAfter(error))) await this.#failed(error);
        }
      }
      if (!this.#isFirst && this.#state.done > 0) showArchiveNotice('finished');
      this.#forget();
    } catch (error) {
      if (!this.#end.signal.aborted) throw error;
    } finally {
      running.delete(id);
      jobs.remove(this.#jobId);
      this.#begun?.resolve();
    }
  }

  /** Whether who began it waits to hear whether it could be ordered. */
  get #isFirst(): boolean {
    return this.#begun !== undefined && !this.#isSettled;
  }

  get #jobId(): string {
    return `${ORDER_JOB}${this.#order.id}`;
  }

  /** Orders the next archive, unless that has been done, waits for it, and hands it to the browser. */
  async #nextPart(): Promise<void> {
    const { signal } = this.#end;
    const part = this.#photos.slice(this.#state.done, this.#state.done + DOWNLOAD_LIMIT);
    const downloadId = await this.#orderedArchive(part);
    if (!this.#isSettled) {
      this.#isSettled = true;
      this.#begun?.resolve();
    }
    this.#show(t('downloads.preparing'));
    const outcome = await abortable<ArchiveOutcome>(signal, (resolve) =>
      watchArchive(
        downloadId,
        ARCHIVE_WAIT_MS - (Date.now() - (this.#state.askedAt ?? Date.now())),
        archiveEnvironment(this.#client),
        resolve,
      ),
    );
    this.#readListAnew();
    if (outcome !== 'finished') {
      // The next try orders another one; one of which nothing is known is waited for once more.
      if (outcome === 'error') this.#note({ done: this.#state.done });
      throw new ArchiveFailed(outcome);
    }
    this.#show(t('downloads.fetching'));
    try {
      await downloadArchive(downloadId, signal);
    } catch (error) {
      // One that has expired would never come, however often it is tried again.
      if (isExpired(error)) this.#note({ done: this.#state.done });
      throw error;
    }
    this.#note({ done: this.#state.done + part.length });
    noteArrived(downloadId);
  }

  /** Id of the archive of a part: of one that a page has ordered that was left meanwhile, or of a new one. */
  async #orderedArchive(part: ArchiveOrder['photos']): Promise<string> {
    const { done, askedAt, downloadId } = this.#state;
    if (downloadId !== undefined) return downloadId;
    const known = askedAt === undefined ? undefined : await findOrdered(this.#client, part, askedAt);
    const since = known === undefined ? Date.now() : askedAt;
    if (known === undefined) this.#note({ done, askedAt: since });
    const ordered = known ?? (await this.#request(part));
    this.#note({ done, askedAt: since, downloadId: ordered });
    this.#readListAnew();
    // The service says the same once more; a customer who has pressed a button is told now.
    if (this.#isFirst && !this.#isAnnounced) showArchiveNotice('started');
    return ordered;
  }

  /** Orders an archive; where the answer gets lost, the list may have it (R3). @returns its id */
  async #request(part: ArchiveOrder['photos']): Promise<string> {
    const askedAt = Date.now();
    try {
      return await requestArchive(this.#order.list, part);
    } catch (error) {
      const made = mayBeDone(error) && (await findOrdered(this.#client, part, askedAt).catch(() => undefined));
      if (made) return made;
      throw error;
    }
  }

  /**
   * Waits for the network, or a while, where that is all that a part needs: an order that has brought something goes on by itself
   * after the machine has slept. What has brought nothing yet says so, and waits for the customer.
   * @returns whether it may be tried again
   */
  async #pausedAfter(error: unknown): Promise<boolean> {
    // A link is asked for its first byte without the client of the services: it fails with the browser's own error.
    if (this.#state.done === 0 || !(gotNoAnswer(error) || error instanceof TypeError)) return false;
    const { signal } = this.#end;
    await verifyConnection();
    const pause = PAUSES_MS[this.#unanswered];
    if (isOffline()) {
      this.#show(t('downloads.preparing'));
      await abortable<void>(signal, (resolve) => onceBack(resolve));
    } else if (pause !== undefined) {
      this.#unanswered += 1;
      await sleep(pause, signal);
    } else return false;
    return true;
  }

  #sample(): void {
    this.#rate = withSample(this.#rate, this.#state.done, Date.now());
  }

  /** Tells the reason on the card why it does not go on, and waits until the customer tries again. */
  async #failed(error: unknown): Promise<void> {
    this.#unanswered = 0;
    this.#note({ ...this.#state, hasFailed: true });
    if (error instanceof ArchiveFailed) {
      if (error.outcome === 'error') showArchiveNotice('error');
    } else if (error !== undefined) {
      reportFailure(error, 'archive');
      showArchiveNotice('error', { error });
    }
    const isLate = error instanceof ArchiveFailed && error.outcome === 'unknown';
    await abortable<void>(this.#end.signal, (resolve) => {
      jobs.put({
        ...this.#job(),
        progress: undefined,
        notes: this.#isSeveral ? [{ text: this.#partText() }] : [],
        failure: {
          text: t(isLate ? 'downloads.late' : 'downloads.failed'),
          reference: correlationIdOf(error),
          // A toast says so; of one that is late there is none.
          isAnnounced: !isLate,
        },
        actions: [{ label: t('failure.retry'), run: resolve }, TO_LIST()],
        dismiss: () => this.#stop(),
      });
      return () => {};
    });
    this.#show(t('downloads.preparing'));
    const { done, askedAt, downloadId } = this.#state;
    const isKnown = downloadId !== undefined && !(await isGone(this.#client, downloadId));
    // One that is known is waited for as long once more, and one that is gone is ordered anew; one whose answer got lost is looked
    // for before another is ordered.
    this.#note(isKnown ? { done, downloadId } : { done, askedAt: downloadId === undefined ? askedAt : undefined });
    if (isKnown) return;
    // One that was deleted meanwhile would have its whole archive refused.
    const left = await withoutGone(this.#client, this.#order.list, this.#photos.slice(this.#state.done));
    this.#end.signal.throwIfAborted();
    const gone = this.#photos.length - this.#state.done - left.length;
    if (gone === 0) return;
    showToast({ tone: 'info', text: t('selection.gone', { count: gone, amount: gone }) });
    this.#photos = [...this.#photos.slice(0, this.#state.done), ...left];
    this.#isStored = writeOrder(this.#order.id, { ...this.#order, photos: this.#photos });
  }

  #show(state: string): void {
    jobs.put({ ...this.#job(), notes: [{ text: state }] });
  }

  #job(): Job {
    const { name } = this.#order;
    const { length: count } = this.#photos;
    return {
      id: this.#jobId,
      icon: 'download',
      title:
        name === undefined
          ? t('downloads.job', { count, amount: count })
          : t('downloads.jobNamed', { count, amount: count, name }),
      progress: this.#isSeveral
        ? {
            value: this.#state.done / count,
            text: this.#partText(),
            secondsLeft: secondsLeftOf(count - this.#state.done, this.#rate),
          }
        : undefined,
      endsWithPage: !(this.#isStored && this.#isStateStored),
      actions: [TO_LIST(), { label: t('dialog.cancel'), isQuiet: true, run: () => this.#stop() }],
    };
  }

  get #isSeveral(): boolean {
    return this.#photos.length > DOWNLOAD_LIMIT;
  }

  #partText(): string {
    const total = Math.ceil(this.#photos.length / DOWNLOAD_LIMIT);
    return t('downloads.part', { part: Math.floor(this.#state.done / DOWNLOAD_LIMIT) + 1, total });
  }

  /** @throws the reason to end, whatever came meanwhile: what is ended is stored no more (S14) */
  #note(state: OrderState): void {
    this.#end.signal.throwIfAborted();
    this.#state = state;
    // Nobody would remove how far an order is that is not there.
    if (this.#isStored) this.#isStateStored = writeState(this.#order.id, state);
  }

  /** Stops: what has been ordered stays in the list; the rest is not ordered. */
  #stop(): void {
    this.#end.abort();
    this.#forget();
  }

  #forget(): void {
    writeOrder(this.#order.id, undefined);
  }

  #readListAnew(): void {
    void this.#client.invalidateQueries({ queryKey: downloadQueries.list().queryKey });
  }
}

const TO_LIST = (): JobAction => ({ label: t('downloads.title'), href: paths.downloads() });
