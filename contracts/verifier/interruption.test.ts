import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../support/listening.ts';
import { packVerifier } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'photo-contracts-interrupted-'));
const temporary = join(folder, 'temporary');

beforeAll(() => {
  // Unpacked beside the packages that are here: what the registry adds is shown by package.test.ts.
  execFileSync('tar', ['-xzf', packVerifier(folder), '-C', folder]);
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(temporary);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the verification of a provider that answers nothing but its states, and those once it is told to. */
async function start() {
  const asked: string[] = [];
  const held: ServerResponse[] = [];
  const { url, close } = await listening(async (request, response) => {
    const { method, url: target = '' } = request;
    if (target === '/') return response.end();
    if (target !== '/states') return asked.push('request');
    if (method === 'GET') return response.end(readFileSync(join(folder, 'package/verifier/states.json')));
    const { action } = JSON.parse(await text(request)) as { action: string };
    asked.push(action);
    if (action === 'setup') held.push(response);
    else response.end();
  });
  onTestFinished(close);
  const words = ['verify', '--provider', 'voucher', '--base-url', url, '--state-url', `${url}/states`];
  const child = spawn(process.execPath, [join(folder, 'package/verifier/command.js'), ...words], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, which is sent what a terminal sends.
    detached: true,
  });
  const group = -(child.pid ?? 0);
  onTestFinished(() => void (isThere(group) && process.kill(group, 'SIGKILL')));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const isInterrupted = () => vi.waitFor(() => expect(said).toContain('interrupted'), { timeout: 10_000 });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 60_000 });
  const bringAbout = () => {
    asked.push('there');
    held[0]?.end('{}');
  };
  return { asked, child, ended, group, bringAbout, isInterrupted };
}

function isThere(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

test.each([
  ['SIGTERM alone', 'SIGTERM', 143],
  ['the SIGINT of a terminal, and the one that npx adds', 'SIGINT', 130],
] as const)(
  'F12 %s undoes the state, leaves no file and no process, and is told by the exit code',
  async (_what, signal, code) => {
    const { asked, child, ended, group, bringAbout } = await start();
    bringAbout();
    await vi.waitFor(() => expect(asked).toEqual(['setup', 'there', 'request']), { timeout: 10_000 });
    if (signal === 'SIGINT') process.kill(group, signal);
    child.kill(signal);
    expect(await ended).toBe(code);
    expect(asked).toEqual(['setup', 'there', 'request', 'teardown']);
    expect(readdirSync(temporary)).toEqual([]);
    expect(isThere(group)).toBe(false);
  },
);

test('F12 a state that is being brought about is undone once it is there, and nothing else is asked', async () => {
  const { asked, child, ended, bringAbout, isInterrupted } = await start();
  child.kill('SIGINT');
  await isInterrupted();
  // Long enough for it to end without waiting for the state.
  setTimeout(bringAbout, 500);
  expect(await ended).toBe(130);
  expect(asked).toEqual(['setup', 'there', 'teardown']);
});

test('F12 what is killed outright has the state undone all the same', async () => {
  const { asked, child, bringAbout } = await start();
  bringAbout();
  await vi.waitFor(() => expect(asked).toEqual(['setup', 'there', 'request']), { timeout: 10_000 });
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(asked).toEqual(['setup', 'there', 'request', 'teardown']), { timeout: 10_000 });
});
