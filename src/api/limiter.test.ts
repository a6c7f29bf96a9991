import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

const { signal } = new AbortController();

/** A task that ends when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  return {
    task: () => {
      hasBegun = true;
      return promise;
    },
    hasBegun: () => hasBegun,
    resolve,
    reject,
  };
}

test('R9 so many tasks are under way at a time; the next begins when one has ended, whatever came of it', async () => {
  const limited = createLimiter(2);
  const tasks = [held(), held(), held(), held()] as const;
  const results = tasks.map(({ task }) => limited(signal, task));
  expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  tasks[1].reject(new Error('no'));
  await expect(results[1]).rejects.toThrow('no');
  await expect.poll(() => tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false]);
  tasks[0].resolve('first');
  expect(await results[0]).toBe('first');
  await expect.poll(() => tasks[3].hasBegun()).toBe(true);
  tasks[2].resolve('third');
  tasks[3].resolve('fourth');
  expect(await Promise.all([results[2], results[3]])).toEqual(['third', 'fourth']);
});

test('R9 what is given up before its turn never begins, and those behind it go on', async () => {
  const limited = createLimiter(1);
  const left = new AbortController();
  const [first, second, third] = [held(), held(), held()];
  const done = limited(signal, first.task);
  const givenUp = limited(left.signal, second.task);
  const after = limited(signal, third.task);
  left.abort();
  await expect(givenUp).rejects.toBe(left.signal.reason);
  await expect(limited(left.signal, second.task)).rejects.toBe(left.signal.reason);
  first.resolve('first');
  await done;
  third.resolve('third');
  expect(await after).toBe('third');
  expect(second.hasBegun()).toBe(false);
});

test('R9 what is nearest to the screen when a turn is free goes first, and what is as near as another in order', async () => {
  const limited = createLimiter(1);
  const order: string[] = [];
  const places = { top: 0, middle: 300, end: 900, last: 900 };
  const done = Object.keys(places).map((name) =>
    limited(
      signal,
      async () => {
        order.push(name);
        // The customer goes to the end while the first is under way.
        if (name === 'top') Object.assign(places, { middle: 600, end: 0, last: 0 });
      },
      () => places[name as keyof typeof places],
    ),
  );
  await Promise.all(done);
  expect(order).toEqual(['top', 'end', 'last', 'middle']);
});
