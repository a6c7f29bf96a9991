import { mayBeDone } from '#api/api-error.ts';
import { after, createTimer } from '#lib/timers.ts';
import type { LibraryState } from '#photos/data/activation-queries.ts';
import type { PushEvent } from '#photos/push/push-model.ts';

/** Interval, in ms, at which a busy library is asked for its state, as long as the page is visible (O51). */
export const POLL_MS = 5_000;
/** Time, in ms, after which nothing is waited for any more (O51). */
export const TIMEOUT_MS = 30 * 60_000;
/** Time, in ms, from the end of an import until all of it can be read (P4.26). */
export const SETTLE_MS = 10_000;
/** Time, in ms, without a newer message after which a failed import counts as such: messages come in any order (R4). */
export const FAILED_AFTER_MS = 400;

/** State of an import, or of a deletion that the service is busy with, as the customer sees it (O52). */
export interface ActivationView {
  /** `importing` is the flag that an import is in progress (P4.28). Unknown until the service has answered, or failed to. */
  phase: 'unknown' | 'idle' | 'importing' | 'deleting';
  /** Photos that are there so far; undefined until they have been counted. */
  photosCount?: number;
  /** Problem: it could not be started, it failed, or it takes too long to be waited for. */
  problem?: { kind: 'start' | 'import' | 'slow'; error?: unknown };
}

/** Functions of the services and of the page that an activation needs. */
export interface ActivationEnvironment {
  /** @param isFresh an answer of a moment ago will not do */
  readState: (isFresh: boolean) => Promise<LibraryState>;
  /** Starts the activation. */
  start: () => Promise<unknown>;
  /** Counts the photos that are there, and has them shown. */
  countPhotos: () => Promise<number>;
  /** Reads everything anew that shows photos or albums. */
  refresh: () => Promise<void>;
  /** Whether a library that is not active is to be activated (O31). */
  mayActivate: () => boolean;
  /** Subscribes to messages about an import. @returns callback that closes the connection */
  listen: (onEvent: (event: PushEvent) => void) => () => void;
  /** Runs something once the page is visible, now when it is. @returns callback that cancels it */
  whenVisible: (run: () => void) => () => void;
  show: (view: ActivationView) => void;
}

export interface Activation {
  /**
   * Reads the state of the library, and does what follows from it.
   * @param isEmptied the customer has deleted all photos, or may have: nothing is activated by itself any more (O52)
   */
  look: (isEmptied?: boolean) => Promise<void>;
  /** Starts the activation once more, because the customer wants it. */
  start: () => Promise<void>;
  /** Forgets everything: the customer has gone. */
  stop: () => void;
}

/**
 * Activates a library that is not active, once a visit, and follows an import until it has ended: by push, by asking, or
 * both (O51 to O53). A deletion of everything is followed by asking.
 */
export function createActivation(environment: ActivationEnvironment): Activation {
  /** A library that turns out not to be active later in a visit has been emptied: it is left alone. */
  let mayStart = true;
  let isLooking = false;
  let problem: ActivationView['problem'];
  /** Handles of what is being followed; what belongs to an older one is ignored. */
  let current: { callOff: () => void; closePush: () => void } | undefined;

  function leave(): void {
    const left = current;
    current = undefined;
    left?.callOff();
    left?.closePush();
  }

  function show(view: ActivationView): void {
    problem = view.problem;
    environment.show(view);
  }

  function end(view: ActivationView): void {
    show(view);
    leave();
  }

  function follow(phase: 'importing' | 'deleting'): NonNullable<typeof current> {
    leave();
    const own: NonNullable<typeof current> = { callOff: () => {}, closePush: () => {} };
    current = own;
    let photosCount: number | undefined;
    let callOffNext = () => {};
    const settling = createTimer();
    /** Number of messages that have come: what an older one has begun ends without effect. */
    let heard = 0;
    /** Whether the newest message says that it is over: answers to requests meanwhile are no newer. */
    let isEnding = false;
    let wasImporting = false;
    /** Whether the time is over. Asked once more: a page that nobody looked at has not asked, and it may be over. */
    let isOverdue = false;
    const callOffEnd = after(TIMEOUT_MS, () => {
      isOverdue = true;
      askNow();
    });
    own.callOff = () => {
      callOffEnd();
      callOffNext();
      settling.stop();
    };
    show({ phase });
    if (phase === 'importing') own.closePush = environment.listen((event) => current === own && hear(event));
    askLater();
    return own;

    function askLater(): void {
      callOffNext();
      callOffNext = after(POLL_MS, askNow);
    }

    function askNow(): void {
      callOffNext();
      callOffNext = environment.whenVisible(() => void ask());
    }

    async function ask(): Promise<void> {
      await count();
      const state = await environment.readState(true).catch(() => undefined);
      if (current !== own || isEnding) return;
      // It may take a moment until a library that is being activated says so.
      if (state === 'ACTIVE' || (state === 'NOT_ACTIVE' && phase === 'deleting')) {
        end({ phase: 'idle' });
        void environment.refresh();
      } else if (state === 'NOT_ACTIVE' && wasImporting) {
        end({ phase: 'idle', problem: { kind: 'import' } });
        void environment.refresh();
      } else if (state === 'DELETING' && phase === 'importing') {
        follow('deleting');
      } else if (state === 'IMPORTING' && phase === 'deleting') {
        follow('importing');
      } else if (isOverdue) {
        end({ phase: 'idle', problem: { kind: 'slow' } });
      } else {
        wasImporting ||= state === 'IMPORTING';
        askLater();
      }
    }

    async function count(): Promise<void> {
      photosCount = await environment.countPhotos().catch(() => photosCount);
      if (current === own && photosCount !== undefined) show({ phase, photosCount });
    }

    /** Each is newer than all before it, and takes back what those have said. */
    function hear(event: PushEvent): void {
      heard += 1;
      isEnding = event !== 'started';
      settling.stop();
      if (event === 'started') {
        // It goes on after all.
        if (heard > 1) askLater();
        return;
      }
      callOffNext();
      if (event === 'finished') void count();
      if (event === 'error') settling.start(FAILED_AFTER_MS, () => void settle({ kind: 'import' }));
      else settling.start(SETTLE_MS, () => void settle());
    }

    /** The import has ended: the status is asked for again, then the import counts as over, then the connection closes (P4.27 to P4.29). */
    async function settle(failure?: ActivationView['problem']): Promise<void> {
      const upTo = heard;
      await environment.readState(true).catch(() => undefined);
      if (current !== own || heard !== upTo) return;
      show({ phase: 'idle', ...(failure && { problem: failure }) });
      void environment.refresh();
      leave();
    }
  }

  async function start(): Promise<void> {
    mayStart = false;
    // Listens first, so that nothing is missed that the start brings about.
    const own = follow('importing');
    try {
      await environment.start();
    } catch (error) {
      // Its answer may have got lost: then it is followed as it is.
      const state = mayBeDone(error) ? await environment.readState(true).catch(() => undefined) : undefined;
      if (current === own && state !== 'IMPORTING' && state !== 'ACTIVE')
        end({ phase: 'idle', problem: { kind: 'start', error } });
    }
  }

  return {
    start,
    async look(isEmptied) {
      if (isEmptied) mayStart = false;
      if (current || isLooking) return;
      isLooking = true;
      const state = await environment.readState(false).catch(() => undefined);
      // Gone, or begun otherwise, meanwhile.
      if (!isLooking) return;
      isLooking = false;
      if (current) return;
      if (state === 'NOT_ACTIVE' && mayStart && environment.mayActivate()) return start();
      if (state !== undefined) mayStart = false;
      // It was waited for long enough, and has come to nothing: she can only begin anew.
      if (state === 'NOT_ACTIVE' && problem?.kind === 'slow')
        return show({ phase: 'idle', problem: { kind: 'import' } });
      if (state === 'IMPORTING') follow('importing');
      else if (state === 'DELETING') follow('deleting');
      // What could not be started can still be tried again.
      else {
        const isOverNow = problem?.kind === 'slow' && state === 'ACTIVE';
        show({ phase: 'idle', ...(problem && state !== 'ACTIVE' && { problem }) });
        // What has come since it was no longer waited for shows on no page.
        if (isOverNow) void environment.refresh();
      }
    },
    stop() {
      isLooking = false;
      leave();
    },
  };
}
