import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import type { LibraryState } from '#photos/data/activation-queries.ts';
import type { PushEvent } from '#photos/push/push-model.ts';
import type { ActivationView, ActivationEnvironment } from './activation.ts';
import { createActivation, FAILED_AFTER_MS, TIMEOUT_MS, POLL_MS, SETTLE_MS } from './activation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A library whose service says what the test wants, and what was asked of it, in order. */
function openWorld(initial: LibraryState, given: Partial<ActivationEnvironment> = {}) {
  const told = { state: initial, count: 0, log: [] as string[], views: [] as ActivationView[], isVisible: true };
  let hear: ((event: PushEvent) => void) | undefined;
  let waiting: (() => void)[] = [];
  const activation = createActivation({
    readState: async () => {
      told.log.push('status');
      return told.state;
    },
    start: async () => void told.log.push('start'),
    countPhotos: async () => told.count,
    refresh: async () => void told.log.push('refresh'),
    mayActivate: () => true,
    listen(onEvent) {
      told.log.push('listen');
      hear = onEvent;
      return () => told.log.push('close');
    },
    whenVisible(run) {
      if (told.isVisible) run();
      else waiting.push(run);
      return () => (waiting = waiting.filter((one) => one !== run));
    },
    show(view) {
      told.views.push(view);
      told.log.push(view.problem ? `${view.phase} ${view.problem.kind}` : view.phase);
    },
    ...given,
  });
  return {
    activation,
    told,
    push: (event: PushEvent) => hear?.(event),
    shown: () => told.views.at(-1),
    comeBack: () => waiting.splice(0).forEach((run) => run()),
    /** Calls since the last time. */
    since: () => told.log.splice(0),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('a library that is not active', () => {
  test('P4.25 O52 is activated once a visit, listening first', async () => {
    const { activation, since, told } = openWorld('NOT_ACTIVE');
    await activation.look();
    expect(since()).toEqual(['status', 'importing', 'listen', 'start']);
    await activation.look();
    expect(told.log).toEqual([]);
  });

  test('P6.10 O31 is left alone without reactivation', async () => {
    const { activation, since } = openWorld('NOT_ACTIVE', { mayActivate: () => false });
    await activation.look();
    expect(since()).toEqual(['status', 'idle']);
  });

  test('O52 is left alone when it became so during the visit: it has been emptied', async () => {
    const { activation, since, told } = openWorld('ACTIVE');
    await activation.look();
    told.state = 'NOT_ACTIVE';
    await activation.look();
    expect(since()).toEqual(['status', 'idle', 'status', 'idle']);
  });

  test('O52 is left alone in a visit in which all photos were deleted before any page has shown it', async () => {
    const { activation, since } = openWorld('NOT_ACTIVE');
    await activation.look(true);
    await activation.look();
    expect(since()).toEqual(['status', 'idle', 'status', 'idle']);
  });

  test('O52 is left alone when all photos are deleted while it is being asked how it is', async () => {
    const { activation, since } = openWorld('NOT_ACTIVE');
    await Promise.all([activation.look(), activation.look(true)]);
    expect(since()).toEqual(['status', 'idle']);
  });

  test('that cannot be activated says so, also to who comes back, until a second try works', async () => {
    const error = new Error('Status Code: 500');
    const start = vi
      .fn<ActivationEnvironment['start']>()
      .mockRejectedValueOnce(error)
      .mockResolvedValueOnce({ started: true });
    const { activation, shown, since, pass, told } = openWorld('NOT_ACTIVE', { start });
    await activation.look();
    expect(shown()).toEqual({ phase: 'idle', problem: { kind: 'start', error } });
    expect(since()).toContain('close');
    await activation.look();
    expect(shown()).toEqual({ phase: 'idle', problem: { kind: 'start', error } });
    await activation.start();
    expect(shown()).toEqual({ phase: 'importing' });
    told.state = 'ACTIVE';
    await pass(POLL_MS);
    expect(shown()).toEqual({ phase: 'idle' });
  });

  test('is still being waited for while the service has not noticed that it is activated', async () => {
    const { activation, shown, pass, told } = openWorld('NOT_ACTIVE');
    await activation.look();
    await pass(POLL_MS);
    expect(shown()?.phase).toBe('importing');
    told.state = 'IMPORTING';
    await pass(POLL_MS);
    expect(shown()?.phase).toBe('importing');
  });
});

describe('an import', () => {
  test('P4.23 P4.24 O51 is asked about every 5 s, counts what is there, and refreshes everything once it is active', async () => {
    const { activation, since, shown, told, pass } = openWorld('IMPORTING');
    await activation.look();
    expect(since()).toEqual(['status', 'importing', 'listen']);
    await pass(POLL_MS - 1);
    expect(since()).toEqual([]);
    told.count = 8;
    await pass(1);
    expect(since()).toEqual(['importing', 'status']);
    expect(shown()).toEqual({ phase: 'importing', photosCount: 8 });
    told.state = 'ACTIVE';
    await pass(POLL_MS);
    expect(since()).toEqual(['importing', 'status', 'idle', 'close', 'refresh']);
    await pass(TIMEOUT_MS);
    expect(since()).toEqual([]);
  });

  test('P4.26 P4.27 P4.28 P4.29 that has finished by push is waited for 10 s, then the status is asked for, then it is over, and the connection closes last', async () => {
    const { activation, since, push, told, pass } = openWorld('IMPORTING');
    await activation.look();
    since();
    push('finished');
    told.state = 'ACTIVE';
    await pass(SETTLE_MS - 1);
    expect(since()).toEqual(['importing']);
    await pass(1);
    expect(since()).toEqual(['status', 'idle', 'refresh', 'close']);
    await pass(TIMEOUT_MS);
    expect(since()).toEqual([]);
  });

  test('P4.28 is over after that also when the status cannot be had', async () => {
    let reads = 0;
    const { activation, since, shown, push, pass } = openWorld('IMPORTING', {
      readState: async () => {
        reads += 1;
        if (reads > 1) throw new Error('Status Code: 500');
        return 'IMPORTING';
      },
    });
    await activation.look();
    push('finished');
    await pass(SETTLE_MS);
    expect(shown()).toEqual({ phase: 'idle' });
    expect(since().slice(-2)).toEqual(['refresh', 'close']);
  });

  test('O53 that failed by push says so and closes the connection; what has come shows', async () => {
    const { activation, since, push, pass } = openWorld('IMPORTING');
    await activation.look();
    since();
    push('started');
    push('error');
    await pass(FAILED_AFTER_MS);
    expect(since()).toEqual(['status', 'idle import', 'refresh', 'close']);
  });

  const EVENTS: readonly PushEvent[] = ['started', 'finished', 'error'];
  const orders = EVENTS.flatMap((first) =>
    EVENTS.flatMap((second) => EVENTS.map((third) => [first, second, third] as const)),
  );

  test.each(orders)('R4 P4.30 of which messages say %s, %s, %s, ends as the last one says', async (...events) => {
    const { activation, shown, push, pass } = openWorld('IMPORTING');
    await activation.look();
    for (const event of events) {
      push(event);
      await pass(FAILED_AFTER_MS / 2);
    }
    await pass(SETTLE_MS);
    const last = events.at(-1);
    expect(shown()).toEqual(
      last === 'started'
        ? { phase: 'importing', photosCount: 0 }
        : { phase: 'idle', ...(last === 'error' && { problem: { kind: 'import' } }) },
    );
  });

  test.each([
    { event: 'error', answer: 'ACTIVE', problem: { kind: 'import' } },
    { event: 'finished', answer: 'ACTIVE' },
    { event: 'finished', answer: 'IMPORTING' },
  ] as const)(
    'R4 P4.26 what $event says is not taken back by $answer, which was asked for before',
    async ({ event, answer, ...end }) => {
      const waiting: ((state: LibraryState) => void)[] = [];
      let reads = 0;
      const { activation, shown, since, push, pass } = openWorld('IMPORTING', {
        readState: () => {
          reads += 1;
          return reads === 2 ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve('IMPORTING');
        },
      });
      await activation.look();
      await pass(POLL_MS);
      push(event);
      waiting.forEach((resolve) => resolve(answer));
      await pass(0);
      since();
      const settleMs = event === 'error' ? FAILED_AFTER_MS : SETTLE_MS;
      await pass(settleMs - 1);
      expect(since()).toEqual([]);
      await pass(1);
      expect(shown()).toEqual({ phase: 'idle', ...end });
      expect(reads).toBe(3);
    },
  );

  test('O52 that is not there any more has failed, and can be begun again', async () => {
    const { activation, since, shown, told, pass } = openWorld('NOT_ACTIVE');
    await activation.look();
    told.state = 'IMPORTING';
    await pass(POLL_MS);
    told.state = 'NOT_ACTIVE';
    await pass(POLL_MS);
    expect(shown()).toEqual({ phase: 'idle', problem: { kind: 'import' } });
    since();
    await activation.start();
    expect(since()).toEqual(['importing', 'listen', 'start']);
  });

  test('O51 O52 that never began can be begun again once it was waited for long enough', async () => {
    const { activation, shown, pass } = openWorld('NOT_ACTIVE');
    await activation.look();
    await pass(TIMEOUT_MS);
    expect(shown()).toEqual({ phase: 'idle', problem: { kind: 'slow' } });
    await activation.look();
    expect(shown()).toEqual({ phase: 'idle', problem: { kind: 'import' } });
  });

  test('R4 a message that comes while the status is asked for takes the end back', async () => {
    let answer: (state: LibraryState) => void = () => {};
    let reads = 0;
    const { activation, shown, push, pass } = openWorld('IMPORTING', {
      readState: () => {
        reads += 1;
        return reads === 2 ? new Promise((resolve) => (answer = resolve)) : Promise.resolve('IMPORTING');
      },
    });
    await activation.look();
    push('error');
    await pass(FAILED_AFTER_MS);
    push('finished');
    answer('IMPORTING');
    await pass(0);
    expect(shown()?.phase).toBe('importing');
    await pass(SETTLE_MS);
    expect(shown()).toEqual({ phase: 'idle' });
  });

  test('O51 is not asked about while nobody looks, and at once when somebody does', async () => {
    const { activation, since, told, pass, comeBack } = openWorld('IMPORTING');
    await activation.look();
    told.isVisible = false;
    since();
    await pass(10 * POLL_MS);
    expect(since()).toEqual([]);
    comeBack();
    await pass(0);
    expect(since()).toEqual(['importing', 'status']);
  });

  test('O51 is not waited for longer than 30 minutes, and can be looked for again', async () => {
    const { activation, since, shown, pass } = openWorld('IMPORTING');
    await activation.look();
    await pass(TIMEOUT_MS);
    expect(shown()).toEqual({ phase: 'idle', problem: { kind: 'slow' } });
    expect(since().at(-1)).toBe('close');
    await activation.look();
    expect(shown()).toEqual({ phase: 'importing' });
  });

  test('O51 that has ended since it was no longer waited for brings everything anew when it is looked for', async () => {
    const { activation, since, shown, told, pass } = openWorld('IMPORTING');
    await activation.look();
    await pass(TIMEOUT_MS);
    told.state = 'ACTIVE';
    since();
    await activation.look();
    expect(since()).toEqual(['status', 'idle', 'refresh']);
    expect(shown()).toEqual({ phase: 'idle' });
  });

  test('O51 that has ended while nobody looked at the page is not called slow', async () => {
    const { activation, since, shown, told, pass, comeBack } = openWorld('IMPORTING');
    await activation.look();
    told.isVisible = false;
    await pass(TIMEOUT_MS);
    told.state = 'ACTIVE';
    since();
    comeBack();
    await pass(0);
    expect(shown()).toEqual({ phase: 'idle' });
    expect(since()).toContain('refresh');
  });

  test('R3 whose start was not answered is followed where it has begun all the same', async () => {
    const details = { service: 'photo-management', operation: 'activatePhotoLibrary', correlationId: 'id' } as const;
    const lost = new ApiError('failed', { ...details, kind: 'timeout' });
    const world = openWorld('NOT_ACTIVE', {
      start: async () => {
        world.told.state = 'IMPORTING';
        throw lost;
      },
    });
    const { activation, shown, told, pass } = world;
    await activation.look();
    expect(shown()).toEqual({ phase: 'importing' });
    told.state = 'ACTIVE';
    await pass(POLL_MS);
    expect(shown()).toEqual({ phase: 'idle' });
  });

  test('goes on being asked about when an answer is missing', async () => {
    let isDown = false;
    const told = { reads: 0 };
    const { activation, shown, pass } = openWorld('IMPORTING', {
      readState: async () => {
        told.reads += 1;
        if (isDown) throw new Error('Status Code: 500');
        return 'IMPORTING';
      },
      countPhotos: () => Promise.reject(new Error('Status Code: 500')),
    });
    await activation.look();
    isDown = true;
    await pass(2 * POLL_MS);
    expect(told.reads).toBe(3);
    expect(shown()).toEqual({ phase: 'importing' });
  });

  test('S34 is forgotten when the customer goes', async () => {
    const { activation, since, push, pass } = openWorld('IMPORTING');
    await activation.look();
    since();
    activation.stop();
    push('finished');
    await pass(TIMEOUT_MS);
    expect(since()).toEqual(['close']);
  });
});

test('O52 a deletion of everything is followed without a connection until it is over', async () => {
  const { activation, since, told, pass } = openWorld('DELETING');
  await activation.look();
  expect(since()).toEqual(['status', 'deleting']);
  await pass(POLL_MS);
  expect(since()).toEqual(['deleting', 'status']);
  told.state = 'NOT_ACTIVE';
  await pass(POLL_MS);
  expect(since()).toEqual(['deleting', 'status', 'idle', 'refresh']);
});

test('O52 an import that began after a deletion is followed as one, with its messages', async () => {
  const { activation, since, shown, told, pass } = openWorld('DELETING');
  await activation.look();
  told.state = 'IMPORTING';
  since();
  await pass(POLL_MS);
  expect(shown()).toEqual({ phase: 'importing' });
  expect(since()).toContain('listen');
});

test('a status that cannot be had leaves the library as it is, and the next look activates it', async () => {
  const readState = vi
    .fn<ActivationEnvironment['readState']>()
    .mockRejectedValueOnce(new Error('Status Code: 500'))
    .mockResolvedValue('NOT_ACTIVE');
  const { activation, shown } = openWorld('NOT_ACTIVE', { readState });
  await activation.look();
  expect(shown()).toEqual({ phase: 'idle' });
  await activation.look();
  expect(shown()).toEqual({ phase: 'importing' });
});
