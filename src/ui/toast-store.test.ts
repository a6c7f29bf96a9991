import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personalDataClear } from '#lib/personal-data.ts';
import { createToastStore, showToast, type ToastStore, toastStore } from './toast-store.ts';

let store: ToastStore;
const texts = () => store.visible().map((toast) => toast.text);

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
  store.setPaused(false);
});
afterEach(() => void vi.useRealTimers());

describe('how long a toast stays', () => {
  test('P9.19 it goes by itself after five seconds', () => {
    store.show({ tone: 'success', text: 'Saved' });
    vi.advanceTimersByTime(4_999);
    expect(texts()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('P9.19 X7 its five seconds do not begin before it can be seen', () => {
    const early = createToastStore();
    early.show({ tone: 'success', text: 'Saved' });
    vi.advanceTimersByTime(60_000);
    early.setPaused(false);
    vi.advanceTimersByTime(4_999);
    expect(early.visible()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(early.visible()).toEqual([]);
  });

  test('P4.34 O54 it stays as long as it is told to', () => {
    store.show({ tone: 'success', text: 'Downloading photos', durationMs: 10_000 });
    store.show({ tone: 'info', text: 'Uploading', durationMs: Infinity });
    vi.advanceTimersByTime(9_999);
    expect(texts()).toEqual(['Downloading photos', 'Uploading']);
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(['Uploading']);
  });

  test('R5 one that tells a state goes with that alone, and has a place before all others', () => {
    for (const text of ['One', 'Two', 'Three', 'Four']) store.show({ tone: 'info', text, durationMs: Infinity });
    const id = store.show({ tone: 'info', text: 'No connection', isLasting: true });
    expect(texts()).toEqual(['No connection', 'One', 'Two', 'Three']);
    vi.advanceTimersByTime(3_600_000);
    expect(texts()[0]).toBe('No connection');
    store.dismiss(id);
    expect(texts()).toEqual(['One', 'Two', 'Three', 'Four']);
  });

  test('X7 its time stands still while paused, and goes on from there', () => {
    store.show({ tone: 'info', text: 'Hello' });
    vi.advanceTimersByTime(3_000);
    store.setPaused(true);
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Hello']);
    store.setPaused(false);
    vi.advanceTimersByTime(1_999);
    expect(texts()).toEqual(['Hello']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('X7 one that comes while paused waits as well', () => {
    store.setPaused(true);
    store.show({ tone: 'info', text: 'Hello' });
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Hello']);
  });

  test('X7 where it goes on to be seen is told when its time is over, not when it was taken away or said again', () => {
    const over: string[] = [];
    const tell = (text: string) => store.show({ tone: 'failure', text, onOver: () => over.push(text) });
    tell('Again');
    store.dismiss(tell('Read'));
    vi.advanceTimersByTime(4_000);
    tell('Again');
    vi.advanceTimersByTime(4_999);
    expect(over).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([over, texts()]).toEqual([['Again'], []]);
  });

  test('it goes at once when dismissed, and the others stay', () => {
    const id = store.show({ tone: 'info', text: 'One' });
    store.show({ tone: 'info', text: 'Two' });
    store.dismiss(id);
    expect(texts()).toEqual(['Two']);
  });
});

describe('several toasts', () => {
  test('X6 the same message again is a new toast in place of the old one', () => {
    const first = store.show({ tone: 'failure', text: 'No connection' });
    vi.advanceTimersByTime(4_000);
    const second = store.show({ tone: 'failure', text: 'No connection' });
    expect(second).not.toBe(first);
    expect(texts()).toEqual(['No connection']);
    vi.advanceTimersByTime(4_000);
    expect(texts()).toEqual(['No connection']);
  });

  test('X6 one whose action is its own stays beside another that says the same: what it undoes no other brings back', () => {
    const runs: string[] = [];
    for (const run of ['first', 'second']) {
      const action = { label: 'Undo', run: () => void runs.push(run), isOwn: true } as const;
      store.show({ tone: 'success', text: '1 photo removed', action });
    }
    expect(texts()).toEqual(['1 photo removed', '1 photo removed']);
    for (const { action } of store.visible()) action?.run();
    expect(runs).toEqual(['first', 'second']);
  });

  test('X6 the Undo of what was done last always shows: the oldest of those that say the same give way to it', () => {
    store.show({ tone: 'info', text: 'Something else' });
    const runs: number[] = [];
    for (let run = 1; run <= 6; run += 1) {
      const action = { label: 'Undo', run: () => void runs.push(run), isOwn: true } as const;
      store.show({ tone: 'success', text: '1 photo removed', action });
    }
    expect(texts()).toEqual(['Something else', ...Array.from({ length: 3 }, () => '1 photo removed')]);
    for (const { action } of store.visible()) action?.run();
    expect(runs).toEqual([4, 5, 6]);
  });

  test('S14 S15 with the customer goes what was said to her, also what still waits; a state that is told stays', () => {
    for (const text of ['1', '2', '3', '4', '5']) showToast({ tone: 'success', text });
    const lasting = showToast({ tone: 'info', text: 'No connection', isLasting: true });
    personalDataClear.emit(true);
    expect(toastStore.visible().map(({ id }) => id)).toEqual([lasting]);
    toastStore.dismiss(lasting);
    expect(toastStore.visible()).toEqual([]);
  });

  test('messages about different things stand side by side', () => {
    store.show({ tone: 'success', text: 'Copied', link: { text: 'Rome', href: '/1' } });
    store.show({ tone: 'success', text: 'Copied', link: { text: 'Oslo', href: '/2' } });
    expect(texts()).toHaveLength(2);
  });

  test('X7 no message is lost: those beyond four wait their turn with their time unspent', () => {
    for (const text of ['1', '2', '3', '4', '5']) store.show({ tone: 'info', text });
    expect(texts()).toEqual(['1', '2', '3', '4']);
    vi.advanceTimersByTime(5_000);
    expect(texts()).toEqual(['5']);
    vi.advanceTimersByTime(4_999);
    expect(texts()).toEqual(['5']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });
});

describe('listening', () => {
  test('hears of each change, and sees the same list until the next', () => {
    let heard = 0;
    const stop = getDefaultStore().sub(store.visibleAtom, () => {
      heard += 1;
    });
    const id = store.show({ tone: 'info', text: 'One' });
    expect(heard).toBe(1);
    expect(store.visible()).toBe(store.visible());
    store.setPaused(true);
    expect(heard).toBe(1);
    store.dismiss(id);
    store.dismiss(id);
    expect(heard).toBe(2);
    stop();
    store.show({ tone: 'info', text: 'Two' });
    expect(heard).toBe(2);
  });
});
