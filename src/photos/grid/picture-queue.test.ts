import { expect, test, vi } from 'vitest';
import { createPictureQueue } from './picture-queue.ts';

/** A queue whose pictures come when the test says so. */
function queue() {
  const loads = new Map<string, (isLoaded: boolean) => void>();
  const whenLoaded = createPictureQueue((url, done) => void loads.set(url, done));
  return {
    whenLoaded,
    started: () => [...loads.keys()],
    finish: (url: string, isLoaded = true) => loads.get(url)?.(isLoaded),
  };
}

test('pictures come in their order, four at a time', () => {
  const { whenLoaded, started, finish } = queue();
  for (const url of 'abcdef') whenLoaded(url, () => {});
  expect(started()).toEqual(['a', 'b', 'c', 'd']);
  finish('c');
  expect(started()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('who waits for a picture hears of it once it is there, and not when it fails', () => {
  const { whenLoaded, finish } = queue();
  const [good, bad] = [vi.fn(), vi.fn()];
  whenLoaded('a', good);
  whenLoaded('b', bad);
  expect(good).not.toHaveBeenCalled();
  finish('a');
  finish('b', false);
  expect([good.mock.calls.length, bad.mock.calls.length]).toEqual([1, 0]);
});

test('a picture that nobody wants any more does not start; one under way is not used', () => {
  const { whenLoaded, started, finish } = queue();
  const use = vi.fn();
  const giveUp = ['a', 'b', 'c', 'd', 'e'].map((url) => whenLoaded(url, use));
  giveUp[0]?.();
  giveUp[4]?.();
  finish('a');
  expect(use).not.toHaveBeenCalled();
  expect(started()).toEqual(['a', 'b', 'c', 'd']);
});

test('a picture that fails makes room for the next', () => {
  const { whenLoaded, started, finish } = queue();
  for (const url of 'abcde') whenLoaded(url, () => {});
  finish('b', false);
  expect(started()).toContain('e');
});
