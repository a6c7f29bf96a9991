import { afterEach, expect, test, vi } from 'vitest';
import { openTabChannel } from './tab-channel.ts';

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
  other.hear((message) => heard.push(message));
  one.hear((message) => heard.push(message));
  one.post('late');
  expect(heard).toEqual(['early', 'late']);
});

test('it is silent where browsers have no such channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { post, hear } = openTabChannel('library');
  const heard = vi.fn<(message: unknown) => void>();
  hear(heard);
  post('anything');
  expect(heard).not.toHaveBeenCalled();
});
