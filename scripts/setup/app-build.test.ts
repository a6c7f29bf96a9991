import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUnlessBuilt } from './app-build.mjs';

let root: string;
const source = (text: string) => writeFileSync(join(root, 'src/app.ts'), text);
const built = () => readFileSync(join(root, 'dist/app.js'), 'utf8');

/** Does what a build does: empties its folder, and writes it anew. */
async function vite(): Promise<void> {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/app.js'), readFileSync(join(root, 'src/app.ts')));
}

/** Builds as the set-up does. @returns whether it had to */
async function start(make = vite): Promise<boolean> {
  let isMade = false;
  await buildUnlessBuilt(root, async () => {
    isMade = true;
    await make();
  });
  return isMade;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'app-build-'));
  mkdirSync(join(root, 'src'));
  source('one');
});

describe('the set-up builds the app', () => {
  it('once, and again when its sources have changed', async () => {
    expect([await start(), await start()]).toEqual([true, false]);
    source('two');
    expect([await start(), built()]).toEqual([true, 'two']);
  });

  it('again after a build by hand, of sources that have been taken back', async () => {
    await start();
    source('two');
    await vite();
    source('one');
    expect([await start(), built()]).toEqual([true, 'one']);
  });

  it('again after one that was broken off before it had touched anything', async () => {
    await start();
    source('two');
    await expect(start(() => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
    source('one');
    expect(await start()).toBe(true);
  });

  it('again when what was built is gone', async () => {
    await start();
    rmSync(join(root, 'dist'), { recursive: true });
    expect(await start()).toBe(true);
  });
});
