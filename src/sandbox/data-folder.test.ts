import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const module = JSON.stringify(join(import.meta.dirname, 'data-folder.ts'));

/** Runs code that gets two folders for a run, with the signal once it has written their paths. @returns the paths, and its exit code */
async function endedBy(signal: NodeJS.Signals, code = ''): Promise<{ paths: string[]; exitCode: number | null }> {
  const all = `
    import { openDataFolder } from ${module};
    const folders = [openDataFolder(':memory:'), openDataFolder(':memory:')];
    ${code}
    setTimeout(() => {}, 60_000);
    console.log(JSON.stringify(folders.map(({ path }) => path)));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', all], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill(signal);
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return { paths: JSON.parse(said.toString()), exitCode };
}

describe('a data folder that keeps nothing', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('goes when %s ends the program', async (signal, code) => {
    const { paths, exitCode } = await endedBy(signal);
    expect(exitCode).toBe(code);
    expect(paths.filter((path) => existsSync(path))).toEqual([]);
  });

  it('goes when the program has ended by itself at a signal', async () => {
    const own = `process.once('SIGINT', () => setTimeout(() => process.exit(folders.length + 5), 50));`;
    const { paths, exitCode } = await endedBy('SIGINT', own);
    expect(exitCode).toBe(7);
    expect(paths.filter((path) => existsSync(path))).toEqual([]);
  });
});
