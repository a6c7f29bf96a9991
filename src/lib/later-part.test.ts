import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstScreenStands } from './first-screen.ts';
import { laterScript } from './later-part.ts';

const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  firstScreenStands();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(200);

function failingOnce() {
  const importPart = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part');
  return { importPart, done: vi.fn<(part: string) => void>(), missing: vi.fn<() => void>() };
}

test('R5 a script that failed comes while its part is on the page, as soon as the network is back', async () => {
  const { importPart, done, missing } = failingOnce();
  const { want } = laterScript(importPart);
  want(done, missing);
  await settled();
  expect([done.mock.calls, missing.mock.calls.length]).toEqual([[], 1]);
  browser.dispatchEvent(new Event('online'));
  await settled();
  expect([done.mock.calls, missing.mock.calls.length]).toEqual([[['part']], 1]);
});

test('R5 it is asked for again when its part is drawn anew, but not with every frame', async () => {
  const { importPart, done, missing } = failingOnce();
  const { want } = laterScript(importPart);
  const drawAnew = async (callOff: () => void) => {
    callOff();
    const next = want(done, missing);
    await settled();
    return next;
  };
  let callOff = want(done, missing);
  await settled();
  for (let frame = 0; frame < 5; frame += 1) callOff = await drawAnew(callOff);
  expect(importPart).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await drawAnew(callOff);
  expect(done.mock.calls).toEqual([['part']]);
});

test('R5 what is to be seen at once is asked for again at once', async () => {
  const { importPart, done, missing } = failingOnce();
  const { want } = laterScript(importPart, true);
  want(done, missing)();
  await settled();
  want(done, missing);
  await settled();
  expect([done.mock.calls, missing.mock.calls]).toEqual([[['part']], []]);
});

test('what is not wanted any more is neither told nor asked for again', async () => {
  const { importPart, done, missing } = failingOnce();
  const { want } = laterScript(importPart);
  const callOff = want(done, missing);
  await settled();
  callOff();
  browser.dispatchEvent(new Event('online'));
  await settled();
  expect(importPart).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
});
