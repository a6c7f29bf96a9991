import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** The module as a page begins with it, and what waits for its first screen. */
async function page() {
  const screen = await import('./first-screen.ts');
  const begun = vi.fn();
  const cancel = screen.afterFirstScreen(begun);
  return { ...screen, begun, cancel };
}

/** After how many ms from now it begins. */
async function beginning(begun: Mock): Promise<number | undefined> {
  for (let ms = 0; ms <= 10_000; ms += 1) {
    if (begun.mock.calls.length > 0) return ms;
    await vi.advanceTimersByTimeAsync(1);
  }
  return undefined;
}

test('F13 what nobody waits for begins 300 ms after the first screen stands, once', async () => {
  const { markFirstScreenReady, isFirstScreenReady, begun } = await page();
  await vi.advanceTimersByTimeAsync(2_000);
  markFirstScreenReady();
  await vi.advanceTimersByTimeAsync(200);
  markFirstScreenReady();
  expect(isFirstScreenReady()).toBe(false);
  expect(await beginning(begun)).toBe(100);
  expect(isFirstScreenReady()).toBe(true);
});

test('F2 a first screen that nobody marks stands after 3 s', async () => {
  const { begun } = await page();
  expect(await beginning(begun)).toBe(3_300);
});

test('F13 it does not begin while a press waits for its answer, nor for 300 ms after that, in which it is drawn', async () => {
  const { markFirstScreenReady, answerFirst, begun } = await page();
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answerFirst(one.promise);
  markFirstScreenReady();
  await vi.advanceTimersByTimeAsync(200);
  answerFirst(other.promise);
  await vi.advanceTimersByTimeAsync(1_000);
  one.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  // What fails has been answered, too.
  other.reject(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await beginning(begun)).toBe(300);
});

test('R5 a press whose answer does not come holds it up for 3 s, and one without a first screen for no longer', async () => {
  const { markFirstScreenReady, answerFirst, begun } = await page();
  markFirstScreenReady();
  answerFirst(new Promise(() => {}));
  expect(await beginning(begun)).toBe(3_300);

  vi.resetModules();
  const next = await page();
  next.answerFirst(Promise.resolve());
  expect(await beginning(next.begun)).toBe(3_300);
});

test('F13 what has been cancelled does not begin', async () => {
  const { markFirstScreenReady, begun, cancel } = await page();
  markFirstScreenReady();
  cancel();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).not.toHaveBeenCalled();
});
