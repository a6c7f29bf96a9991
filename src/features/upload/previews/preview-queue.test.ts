import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPreviewQueue, type PreviewAnswer, type PreviewQueue } from './preview-queue.ts';

const file = new Blob(['x']);
let drawn: string[];
let rests: number;
let answer: (answer: PreviewAnswer) => void;
let fail: () => void;
let queue: PreviewQueue;

beforeEach(() => {
  vi.useFakeTimers();
  drawn = [];
  rests = 0;
  queue = createPreviewQueue((answered, failed) => {
    [answer, fail] = [answered, failed];
    return { draw: ({ id }) => drawn.push(id), rest: () => (rests += 1) };
  });
});
afterEach(() => vi.useRealTimers());

const of = (id: string) => getDefaultStore().get(queue.of(id));
const done = (id: string) => answer({ id, picture: file });

test('P2.152 one picture is drawn at a time, what came into view last before the others', () => {
  for (const id of ['a', 'b', 'c']) queue.request(id, file);
  expect(drawn).toEqual(['a']);
  done('a');
  done('c');
  expect(drawn).toEqual(['a', 'c', 'b']);
  expect(of('a')).toMatch(/^blob:/);
});

test('P2.152 what leaves the view before its turn is not drawn', () => {
  queue.request('a', file);
  const callOff = queue.request('b', file);
  callOff();
  done('a');
  expect(drawn).toEqual(['a']);
  queue.request('b', file);
  expect(drawn).toEqual(['a', 'b']);
});

test('P2.152 what is drawn, or being drawn, is not asked for twice', () => {
  queue.request('a', file);
  queue.request('a', file);
  done('a');
  queue.request('a', file);
  expect(drawn).toEqual(['a']);
});

test('P2.152 what cannot be drawn keeps nobody waiting: not one that fails, that hangs, or that ends the painter', () => {
  for (const id of ['a', 'b', 'c', 'd']) queue.request(id, file);
  answer({ id: 'a' });
  expect(of('a')).toBe('none');
  vi.advanceTimersByTime(30_000);
  expect([of('d'), rests]).toEqual(['none', 1]);
  fail();
  expect([of('c'), rests]).toEqual(['none', 2]);
  // An answer that comes too late is nobody's.
  done('d');
  expect(of('d')).toBe('none');
  done('b');
  expect(of('b')).toMatch(/^blob:/);
});

test('P2.152 memory is given back when nothing is left to draw', () => {
  queue.request('a', file);
  done('a');
  vi.advanceTimersByTime(4_999);
  expect(rests).toBe(0);
  vi.advanceTimersByTime(1);
  expect(rests).toBe(1);
  queue.request('b', file);
  vi.advanceTimersByTime(10_000);
  expect(rests).toBe(1);
});

test('P2.152 pictures of photos that have left the list are forgotten', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  for (const id of ['a', 'b']) queue.request(id, file);
  done('a');
  done('b');
  const address = of('a');
  queue.keep(new Set(['b']));
  expect(revoke.mock.calls).toEqual([[address]]);
  expect([of('a') === undefined, of('b') === undefined]).toEqual([true, false]);
});

test('P2.152 who shows a picture hears of it', () => {
  let heard = 0;
  const stop = getDefaultStore().sub(queue.of('a'), () => (heard += 1));
  queue.request('a', file);
  done('a');
  stop();
  queue.request('b', file);
  done('b');
  expect(heard).toBe(1);
});
