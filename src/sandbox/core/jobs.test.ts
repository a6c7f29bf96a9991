import { expect, test } from 'vitest';
import { createJobs } from './jobs.ts';

const moment = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

test('work that fails is told of, whether at once or in the end', async () => {
  const told: unknown[] = [];
  const jobs = createJobs((error) => told.push(error));
  jobs.later(0, () => {
    throw new Error('at once');
  });
  jobs.later(0, () => Promise.reject(new Error('in the end')));
  await expect.poll(() => told).toEqual([new Error('at once'), new Error('in the end')]);
});

test('what is cancelled does not begin, and what has begun fails unheard', async () => {
  const told: unknown[] = [];
  const jobs = createJobs((error) => told.push(error));
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  jobs.later(0, () => {
    begun.resolve();
    return end.promise;
  });
  await begun.promise;
  jobs.later(0, () => void told.push('begun'));
  jobs.cancelAll();
  end.reject(new Error('too late'));
  await moment();
  expect(told).toEqual([]);
});
