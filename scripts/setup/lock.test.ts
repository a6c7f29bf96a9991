import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { oneAtATime } from './lock.mjs';

let file: string;
let said: string[];

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'lock-')), 'setup.lock');
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => said.push(String(part)) > 0);
  return () => vi.restoreAllMocks();
});

/** Sets up, over a lock of the process. @returns ms until it had the lock */
async function over(pid: number, abandonedMs?: number): Promise<number> {
  writeFileSync(file, String(pid));
  const begun = performance.now();
  await oneAtATime(async () => {}, { file, ...(abandonedMs !== undefined && { abandonedMs }) });
  return performance.now() - begun;
}

describe('a lock', () => {
  it('of a process that is gone, or had the id of this one, counts for nothing', async () => {
    await over(2 ** 30);
    await over(process.pid);
    // What it waits for would have been said before the first wait.
    expect(said).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it('that nobody touches is another process\u2019s with the same id; until then it is said what is waited for', async () => {
    expect(await over(process.ppid, 1_000)).toBeGreaterThan(1_000);
    expect(said).toEqual([expect.stringContaining(file)]);
  });

  it('is waited for as long as it is touched', async () => {
    const order: string[] = [];
    const first = oneAtATime(
      async () => {
        writeFileSync(file, String(process.ppid));
        await pause(3_000);
        order.push('first');
      },
      { file },
    );
    await pause(100);
    const second = oneAtATime(async () => void order.push('second'), { file, abandonedMs: 2_000 });
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });
});
