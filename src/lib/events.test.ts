import { afterEach, expect, test, vi } from 'vitest';
import { createEmitter, onShown, onStoredElsewhere, onVisibility, openTabChannel } from './events.ts';

test('who listens hears what happens, until it asks no more', () => {
  const { emit, on } = createEmitter<[number]>();
  const heard: number[] = [];
  const end = on((value) => heard.push(value));
  emit(1);
  end();
  emit(2);
  expect(heard).toEqual([1]);
});

test('who came first is told first, or last where that is asked for', () => {
  const told: string[] = [];
  for (const [order, names] of [
    [undefined, ['a', 'b']],
    ['newest first', ['c', 'd']],
  ] as const) {
    const { emit, on } = createEmitter(order);
    for (const name of names) on(() => told.push(name));
    emit();
  }
  expect(told).toEqual(['a', 'b', 'd', 'c']);
});

test('one that ends another while both are told keeps it from hearing', () => {
  const { emit, on } = createEmitter();
  let heard = 0;
  on(() => end());
  const end = on(() => (heard += 1));
  emit();
  expect(heard).toBe(0);
});

afterEach(() => vi.unstubAllGlobals());

/** The channels of all tabs, which tell each other at once. */
function stubChannels(): void {
  const open: EventTarget[] = [];
  class OneChannel extends EventTarget {
    constructor() {
      super();
      open.push(this);
    }
    postMessage(data: unknown): void {
      for (const other of open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('BroadcastChannel', OneChannel);
}

test('other tabs hear what one tells, also what it told before they listened, each once', () => {
  stubChannels();
  const [one, other] = [openTabChannel('library'), openTabChannel('library')];
  one.post('early');
  const heard: unknown[] = [];
  other.listen((message) => heard.push(message));
  one.listen((message) => heard.push(message));
  one.post('late');
  expect(heard).toEqual(['early', 'late']);
});

test('it is silent where browsers have no such channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { post, listen } = openTabChannel('library');
  const heard = vi.fn<(message: unknown) => void>();
  listen(heard);
  post('anything');
  expect(heard).not.toHaveBeenCalled();
});

test('what another tab stores under a key, or takes away with all others, is told until that ends', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const store = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const run = vi.fn();
  const end = onStoredElsewhere('order ', run);
  for (const key of ['order a', 'another', null]) store(key);
  expect(run).toHaveBeenCalledTimes(2);
  end();
  store('order a');
  expect(run).toHaveBeenCalledTimes(2);
});

test('who waits for the page to be looked at hears when it is shown, who follows it also when it is hidden', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const heard: string[] = [];
  const ends = [onShown(() => heard.push('shown')), onVisibility(() => heard.push('changed'))];
  show(false);
  show(true);
  for (const end of ends) end();
  show(false);
  show(true);
  expect(heard).toEqual(['changed', 'shown', 'changed']);
});
