import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { read, root } from './support/project.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
const files = Object.values(scripts).flatMap((command) => /^node scripts\/([\w-]+\.ts)/.exec(command)?.[1] ?? []);
// Their words are for the broker's own tool, and names of suites.
const own = [...new Set(files)].filter((file) => !['contracts-broker.ts', 'test.ts'].includes(file));

/** How a script ends, and what it says. */
async function run(file: string, parameters: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [`scripts/${file}`, ...parameters], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
  });
  const [[status], stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { status, stdout, said: stderr.trim() };
}

describe('a script, before it does anything, refuses in one line', () => {
  it.each(own)('an option that there is not: %s', async (file) => {
    const { status, stdout, said } = await run(file, ['--nonsense']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(said).toMatch(/^Unknown option '--nonsense'\. Usage: (npm (run|start|test)|node scripts\/).*$/);
  });

  it.each<[file: string, parameters: string[], said: RegExp, env?: NodeJS.ProcessEnv]>([
    ['generate.ts', ['--watch', 'voucher'], /^--watch takes no services.*$/],
    ['measure-client.ts', ['nothing'], /^There is no service called nothing: there are .*$/],
    ['contracts-mutate.ts', ['nothing'], /^There is no service called nothing: there are .*$/],
    ['resilience.ts', ['--seed', 'abc'], /^The seed abc is no whole number.*$/],
    ['resilience.ts', [], /^The seed 1e3 is no whole number.*$/, { RESILIENCE_SEED: '1e3' }],
    ['sandbox.ts', ['stray'], /^Unexpected argument 'stray'.* Usage: npm run sandbox$/],
  ])('what it cannot do: %s %j', async (file, parameters, told, env) => {
    const { status, stdout, said } = await run(file, parameters, env);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(said).toMatch(told);
  });
});
