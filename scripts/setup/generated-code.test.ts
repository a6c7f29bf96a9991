import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { generateUnlessGenerated } from './generated-code.mjs';

let root: string;
const spec = (text: string) => writeFileSync(join(root, 'openapi/order.yaml'), text);
const code = () => readFileSync(join(root, 'generated/order.ts'), 'utf8');

async function generate(): Promise<void> {
  writeFileSync(join(root, 'generated/order.ts'), readFileSync(join(root, 'openapi/order.yaml')));
}

/** Generates as the set-up does. @returns whether it had to */
async function start(): Promise<boolean> {
  let isMade = false;
  await generateUnlessGenerated(root, async () => {
    isMade = true;
    await generate();
  });
  return isMade;
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'generated-code-'));
  mkdirSync(join(root, 'openapi'));
  mkdirSync(join(root, 'generated'));
  spec('one');
  await generate();
});

describe('the set-up generates', () => {
  it('once, and again when a spec has changed', async () => {
    expect([await start(), await start()]).toEqual([true, false]);
    spec('two');
    expect([await start(), code(), await start()]).toEqual([true, 'two', false]);
  });

  it('from a spec that was edited in a fresh clone, or after .cache was deleted', async () => {
    spec('two');
    expect([await start(), code()]).toEqual([true, 'two']);
    rmSync(join(root, '.cache'), { recursive: true });
    spec('three');
    expect([await start(), code()]).toEqual([true, 'three']);
  });

  it('from a spec that was taken back after it had been generated from by hand', async () => {
    await start();
    spec('two');
    await generate();
    spec('one');
    expect([await start(), code()]).toEqual([true, 'one']);
  });
});
