import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandOf, runProgram } from './run-program.mjs';

const programModule = JSON.stringify(join(import.meta.dirname, 'run-program.mjs'));

/** Starts a child that writes its process id to the file and goes on for a minute, with what it prints. */
const withChild = (file: string) =>
  `const { spawn } = require('node:child_process');
   const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit' });
   require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid));`;

/** Whether a process goes on: one that nobody has asked about its end is there, and does nothing any more. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** A process that was ended lets go of its output before it is gone. @param file the one with its id */
async function expectEnded(file: string): Promise<void> {
  const pid = Number(readFileSync(file, 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
}

function temporary(): string {
  return mkdtempSync(join(tmpdir(), 'run-program-'));
}

describe('a program', () => {
  it('in a folder with a space in its name gets its parameters as they are', async () => {
    const folder = join(temporary(), 'a b');
    mkdirSync(folder);
    const script = join(folder, 'say.mjs');
    writeFileSync(script, 'console.log(JSON.stringify([process.cwd(), ...process.argv.slice(2)]))');
    const { code, stdout } = await runProgram(['node', script, 'c d', '"e" & $F'], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual([expect.stringMatching(/a b$/), 'c d', '"e" & $F']);
    expect(code).toBe(0);
  });

  it('of npm is a script that the project\u2019s Node runs', async () => {
    const [node, script] = commandOf(['vitest', '--version']);
    expect([node, script]).toEqual([commandOf(['node'])[0], expect.stringMatching(/vitest[\\/]vitest\.mjs$/)]);
    expect((await runProgram(['oxlint', '--version'])).output).toMatch(/\d+\.\d+/);
    expect((await runProgram(['npm', '--version'])).output).toMatch(/^\d+\.\d+/);
  });

  it('that does not exist has failed', async () => {
    const { code, output } = await runProgram(['no-such-program-here']);
    expect([code, output]).toEqual([127, expect.stringContaining('ENOENT')]);
  });

  it('tells apart what it prints for tools and for people, and finds programs of the project by name', async () => {
    const code = 'console.error("é"); console.log(process.env.PATH, process.env.OWN)';
    const heard: string[] = [];
    const result = await runProgram(['node', '-e', code], {
      env: { OWN: 'own' },
      onOutput: (part) => heard.push(part),
    });
    expect(result.stdout).toMatch(/^\S*node_modules.\.bin.* own\n$/);
    expect(result.output).toContain('é');
    expect(heard.join('')).toBe(result.output);
  });
});

describe.skipIf(process.platform === 'win32')('what a program has started', () => {
  it('is ended with it after its time', async () => {
    const file = join(temporary(), 'pid');
    const { code, isLate } = await runProgram(['node', '-e', `${withChild(file)}; setTimeout(() => {}, 60_000)`], {
      limitMs: 8_000,
    });
    expect([code, isLate]).toEqual([1, true]);
    await expectEnded(file);
  });

  it('does not outlive it', async () => {
    const file = join(temporary(), 'pid');
    const { code, isLate } = await runProgram(['node', '-e', `${withChild(file)}; child.unref()`]);
    expect([code, isLate]).toEqual([0, false]);
    await expectEnded(file);
  });

  it('keeps who has started the program no longer than it lives itself', async () => {
    const outer = `
      import { runProgram } from ${programModule};
      await runProgram(['node', '-e', ${JSON.stringify(`${withChild(join(temporary(), 'pid'))}; child.unref()`)}]);
      const over = performance.now();
      process.on('exit', () => console.log(performance.now() - over));`;
    const { stdout } = await runProgram(['node', '--input-type=module', '-e', outer]);
    expect(Number(stdout)).toBeLessThan(3_000);
  });

  it('does not outlive an interruption of who started it, and what cleans up at an exit does', async () => {
    const folder = temporary();
    const [pid, cleaned] = [join(folder, 'pid'), join(folder, 'cleaned')];
    const outer = `
      import { existsSync, writeFileSync } from 'node:fs';
      import { runProgram } from ${programModule};
      process.on('exit', () => writeFileSync(${JSON.stringify(cleaned)}, ''));
      setInterval(() => existsSync(${JSON.stringify(pid)}) && process.kill(process.pid, 'SIGTERM'), 50);
      await runProgram(['node', '-e', ${JSON.stringify(`${withChild(pid)}; setTimeout(() => {}, 60_000)`)}]);
      await new Promise(() => {});`;
    const { code, isLate } = await runProgram(['node', '--input-type=module', '-e', outer], { limitMs: 15_000 });
    expect([code, isLate]).toEqual([143, false]);
    expect(readFileSync(cleaned, 'utf8')).toBe('');
    await expectEnded(pid);
  });
});
