import { afterEach, describe, expect, test } from 'vitest';
import { createPainters } from './painters.ts';
import type { Painters } from './painters.ts';

let painters: Painters | undefined;
afterEach(() => painters?.close());

describe('the painters', { timeout: 60_000 }, () => {
  test('paint in other threads: this one stays free', async () => {
    painters = createPainters(1);
    await painters.paint({ index: 0, columns: 30, rows: 20 }, 'now');
    // Time of the processor: what else the machine does says nothing of this thread.
    const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];
    await Promise.all([1, 2, 3].map((index) => painters?.paint({ index, columns: 600, rows: 400 }, 'now')));

    expect(process.threadCpuUsage(here).user).toBeLessThan(process.cpuUsage(everywhere).user / 2);
  });

  test('an urgent order overtakes those in advance', async () => {
    painters = createPainters(1);
    const done: string[] = [];
    const order = (name: string, urgency: 'now' | 'later'): Promise<unknown> | undefined =>
      painters?.paint({ index: 5, columns: 30, rows: 20 }, urgency).then(() => done.push(name));
    await Promise.all([order('first', 'later'), order('second', 'later'), order('third', 'later'), order('urgent', 'now')]);

    expect(done).toEqual(['first', 'urgent', 'second', 'third']);
  });

  test('an order that cannot be painted fails alone', async () => {
    painters = createPainters(1);
    const wrong = painters.paint({ index: 100_000, columns: 30, rows: 20 }, 'now');
    const right = painters.paint({ index: 0, columns: 30, rows: 20 }, 'now');

    await expect(wrong).rejects.toThrow('There is no picture 100000');
    expect((await right).length).toBe(30 * 20 * 3);
  });

  test('who orders after they went home is told so, and so is who still waits', async () => {
    painters = createPainters(1);
    const waiting = [0, 1, 2].map((index) => painters?.paint({ index, columns: 30, rows: 20 }, 'now'));
    const outcomes = Promise.allSettled(waiting);
    await painters.close();

    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(painters.paint({ index: 0, columns: 30, rows: 20 }, 'now')).rejects.toThrow('gone home');
  });
});
