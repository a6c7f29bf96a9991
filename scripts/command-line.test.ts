import { afterEach, expect, test, vi } from 'vitest';
import { withReportedErrors } from './command-line.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test.each([
  [new Error('There is no service called push.'), 'There is no service called push.'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), expect.stringMatching(/^There is no space left on the disk/)],
  [
    Object.assign(new Error("EROFS: read-only file system, mkdir '/srv/app'"), { code: 'EROFS' }),
    expect.stringMatching(/^This user may not write \/srv\/app/),
  ],
])(
  'what ends a program is told without its stack, with what can be done where that is known: %s',
  async (error, said) => {
    const line = vi.spyOn(console, 'error').mockReturnValue();
    await withReportedErrors(() => {
      throw error;
    });
    expect(line.mock.calls).toEqual([[said]]);
    expect(process.exitCode).toBe(1);
  },
);
