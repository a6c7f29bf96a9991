import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { createFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const files = createFiles(join(folder, 'files'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('files of services', () => {
  it('grow from the byte that is named', async () => {
    expect(await files.append('a', Readable.from([Buffer.from('abc')]), 0, 10)).toBe(3);
    expect(await files.append('a', Readable.from([Buffer.from('de'), Buffer.from('f')]), 3, 10)).toBe(3);
    expect([files.sizeOf('a'), readFileSync(files.pathOf('a'), 'utf8')]).toEqual([6, 'abcdef']);
  });

  it('keep what arrived before a connection broke', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('abc');
        throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
      })(),
    );
    expect(await files.append('b', broken, 0, 10)).toBe(3);
    expect(files.sizeOf('b')).toBe(3);
  });

  it('have a limit', async () => {
    await expect(files.append('c', Readable.from([Buffer.alloc(11)]), 0, 10)).rejects.toMatchObject({ status: 413 });
  });

  it('have names without ways out of their folder', () => {
    expect(() => files.pathOf('../a')).toThrow('no name');
  });

  it('go one by one, or all at once', async () => {
    await files.append('d', Readable.from([Buffer.from('d')]), 0, 10);
    files.remove('a');
    expect([files.sizeOf('a'), files.sizeOf('d')]).toEqual([undefined, 1]);
    files.clear();
    expect(files.sizeOf('d')).toBeUndefined();
  });
});
