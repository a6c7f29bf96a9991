import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { abortable, after, createTimer, every, sleep } from './timers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const reason = new Error('no longer wanted');

test('what is to run later can be called off', () => {
  const run = vi.fn<() => void>();
  after(100, run);
  after(100, run)();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

test('what runs every so many ms does so until it is called off', () => {
  const run = vi.fn<() => void>();
  const callOff = every(100, run);
  vi.advanceTimersByTime(250);
  callOff();
  vi.advanceTimersByTime(250);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a timer that is started anew forgets what it was to run before', () => {
  const ran: string[] = [];
  const timer = createTimer();
  timer.start(100, () => ran.push('first'));
  vi.advanceTimersByTime(99);
  timer.start(100, () => ran.push('second'));
  vi.advanceTimersByTime(100);
  timer.start(100, () => ran.push('third'));
  timer.stop();
  vi.advanceTimersByTime(100);
  expect(ran).toEqual(['second']);
});

describe('a wait', () => {
  test('is over in its time, and leaves nothing behind at the signal', async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    const slept = sleep(100, signal);
    await vi.advanceTimersByTimeAsync(100);
    await slept;
    expect(removed).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends with the reason for which it is aborted, and what it began is called off', async () => {
    const end = new AbortController();
    const slept = sleep(100, end.signal);
    end.abort(reason);
    expect(vi.getTimerCount()).toBe(0);
    await expect(slept).rejects.toBe(reason);
  });

  test('that is aborted already does not begin', async () => {
    const begin = vi.fn<() => () => void>();
    await expect(abortable(AbortSignal.abort(reason), begin)).rejects.toBe(reason);
    expect(begin).not.toHaveBeenCalled();
  });

  test('gives what it waited for, which no later abort takes back', async () => {
    const end = new AbortController();
    const callOff = vi.fn<() => void>();
    const waited = abortable<string>(end.signal, (resolve) => {
      resolve('there');
      return callOff;
    });
    expect(await waited).toBe('there');
    end.abort(reason);
    expect(callOff).not.toHaveBeenCalled();
  });

  test('fails as what it waited for fails', async () => {
    const waited = abortable(undefined, (_resolve, reject) => after(100, () => reject(reason)));
    vi.advanceTimersByTime(100);
    await expect(waited).rejects.toBe(reason);
  });
});
